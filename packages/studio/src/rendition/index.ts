/** A finished film in fewer pixels, for one that has no smaller rendition. */
import { askOnce } from '../processes/ask-once.ts';
import type { RenditionRequest } from './rendition-worker.ts';

export type { RenditionRequest } from './rendition-worker.ts';
export { smallerSize } from './smaller-size.ts';

const script = new URL('./rendition-worker.ts', import.meta.url);

/**
 * Makes the smaller rendition of a film of this studio: same frames, sound, captions and times. In a process of its own
 * that leaves the processors to everything else. Resolves to its bytes.
 *
 * @throws the signal's reason when aborted; Error when it could not be made, and then the file is not there
 */
export const makeRendition = (request: RenditionRequest, signal: AbortSignal): Promise<{ bytes: number }> =>
  askOnce(script, request, signal, () => {});
