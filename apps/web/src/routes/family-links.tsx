import { ArrowLeft } from 'lucide-react';
import { useSubscription } from '../features/billing/subscription.ts';
import { FamilyLinks } from '../features/sharing/family-links.tsx';
import { paths } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PageHead, Stage } from '../ui/page.tsx';

/** All links of a family; what was opened can be closed without a subscription. */
export function Component() {
  const { accountPage, profile, sharing } = useTexts();
  const { subscription } = useSubscription();
  return (
    <Stage
      roomy
      corner={
        <ButtonLink to={subscription.active ? paths.profile : paths.account} variant="quiet" size="small">
          <ArrowLeft aria-hidden="true" /> {subscription.active ? profile.title : accountPage.title}
        </ButtonLink>
      }
    >
      <PageHead title={sharing.links.title}>
        <p>{sharing.links.lead}</p>
      </PageHead>
      <FamilyLinks />
    </Stage>
  );
}
