import type { Episode } from '@milestoon/contract';
import { ExternalLink } from 'lucide-react';
import type { Wire } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { WatchLink } from './watch-link.tsx';

/** The way to a film that an outside generator made and published: this app has no copy of it. */
export function WatchElsewhere({ episode }: { episode: Wire<Episode> }) {
  const { page, watch } = useTexts().episodes;
  return (
    <Card>
      <h2>{page.elsewhere}</h2>
      <p>{page.elsewhereText}</p>
      {episode.youtubeUrl && (
        <WatchLink url={episode.youtubeUrl} title={episode.title} variant="primary" wide>
          {watch} <ExternalLink aria-hidden="true" />
        </WatchLink>
      )}
    </Card>
  );
}
