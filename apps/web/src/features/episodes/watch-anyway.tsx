import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { filmPath } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** The way to a film that somebody wanted to see who has no subscription; nothing where there is none to watch. */
export function WatchAnyway({ film }: { film: string }) {
  const { wayBack: words } = useTexts();
  const { data } = useQuery(api.episodes.list.queryOptions());
  if (!data?.some(({ id, status }) => id === film && status === 'completed')) return null;
  return (
    <ButtonLink to={filmPath(film)} wide>
      {words.watch}
    </ButtonLink>
  );
}
