/** Business constants of the product, in one place. Times are milliseconds, sizes bytes, unless named otherwise. */
export const limits = {
  photosPerChild: 4,
  imagesPerEpisode: 2,
  /** A file of exactly this size is refused: it must be smaller. */
  photoBytes: 10_485_760,
  /** Longest side after downscaling, pixels. */
  photoSide: 500,
  photoJpegQuality: 0.75,
  /** Refused before decoding: larger pictures take seconds and gigabytes. */
  photoPixels: 25_000_000,
  /** Longest side of a file, and how often the shorter goes into it: a line of millions takes seconds to scale down. */
  photoFileSide: 12_000,
  photoFileRatio: 50,
  childNameLength: 60,
  episodeTitleLength: 100,
  episodeDescriptionLength: 500,
  /** Of an edited story: characters of a line, of all lines together, and scenes. */
  storyLineLength: 240,
  storyLength: 1200,
  fewestScenes: 3,
  /** People and pets of an account, beside its children. */
  familyMembers: 20,
  /** A told line, as it comes from a browser; the longest takes half a minute. */
  recordingBytes: 4_194_304,
  recordingSeconds: 45,
  /** Who tells an episode beside each other, and how they are called. */
  tellers: 8,
  tellerNameLength: 40,
  /** Links by which somebody tells a story: open at the same time, and for how long. */
  tellingLinks: 5,
  tellingLinkDays: 7,
  passwordLength: 6,
  passwordLongest: 128,
  episodesPerSeason: 12,
  avatarCandidates: 4,
  avatarThumbnailSide: 128,
  /** That open something at the same time, of one person. */
  apiKeys: 10,
  apiKeyNameLength: 60,
  apiKeyDays: 90,
  apiKeyLongestDays: 365,
  /** Source photos are deleted so many days after the avatar was chosen, or the upload. Promised in several texts. */
  photoRetentionDays: 30,
  /** The parent is told so many days before. */
  photoNoticeDays: 3,
  /** Of what somebody writes to support, and how long it is kept. */
  supportMessageLength: 4000,
  supportMessageMonths: 12,
} as const;

/** How long the app shows or waits for something, milliseconds. */
export const timing = {
  authLoading: 10_000,
  subscriptionCheck: 5_000,
  routeGuardSpinner: 5_000,
  subscriptionCheckDisplay: 1_500,
  signUpRedirect: 1_500,
  successRedirect: 5_000,
  avatarLoading: 3_000,
  successBanner: 3_000,
  copyConfirmation: 2_000,
  /** For how long the landing page holds a name. */
  nameHold: 86_400_000,
} as const;

/** What the counter holds for a super admin; shown as ∞. */
export const unlimitedSubscriptions = 999;

/** What the product is called and which release this is; `buildDate` as ISO 8601. */
export const product = { name: 'Milestoon', version: '1.9.0', buildDate: '2025-08-12' } as const;
