import type { billing } from '../billing.ts';
import type { References } from './call-reference.ts';

export const billingReference: References<typeof billing> = {
  subscription: {
    summary: 'What the caller has subscribed to',
    description:
      'Whether a subscription is active or on trial, how many there are, the name of the plan, and for each one whom it is for and how it stands.',
    access: 'signed-in',
    errors: [],
  },
  checkout: {
    summary: 'Open a payment page',
    description:
      'Answers with the address of a hosted payment page, for the plan or, with metadata, for one more child. The return addresses must belong to this app. What is running already is not sold again.',
    access: 'signed-in',
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  sync: {
    summary: 'Read the subscriptions anew',
    description:
      'Asks the payment provider for the caller’s subscriptions and stores what it says. Found is whether one of them is active.',
    access: 'signed-in',
    errors: ['CONFLICT'],
  },
  portal: {
    summary: 'Open the billing portal',
    description:
      'Answers with the address of a hosted page where subscriptions are cancelled and resumed, the card is changed and invoices are found.',
    access: 'signed-in',
    errors: ['CONFLICT'],
  },
};
