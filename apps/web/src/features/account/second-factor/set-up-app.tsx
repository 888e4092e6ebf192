import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, client } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { tell } from '../../../lib/told-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import { sessionQuery } from '../session.ts';
import { BackupCodes } from './backup-codes.tsx';
import { CodeField } from './code-field.tsx';
import { PasswordForm } from './password-form.tsx';
import { QrCode } from './qr-code.tsx';
import styles from './second-factor.module.css';

type Begun = Awaited<ReturnType<typeof client.secondFactor.begin>>;

/** Groups of four are easier to type. */
const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

function Scan({ begun, onDone }: { begun: Begun; onDone: () => void }) {
  const texts = useTexts();
  const words = texts.secondFactor;
  const queryClient = useQueryClient();
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: () => client.secondFactor.confirm({ code }),
    onSuccess: async (state) => {
      queryClient.setQueryData(api.secondFactor.state.queryKey(), state);
      onDone();
      // A role may have been waiting for this.
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
    onError: () => setCode(''),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    confirm.mutate();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <h3>{words.scanTitle}</h3>
      <p>{words.scan}</p>
      <QrCode text={begun.uri} label={words.qr} />
      <p className={styles.note}>{words.samePhone}</p>
      <ButtonAnchor href={begun.uri} wide>
        {words.openApp}
      </ButtonAnchor>
      <p className={styles.note}>{words.typeSecret}</p>
      <code className={styles.secret}>{grouped(begun.secret)}</code>
      <CodeField value={code} onChange={setCode} />
      {confirm.isError && <Alert tone="bad">{tell(confirm.error, texts)}</Alert>}
      <Button type="submit" variant="primary" wide busy={confirm.isPending}>
        {words.switchOn}
      </Button>
    </form>
  );
}

/** The password, the backup codes, the app: in this order, so that nobody is asked for a code they cannot make. */
export function SetUpApp({
  email,
  onDone,
  onCancel,
}: {
  email: string;
  onDone: () => void;
  onCancel: () => void;
}) {
  const words = useTexts().secondFactor;
  const [kept, setKept] = useState(false);
  const begin = useMutation({ mutationFn: (password: string) => client.secondFactor.begin({ password }) });
  if (!begin.data)
    return (
      <PasswordForm
        email={email}
        submit={words.continue}
        busy={begin.isPending}
        error={begin.error}
        onPassword={(password) => begin.mutate(password)}
        onCancel={onCancel}
      />
    );
  if (!kept)
    return (
      <>
        <h3>{words.codesTitle}</h3>
        <BackupCodes
          codes={begin.data.backupCodes}
          email={email}
          next={words.continue}
          onNext={() => setKept(true)}
        />
      </>
    );
  return <Scan begun={begin.data} onDone={onDone} />;
}
