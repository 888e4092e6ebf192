import type { EpisodeMedia } from '@milestoon/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { api, client, type Wire } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { useNumberedTitle } from '../numbered-title.ts';
import { play } from '../../../watching/play.ts';
import { Confetti } from './confetti.tsx';
import styles from './premiere.module.css';

interface CurtainProps {
  episode: Wire<EpisodeMedia>;
  video: RefObject<HTMLVideoElement | null>;
  /** It has risen, and the confetti has fallen. */
  onGone: () => void;
}

/**
 * The first time a film is ready, a curtain hangs before it. It rises with the film, confetti falls, and it is gone for
 * good. Whoever asked for less motion sees the film at once.
 */
export function Curtain({ episode, video, onGone }: CurtainProps) {
  const { premiere, starring } = useTexts().episodes;
  const numbered = useNumberedTitle();
  const queryClient = useQueryClient();
  const [rising, setRising] = useState(false);
  const curtain = useRef<HTMLDivElement>(null);
  const { id } = episode;

  useEffect(() => {
    const film = video.current;
    if (!film) return;
    const rise = (): void => setRising(true);
    film.addEventListener('play', rise);
    return () => film.removeEventListener('play', rise);
  }, [video]);
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    if (!rising) return;
    const queryKey = api.episodes.get.queryKey({ input: { id } });
    const note = async (): Promise<void> => {
      await client.episodes.premiere({ id });
      queryClient.setQueryData(queryKey, (known) => known && { ...known, isPremiere: false });
    };
    const motions = curtain.current?.getAnimations?.({ subtree: true }) ?? [];
    // Where it could not be noted, it rises once more another time.
    void Promise.allSettled([note(), ...motions.map((motion) => motion.finished)]).then(() => gone());
  }, [rising, id, queryClient]);

  return (
    <div ref={curtain} className={classes(styles.curtain, styles[episode.style], rising && styles.rising)}>
      <div className={styles.left} />
      <div className={styles.right} />
      <div className={styles.bill} inert={rising}>
        <p className={styles.word}>{premiere.word}</p>
        <p className={styles.title}>{numbered(episode)}</p>
        <p>{starring(episode.childName)}</p>
        <Button variant="primary" onClick={() => video.current && void play(video.current)}>
          <Play aria-hidden="true" /> {premiere.raise}
        </Button>
      </div>
      {rising && <Confetti />}
    </div>
  );
}
