import { guestLimits } from '@milestoon/domain';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { client, isCode } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { TextField } from '../../ui/field.tsx';
import { PageHead } from '../../ui/page.tsx';
import styles from './guest.module.css';

/** Asks for the code of a link. Until it is right nothing of what the link opens is told. */
export function EnterCode({ token, onEntered }: { token: string; onEntered: (pass: string) => void }) {
  const texts = useTexts();
  const words = texts.sharing.page;
  const [code, setCode] = useState('');
  const enter = useMutation({
    mutationFn: () => client.sharing.enterCode({ token, code }),
    onSuccess: ({ pass }) => onEntered(pass),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (code !== '') enter.mutate();
  };
  const isWrong = isCode(enter.error, 'INVALID_INPUT');
  return (
    <>
      <PageHead title={words.codeTitle}>
        <p>{words.codeText}</p>
      </PageHead>
      <form className={classes(styles.form, styles.code)} onSubmit={submit} noValidate>
        <TextField
          label={words.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={guestLimits.codeDigits + 2}
          value={code}
          error={isWrong ? words.wrongCode : undefined}
          onChange={(event) => setCode(event.target.value)}
        />
        {enter.isError && !isWrong && <Alert tone="bad">{tell(enter.error, texts, words.failed)}</Alert>}
        <Button type="submit" variant="primary" size="large" wide busy={enter.isPending}>
          {words.enter}
        </Button>
      </form>
    </>
  );
}
