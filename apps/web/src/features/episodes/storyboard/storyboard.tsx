import type { Storyboard as Board, StoryboardMoment } from '@milestoon/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Wire } from '../../../lib/api.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Skeleton } from '../../../ui/card.tsx';
import { boardQuery, keyOf, wantedOf } from './board.ts';
import { CorrectMoment } from './correct-moment.tsx';
import { Remake } from './remake.tsx';
import { Still } from './still.tsx';
import styles from './storyboard.module.css';
import { useStills } from './use-stills.ts';
import { WriteMore } from './write-more.tsx';

/** While the film may still begin, the page notices that it has. */
const lookAgainEvery = 5_000;

/** What is left out needs no look. */
const isUnsure = ({ unsure, leftOut }: Wire<StoryboardMoment>): boolean => unsure.length > 0 && !leftOut;

interface StoryboardProps {
  episodeId: string;
  /** What the family wrote. */
  words: string;
  /** The film is finished, and can be changed. */
  isFinished: boolean;
  /** A moment is looked at to be corrected. */
  onCorrect: () => void;
}

/** The story as it is understood: a still for each moment, each of which can be corrected. */
export function Storyboard(props: StoryboardProps) {
  const { episodeId } = props;
  const { storyboard: text } = useTexts();
  const { language } = useLanguage();
  const query = useQuery({
    ...boardQuery(episodeId, language),
    // What could not be told, of a deleted episode for one, is not asked for for ever.
    refetchInterval: ({ state: { data, error } }) => (data?.isOpen && !error ? lookAgainEvery : false),
    refetchOnWindowFocus: false,
  });
  if (query.isError) return null;
  if (!query.data)
    return (
      <div role="status" aria-label={text.loading}>
        <Skeleton className={styles.waiting} />
      </div>
    );
  if (query.data.moments.length === 0) {
    const { words, isFinished } = props;
    return <WriteMore key={words} episodeId={episodeId} words={words} isFinished={isFinished} />;
  }
  return <Moments {...props} board={query.data} />;
}

function Moments({ episodeId, isFinished, onCorrect, board }: StoryboardProps & { board: Wire<Board> }) {
  const { storyboard: text } = useTexts();
  const [open, setOpen] = useState<string | null>(null);
  const stills = useStills(episodeId, board.film, wantedOf(board));
  const unsure = board.moments.filter(isUnsure).length;
  const correct = (key: string): void => {
    setOpen(key);
    onCorrect();
  };
  const opened = board.moments.find((moment) => keyOf(moment) === open);
  return (
    <>
      {!board.isOpen && !isFinished && <Alert tone="info">{text.later}</Alert>}
      {board.unpictured.length > 0 && <Alert tone="info">{text.unpictured(...board.unpictured)}</Alert>}
      {unsure > 0 && <p className={styles.unsure}>{text.unsure(unsure)}</p>}
      <ol className={styles.moments}>
        {board.moments.map((moment, index) => (
          <li key={keyOf(moment)}>
            <button type="button" className={styles.moment} onClick={() => correct(keyOf(moment))}>
              {moment.leftOut ? (
                <span className={styles.leftOut}>{text.leftOut}</span>
              ) : (
                <Still picture={stills[keyOf(moment)]} />
              )}
              <span className={styles.number}>{text.moment(index + 1)}</span>
              {isUnsure(moment) && <strong className={styles.pleaseLook}>{text.pleaseLook}</strong>}
              <span className={styles.words}>{moment.words}</span>
              <Chips moment={moment} people={board.people} />
            </button>
          </li>
        ))}
      </ol>
      {isFinished && board.isChanged && <Remake episodeId={episodeId} />}
      {opened && (
        <CorrectMoment
          key={open}
          episodeId={episodeId}
          moment={opened}
          people={board.people}
          picture={stills[keyOf(opened)]}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

function Chips({ moment, people }: { moment: Wire<StoryboardMoment>; people: Wire<Board>['people'] }) {
  const { storyboard: text, episodes } = useTexts();
  const who = moment.who.flatMap((id) => people.find((each) => each.id === id)?.name ?? []);
  const chips = [
    ...who,
    ...(moment.place ? [{ ...episodes.editor.sets, ...text.sceneries }[moment.place]] : []),
    ...(moment.time ? [text.times[moment.time]] : []),
  ];
  return (
    <span className={styles.chips}>
      {chips.map((chip) => (
        <span key={chip} className={styles.chip}>
          {chip}
        </span>
      ))}
    </span>
  );
}
