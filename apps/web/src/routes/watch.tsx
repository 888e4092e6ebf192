import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { Watch } from '../features/episodes/watch.tsx';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Stage } from '../ui/page.tsx';

export function Component() {
  const { episodeId = '' } = useParams();
  return (
    <Stage
      roomy
      corner={
        <ButtonLink to={paths.episodes} variant="quiet" size="small">
          <ArrowLeft aria-hidden="true" /> Episodes
        </ButtonLink>
      }
    >
      <Watch key={episodeId} episodeId={episodeId} />
    </Stage>
  );
}
