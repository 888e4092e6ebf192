/**
 * Every English text of the product, the specification's word for word. One section a subject; a text with
 * a blank in it is a function. Another language is a file like this one: see `pt.ts`.
 */
export const en = {
  signUp: {
    fieldsRequired: 'Please fill in all fields',
    passwordMismatch: 'Passwords do not match',
    passwordLength: 'Password must be at least 6 characters long',
    created: 'Account created successfully! Redirecting...',
  },
  auth: {
    unexpected: 'An unexpected error occurred',
    signInFirst: 'Please sign in to continue',
    notAuthenticated: 'User not authenticated',
    expired: 'Authentication failed. Please sign in again.',
  },
  /** What the authentication service answers, by its own codes. */
  accounts: {
    INVALID_EMAIL_OR_PASSWORD: 'Invalid email or password',
    INVALID_EMAIL: 'Invalid email',
    USER_ALREADY_EXISTS: 'User already exists',
    USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'User already exists. Use another email.',
    PASSWORD_TOO_SHORT: 'Password must be at least 6 characters long',
    PASSWORD_TOO_LONG: 'Password must be at most 128 characters long',
    TOO_MANY_REQUESTS: 'Too many requests. Please try again later.',
  },
  /** What a call answers when it has nothing better to say. */
  failures: {
    notFound: 'Not found',
    notAllowed: 'Not allowed',
    subscriptionRequired: 'Subscribe to Create Episodes',
    invalidInput: 'Please check what you entered',
    changed: 'This has changed in the meantime. Please reload.',
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
  child: {
    nameRequired: "Please enter your child's name",
    photoRequired: 'Please add at least one photo of your child',
    photoLimit: 'You can upload up to 4 photos',
    termsRequired: 'Please accept the terms and conditions to continue',
    createFailed: 'Failed to create child profile. Please try again.',
    deleteFailed: 'Failed to delete child profile. Please try again.',
    loadFailed: 'Failed to load child details',
    updateFailed: 'Failed to update child profile. Please try again.',
    styleLocked: 'You can only change the animation style once per month',
    nameMismatch: 'Name does not match. Please type the exact name to confirm deletion.',
  },
  photo: {
    invalid: 'Invalid file provided',
    tooLarge: 'File size must be less than 10MB',
  },
  episode: {
    titleRequired: 'Please enter an episode title',
    descriptionRequired: 'Please enter an episode description',
    imageRequired: 'Please add at least one image for the episode',
    imageLimit: 'You can upload up to 2 images per episode',
    waitingForAvatar: 'Waiting for avatar...',
    childRequired: 'Please select a child and sign in to continue',
    created:
      "Episode created! Your episode is being processed. You'll receive a notification when it's ready on YouTube.",
    createFailed: 'Failed to create episode. Please try again.',
    deleteFailed: 'Failed to delete episode. Please try again.',
    titleMismatch: 'Title does not match. Please type the exact title to confirm deletion.',
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
  uploads: {
    childPhotoFailed: (file: string, reason: string): string => `Failed to upload ${file}: ${reason}`,
    episodeImageFailed: (reason: string): string => `Failed to upload image: ${reason}`,
  },
};
