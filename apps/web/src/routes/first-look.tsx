import type { ChildSummary } from '@milestoon/contract';
import { loadLandingTexts } from '@milestoon/domain/texts/landing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Navigate } from 'react-router';
import { useSession } from '../features/account/session.ts';
import { UnconfirmedNotice } from '../features/account/unconfirmed-notice.tsx';
import { childCheckout } from '../features/billing/checkout.ts';
import { usePlanPrice } from '../features/billing/plan-price.ts';
import { AvatarSelection } from '../features/children/avatar-selection.tsx';
import { AvatarsReady } from '../features/children/avatars-ready.tsx';
import { ChildSetupForm } from '../features/children/child-setup-form.tsx';
import { ChildTrailer } from '../features/landing/trailer/child-trailer.tsx';
import { api, client } from '../lib/api.ts';
import { paths } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.tsx';
import { useTextsOf } from '../lib/use-texts-of.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PageHead, Stage } from '../ui/page.tsx';
import { PageSpinner } from '../ui/spinner.tsx';

/** The avatars of a child, and ten seconds of film, before anything is paid: beside the app, which needs a plan. */
export function Component() {
  const { welcomeAboard: words } = useTexts();
  return (
    <Stage
      roomy
      corner={
        <ButtonLink to={paths.landing} variant="quiet" size="small">
          <ArrowLeft aria-hidden="true" /> {words.back}
        </ButtonLink>
      }
    >
      <FirstLook />
    </Stage>
  );
}

function FirstLook() {
  const look = useQuery(api.children.firstLook.queryOptions());
  const children = useQuery(api.children.list.queryOptions());
  if (look.isPending || children.isPending) return <PageSpinner />;
  const child = children.data?.find(({ id }) => id === look.data?.childId);
  if (look.data?.childId)
    // The list may come a moment after the child was added.
    return child ? <Looked child={child} drawnWith={look.data.drawnWith} /> : <PageSpinner />;
  return look.data?.left ? <Begin /> : <Navigate to={paths.landing} replace />;
}

function Begin() {
  const { firstLook: words } = useTexts();
  const session = useSession();
  const queryClient = useQueryClient();
  const begin = async (child: ChildSummary): Promise<void> => {
    await client.children.beginFirstLook({ id: child.id });
    await queryClient.invalidateQueries({ queryKey: api.children.key() });
  };
  return (
    <>
      <PageHead title={words.title}>
        <p>{words.lead}</p>
        <p>{words.once}</p>
      </PageHead>
      {session.status === 'signed-in' && session.unconfirmed ? (
        <UnconfirmedNotice lasting />
      ) : (
        <ChildSetupForm price={null} submit={words.submit} onCreated={begin} />
      )}
    </>
  );
}

interface LookedProps {
  child: ChildSummary;
  drawnWith: { seed: number; variant: number } | null;
}

function Looked({ child, drawnWith }: LookedProps) {
  const price = usePlanPrice();
  const pay = async (): Promise<void> =>
    window.location.assign(await childCheckout(child, paths.firstLook, paths.paymentSuccess));
  if (!child.avatarSelected)
    return <AvatarSelection childId={child.id} price={price()} onPay={pay} next={paths.firstLook} />;
  return (
    <AvatarsReady child={child} price={price()} onPay={pay}>
      {drawnWith && <TenSeconds child={child} drawnWith={drawnWith} />}
    </AvatarsReady>
  );
}

function TenSeconds({
  child,
  drawnWith,
}: {
  child: ChildSummary;
  drawnWith: { seed: number; variant: number };
}) {
  const { firstLook: words } = useTexts();
  const landing = useTextsOf(loadLandingTexts);
  const { data } = useQuery(api.children.get.queryOptions({ input: { id: child.id } }));
  if (!landing || !data) return null;
  return (
    <Card>
      <h2>{words.trailer(child.name)}</h2>
      <p>{words.trailerText}</p>
      <ChildTrailer
        name={child.name}
        style={child.style}
        child={{ look: data.look, ...drawnWith }}
        words={landing.texts.trailer}
        language={landing.language}
        rest={words.rest}
      />
    </Card>
  );
}
