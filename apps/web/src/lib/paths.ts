/** Every address of the app. Screens link through these, never through bare strings. */
export const paths = {
  landing: '/',
  signIn: '/auth/login',
  signUp: '/auth/signup',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  /** Mails lead to it: the server names it. */
  confirmAddress: '/auth/confirm-address',
  /** Mails lead to it: the server names it. */
  changeAddress: '/auth/change-address',
  /** Invitations lead to it: the server names it. */
  join: '/auth/join',
  subscription: '/auth/subscription',
  subscriptionCheck: '/auth/subscription-check',
  paymentSuccess: '/auth/success',
  childSetup: '/auth/child-setup',
  /** The avatars of a child before anything is paid. */
  firstLook: '/auth/first-look',
  home: '/app',
  create: '/app/create',
  episodes: '/app/episodes',
  profile: '/app/profile',
  family: '/app/family',
  /** Mails lead to it: the server names it. */
  signInSecurity: '/app/profile/sign-in',
  /** Google sends parents back to it: the server names it, and the operator does at Google. */
  youtube: '/app/youtube',
  /** The desk of admins; `/admin/users` beside it is for super admins alone. */
  admin: '/admin',
  /** An account without a subscription. Mails lead to the first two: the server names them. */
  account: '/account',
  openBilling: '/account/billing',
  films: '/account/films',
  /** Nothing but films, for children. */
  kids: '/kids',
  familyLinks: '/account/links',
  /** Who else is in the family, and which family this is. */
  people: '/account/people',
  /** Films for those who only watch. */
  together: '/together',
  togetherKids: '/together/kids',
  users: '/admin/users',
  terms: '/terms',
  legalTerms: '/legal/terms',
  privacy: '/legal/privacy',
  cookies: '/legal/cookies',
  support: '/legal/support',
} as const;

export const avatarSelectionPath = (childId: string): string =>
  `/auth/avatar-selection?childId=${encodeURIComponent(childId)}`;

export const editChildPath = (childId: string): string => `/edit-child/${encodeURIComponent(childId)}`;

/** `title` is an idea for what to tell. */
export const createForChildPath = (childId: string, title?: string): string =>
  `/create?childId=${encodeURIComponent(childId)}${title ? `&title=${encodeURIComponent(title)}` : ''}`;

export const episodePath = (episodeId: string): string => `/app/episodes/${encodeURIComponent(episodeId)}`;

/** Where the family tells an episode. */
export const tellingPath = (episodeId: string): string => `${episodePath(episodeId)}/tell`;

/** The film of an episode where no subscription is needed. */
export const filmPath = (episodeId: string): string => `/account/films/${encodeURIComponent(episodeId)}`;

/** The page of a child's season. */
export const seasonPath = (childId: string, season: number): string =>
  `/app/children/${encodeURIComponent(childId)}/seasons/${season}`;

/** Absolute, as a payment provider needs it. */
export const absolute = (path: string): string => new URL(path, window.location.origin).href;
