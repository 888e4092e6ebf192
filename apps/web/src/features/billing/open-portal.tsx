import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../lib/api.ts';
import { absolute, paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page.tsx';
import { PageSpinner } from '../../ui/spinner.tsx';
import styles from './billing.module.css';

/** Goes on to the billing portal by itself: mails about a payment lead here. */
export function OpenPortal() {
  const texts = useTexts();
  const words = texts.accountPage;
  const open = useMutation({
    mutationFn: () => client.billing.portal({ return_url: absolute(paths.account) }),
    // Replaced, or 'back' would lead to the portal again.
    onSuccess: ({ url }) => window.location.replace(url),
  });
  const { mutate } = open;
  useEffect(() => mutate(), [mutate]);
  if (!open.isError) return <PageSpinner label={words.opening} />;
  return (
    <>
      <PageTitle>{texts.profile.billing}</PageTitle>
      <Alert tone="bad">{tell(open.error, texts, texts.checkout.unexpected)}</Alert>
      <div className={styles.buttons}>
        <Button variant="primary" wide onClick={() => mutate()}>
          {words.openAgain}
        </Button>
        <ButtonLink to={paths.account} wide>
          {words.title}
        </ButtonLink>
      </div>
    </>
  );
}
