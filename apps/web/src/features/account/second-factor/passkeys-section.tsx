import type { Passkey } from '@milestoon/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { api, client, type Wire } from '../../../lib/api.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { tell } from '../../../lib/told-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/field.tsx';
import { sessionQuery } from '../session.ts';
import { addPasskey } from './passkey-calls.ts';
import { canUsePasskeys } from './passkey-support.ts';
import { PasswordForm } from './password-form.tsx';
import styles from './second-factor.module.css';

/** What the list shows afterwards, and whether a role was waiting for it. */
function useFresh(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.passkeys.list.queryKey() }),
      queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
    ]);
}

function NameField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const words = useTexts().passkeys;
  return (
    <TextField
      label={words.name}
      hint={words.nameHint}
      name="passkey-name"
      autoComplete="off"
      maxLength={60}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function Add({ email, onClose }: { email: string; onClose: () => void }) {
  const words = useTexts().passkeys;
  const refresh = useFresh();
  const [name, setName] = useState('');
  const add = useMutation({
    mutationFn: (password: string) => addPasskey(name, password),
    onSuccess: async () => {
      await refresh();
      onClose();
    },
  });
  return (
    <PasswordForm
      email={email}
      submit={words.add}
      busy={add.isPending}
      error={add.error}
      onPassword={(password) => add.mutate(password)}
      onCancel={onClose}
    >
      <NameField value={name} onChange={setName} />
    </PasswordForm>
  );
}

function Rename({ passkey, onClose }: { passkey: Wire<Passkey>; onClose: () => void }) {
  const texts = useTexts();
  const refresh = useFresh();
  const [name, setName] = useState(passkey.name);
  const rename = useMutation({
    mutationFn: () => client.passkeys.rename({ id: passkey.id, name }),
    onSuccess: async () => {
      await refresh();
      onClose();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    rename.mutate();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <NameField value={name} onChange={setName} />
      {rename.isError && <Alert tone="bad">{tell(rename.error, texts)}</Alert>}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={rename.isPending}>
          {texts.passkeys.save}
        </Button>
        <Button onClick={onClose}>{texts.secondFactor.cancel}</Button>
      </div>
    </form>
  );
}

function Remove({ email, passkey, onClose }: { email: string; passkey: Wire<Passkey>; onClose: () => void }) {
  const words = useTexts().passkeys;
  const refresh = useFresh();
  const remove = useMutation({
    mutationFn: (password: string) => client.passkeys.remove({ id: passkey.id, password }),
    onSuccess: refresh,
  });
  return (
    <PasswordForm
      email={email}
      submit={words.remove}
      danger
      busy={remove.isPending}
      error={remove.error}
      onPassword={(password) => remove.mutate(password)}
      onCancel={onClose}
    >
      <h3>{words.removeTitle(passkey.name)}</h3>
      <p>{words.removeText}</p>
    </PasswordForm>
  );
}

function Item({ email, passkey }: { email: string; passkey: Wire<Passkey> }) {
  const texts = useTexts();
  const { language } = useLanguage();
  const words = texts.passkeys;
  const [step, setStep] = useState<'none' | 'rename' | 'remove'>('none');
  const close = (): void => setStep('none');
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const date = (iso: string): string => format.format(new Date(iso));
  if (step === 'rename') return <Rename passkey={passkey} onClose={close} />;
  if (step === 'remove') return <Remove email={email} passkey={passkey} onClose={close} />;
  const used = passkey.lastUsedAt === null ? words.unused : words.used(date(passkey.lastUsedAt));
  return (
    <div className={styles.item}>
      <div>
        <p className={styles.name}>{passkey.name}</p>
        <p className={styles.note}>
          {words.created(date(passkey.createdAt))}, {used}
        </p>
      </div>
      <div className={styles.actions}>
        <Button size="small" aria-label={words.renameOf(passkey.name)} onClick={() => setStep('rename')}>
          {words.rename}
        </Button>
        <Button size="small" aria-label={words.removeOf(passkey.name)} onClick={() => setStep('remove')}>
          {words.remove}
        </Button>
      </div>
    </div>
  );
}

/** Passkeys: listed, added, named, removed. */
export function PasskeysSection({ email, passkeys }: { email: string; passkeys: Wire<Passkey>[] }) {
  const words = useTexts().passkeys;
  const [adding, setAdding] = useState(false);
  return (
    <Card className={styles.form}>
      <h2 className={styles.heading}>
        <KeyRound aria-hidden="true" /> {words.title}
      </h2>
      <p>{words.lead}</p>
      {passkeys.length === 0 ? (
        <p className={styles.note}>{words.none}</p>
      ) : (
        <ul className={styles.list} aria-label={words.list}>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <Item email={email} passkey={passkey} />
            </li>
          ))}
        </ul>
      )}
      {!canUsePasskeys() && <p className={styles.note}>{words.unsupported}</p>}
      {canUsePasskeys() && !adding && (
        <Button variant="primary" wide onClick={() => setAdding(true)}>
          {words.add}
        </Button>
      )}
      {adding && <Add email={email} onClose={() => setAdding(false)} />}
    </Card>
  );
}
