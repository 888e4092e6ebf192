import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { Watch } from '../features/episodes/watch.tsx';
import { paths } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Stage } from '../ui/page.tsx';

export function Component() {
  const { episodes } = useTexts();
  const { episodeId = '' } = useParams();
  return (
    <Stage
      roomy
      corner={
        <ButtonLink to={paths.episodes} variant="quiet" size="small">
          <ArrowLeft aria-hidden="true" /> {episodes.page.back}
        </ButtonLink>
      }
    >
      <Watch key={episodeId} episodeId={episodeId} />
    </Stage>
  );
}
