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
import { YearPlayer } from './year-player.tsx';

/** The films of a child's years, and how many films are missing of the latest; nothing before the first film. */
export function Years({ childId }: { childId: string }) {
  const texts = useTexts();
  const words = texts.keepsakes.year;
  const queryClient = useQueryClient();
  const options = api.keepsakes.years.queryOptions({ input: { id: childId } });
  const { data, error, isFetching, refetch } = useQuery({
    ...options,
    refetchInterval: ({ state }) =>
      state.data?.some(({ film }) => film.state === 'making') ? lookAgainEvery : false,
  });
  const begin = useMutation({
    mutationFn: (year: number) => client.keepsakes.makeOfYear({ id: childId, year }),
    onSuccess: (answer) => queryClient.setQueryData(options.queryKey, answer),
  });
  if (!data && error)
    return (
      <Card>
        <h2>{words.title}</h2>
        <Alert tone="bad">
          {tell(error, texts, texts.keepsakes.loadFailed)}{' '}
          <Button size="small" busy={isFetching} onClick={() => void refetch()}>
            {texts.episodes.reload}
          </Button>
        </Alert>
      </Card>
    );
  if (!data || data.length === 0) return null;
  return (
    <Card>
      <h2>{words.title}</h2>
      <p className={styles.soft}>{words.lead}</p>
      {begin.isError && <Alert tone="bad">{tell(begin.error, texts, texts.keepsakes.notStarted)}</Alert>}
      <ul className={`${rows.rows} ${styles.years}`}>
        {data.map((one) => (
          <li key={one.year} className={rows.row}>
            <Year
              of={one}
              busy={begin.isPending}
              onMake={() => begin.mutate(one.year)}
              onExpired={() => void refetch()}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface YearProps {
  of: Wire<ChildYear>;
  busy: boolean;
  onMake: () => void;
  onExpired: () => void;
}

function Year({ of, busy, onMake, onExpired }: YearProps) {
  const words = useTexts().keepsakes.year;
  const [isOpen, setOpen] = useState(false);
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
          !isOpen && (
            <Button
              size="small"
              variant="primary"
              aria-label={words.watchLabel(name)}
              onClick={() => setOpen(true)}
            >
              <Play aria-hidden="true" /> {words.watch}
            </Button>
          )
        }
      />
      {isOpen && of.videoUrl && (
        <>
          <YearPlayer of={of} onExpired={onExpired} />
          <div>
            <Button size="small" onClick={() => setOpen(false)}>
              {words.close}
            </Button>
          </div>
        </>
      )}
      {!isOpen && of.posterUrl && <img className={styles.poster} src={of.posterUrl} alt="" loading="lazy" />}
    </div>
  );
}
