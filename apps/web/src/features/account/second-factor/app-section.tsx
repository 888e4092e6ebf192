import type { SecondFactor } from '@milestoon/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { api, client } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { sessionQuery } from '../session.ts';
import { BackupCodes } from './backup-codes.tsx';
import { CodeField } from './code-field.tsx';
import { PasswordForm } from './password-form.tsx';
import styles from './second-factor.module.css';
import { SetUpApp } from './set-up-app.tsx';

interface StepProps {
  email: string;
  onClose: () => void;
}

function RenewCodes({ email, onClose }: StepProps) {
  const words = useTexts().secondFactor;
  const queryClient = useQueryClient();
  const [code, setCode] = useState('');
  const renew = useMutation({
    mutationFn: (password: string) => client.secondFactor.renewBackupCodes({ password, code }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: api.secondFactor.state.queryKey() }),
  });
  if (renew.data)
    return <BackupCodes codes={renew.data.backupCodes} email={email} next={words.finish} onNext={onClose} />;
  return (
    <PasswordForm
      email={email}
      submit={words.renew}
      busy={renew.isPending}
      error={renew.error}
      onPassword={(password) => renew.mutate(password)}
      onCancel={onClose}
    >
      <p>{words.renewLead}</p>
      <CodeField orBackup value={code} onChange={setCode} />
    </PasswordForm>
  );
}

function SwitchOff({ email, onClose, onDone }: StepProps & { onDone: () => void }) {
  const words = useTexts().secondFactor;
  const queryClient = useQueryClient();
  const [code, setCode] = useState('');
  const off = useMutation({
    mutationFn: (password: string) => client.secondFactor.switchOff({ password, code }),
    onSuccess: async (state) => {
      queryClient.setQueryData(api.secondFactor.state.queryKey(), state);
      onDone();
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
  });
  return (
    <PasswordForm
      email={email}
      submit={words.switchOff}
      danger
      busy={off.isPending}
      error={off.error}
      onPassword={(password) => off.mutate(password)}
      onCancel={onClose}
    >
      <h3>{words.switchOffTitle}</h3>
      <p>{words.switchOffLead}</p>
      <CodeField orBackup value={code} onChange={setCode} />
    </PasswordForm>
  );
}

type Step = 'none' | 'set-up' | 'renew' | 'off' | 'was-switched-on' | 'was-switched-off';

/** The code from an authenticator app: set up, codes anew, switched off. */
export function AppSection({ email, state }: { email: string; state: SecondFactor }) {
  const words = useTexts().secondFactor;
  const [step, setStep] = useState<Step>('none');
  const close = (): void => setStep('none');
  const isIdle = step === 'none' || step === 'was-switched-on' || step === 'was-switched-off';
  return (
    <Card className={styles.form}>
      <h2 className={styles.heading}>
        <Smartphone aria-hidden="true" /> {words.app}
      </h2>
      <p>{state.app ? words.appOn : words.appOff}</p>
      {step === 'was-switched-on' && <Alert tone="good">{words.done}</Alert>}
      {step === 'was-switched-off' && <Alert tone="good">{words.off}</Alert>}
      {isIdle && !state.app && (
        <Button variant="primary" wide onClick={() => setStep('set-up')}>
          {words.setUp}
        </Button>
      )}
      {isIdle && state.app && (
        <>
          <p className={styles.note}>{words.left(state.backupCodesLeft)}</p>
          <div className={styles.actions}>
            <Button onClick={() => setStep('renew')}>{words.renew}</Button>
            <Button onClick={() => setStep('off')}>{words.switchOff}</Button>
          </div>
        </>
      )}
      {step === 'set-up' && (
        <SetUpApp email={email} onDone={() => setStep('was-switched-on')} onCancel={close} />
      )}
      {step === 'renew' && <RenewCodes email={email} onClose={close} />}
      {step === 'off' && (
        <SwitchOff email={email} onClose={close} onDone={() => setStep('was-switched-off')} />
      )}
    </Card>
  );
}
