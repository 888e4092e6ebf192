import type { sharing } from '../sharing.ts';
import type { References } from './call-reference.ts';

const whoeverHasIt = 'For everybody who has the link; no account is needed.';
const noMore =
  'A link that was never made, one that was ended or has run out, and one that asks for a code without its pass are all not found.';

export const sharingReference: References<typeof sharing> = {
  links: {
    summary: 'Links to films',
    description:
      'All links of the caller under which something can be watched without an account: what each opens, until when, how often it was watched.',
    access: 'signed-in',
    errors: [],
  },
  watchLink: {
    summary: 'Who can watch an episode here',
    description: 'And the address under which it can be watched without an account, where there is one.',
    access: 'signed-in',
    errors: ['NOT_FOUND'],
  },
  changeWatchLink: {
    summary: 'Change who can watch an episode here',
    description:
      'Unlisted and public make an address under which the film can be watched without an account, for so many days or views or until it is ended, with a code if wanted; private ends it, and whoever is watching is cut off. An address that has ended never works again. What is left out stays as it is. CONFLICT without a finished film.',
    access: 'signed-in',
    errors: ['NOT_FOUND', 'CONFLICT', 'ADDRESS_UNCONFIRMED'],
  },
  childLink: {
    summary: 'Who can watch a season or everything of a child here',
    description: 'With `season` that season, without it all films there are and will be.',
    access: 'signed-in',
    errors: ['NOT_FOUND'],
  },
  changeChildLink: {
    summary: 'Change who can watch a season or everything of a child here',
    description: 'As for an episode. Films that are finished later are opened by the same address.',
    access: 'signed-in',
    errors: ['NOT_FOUND', 'ADDRESS_UNCONFIRMED'],
  },
  films: {
    summary: 'What a link opens',
    description: `${whoeverHasIt} Where a code is asked for, nothing else is told without the pass for it. ${noMore} So is one that was watched as often as it may be.`,
    access: 'anyone',
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  enterCode: {
    summary: 'Enter the code of a link',
    description: `Answers with a pass for some hours. Ten wrong codes within a quarter of an hour are TOO_MANY_REQUESTS for the link, a hundred in all close it. ${noMore}`,
    access: 'anyone',
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  watch: {
    summary: 'Watch a film of a link',
    description: `Counts the view and answers with the addresses of its files, which work for some hours and end with the link. ${noMore}`,
    access: 'anyone',
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  sendHello: {
    summary: 'Send a hello for a film',
    description: `A heart, or a few words, for the parent alone. Words that no film would be made of are UNSUITABLE. ${noMore}`,
    access: 'anyone',
    errors: ['NOT_FOUND', 'UNSUITABLE', 'TOO_MANY_REQUESTS'],
  },
  sendSpokenHello: {
    summary: 'Speak a hello for a film',
    description: `A form with the file of a browser's recorder (Opus in WebM or Ogg, AAC in MP4), for the parent alone. Made quieter where it hums, levelled, and kept until the parent deletes it or ends the link. What is no sound, longer than twenty seconds or too quiet is INVALID_INPUT; CONFLICT where a film has as many as it may. ${noMore}`,
    access: 'anyone',
    errors: ['NOT_FOUND', 'CONFLICT', 'UNSUITABLE', 'TOO_MANY_REQUESTS'],
  },
  hellos: {
    summary: 'Hellos for an episode',
    description: 'What people sent back who watched it by a link, the newest first.',
    access: 'signed-in',
    errors: ['NOT_FOUND'],
  },
  removeHello: {
    summary: 'Remove a hello',
    description: 'It is gone for good.',
    access: 'signed-in',
    errors: ['NOT_FOUND'],
  },
};
