import { type ComponentProps, type RefObject, useEffect, useState } from 'react';
import { type FilmFiles, useRendition } from './quality/use-rendition.ts';

interface FilmVideoProps extends Omit<ComponentProps<'video'>, 'src' | 'ref'> {
  video: RefObject<HTMLVideoElement | null>;
  files: FilmFiles;
  /** A television is being looked for: it gets the whole film. */
  isWhole?: boolean;
}

/** Whether the film plays on a television or a loudspeaker. */
function useIsElsewhere(video: RefObject<HTMLVideoElement | null>): boolean {
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    const remote = video.current?.remote;
    if (!remote) return;
    const look = (): void => setElsewhere(remote.state === 'connected');
    for (const event of ['connect', 'disconnect']) remote.addEventListener(event, look);
    return () => {
      for (const event of ['connect', 'disconnect']) remote.removeEventListener(event, look);
    };
  }, [video]);
  return isElsewhere;
}

/** A film in the rendition that the person chose, or that connection and screen can carry. */
export function FilmVideo({ video, files, isWhole = false, children, ...rest }: FilmVideoProps) {
  const isElsewhere = useIsElsewhere(video);
  useRendition(video, files, isWhole || isElsewhere);
  return (
    // biome-ignore lint/a11y/useMediaCaption: the captions are among the children
    <video ref={video} playsInline {...rest}>
      {children}
    </video>
  );
}
