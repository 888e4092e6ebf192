import type { account } from '../account.ts';
import type { References } from './call-reference.ts';

export const accountReference: References<typeof account> = {
  session: {
    summary: 'Who is signed in',
    description:
      'The person and their role, or null for both when nobody is signed in; withheld when the role’s powers wait for a second factor. Never denied.',
    access: 'anyone',
    errors: [],
  },
  changePassword: {
    summary: 'Change the password',
    description:
      'Needs the current password. Every other session of the person ends at once, every API key and every open invitation. Ten wrong passwords within 15 minutes close the call for the rest of that time.',
    access: 'signed-in',
    errors: ['TOO_MANY_REQUESTS'],
  },
  requestPasswordReset: {
    summary: 'Ask for a link to set a new password',
    description:
      'Mails a link if there is an account with this address: three in 15 minutes, and within a day eight for a device that the account knows, four for another network and six for all such together. Answer and time are the same if there is none, or no more are mailed.',
    access: 'anyone',
    errors: ['TOO_MANY_REQUESTS'],
  },
  resetPassword: {
    summary: 'Set a new password by a mailed link',
    description:
      'The token of the link works once, within the hour. Every session of the person ends, every other link with it, every API key and every open invitation.',
    access: 'anyone',
    errors: ['TOO_MANY_REQUESTS'],
  },
  viewConfirmation: {
    summary: 'Which account a link confirms',
    description: 'The address that the token of a mailed link is for. Confirms nothing.',
    access: 'anyone',
    errors: ['TOO_MANY_REQUESTS'],
  },
  confirmAddress: {
    summary: 'Confirm an address by a mailed link',
    description:
      'The token of the link works once, within 24 hours, for whoever has it. What waited for the confirmation works from now on.',
    access: 'anyone',
    errors: ['TOO_MANY_REQUESTS'],
  },
  requestConfirmation: {
    summary: 'Have the link mailed again',
    description:
      'Nothing is sent where the address is confirmed already, or the server sends no mails. Three mails to an address within 15 minutes, eight a day.',
    access: 'signed-in',
    errors: ['TOO_MANY_REQUESTS'],
  },
  addressChange: {
    summary: 'The address that waits',
    description: 'The address that the account is to have, once the link that was mailed to it is opened.',
    access: 'signed-in',
    errors: [],
  },
  requestAddressChange: {
    summary: 'Change the address',
    description:
      'Needs the password. A link goes to the new address, a notice to the present one if that is confirmed; where the server sends no mails, the change is made at once. Five within the hour, three mails to an address.',
    access: 'signed-in',
    errors: ['CONFLICT', 'SECOND_FACTOR_REQUIRED', 'TOO_MANY_REQUESTS'],
  },
  confirmAddressChange: {
    summary: 'Confirm a new address',
    description:
      'The token of the link works once, within 24 hours, for the account that asked for it. Every other session of it ends, and every other link that was mailed to it.',
    access: 'signed-in',
    errors: ['TOO_MANY_REQUESTS'],
  },
  sessions: {
    summary: 'Where the caller is signed in',
    description:
      'Every open session, the latest first: the browser in a few names, the network without its last part, when it was first and last seen, and which one asks.',
    access: 'signed-in',
    errors: [],
  },
  endSession: {
    summary: 'Sign out one session',
    description: 'Its browser is signed out at once, and gets no push messages any more.',
    access: 'signed-in',
    errors: ['NOT_FOUND'],
  },
  endOtherSessions: {
    summary: 'Sign out everywhere else',
    description: 'Ends every session of the caller but the one that asks, and says how many.',
    access: 'signed-in',
    errors: [],
  },
};
