import { useQuery } from '@tanstack/react-query';
import { Film } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { filmPath } from '../../lib/paths.ts';
import { useLanguage, useTexts } from '../../lib/texts.tsx';
import { Link } from '../../lib/link.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState, Skeleton } from '../../ui/card.tsx';
import styles from './episodes.module.css';
import { useNumberedTitle } from './numbered-title.ts';
import { Poster } from './poster.tsx';

/** The films of a family, newest first, each at an address that needs no subscription. */
export function FilmList() {
  const texts = useTexts();
  const { language } = useLanguage();
  const { accountPage: words, episodes: text } = texts;
  const numbered = useNumberedTitle();
  const list = useQuery(api.episodes.list.queryOptions());
  if (list.isPending) return <Skeleton className={styles.cardSkeleton} />;
  if (!list.data)
    return (
      <Alert tone="bad">
        {words.filmsFailed} <Button onClick={() => list.refetch()}>{text.reload}</Button>
      </Alert>
    );
  if (list.data.length === 0)
    return (
      <EmptyState icon={<Film aria-hidden="true" />} title={words.noFilms}>
        {words.noFilmsText}
      </EmptyState>
    );
  const written = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const newestFirst = list.data.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  return (
    <ul className={styles.grid}>
      {newestFirst.map((episode) => (
        <li key={episode.id}>
          <Link to={filmPath(episode.id)} className={styles.film}>
            {episode.posterUrl && episode.status === 'completed' && <Poster url={episode.posterUrl} />}
            <strong>{numbered(episode)}</strong>
            <span>
              {text.starring(episode.childName)} · {written.format(new Date(episode.createdAt))}
            </span>
            {episode.status !== 'completed' && <span>{text.status[episode.status]}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
