import { timing } from '@milestoon/domain';
import { useQuery } from '@tanstack/react-query';
import { PartyPopper } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page.tsx';
import styles from './billing.module.css';
import { subscriptionQuery } from './subscription.ts';

/** After payment. The payment event may arrive a moment later than the parent: ask until it has. */
export function PaymentSuccess() {
  const { welcomeAboard: words } = useTexts();
  const navigate = useNavigate();
  useQuery({
    ...subscriptionQuery,
    refetchOnMount: 'always',
    refetchInterval: (query) => (query.state.data?.active ? false : 1_000),
  });
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.childSetup), timing.successRedirect);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Card className={styles.outcome}>
      <PartyPopper aria-hidden="true" />
      <PageTitle>{words.title}</PageTitle>
      <p>{words.text}</p>
      <ButtonLink to={paths.childSetup} variant="primary" size="large" wide>
        {words.goOn}
      </ButtonLink>
    </Card>
  );
}
