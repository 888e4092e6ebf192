import { z } from 'zod';

const quota = (most: number, least = 1) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(least, `must be at least ${least}`)
    .default(most);

/** Settings of what one person may have or ask for at the same time. */
export const quotaSettings = {
  QUOTA_WAITING_EPISODES: quota(12),
  QUOTA_UNPAID_CHILDREN: quota(5),
  /** None may be wanted where every drawing costs the operator. */
  QUOTA_FIRST_LOOKS: quota(1, 0),
  QUOTA_PHOTOS: quota(200),
  QUOTA_STREAMS: quota(12),
  QUOTA_LOOKS: quota(4),
  QUOTA_THUMBNAILS: quota(32),
  QUOTA_SPOKEN_NAMES: quota(3),
};

/** How much of everything one person may have or ask for at the same time; more is TOO_MANY_REQUESTS. */
export interface Quotas {
  /** Episodes that are not finished yet. */
  waitingEpisodes: number;
  /** Children that nobody pays for. */
  unpaidChildren: number;
  /** Children whose avatars are drawn before anything is paid, ever. */
  firstLooks: number;
  /** Uploaded pictures that nothing uses yet. */
  photos: number;
  /** Open streams of progress. */
  streams: number;
  /** Looks that wait to be read from photos. */
  looks: number;
  /** Thumbnails that wait to be made. */
  thumbnails: number;
  /** Names that wait to be spoken. */
  spokenNames: number;
}

export const quotasOf = (settings: Record<keyof typeof quotaSettings, number>): Quotas => ({
  waitingEpisodes: settings.QUOTA_WAITING_EPISODES,
  unpaidChildren: settings.QUOTA_UNPAID_CHILDREN,
  firstLooks: settings.QUOTA_FIRST_LOOKS,
  photos: settings.QUOTA_PHOTOS,
  streams: settings.QUOTA_STREAMS,
  looks: settings.QUOTA_LOOKS,
  thumbnails: settings.QUOTA_THUMBNAILS,
  spokenNames: settings.QUOTA_SPOKEN_NAMES,
});
