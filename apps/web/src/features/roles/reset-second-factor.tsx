import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordAgain } from '../../ui/password-again.tsx';
import type { User } from './users.ts';

/** For somebody who lost phone and codes. */
export function ResetSecondFactor({ user }: { user: User }) {
  const texts = useTexts();
  const words = texts.secondFactor;
  const [asking, setAsking] = useState(false);
  const reset = useMutation({
    mutationFn: (password: string) => client.secondFactor.reset({ id: user.id, password }),
    onSuccess: () => setAsking(false),
  });
  return (
    <>
      {reset.isSuccess && <Alert tone="good">{words.resetDone(user.email)}</Alert>}
      <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
        {words.reset}
      </Button>
      {asking && (
        <PasswordAgain
          title={words.resetTitle(user.email)}
          submit={words.reset}
          busy={reset.isPending}
          problem={reset.error && tell(reset.error, texts)}
          onClose={() => setAsking(false)}
          onPassword={(password) => reset.mutate(password)}
        >
          {words.resetText}
        </PasswordAgain>
      )}
    </>
  );
}
