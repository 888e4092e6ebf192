import { type RefObject, useEffect, useState } from 'react';
import { isChanging } from '../quality/change-source.ts';
import { type Cue, captionAt } from './cue.ts';

type Caption = ReturnType<typeof captionAt>;

/** What is to be read while a film or a sound plays; follows every picture, and changes only with the words. */
export function useCaption(media: RefObject<HTMLMediaElement | null>, cues: readonly Cue[]): Caption {
  const [caption, setCaption] = useState<Caption>(null);
  useEffect(() => {
    const element = media.current;
    if (!element) return;
    let request = 0;
    const follow = (): void => {
      cancelAnimationFrame(request);
      const next = captionAt(cues, element.currentTime);
      if (!isChanging(element))
        setCaption((shown) => (shown?.cue === next?.cue && shown?.now === next?.now ? shown : next));
      if (!element.paused) request = requestAnimationFrame(follow);
    };
    follow();
    const events = ['play', 'pause', 'seeked', 'timeupdate', 'ended'] as const;
    for (const event of events) element.addEventListener(event, follow);
    return () => {
      cancelAnimationFrame(request);
      for (const event of events) element.removeEventListener(event, follow);
    };
  }, [media, cues]);
  return caption;
}
