import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import styles from './storyboard.module.css';
import { Storyboard } from './storyboard.tsx';

interface StoryboardCardProps {
  episodeId: string;
  /** What the family wrote. */
  words: string;
  /** How far the film is. The story may be told in other words when it is another. */
  phase: string;
  isFinished: boolean;
  /** The parent has opened or closed its pictures. */
  onOpen: (isOpen: boolean) => void;
}

/**
 * The story as it is understood: at once while the film is made, on demand when it is finished. Whoever is at it when
 * the film is ready stays at it.
 */
export function StoryboardCard({ episodeId, words, phase, isFinished, onOpen }: StoryboardCardProps) {
  const { storyboard: text } = useTexts();
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const open = wanted ?? !isFinished;
  const want = (isOpen: boolean): void => {
    setWanted(isOpen);
    onOpen(isOpen);
  };
  const id = useId();
  // Asked for again as soon as the phase is another; what is shown meanwhile stays.
  useEffect(
    () => () => {
      const queryKey = api.episodes.storyboard.key({ input: { id: episodeId } });
      void queries.invalidateQueries({ queryKey });
    },
    [queries, episodeId, phase],
  );
  return (
    <Card>
      <h2>{isFinished ? text.finishedTitle : text.title}</h2>
      {(open || isFinished) && <p>{isFinished ? text.finishedLead : text.lead}</p>}
      {isFinished && (
        <div>
          <Button aria-expanded={open} aria-controls={id} onClick={() => want(!open)}>
            {open ? text.close : text.open}
          </Button>
        </div>
      )}
      <div id={id} className={styles.board}>
        {open && (
          <Storyboard
            episodeId={episodeId}
            words={words}
            isFinished={isFinished}
            onCorrect={() => want(true)}
          />
        )}
      </div>
    </Card>
  );
}
