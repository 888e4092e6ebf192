import { operatorLine } from '../../../site.ts';
import type { LegalDocument } from '../index.ts';

/** The privacy policy in English. */
export const privacy: LegalDocument = {
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
                : `A language model of ${storyCompany} helps to write the stories. Your words, the first name, the relation of family members you name, and yours if you say who is writing, are sent there, never a photo.`,
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
          'What your family answers by a link: hearts and hellos, written or spoken, with the name they give and, where it is spoken, that whoever speaks agreed.',
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
        'A story may be told by your family. Whoever speaks agrees before anything is recorded; for a child its parent does. A recording tells that one film and nothing else: no voice is imitated or learned from it, nobody is recognised by it, and the recording is given to nobody. The voice is in the finished film: whoever you show the film to by a link, as a saved file, in the film of a season or wherever you publish it hears it.',
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
        ({ cdn }) =>
          cdn === null
            ? null
            : `Finished films, their pictures and the drawings of avatars come to you by way of a delivery service (${cdn}), which keeps copies, asks us after ten minutes whether it may still show them, and sees the network address of whoever watches. Photos you upload, recordings and your data do not go there.`,
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
          'Recordings and hellos: until you delete them or their episode; spoken hellos also until you end the link they came by.',
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
};
