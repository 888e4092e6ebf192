import { product } from '@milestoon/domain';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { api, isCode } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/card.tsx';
import { PageHead } from '../../ui/page.tsx';
import styles from './publishing.module.css';

const renewAtMost = 60_000;

/** A film for somebody who was given its link: the film, and nothing else of its family. */
export function SharedFilm({ token }: { token: string }) {
  const texts = useTexts();
  const words = texts.publishing.film;
  const query = useQuery({
    ...api.publishing.film.queryOptions({ input: { token } }),
    // New addresses under a playing film would start it over.
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  });
  const renewed = useRef(Number.NEGATIVE_INFINITY);
  if (query.isPending) return <Skeleton className={styles.film} />;
  if (isCode(query.error, 'NOT_FOUND'))
    return (
      <PageHead title={words.missing}>
        <p>{words.missingText}</p>
      </PageHead>
    );
  if (!query.data)
    return (
      <Alert tone="bad">
        {tell(query.error, texts, words.failed)}{' '}
        <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
          {words.tryAgain}
        </Button>
      </Alert>
    );
  const { title, videoUrl, captionsUrl, posterUrl } = query.data;
  return (
    <>
      <PageHead title={title} />
      <video
        className={styles.film}
        src={videoUrl}
        poster={posterUrl ?? undefined}
        controls
        playsInline
        preload="metadata"
        onError={() => {
          // The address has run out, or the link was ended: asked again, the page says which.
          if (performance.now() - renewed.current < renewAtMost) return;
          renewed.current = performance.now();
          void query.refetch();
        }}
      >
        {captionsUrl && <track kind="captions" src={captionsUrl} label={words.captions} default />}
      </video>
      <p className={styles.made}>{words.made(product.name)}</p>
    </>
  );
}
