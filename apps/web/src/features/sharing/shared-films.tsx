import { useQuery } from '@tanstack/react-query';
import { Clapperboard } from 'lucide-react';
import { useState } from 'react';
import { api, isCode } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/card.tsx';
import { PageHead } from '../../ui/page.tsx';
import { AwaitedFilm } from './awaited-film.tsx';
import { EnterCode } from './enter-code.tsx';
import { type GuestPasses, keepPasses, readPasses } from './guest-passes.ts';
import { useHelloDraft } from './hello-draft.ts';
import { WatchFilms } from './watch-films.tsx';

/** Films for somebody who was given a link: what it opens, and nothing else of its family. */
export function SharedFilms({ token }: { token: string }) {
  const texts = useTexts();
  const words = texts.sharing.page;
  const [passes, setPasses] = useState(() => readPasses(token));
  const [isGone, setGone] = useState(false);
  const keep = (next: GuestPasses): void => {
    setPasses(next);
    keepPasses(token, next);
  };
  const hello = useHelloDraft();
  const pass = passes.contents;
  const query = useQuery({
    ...api.sharing.films.queryOptions({ input: { token, ...(pass !== undefined && { pass }) } }),
    // New addresses under a playing film would start it over.
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  });
  /** A film did not open, or nothing could be sent: its link has ended, or it asks for its code again. */
  const lookAgain = async (film: string): Promise<void> => {
    const { data } = await query.refetch();
    if (data && !data.needsCode && data.films.some(({ key }) => key === film)) setGone(true);
  };
  if (query.isPending) return <AwaitedFilm />;
  if (isGone || isCode(query.error, 'NOT_FOUND'))
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
  const { films, needsCode } = query.data;
  if (needsCode) return <EnterCode token={token} onEntered={(contents) => keep({ ...passes, contents })} />;
  const [first, ...others] = films;
  if (!first)
    return (
      <EmptyState icon={<Clapperboard aria-hidden="true" />} title={words.none}>
        {words.noneText}
      </EmptyState>
    );
  return (
    <WatchFilms
      token={token}
      films={[first, ...others]}
      passes={passes}
      onPasses={keep}
      hello={hello}
      onRefused={(film) => void lookAgain(film)}
    />
  );
}
