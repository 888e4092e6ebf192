/** The plan, its payment and what is known of it. */
export const billing = {
  plan: {
    title: 'Choose your plan',
    tab: 'Subscription',
    lead: 'One plan with everything in it.',
    unknown: 'Unknown Plan',
    perMonth: 'per month',
    description: 'Unlimited animated stories of your child, with new magic every month',
    includes: {
      episodes: 'Unlimited episodes of your child',
      styles: 'Four drawing styles, drawn from your photos',
      sound: 'Voices, music and captions in every episode',
      publishing: 'Watch, download or publish to a private playlist',
      /** Where nothing can be published. */
      download: 'Watch in the app, or download',
    },
    note: (price: string, withOneChild: string): string =>
      `Each added child has a subscription of its own: ${price} per month for your account, and ${price} per month for every child you add. With one child that is ${withOneChild} per month. Cancel whenever you like.`,
    subscribe: 'Subscribe Now',
    opening: 'Opening payment...',
  },
  /** What runs, for whom, how much it costs and until when. */
  plans: {
    title: 'What you pay for',
    forAccount: 'Your account',
    price: (price: string): string => `${price} per month`,
    renews: (date: string): string => `Renews on ${date}`,
    ends: (date: string): string => `Cancelled. Ends on ${date}; nothing more is charged.`,
    unpaid: 'The last payment did not go through. Please check your card.',
    afterwards:
      'What you have cancelled works until its last day. After that your films, your data and your account stay yours.',
  },
  subscriptionCheck: {
    checking: 'Checking your subscription…',
    active: 'Welcome Back',
    activeText: 'Your subscription is active. The next story is waiting for you.',
    goOn: 'Continue to App',
    required: 'Subscription Required',
    requiredText: "Subscribe to turn your child's milestones into animated episodes.",
    endedText:
      'Your subscription has ended. Your films stay yours: watch them, download them, take them with you.',
    /** The same where no film is left. */
    endedEmpty:
      'Your subscription has ended, and there are no films in your account. The account stays yours.',
    unpaidText: 'The last payment did not go through. With another card everything goes on.',
    checkCard: 'Check your card',
    check: 'Check for Recent Payments',
    found: 'Your payment was found.',
    notFound: (email: string): string =>
      `No payment was found for ${email}. If you paid under another address, please sign in with that one.`,
    /** What needs no subscription. */
    ways: 'Without a subscription',
  },
  welcomeAboard: {
    title: 'Welcome Aboard',
    text: 'Thank you! Next we get to know your child. You will be taken there in a few seconds.',
    goOn: 'Continue Setup',
    again: 'Thank you! Everything is as you left it. You will be taken there in a few seconds.',
    goHome: 'Continue to App',
    asking: 'Looking for your payment…',
    awaited: 'No payment yet',
    awaitedText:
      'We have not heard of a payment. If you have just paid, this page goes on by itself as soon as it arrives.',
    back: 'Back',
  },
  /** The page of an account that needs no subscription. */
  accountPage: {
    title: 'Your account',
    children: 'Your children',
    films: 'Your films',
    filmsLead: 'Your films stay yours: watch them, download them, keep them.',
    noFilms: 'No films yet',
    noFilmsText: 'Films that are made for your children stand here.',
    filmsFailed: 'Your films could not be loaded.',
    opening: 'Opening your billing page…',
    openAgain: 'Try again',
  },
  sync: {
    done: 'Subscriptions synced successfully',
    failed: 'Failed to sync subscriptions',
    unreachable: 'An error occurred while syncing subscriptions',
  },
};
