import type { ChildSummary } from '@milestoon/contract';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useSession } from '../features/account/session.ts';
import { childCheckout } from '../features/billing/checkout.ts';
import { usePlanPrice } from '../features/billing/plan-price.ts';
import { useSubscription } from '../features/billing/subscription.ts';
import { ChildSetupForm } from '../features/children/child-setup-form.tsx';
import { useActingFor } from '../lib/acting-for.ts';
import { api, client } from '../lib/api.ts';
import { avatarSelectionPath, paths } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PageHead, Stage } from '../ui/page.tsx';

export function Component() {
  const texts = useTexts();
  const text = texts.children.setup;
  const session = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const price = usePlanPrice();
  const { subscription } = useSubscription();
  const ofAccount = subscription.plans.some(
    ({ childName, state }) => childName === null && state !== 'unpaid',
  );
  const acting = useActingFor();
  const superAdmin = session.status === 'signed-in' && session.role === 'super_admin';

  const goOn = async (child: ChildSummary): Promise<void> => {
    void queryClient.invalidateQueries({ queryKey: api.children.key() });
    const payment = superAdmin || acting ? null : await childCheckout(child).catch(() => null);
    if (payment) return window.location.assign(payment);
    // Whether the drawing could be started shows on the next screen, which starts it too.
    await client.children.startAvatars({ id: child.id }).catch(() => null);
    await navigate(avatarSelectionPath(child.id));
  };

  return (
    <Stage
      roomy
      corner={
        <ButtonLink to={paths.home} variant="quiet" size="small">
          <ArrowLeft aria-hidden="true" /> {text.home}
        </ButtonLink>
      }
    >
      <PageHead title={text.title}>
        <p>{text.lead}</p>
      </PageHead>
      <ChildSetupForm
        price={superAdmin || acting ? null : price()}
        besides={ofAccount}
        {...(acting && { note: texts.acting.ownerPays })}
        onCreated={goOn}
      />
    </Stage>
  );
}
