import type { ChildYear } from '@milestoon/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Clapperboard, Play } from 'lucide-react';
import { useState } from 'react';
import { api, client, type Wire } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import rows from '../../ui/rows.module.css';
import { KeepsakeLine } from './keepsake-line.tsx';
import { lookAgainEvery } from './look-again.ts';
import styles from './keepsakes.module.css';

/** The films of a child's years, and how many films are missing of the latest; nothing before the first film. */
export function Years({ childId }: { childId: string }) {
  const texts = useTexts();
  const words = texts.keepsakes.year;
  const queryClient = useQueryClient();
  const options = api.keepsakes.years.queryOptions({ input: { id: childId } });
  const { data } = useQuery({
    ...options,
    refetchInterval: ({ state }) =>
      state.data?.some(({ film }) => film.state === 'making') ? lookAgainEvery : false,
  });
  const begin = useMutation({
    mutationFn: (year: number) => client.keepsakes.makeOfYear({ id: childId, year }),
    onSuccess: (answer) => queryClient.setQueryData(options.queryKey, answer),
  });
  if (!data || data.length === 0) return null;
  return (
    <Card>
      <h2>{words.title}</h2>
      <p className={styles.soft}>{words.lead}</p>
      {begin.isError && <Alert tone="bad">{tell(begin.error, texts, texts.keepsakes.notStarted)}</Alert>}
      <ul className={`${rows.rows} ${styles.years}`}>
        {data.map((one) => (
          <li key={one.year} className={rows.row}>
            <Year of={one} busy={begin.isPending} onMake={() => begin.mutate(one.year)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The button that opened it is gone. */
const focusOn = (video: HTMLVideoElement | null): void => video?.focus();

interface YearProps {
  of: Wire<ChildYear>;
  busy: boolean;
  onMake: () => void;
}

function Year({ of, busy, onMake }: YearProps) {
  const words = useTexts().keepsakes.year;
  // Addresses are new at every look: what plays keeps the one it began with.
  const [playing, setPlaying] = useState<Wire<ChildYear>>();
  const name = words.name(of.year);
  const isShort = of.missing > 0;
  return (
    <div className={styles.one}>
      <KeepsakeLine
        keepsake={of.film}
        name={name}
        text={isShort ? words.soFar(of.films) : words.of(of.films)}
        note={isShort ? words.missing(of.missing) : words.takes(of.minutes)}
        Picture={Clapperboard}
        busy={busy}
        onMake={isShort ? undefined : onMake}
        actions={
          !playing && (
            <Button
              size="small"
              variant="primary"
              aria-label={words.watchLabel(name)}
              onClick={() => setPlaying(of)}
            >
              <Play aria-hidden="true" /> {words.watch}
            </Button>
          )
        }
      />
      {playing?.videoUrl && (
        <>
          <video
            className={styles.video}
            src={playing.videoUrl}
            poster={playing.posterUrl ?? undefined}
            aria-label={name}
            controls
            autoPlay
            playsInline
            tabIndex={0}
            ref={focusOn}
          >
            {playing.captionsUrl && (
              <track kind="captions" src={playing.captionsUrl} label={words.captions} default />
            )}
          </video>
          <div>
            <Button size="small" onClick={() => setPlaying(undefined)}>
              {words.close}
            </Button>
          </div>
        </>
      )}
      {!playing && of.posterUrl && <img className={styles.video} src={of.posterUrl} alt="" loading="lazy" />}
    </div>
  );
}
