import { operatorLine } from '../../site.ts';
import { contact } from '../support/en.ts';
import type { LegalTexts } from './index.ts';
import { privacy } from './privacy/en.ts';

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
  privacy,
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
            'what you typed into an unfinished form, until you close the tab; of a story that you began to write the words, for seven days, until you sign out,',
            'the files of the app itself, so that it starts quickly and without a connection. Photos and films are not among them.',
          ],
          'A recording that has not been sent yet waits in your browser too, until it is sent, you sign out, or its film or link is gone.',
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
