import { useRef, useState } from 'react';

const type = 'video/mp4';

/** Whether this device hands films on to other apps. */
export const canShareVideo = (): boolean =>
  navigator.canShare?.({ files: [new File([''], 'trailer.mp4', { type })] }) === true;

export type ShareState = 'idle' | 'fetching' | 'ready' | 'failed';

const isNamed = (error: unknown, name: string): boolean =>
  error instanceof DOMException && error.name === name;

/** Characters that some file system refuses. */
const fileName = (title: string): string => `${title.replace(/[\\/:*?"<>|\s]+/g, ' ').trim()}.mp4`;

/**
 * Hands a film on to another app. It is fetched first; where that took so long that the device no longer takes it for
 * the viewer's wish, the state is 'ready' and the next press hands it on at once.
 */
export function useShare(
  url: string | null,
  title: string,
): { state: ShareState; share: () => Promise<void> } {
  const [state, setState] = useState<ShareState>('idle');
  const fetched = useRef<File | null>(null);
  const fetchFilm = async (): Promise<File> => {
    const answer = await fetch(url ?? '');
    if (!answer.ok) throw new Error(`the trailer did not come: ${answer.status}`);
    return new File([await answer.blob()], fileName(title), { type });
  };
  const share = async (): Promise<void> => {
    try {
      if (!fetched.current) {
        setState('fetching');
        fetched.current = await fetchFilm();
      }
      await navigator.share({ files: [fetched.current], title });
      setState('idle');
    } catch (error) {
      // Changing one's mind is no fault.
      if (isNamed(error, 'AbortError')) setState('idle');
      else setState(isNamed(error, 'NotAllowedError') && fetched.current ? 'ready' : 'failed');
    }
  };
  return { state, share };
}
