import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { TellingPage } from '../features/episodes/telling/telling-page.tsx';
import { episodePath } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';

export function Component() {
  const { episodeId = '' } = useParams();
  const { telling } = useTexts();
  return (
    <Page narrow>
      <div>
        <ButtonLink to={episodePath(episodeId)} variant="quiet" size="small">
          <ArrowLeft aria-hidden="true" /> {telling.back}
        </ButtonLink>
      </div>
      <TellingPage key={episodeId} episodeId={episodeId} />
    </Page>
  );
}
