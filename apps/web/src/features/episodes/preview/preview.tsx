import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { api } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Skeleton } from '../../../ui/card.tsx';
import styles from './preview.module.css';

// The film's drawing code comes only when there is a film to draw.
const PreviewPlayer = lazy(() => import('./preview-player.tsx'));

/** Fetches film and sound of an episode in the making and plays them. */
export function Preview({ episodeId, title }: { episodeId: string; title: string }) {
  const text = useTexts().episodes.preview;
  const preview = useQuery({
    ...api.episodes.preview.queryOptions({ input: { id: episodeId } }),
    // The same film for as long as the page shows it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (preview.isError) return null;
  const waiting = <Skeleton className={styles.screen} />;
  return (
    <section className={styles.preview}>
      <h2>{text.title}</h2>
      <p>{text.lead}</p>
      {preview.data ? (
        <Suspense fallback={waiting}>
          <PreviewPlayer preview={preview.data} title={title} />
        </Suspense>
      ) : (
        waiting
      )}
    </section>
  );
}
