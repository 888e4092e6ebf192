/**
 * Each version has a job of its own: that of the version before may still be closing its books.
 * One machine makes one at a time, so they never meet in the work directory.
 */
export const jobKey = (episodeId: string, version: number): string =>
  version === 1 ? episodeId : `${episodeId}:${version}`;
