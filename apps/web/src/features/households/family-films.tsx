import type { HouseholdFilm } from '@milestoon/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Film as FilmIcon } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { api, type Wire } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { useBackCloses } from '../../ui/back-closes.ts';
import { Button } from '../../ui/button.tsx';
import { Card, EmptyState, Skeleton } from '../../ui/card.tsx';
import { PageHead } from '../../ui/page.tsx';
import { CaptionSettings } from '../../watching/captions/caption-settings.tsx';
import { Chapters } from '../../watching/chapters.tsx';
import { FilmScreen } from '../../watching/film-screen.tsx';
import { FilmShelf } from '../../watching/film-shelf.tsx';
import { play } from '../../watching/play.ts';
import { QualitySetting } from '../../watching/quality/quality.tsx';
import { Speed } from '../../watching/speed.tsx';
import { useCues } from '../../watching/use-cues.ts';
import styles from './households.module.css';

type Shown = Wire<HouseholdFilm>;

/** Addresses of files run out; until then a film that plays keeps its own. */
const filmsQuery = {
  ...api.households.films.queryOptions(),
  staleTime: 10 * 60_000,
  refetchOnWindowFocus: false,
};

/** All films of a family by child, and the one that was chosen. `children` stands above the shelf. */
export function FamilyFilms({ email, children }: { email: string; children: ReactNode }) {
  const texts = useTexts();
  const words = texts.households.films;
  const query = useQuery(filmsQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const films = query.data;
  const film = films?.find(({ id }) => id === chosen);
  if (film)
    return (
      <Watch
        key={film.id}
        film={film}
        onExpired={() => void query.refetch()}
        onBack={() => setChosen(null)}
      />
    );
  return (
    <>
      <PageHead title={words.title}>
        <p className={styles.soft}>{words.lead(email)}</p>
      </PageHead>
      {children}
      {query.isError && !films && (
        <Alert tone="bad">
          {tell(query.error, texts, words.loadFailed)}{' '}
          <Button size="small" onClick={() => void query.refetch()}>
            {texts.households.people.reload}
          </Button>
        </Alert>
      )}
      {query.isPending && <Skeleton />}
      {films?.length === 0 && (
        <EmptyState icon={<FilmIcon aria-hidden="true" />} title={words.none}>
          {words.noneText}
        </EmptyState>
      )}
      {byChild(films ?? []).map((ofChild) => (
        <Shelf key={ofChild[0].childId} films={ofChild} onChoose={setChosen} />
      ))}
    </>
  );
}

/** They come a child after the other. */
function byChild(films: readonly Shown[]): [Shown, ...Shown[]][] {
  const children = new Map<string, [Shown, ...Shown[]]>();
  for (const film of films) {
    const known = children.get(film.childId);
    if (known) known.push(film);
    else children.set(film.childId, [film]);
  }
  return [...children.values()];
}

function Shelf({ films, onChoose }: { films: [Shown, ...Shown[]]; onChoose: (id: string) => void }) {
  const { households } = useTexts();
  const name = households.films.of(films[0].childName);
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <FilmShelf films={films.map(({ id, ...film }) => ({ key: id, ...film }))} onChoose={onChoose} />
    </section>
  );
}

interface WatchProps {
  film: Shown;
  onExpired: () => void;
  onBack: () => void;
}

function Watch({ film, onExpired, onBack }: WatchProps) {
  const words = useTexts().households.films;
  const video = useRef<HTMLVideoElement>(null);
  const cues = useCues();
  // The film is no page of its own: a phone's way back leads to the shelf, not out of the films.
  useBackCloses(onBack);
  const [time, setTime] = useState(0);
  const jump = (seconds: number): void => {
    if (!video.current) return;
    video.current.currentTime = seconds;
    setTime(seconds);
    play(video.current).catch(() => {});
  };
  const lang = film.language === null || film.language === 'other' ? undefined : film.language;
  return (
    <>
      <div>
        <Button variant="quiet" size="small" onClick={onBack}>
          <ArrowLeft aria-hidden="true" /> {words.back}
        </Button>
      </div>
      <PageHead title={film.title} />
      <FilmScreen
        film={film}
        video={video}
        cues={cues}
        time={time}
        onTime={setTime}
        lang={lang}
        onExpired={onExpired}
      />
      <Card className={styles.settings}>
        {film.captionsUrl !== null && !film.wordsInPicture && <CaptionSettings />}
        <Speed video={video} />
        <QualitySetting renditionUrl={film.renditionUrl} />
      </Card>
      <Chapters chapters={film.chapters} time={time} onJump={jump} />
    </>
  );
}
