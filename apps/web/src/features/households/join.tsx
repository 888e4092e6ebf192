import { useMutation, useQuery } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { client, isCode } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useLanguage, useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { keepWayBack } from '../../lib/way-back.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card, EmptyState } from '../../ui/card.tsx';
import { PageHead } from '../../ui/page.tsx';
import { PageSpinner } from '../../ui/spinner.tsx';
import { beginAnew } from './choose-household.ts';
import styles from './households.module.css';

/** What an invitation is about, and the way in: by signing in or up first, where nobody is. */
export function JoinFamily({ token, email }: { token: string; email: string | null }) {
  const texts = useTexts();
  const words = texts.households.join;
  const { language } = useLanguage();
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => client.households.invitation({ token }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const accept = useMutation({
    mutationFn: () => client.households.accept({ token }),
    onSuccess: () => beginAnew(paths.landing),
  });
  const isGone = isCode(invitation.error, 'NOT_FOUND') || isCode(accept.error, 'NOT_FOUND');
  if (isGone || token === '')
    return (
      <EmptyState icon={<UserX aria-hidden="true" />} title={words.gone}>
        {words.goneText}
      </EmptyState>
    );
  if (invitation.isError) return <Alert tone="bad">{tell(invitation.error, texts, words.failed)}</Alert>;
  if (!invitation.data) return <PageSpinner />;
  const { role, email: owner, expiresAt } = invitation.data;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const comeBack = (): void =>
    keepWayBack(`${paths.join}?token=${encodeURIComponent(token)}`, { ended: false });
  const isJoining = accept.isPending || accept.isSuccess;
  return (
    <>
      <PageHead title={words.title}>
        <p className={styles.soft}>{words.lead[role](owner)}</p>
      </PageHead>
      <Card className={styles.form}>
        <p>
          <strong>{words.can[role]}</strong>
        </p>
        <p className={styles.soft}>{words.seen}</p>
        <p className={styles.fine}>{words.until(day.format(new Date(expiresAt)))}</p>
        {accept.isError && <Alert tone="bad">{tell(accept.error, texts, words.failed)}</Alert>}
        {email === null ? (
          <>
            <ButtonLink to={paths.signUp} variant="primary" size="large" wide onClick={comeBack}>
              {words.signUp}
            </ButtonLink>
            <ButtonLink to={paths.signIn} wide onClick={comeBack}>
              {words.signIn}
            </ButtonLink>
          </>
        ) : (
          <>
            <p className={styles.fine}>{words.as(email)}</p>
            <Button variant="primary" size="large" wide busy={isJoining} onClick={() => accept.mutate()}>
              {isJoining ? words.accepting : words.accept}
            </Button>
            <ButtonLink to={paths.landing} variant="quiet" wide>
              {words.later}
            </ButtonLink>
          </>
        )}
      </Card>
    </>
  );
}
