/** What becomes of a test card. `later`: when it is charged again without the buyer. */
export interface TestCard {
  number: string;
  brand: 'visa';
  now: 'accepted' | 'declined' | 'confirmed by the buyer';
  later: 'accepted' | 'declined';
  /** For whoever chooses it. */
  label: string;
  /** The name Stripe's API has for it. */
  paymentMethod: string;
}

/** The numbers Stripe documents for its test mode, with the same effect. */
export const testCards = [
  {
    number: '4242424242424242',
    brand: 'visa',
    now: 'accepted',
    later: 'accepted',
    label: 'Is accepted',
    paymentMethod: 'pm_card_visa',
  },
  {
    number: '4000002500003155',
    brand: 'visa',
    now: 'confirmed by the buyer',
    later: 'accepted',
    label: 'Asks to confirm (3-D Secure)',
    paymentMethod: 'pm_card_authenticationRequiredOnSetup',
  },
  {
    number: '4000000000000341',
    brand: 'visa',
    now: 'accepted',
    later: 'declined',
    label: 'Is accepted now, declined later',
    paymentMethod: 'pm_card_chargeCustomerFail',
  },
  {
    number: '4000000000000002',
    brand: 'visa',
    now: 'declined',
    later: 'declined',
    label: 'Is declined',
    paymentMethod: 'pm_card_visa_chargeDeclined',
  },
] as const satisfies readonly TestCard[];

/** Nobody has to choose: the first one works. */
export const usualCard: TestCard = testCards[0];

/** A card by its number, with or without spaces; undefined for any number that is not a test card. */
export const cardNumbered = (number: string): TestCard | undefined =>
  testCards.find((card) => card.number === number.replaceAll(/\s/g, ''));

export const cardNamed = (paymentMethod: string): TestCard | undefined =>
  testCards.find((card) => card.paymentMethod === paymentMethod);

export const lastFour = (card: TestCard): string => card.number.slice(-4);

/** In groups of four, as on the card. */
export const spaced = (card: TestCard): string => card.number.replaceAll(/(.{4})(?=.)/g, '$1 ');
