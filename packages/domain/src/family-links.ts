/** What a link to films opens: one film, a season, or everything there is of a child and will be. */
export const linkKinds = ['film', 'season', 'child'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** For how many days a link can be made; without any it lasts until it is ended. */
export const linkDays = [7, 30, 90] as const;

/** How often what a link opens can be watched, where that is bounded. */
export const linkViews = [5, 20, 100] as const;

/** Bounds of what guests do with a link. */
export const guestLimits = {
  /** A code is made by chance, never chosen: digits that a grandmother can be told on the phone. */
  codeDigits: 6,
  /** After so many wrong codes a link opens to nobody any more, until its parent makes a new code. */
  wrongCodes: 100,
  nameLength: 40,
  helloLength: 300,
  /** What a link takes from all its guests together. */
  hellosInAnHour: 20,
  hellosInADay: 40,
  /** Of a spoken hello, and how many of them a film keeps. */
  spokenSeconds: 20,
  spokenBytes: 2_097_152,
  spokenHellos: 60,
} as const;
