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
    },
    note: 'Each added child has a subscription of its own. Cancel whenever you like.',
    subscribe: 'Subscribe Now',
    opening: 'Opening payment...',
  },
  subscriptionCheck: {
    checking: 'Checking your subscription…',
    active: 'Welcome Back',
    activeText: 'Your subscription is active. The next story is waiting for you.',
    goOn: 'Continue to App',
    required: 'Subscription Required',
    requiredText: "Subscribe to turn your child's milestones into animated episodes.",
    check: 'Check for Recent Payments',
  },
  welcomeAboard: {
    title: 'Welcome Aboard',
    text: 'Thank you! Next we get to know your child. You will be taken there in a few seconds.',
    goOn: 'Continue Setup',
  },
  checkout: {
    invalidProduct: 'Invalid product selected',
    failed: 'Failed to create checkout session',
    unexpected: 'Something went wrong. Please try again.',
  },
  sync: {
    done: 'Subscriptions synced successfully',
    failed: 'Failed to sync subscriptions',
    unreachable: 'An error occurred while syncing subscriptions',
  },
};
