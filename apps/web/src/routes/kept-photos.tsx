import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { useSubscription } from '../features/billing/subscription.ts';
import { KeptPhotos } from '../features/children/kept-photos.tsx';
import { paths } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Stage } from '../ui/page.tsx';

/** Where parents hear that photos will be deleted they come here: no subscription is needed to see them and to save them. */
export function Component() {
  const { accountPage: words } = useTexts();
  const { childId = '' } = useParams();
  const { subscription } = useSubscription();
  return (
    <Stage
      roomy
      corner={
        <ButtonLink to={paths.account} variant="quiet" size="small">
          <ArrowLeft aria-hidden="true" /> {words.title}
        </ButtonLink>
      }
    >
      <KeptPhotos key={childId} childId={childId} mayEdit={subscription.active} />
    </Stage>
  );
}
