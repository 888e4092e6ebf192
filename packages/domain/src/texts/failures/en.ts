/** What a call answers when it fails. */
export const failures = {
  /** What a call answers when it has nothing better to say. */
  failures: {
    notFound: 'Not found',
    notAllowed: 'Not allowed',
    subscriptionRequired: 'Subscribe to Create Episodes',
    invalidInput: 'Please check what you entered',
    changed: 'This has changed in the meantime. Please reload.',
    tooLarge: 'This is too large',
    unsuitable: 'We could not turn this into a story for children.',
  },
  /** Why no film is made of a text. */
  refusals: {
    violence:
      'This sounds like something hard, and our little films are made for gentle moments. Could you tell us about a happy or brave one?',
    sexual:
      'We keep our films safe for every child, so this text cannot become an episode. Please tell us about another moment.',
    hate: 'Our films are for all families, so we leave out words that hurt others. Please tell the moment in kinder words.',
    'self-harm':
      'This sounds very heavy, and we hope that nobody has to carry it alone: a doctor or a local helpline can be there right now. We cannot make a film of it, but we would love to tell a gentler moment.',
    drugs: 'This does not fit a film for a child. Please tell us about another moment.',
    commerce:
      "Our films tell of your child's life and cannot carry advertising. Please leave that part out and try again.",
  },
};
