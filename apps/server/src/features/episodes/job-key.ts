/**
 * Each version has a job of its own: that of the version before may still be closing its books.
 * One machine makes one at a time, so they never meet in the work directory.
 */
export const jobKey = (episodeId: string, version: number): string =>
  version === 1 ? episodeId : `${episodeId}:${version}`;

/** Under which name the steps of an episode are remembered. */
export const subjectOf = (episodeId: string, version = 1): string =>
  version === 1 ? `episode:${episodeId}` : `episode:${episodeId}:${version}`;
