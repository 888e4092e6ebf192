import { timing } from '@milestoon/domain';
import { useQuery } from '@tanstack/react-query';
import { Hourglass, PartyPopper } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { wayBack } from '../../lib/way-back.ts';
import { useTexts } from '../../lib/texts.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page.tsx';
import { PageSpinner } from '../../ui/spinner.tsx';
import styles from './billing.module.css';
import { subscriptionQuery } from './subscription.ts';
import { SyncButton, SyncOutcome, useSync } from './sync.tsx';

/** After payment. The payment event may arrive a moment later than the parent: ask until it has. */
export function PaymentSuccess({ email }: { email: string }) {
  const { welcomeAboard: words } = useTexts();
  const subscription = useQuery({
    ...subscriptionQuery,
    refetchOnMount: 'always',
    refetchInterval: (query) => (query.state.data?.active ? false : 1_000),
  });
  // Who begins again has a family here already.
  const children = useQuery(api.children.list.queryOptions());
  const isActive = subscription.data?.active === true;
  if (subscription.isPending || (isActive && children.isPending)) return <PageSpinner label={words.asking} />;
  if (!isActive) return <AwaitedPayment email={email} />;
  return <Thanks isBack={children.data !== undefined && children.data.length > 0} />;
}

function Thanks({ isBack }: { isBack: boolean }) {
  const { welcomeAboard: words, wayBack: back } = useTexts();
  // Who came for a film, and had to subscribe first, is led to it.
  const [wanted] = useState(wayBack);
  const navigate = useNavigate();
  const otherwise = isBack ? paths.home : paths.childSetup;
  useEffect(() => {
    const timer = setTimeout(() => navigate(wanted ?? otherwise), timing.successRedirect);
    return () => clearTimeout(timer);
  }, [navigate, wanted, otherwise]);
  return (
    <Card className={styles.outcome}>
      <PartyPopper aria-hidden="true" />
      <PageTitle>{words.title}</PageTitle>
      <p>{isBack ? words.again : words.text}</p>
      {wanted !== null && (
        <ButtonLink to={wanted} variant="primary" size="large" wide>
          {back.goOn}
        </ButtonLink>
      )}
      <ButtonLink to={otherwise} variant={wanted === null ? 'primary' : 'secondary'} size="large" wide>
        {isBack ? words.goHome : words.goOn}
      </ButtonLink>
    </Card>
  );
}

/** Nobody is thanked for what they did not pay; who did is, as soon as it is known. */
function AwaitedPayment({ email }: { email: string }) {
  const { welcomeAboard: words } = useTexts();
  const sync = useSync();
  return (
    <Card className={styles.outcome}>
      <Hourglass aria-hidden="true" />
      <PageTitle>{words.awaited}</PageTitle>
      <p role="status">{words.awaitedText}</p>
      <SyncOutcome sync={sync} email={email} />
      <div className={styles.buttons}>
        <SyncButton sync={sync} />
        <ButtonLink to={paths.subscriptionCheck} wide>
          {words.back}
        </ButtonLink>
      </div>
    </Card>
  );
}
