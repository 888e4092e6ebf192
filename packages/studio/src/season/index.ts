/** The films of a season as one. */
import { askOnce } from '../processes/ask-once.ts';
import type { JoinedSeason, SeasonRequest } from './season.ts';

export type { JoinedSeason, SeasonRequest } from './season.ts';

const script = new URL('./season-worker.ts', import.meta.url);

/**
 * Puts the films of a season one behind the other into one MP4 with a chapter for each; nothing is encoded anew. In a
 * process of its own at low priority. `onProgress` is told shares, 0…1.
 *
 * @throws the signal's reason when aborted; Error when it could not be made, and then the file is not there
 */
export const joinSeason = (
  request: SeasonRequest,
  signal: AbortSignal,
  onProgress: (share: number) => void = () => {},
): Promise<JoinedSeason> => askOnce(script, request, signal, onProgress);
