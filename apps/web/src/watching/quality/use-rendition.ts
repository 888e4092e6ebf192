import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { afterRoom, afterStall, type AutoQuality, beginAuto } from './auto-quality.ts';
import { beginSource, changeSource } from './change-source.ts';
import { isShownSmall, isSlow, noteStall } from './connection.ts';
import { useQualityChoice } from './quality-choice.ts';
import { useStalls } from './use-stalls.ts';

/** The files of one film. Addresses are null where there is nothing (yet). */
export interface FilmFiles {
  /** Which film it is, whatever its addresses. */
  film: string | undefined;
  videoUrl: string | null;
  /** The same in fewer pixels. Missing where the server is of an earlier release. */
  renditionUrl?: string | null | undefined;
}

/** Plays a film in the rendition that was chosen; `isElsewhere`: on a television, where it is the whole one. */
export function useRendition(
  video: RefObject<HTMLVideoElement | null>,
  { film, videoUrl, renditionUrl = null }: FilmFiles,
  isElsewhere: boolean,
): void {
  const { quality } = useQualityChoice();
  const auto = useRef<{ film: string | undefined; is: AutoQuality }>(undefined);
  const played = useRef<{ element: HTMLVideoElement; film: string | undefined; url: string | null }>(
    undefined,
  );
  const [turn, look] = useReducer((count: number) => count + 1, 0);
  const isAuto = quality === 'auto' && renditionUrl !== null && videoUrl !== null && !isElsewhere;
  const step = (next: (auto: AutoQuality) => AutoQuality): void => {
    const { current } = auto;
    if (!current || current.film !== film) return;
    const is = next(current.is);
    if (is === current.is) return;
    auto.current = { film, is };
    look();
  };
  useStalls(video, isAuto, () => {
    noteStall();
    step(afterStall);
  });
  const onRoom = useEffectEvent(() => {
    if (video.current && !isShownSmall(video.current) && !isSlow()) step(afterRoom);
  });
  useEffect(() => {
    const element = video.current;
    if (!element || !isAuto || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => onRoom());
    observer.observe(element);
    return () => observer.disconnect();
  }, [video, isAuto]);
  // Before anybody can ask it to play, and measured when it has its place on the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is a step of Auto
  useLayoutEffect(() => {
    const element = video.current;
    if (!element) return;
    if (isAuto && auto.current?.film !== film)
      auto.current = { film, is: beginAuto(isSlow() || isShownSmall(element)) };
    const isSmall = isAuto ? auto.current?.is.isSmall : quality === 'small' && !isElsewhere;
    const url = isSmall && videoUrl !== null && renditionUrl !== null ? renditionUrl : videoUrl;
    const before = played.current?.element === element ? played.current : undefined;
    if (before && before.film === film && before.url === url) return;
    played.current = { element, film, url };
    const isSame = before !== undefined && before.film === film && before.url !== null;
    if (isSame && url !== null) changeSource(element, url);
    else if (before !== undefined || url !== null) beginSource(element, url);
  }, [video, film, videoUrl, renditionUrl, quality, isAuto, isElsewhere, turn]);
}
