import type { Keepsake } from '@milestoon/contract';
import type { KeepsakeKind } from '@milestoon/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BookOpen, Clapperboard, Download, Image, RefreshCw } from 'lucide-react';
import { api, client, type Wire } from '../../lib/api.ts';
import { useLanguage, useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { Card, ProgressBar } from '../../ui/card.tsx';
import rows from '../../ui/rows.module.css';
import styles from './keepsakes.module.css';

/** What books and posters are of. */
export type KeepsakesOf = { episodeId: string } | { childId: string; season: number };

const pictures: Record<KeepsakeKind, typeof BookOpen> = {
  'book-a5': BookOpen,
  'book-square': BookOpen,
  'poster-pdf': Image,
  'poster-png': Image,
  'season-film': Clapperboard,
};

const lookAgainEvery = 2_000;

const queryOf = (of: KeepsakesOf) =>
  'episodeId' in of
    ? api.keepsakes.ofEpisode.queryOptions({ input: { id: of.episodeId } })
    : api.keepsakes.ofSeason.queryOptions({ input: { id: of.childId, season: of.season } });

const make = (of: KeepsakesOf, kind: KeepsakeKind) =>
  'episodeId' in of
    ? client.keepsakes.makeOfEpisode({ id: of.episodeId, kind })
    : client.keepsakes.makeOfSeason({ id: of.childId, season: of.season, kind });

/** Picture books, posters and films of seasons: asked for, watched while they are made, and saved. */
export function Keepsakes({ of }: { of: KeepsakesOf }) {
  const texts = useTexts();
  const words = texts.keepsakes;
  const queryClient = useQueryClient();
  const options = queryOf(of);
  const { data } = useQuery({
    ...options,
    refetchInterval: ({ state }) =>
      state.data?.some((one) => one.state === 'making') ? lookAgainEvery : false,
  });
  const begin = useMutation({
    mutationFn: (kind: KeepsakeKind) => make(of, kind),
    onSuccess: (answer) => queryClient.setQueryData(options.queryKey, answer),
  });
  if (!data) return null;
  return (
    <Card>
      <h2>{words.title}</h2>
      <p className={styles.soft}>{'episodeId' in of ? words.episodeLead : words.seasonLead}</p>
      {begin.isError && <Alert tone="bad">{tell(begin.error, texts, words.notStarted)}</Alert>}
      <ul className={rows.rows}>
        {data.map((keepsake) => (
          <li key={keepsake.kind} className={rows.row}>
            <One keepsake={keepsake} busy={begin.isPending} onMake={() => begin.mutate(keepsake.kind)} />
          </li>
        ))}
      </ul>
      <p className={styles.fine}>{words.printing}</p>
    </Card>
  );
}

interface OneProps {
  keepsake: Wire<Keepsake>;
  busy: boolean;
  onMake: () => void;
}

function One({ keepsake, busy, onMake }: OneProps) {
  const words = useTexts().keepsakes;
  const { language } = useLanguage();
  const { kind, state, share, downloadUrl, bytes, pages } = keepsake;
  const { name, text } = words.kinds[kind];
  const Picture = pictures[kind];
  const megabytes = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const hasFile = downloadUrl !== null && bytes !== null;
  return (
    <div className={styles.one}>
      <div className={rows.parted}>
        <div className={styles.what}>
          <Picture aria-hidden="true" />
          <div>
            <strong>{name}</strong>
            <p className={styles.fine}>
              {text}
              {hasFile && ` · ${words.facts(pages ?? 1, megabytes.format(bytes / 1_000_000))}`}
            </p>
          </div>
        </div>
        <div className={rows.actions}>
          {hasFile && (
            <ButtonAnchor size="small" href={downloadUrl} download aria-label={words.downloadLabel(name)}>
              <Download aria-hidden="true" /> {words.download}
            </ButtonAnchor>
          )}
          {state !== 'making' && (
            <Button
              size="small"
              variant={hasFile ? 'quiet' : 'secondary'}
              disabled={busy}
              aria-label={hasFile ? words.againLabel(name) : words.makeLabel(name)}
              onClick={onMake}
            >
              {hasFile && <RefreshCw aria-hidden="true" />} {hasFile ? words.again : words.make}
            </Button>
          )}
        </div>
      </div>
      {state === 'making' && (
        <div role="status">
          <p className={styles.fine}>{words.making}</p>
          <ProgressBar share={share} label={words.progress(name)} />
        </div>
      )}
      {state === 'failed' && <Alert tone="bad">{words.failed}</Alert>}
    </div>
  );
}
