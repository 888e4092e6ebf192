/** What a call answers when it fails. */
export const failures = {
  /** What a call answers when it has nothing better to say. */
  failures: {
    notFound: 'Not found',
    notAllowed: 'Not allowed',
    secondFactorRequired:
      'Your role needs a second step when signing in. Please set it up in your profile, or sign in with it.',
    subscriptionRequired: 'Subscribe to Create Episodes',
    invalidInput: 'Please check what you entered',
    changed: 'This has changed in the meantime. Please reload.',
    addressUnconfirmed:
      'Please confirm your email address first: the link is in the message we sent you. In your profile you can have it sent again.',
    storiesWait: 'Your last corrections are still being drawn. Please try again in a few seconds.',
    namesWait: 'Some names are still waiting to be spoken. Please try again in a few seconds.',
    retriedOften:
      'We have tried to make this episode several times now. Nothing you wrote is lost: please try again in an hour.',
    looksWait: 'Some photos are still waiting to be looked at. Please try again in a few seconds.',
    firstLookUsed: 'You have seen the avatars of a child before paying already. With a plan you can go on.',
    /** Of what one account may have only so much at a time. */
    full: {
      episodes:
        'So many of your episodes are being made already that there is no room for another. As soon as one of them is ready, please try again.',
      children:
        'Several of your children are still waiting for their subscription. Please subscribe for one of them, or delete one, before you add another.',
      photos:
        'Too many pictures of yours are waiting to be used. Please remove some from your forms, or try again tomorrow.',
      family: 'Your family is full. Please remove somebody before you add another.',
      streams: 'Milestoon is open in too many windows at once. Please close some of them.',
    },
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
    shaming:
      'We would love to tell this so that your child is glad to hear it. Please leave out the words that hurt, and tell what was felt, tried or learned.',
    death:
      'This must be so hard, and we are sorry. A cheerful cartoon is not the right place for it. We would love to tell a gentle memory instead.',
    personal:
      'To keep your family safe, please leave out addresses, phone numbers, e-mail addresses and links.',
    instructions:
      'Please tell us only what happened, in your own words. We could not find a story in this text.',
    'self-harm':
      'This sounds very heavy, and we hope that nobody has to carry it alone: a doctor or a local helpline can be there right now. We cannot make a film of it, but we would love to tell a gentler moment.',
    drugs: 'This does not fit a film for a child. Please tell us about another moment.',
    commerce:
      "Our films tell of your child's life and cannot carry advertising. Please leave that part out and try again.",
  },
};
