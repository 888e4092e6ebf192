import type { ChildYear } from '@milestoon/contract';
import { useEffect, useRef, useState } from 'react';
import type { Wire } from '../../lib/api.ts';
import { FilmScreen } from '../../watching/film-screen.tsx';
import { play } from '../../watching/play.ts';
import { QualitySetting } from '../../watching/quality/quality.tsx';
import { useCues } from '../../watching/use-cues.ts';
import styles from './keepsakes.module.css';

/** The film of a year, which plays as soon as it is there. `onExpired` fetches new addresses. */
export function YearPlayer({ of, onExpired }: { of: Wire<ChildYear>; onExpired: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const cues = useCues();
  const [time, setTime] = useState(0);
  useEffect(() => {
    if (!video.current) return;
    // The button that opened it is gone.
    video.current.closest<HTMLElement>('[role=group]')?.focus();
    play(video.current).catch(() => {});
  }, []);
  return (
    <>
      <div className={styles.player}>
        <FilmScreen
          film={{ ...of, wordsInPicture: false, duration: null }}
          video={video}
          cues={cues}
          time={time}
          onTime={setTime}
          lang={undefined}
          onExpired={onExpired}
        />
      </div>
      <QualitySetting renditionUrl={of.renditionUrl} />
    </>
  );
}
