import { operatorLine } from '../../site.ts';
import { contact } from '../support/en.ts';
import type { LegalTexts } from './index.ts';

/** The legal pages in English. */
export const legal: LegalTexts = {
  contents: 'On this page',
  asOf: (date) => `As of ${date}`,
  others: 'Read on',
  contact,
  names: { terms: 'Terms', privacy: 'Privacy', cookies: 'Cookies', support: 'Support' },
  terms: {
    title: 'Terms of Service',
    lead: 'What you may expect of Milestoon, and what we expect of you.',
    sections: [
      {
        title: 'The service',
        blocks: [
          "Milestoon turns a child's real life into an animated series. From one to four photos it draws cartoon avatars, of which you choose one. From each milestone you write down, with one or two photos, it makes an animated episode with voices, music and captions.",
          (site) =>
            `The service is run by ${operatorLine(site, 'a company in Portugal')}. It is a prototype: parts of it may change, fail or be missing, and we may end it. If we do, we tell you in time to download your episodes.`,
        ],
      },
      {
        title: 'Who may use it',
        blocks: [
          'You must be an adult. You may add a child if you are a parent or legal guardian of it, or have the permission of somebody who is.',
          'Keep your password to yourself. What happens through your account counts as yours unless you could not prevent it.',
        ],
      },
      {
        title: 'Your photos and stories',
        blocks: [
          'They stay yours. You allow us to store and change them as far as that is needed to draw the avatars and to make the episodes you ask for, and for nothing else. We do not show them to others, do not advertise with them and do not train any model with them.',
          'Please upload only:',
          [
            'photos you took yourself or may use,',
            'photos on which those who can be recognised agree, or their parents do,',
            'texts that hurt nobody and advertise nothing.',
          ],
          'We may refuse or remove what breaks these rules or the law.',
        ],
      },
      {
        title: 'Avatar, style and episodes',
        blocks: [
          'The avatar you choose is kept for good, so that your child stays recognisable through the whole series. The animation style can be changed once per calendar month.',
          'Episodes are yours to watch, to download and to publish, privately or for all. They are computer-generated, and every video file says so in its description. Please do not remove that mark, and do not present an episode as a recording of real events.',
          'Creating an episode usually takes under two minutes. We do not promise a time: it depends on how much there is to do.',
        ],
      },
      {
        title: 'Prices and payment',
        blocks: [
          'The app needs a paid subscription. The price is shown before you pay. Each child you add creates an additional subscription. It renews every month until you cancel it, which you can do at any time in the billing portal; it then ends with the month already paid.',
          'Cards are handled by a payment provider. We never see the number of your card.',
        ],
      },
      {
        title: '60-day money-back guarantee',
        blocks: [
          'If you are not happy, [write to us](/legal/support?reason=refund) within 60 days after your first payment and you get it back, without a reason. This comes on top of the 14-day right of withdrawal that consumers in the European Union have.',
        ],
      },
      {
        title: 'Ending and deleting',
        blocks: [
          'You may delete an episode, or a child with all its episodes, at any time. That is permanent.',
          'Videos that were published on a video platform remain there, unless a box that deletes them there too is offered when you delete, and you tick it. Otherwise you have to delete them on the platform yourself.',
          'We may close an account that breaks these terms in a serious way. Where it is fair to do so, we warn you first.',
        ],
      },
      {
        title: 'What we answer for',
        blocks: [
          'We answer without limit for intent, gross negligence and harm to life and health. Beyond that we answer for what is typical and foreseeable in a service of this kind and price. Your rights as a consumer are not touched.',
          'Keep the photos that matter to you: Milestoon is no archive.',
        ],
      },
      {
        title: 'Law and changes',
        blocks: [
          'The law of Portugal applies. Consumers keep the protection of the country they live in, and may go to its courts.',
          'If we change these terms in a way that matters, we tell you before. If you do not agree, you may cancel.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy Policy',
    lead: 'What we keep, why, for how long, and what you can do about it.',
    sections: [
      {
        title: 'In short',
        blocks: [
          [
            'Photos of your child are used to draw the avatar and are deleted within about 30 days.',
            ({ generator }) =>
              generator
                ? 'Avatars and films are made for us by a studio outside this service. Photos, names and texts are sent there for that, and for nothing else.'
                : 'Faces are read and films drawn by the service itself. Your photos are not handed to anybody for that.',
            ({ generator, storyCompany }) =>
              generator
                ? null
                : storyCompany === null
                  ? 'Stories are written by the service itself: your words go to nobody.'
                  : `A language model of ${storyCompany} helps to write the stories. Your words, the first name and the relation of family members you name are sent there, never a photo.`,
            ({ generator, voiceCompany }) =>
              generator
                ? null
                : voiceCompany === null
                  ? 'Voices are spoken by the service itself.'
                  : `Voices are spoken by ${voiceCompany}. The lines of the story are sent there, never a photo.`,
            'There is no advertising, no tracking and no content from other sites.',
            'You can delete a child and everything made of it at any time.',
          ],
        ],
      },
      {
        title: 'Who is responsible',
        blocks: [
          (site) =>
            site.operator.name === null
              ? 'Milestoon is run by a company in Portugal, which is responsible for your data under the General Data Protection Regulation (GDPR). You reach us with the [contact form](/legal/support?reason=privacy).'
              : `The controller of your data under the General Data Protection Regulation (GDPR): ${operatorLine(site)}. You reach us with the [contact form](/legal/support?reason=privacy).`,
          ({ support }) =>
            support.email === null ? null : `Or by email: [${support.email}](mailto:${support.email}).`,
        ],
      },
      {
        title: 'What we keep',
        blocks: [
          [
            'Your account: email address and a protected form of your password that nobody can read.',
            'Your child: the name you give, the animation style, the look we read from the photos (such as hair and eye colour) and the avatar.',
            'Your episodes: title, text, photos, screenplay and the finished video.',
            'Your subscription: whether it is active, and the references of the payment provider. No card numbers.',
            'Recordings: the lines of a story that you, your family and those you ask read aloud, with the name you give for who speaks and that they agreed.',
            'What your family answers by a link: hearts and hellos, with the name they give.',
            'What you write to support: your message and the address for the answer.',
            'Technical records: when something was asked of the server and whether it worked. Names, titles and file names are not in them.',
          ],
        ],
      },
      {
        title: 'Photos',
        blocks: [
          'Before a photo is stored it is made smaller, and place, time and camera are removed from it. It lies in private storage; links to it are signed for you and expire.',
          'To draw your child we read features such as face shape, hair and eye colour. That is done to make a likeness, not to identify anybody. The photos of one child are compared with each other while they are read, so that a photo of another child is noticed. They are compared with no other faces, and no face template is kept.',
          'Source photos of a child are deleted within about 30 days after the avatar was chosen, or after the upload where none was. Photos of an episode stay as long as the episode, because they appear in it.',
        ],
      },
      {
        title: 'Voices',
        blocks: [
          'A story may be told by your family. Whoever speaks agrees before anything is recorded; for a child its parent does. A recording tells that one film and nothing else: no voice is imitated or learned from it, nobody is recognised by it, and it is given to nobody.',
          'Recordings lie in private storage of their own, are in the copy of your data, and can be deleted at any time, all those of one person at once. A finished film keeps the voice until it is made anew or deleted.',
          'Somebody you ask needs no account: their link opens that one story for seven days or until it is sent. You hear it after that, what you do not take is deleted, and what was never sent goes with the link.',
        ],
      },
      {
        title: 'Children',
        blocks: [
          'Accounts are for adults. We do not knowingly collect anything from children under 16. What we know about a child comes from its parent, who can see, change and delete it.',
          'If you believe that a child has made an account, [tell us](/legal/support?reason=privacy) and we delete it.',
        ],
      },
      {
        title: 'Why we may',
        blocks: [
          [
            'To carry out what you ordered: account, avatars, episodes, payment (GDPR, article 6(1)(b)).',
            'With your consent: photos of your child. You may withdraw it by deleting the child (article 6(1)(a)).',
            'With the consent of whoever speaks: recordings. It is withdrawn by deleting them (article 6(1)(a)).',
            'To keep the service safe and running: technical records (article 6(1)(f)).',
            'Because the law asks for it: records of payments (article 6(1)(c)).',
          ],
        ],
      },
      {
        title: 'Who else receives data',
        blocks: [
          'The payment provider receives your email address and the first names of the children you pay for, so that its pages and bills say what is for whom, and handles your card.',
          ({ youtube }) =>
            youtube
              ? 'If you publish an episode, YouTube receives the video under the visibility you chose.'
              : null,
          'Whoever has a family link you made can watch what it opens, until it ends or you end it.',
          ({ generator, storyCompany, voiceCompany }) =>
            generator || storyCompany !== null || voiceCompany !== null
              ? 'Who helps to make the episodes stands above, under “In short”. Nobody else receives anything, and we sell nothing.'
              : 'Nobody else receives anything, and we sell nothing.',
        ],
      },
      {
        title: 'How long',
        blocks: [
          [
            'Source photos of a child: about 30 days after the avatar was chosen, or after the upload where none was.',
            'Child, avatar and episodes: until you delete them.',
            'Account: until it is deleted.',
            'Recordings and hellos: until you delete them or their episode.',
            'What you write to support: twelve months, or until your account is deleted.',
            'Records of payments: as long as tax law demands.',
          ],
          'Deleting is real: photos, avatars and videos are removed from our storage. Published videos remain on the video platform until they are deleted there, by you or by the box that is offered for it.',
        ],
      },
      {
        title: 'Your rights',
        blocks: [
          'You may see, correct, take along and delete your data, restrict or object to its use and withdraw a consent. Much of it you can do in the app; for the rest [write to us](/legal/support?reason=privacy).',
          'You may complain to a data protection authority; in Portugal that is the Comissão Nacional de Proteção de Dados (CNPD).',
        ],
      },
      {
        title: 'Computer-generated content',
        blocks: [
          'Avatars, voices and films are made by computer. No decision about you is made that way. The video files carry a mark that says so.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookie Policy',
    lead: 'Two cookies, a few notes in your own browser, and nothing that follows you.',
    sections: [
      {
        title: 'The two cookies',
        blocks: [
          'One keeps you signed in. It ends when you sign out or when it expires. The other lets us know this browser again, for 180 days after you last signed in, so that we can tell you when somebody signs in from another one.',
          'Both are needed for the service and are read by our server only. Before you sign in there is no cookie at all; while you do so with a passkey or a code, there is one more for some minutes.',
        ],
      },
      {
        title: 'What your browser remembers',
        blocks: [
          'These notes stay in your browser and are never sent to anybody:',
          [
            'the theme you chose: light, dark or as the system has it,',
            'the language you chose,',
            'whether captions are shown, and how large,',
            'the name of the star that you typed on the first page, for 24 hours,',
            'what you typed into an unfinished form, until you close the tab,',
            'the files of the app itself, so that it starts quickly and without a connection. Photos and films are not among them.',
          ],
        ],
      },
      {
        title: 'What there is not',
        blocks: [
          'No advertising, no tracking, no statistics about visitors, no content from other sites. That is why we show no cookie banner: there is nothing to agree to.',
        ],
      },
      {
        title: 'How to get rid of it',
        blocks: [
          'Sign out, and delete the data of this site in the settings of your browser. You will have to sign in again; nothing else is lost.',
        ],
      },
    ],
  },
  support: {
    title: 'Support',
    lead: 'We are there Monday to Friday, 9:00 to 18:00 GMT, and reply within 24 business hours.',
    sections: [
      {
        title: 'How to reach us',
        blocks: [
          'Write to us with the form on this page. You get a number for your message, and our answer comes to your email address.',
          ({ support }) =>
            support.url === null ? null : `You also find us on [our page outside Milestoon](${support.url}).`,
        ],
      },
      {
        title: 'A payment is not shown',
        blocks: [
          "Sign in and press 'Check for Recent Payments' on the page that asks for a subscription. We then ask the payment provider anew.",
        ],
      },
      {
        title: 'No face was found in a photo',
        blocks: [
          'Take one from the front, in daylight, with only your child in it and nothing in front of the face. You can also set hair, eyes and skin by hand.',
        ],
      },
      {
        title: 'An episode takes longer than usual',
        blocks: [
          'Several episodes at once wait for one another. You may close the page meanwhile. An episode that stopped says so in your list and can be started again; nothing you wrote is lost.',
        ],
      },
      {
        title: 'Change or delete',
        blocks: [
          'Edit and delete a child in the menu on its card, an episode in the menu in the list. To be safe you type the exact name or title. Videos you published stay on the video platform and must be deleted there by hand, unless a box that deletes them there too is offered and you tick it.',
        ],
      },
      {
        title: 'Money back',
        blocks: [
          '[Write to us](/legal/support?reason=refund) within 60 days after your first payment. We do not ask why.',
        ],
      },
    ],
  },
};
