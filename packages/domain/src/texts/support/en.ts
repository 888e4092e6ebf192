import type { SupportReason } from '../../support.ts';

const reasons: Record<SupportReason, string> = {
  question: 'A question',
  fault: 'Something does not work',
  payment: 'A payment or an invoice',
  refund: 'Money back within 60 days',
  privacy: 'My data or my rights',
  other: 'Something else',
};
const messageRequired = 'Please write what it is about';
const messageTooLong = 'Please write at most 4000 characters';

/** Of a text; `by` characters. */
const tooLong = (by: number): string =>
  by === 1
    ? 'This is 1 character too long. Nothing is lost: shorten it to go on.'
    : `This is ${by} characters too long. Nothing is lost: shorten it to go on.`;

/** The same where the field does not stand beside it, as in a list of what is missing. */
const tooLongIn = (field: string, by: number): string =>
  by === 1
    ? `“${field}” is 1 character too long. Nothing is lost: shorten it to go on.`
    : `“${field}” is ${by} characters too long. Nothing is lost: shorten it to go on.`;

/** What the server says and mails about a message to support. */
export const support = {
  tooLong,
  tooLongIn,
  messageRequired,
  messageTooLong,
  reasons,
  /** To whoever answers. */
  mail: {
    subject: (number: string, reason: string): string => `[${number}] ${reason}`,
    from: 'From',
    reason: 'About',
    language: 'Language',
    account: 'Signed in to an account',
    signedIn: (signedIn: boolean): string => (signedIn ? 'yes' : 'no'),
    answer: 'Answer',
    sent: 'Sent',
  },
  /** To the sender, where the address is known to be theirs. */
  receiptMail: {
    subject: (product: string, number: string): string => `${product}: your message ${number}`,
    text: (number: string): string =>
      `Thank you, your message has arrived. Its number is ${number}. We reply within 24 business hours. This is what you wrote:`,
    button: 'Support',
  },
};

/** The contact form. It stands on a page that is read without the app, so its texts come with that page. */
export const contact = {
  title: 'Write to us',
  lead: 'This works without an account, too.',
  reason: 'What is it about?',
  reasons,
  email: 'Your email address',
  emailHint: 'Our answer goes there.',
  message: 'Your message',
  hints: {
    question: 'Ask whatever you like.',
    fault: 'Please tell us what you did, what you expected and what happened instead.',
    payment:
      'Please tell us the date and the sum, and the address you paid with. Never send the number of a card.',
    refund: 'Please write from the address you paid with, or name it. You need not say why.',
    privacy: 'Please tell us which right you want to use, and for which account.',
    other: 'Whatever it is.',
  },
  noPhotos: 'Please do not send photos of your child: we do not need them to help you.',
  submit: 'Send message',
  submitting: 'Sending...',
  emailRequired: 'Please enter your email address',
  messageRequired,
  tooLong,
  failed: 'Your message could not be sent. Please try again.',
  /** What becomes of it, before it is sent. */
  mailed: 'Your message goes to the people who answer, and you get a number for it.',
  kept: 'This service sends no emails: your message is kept for the people who run it, and you get a number for it.',
  receipt: {
    title: 'Your message has arrived',
    number: 'Its number is',
    sent: (date: string): string => `Received ${date}`,
    mailed: 'We reply within 24 business hours, Monday to Friday, 9:00 to 18:00 GMT. Please keep the number.',
    kept: 'The people who run this service will find it and answer to your address. Please keep the number.',
    another: 'Write another message',
  },
  byMail: (email: string): string => `Or write an email to [${email}](mailto:${email}).`,
  withoutScript: 'The form needs JavaScript.',
};
