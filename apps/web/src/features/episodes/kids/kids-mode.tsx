import { Lock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/card.tsx';
import { PageTitle } from '../../../ui/page.tsx';
import { useNumberedTitle } from '../numbered-title.ts';
import { GrownUpGate } from './grown-up-gate.tsx';
import { KidsFilm } from './kids-film.tsx';
import styles from './kids.module.css';
import { moveFocus } from './move-focus.ts';
import { useShelf } from './use-shelf.ts';
import { useWayBack } from './use-way-back.ts';

/** Nothing but the films of the family: a shelf to choose from, and the film. Who leaves is asked a sum. */
export function KidsMode({ onLeave }: { onLeave: () => void }) {
  const words = useTexts().kids;
  const numbered = useNumberedTitle();
  const list = useShelf();
  const [at, setAt] = useState<number | null>(null);
  const [asked, setAsked] = useState(false);
  const screen = useRef<HTMLElement>(null);
  const shelf = useRef<HTMLUListElement>(null);
  const last = useRef(0);
  useWayBack(() => (at === null ? setAsked(true) : setAt(null)));
  useEffect(() => {
    // Also while nothing has the focus: a remote control has no other key to begin with.
    const follow = (event: KeyboardEvent): void => {
      if (screen.current && moveFocus(screen.current, event.key)) event.preventDefault();
    };
    window.addEventListener('keydown', follow);
    return () => window.removeEventListener('keydown', follow);
  }, []);
  useEffect(() => {
    // On the shelf the first film is at hand as soon as it is there, and later the one that was watched.
    if (at !== null) last.current = at;
    else if (list.isSuccess) shelf.current?.querySelectorAll('button')[last.current]?.focus();
  }, [at, list.isSuccess]);
  const films = (list.data ?? []).toSorted(
    (a, b) => a.childName.localeCompare(b.childName) || (a.episodeNumber ?? 0) - (b.episodeNumber ?? 0),
  );
  const film = at === null ? undefined : films[at];
  const leave = (): void => {
    if (document.fullscreenElement) void document.exitFullscreen();
    onLeave();
  };
  return (
    <main ref={screen} className={styles.kids}>
      {film && at !== null ? (
        <KidsFilm
          key={film.id}
          film={film}
          onPrevious={at > 0 ? () => setAt(at - 1) : null}
          onNext={at < films.length - 1 ? () => setAt(at + 1) : null}
          onShelf={() => setAt(null)}
        />
      ) : (
        <>
          <div className={styles.title}>
            <PageTitle>{words.title}</PageTitle>
          </div>
          {list.isPending && <Skeleton className={styles.waiting} />}
          {list.isError && (
            <Alert tone="bad">
              {words.failed} <Button onClick={() => list.refetch()}>{words.reload}</Button>
            </Alert>
          )}
          {list.data && films.length === 0 && <p className={styles.none}>{words.none}</p>}
          <ul ref={shelf} className={styles.shelf}>
            {films.map((one, i) => (
              <li key={one.id}>
                <button type="button" className={styles.tile} onClick={() => setAt(i)}>
                  {one.posterUrl && <img src={one.posterUrl} alt="" loading="lazy" />}
                  <span>{numbered(one)}</span>
                </button>
              </li>
            ))}
          </ul>
          <div className={styles.corner}>
            <Button variant="quiet" size="small" onClick={() => setAsked(true)}>
              <Lock aria-hidden="true" /> {words.leave}
            </Button>
          </div>
        </>
      )}
      {asked && <GrownUpGate onStay={() => setAsked(false)} onLeave={leave} />}
    </main>
  );
}
