import type { Episode } from '@milestoon/contract';
import { ExternalLink } from 'lucide-react';
import type { Wire } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** The way to a film that an outside generator made and published: this app has no copy of it. */
export function WatchElsewhere({ episode }: { episode: Wire<Episode> }) {
  const { page, watch, watchLabel } = useTexts().episodes;
  return (
    <Card>
      <h2>{page.elsewhere}</h2>
      <p>{page.elsewhereText}</p>
      {episode.youtubeUrl && (
        <ButtonAnchor
          href={episode.youtubeUrl}
          target="_blank"
          rel="noreferrer"
          variant="primary"
          wide
          aria-label={watchLabel(episode.title)}
        >
          {watch} <ExternalLink aria-hidden="true" />
        </ButtonAnchor>
      )}
    </Card>
  );
}
