import { useMutation } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { useState } from 'react';
import { client } from '../../lib/api.ts';
import { forgetAllTakes } from '../../lib/kept-takes.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { AlsoOnYouTube } from '../../ui/also-on-youtube.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField, TextField } from '../../ui/field.tsx';
import styles from './privacy.module.css';

/** `onBegun` is given the key of the receipt. */
export function EraseAccount({ email, onBegun }: { email: string; onBegun: (key: string) => void }) {
  const words = useTexts().privacy.account;
  const [asking, setAsking] = useState(false);
  return (
    <section className={styles.section}>
      <h3>{words.heading}</h3>
      <p>{words.lead}</p>
      <Button variant="danger" wide onClick={() => setAsking(true)}>
        <UserX aria-hidden="true" /> {words.button}
      </Button>
      {asking && (
        <EraseAccountDialog
          email={email}
          onClose={() => setAsking(false)}
          onBegun={(key) => {
            setAsking(false);
            onBegun(key);
          }}
        />
      )}
    </section>
  );
}

interface EraseAccountDialogProps {
  email: string;
  onClose: () => void;
  onBegun: (key: string) => void;
}

function EraseAccountDialog({ email, onClose, onBegun }: EraseAccountDialogProps) {
  const texts = useTexts();
  const words = texts.privacy.account;
  const [entry, setEntry] = useState({ email: '', password: '' });
  const [alsoOnYouTube, setAlso] = useState(false);
  const [leftEmail, setLeftEmail] = useState(false);
  const erase = useMutation({
    mutationFn: () => client.privacy.eraseAccount({ ...entry, alsoOnYouTube }),
    async onSuccess({ key }) {
      await forgetAllTakes();
      onBegun(key);
    },
  });
  const matches = entry.email === email;
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.ui.cancel}</Button>
          <Button
            type="submit"
            form="erase-account"
            variant="danger"
            disabled={!matches || entry.password === ''}
            busy={erase.isPending}
          >
            {erase.isPending ? texts.ui.deleting : texts.ui.deleteForever}
          </Button>
        </>
      }
    >
      <p>{words.permanent}</p>
      <p>{texts.privacy.child.published}</p>
      <AlsoOnYouTube of={{}} checked={alsoOnYouTube} onChange={setAlso} />
      <p>{words.advice}</p>
      <form
        id="erase-account"
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (matches && entry.password !== '' && !erase.isPending) erase.mutate();
        }}
      >
        <TextField
          label={words.email}
          hint={email}
          type="email"
          value={entry.email}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          error={leftEmail && !matches ? words.emailMismatch : undefined}
          onChange={(event) => {
            setEntry({ ...entry, email: event.target.value });
            setLeftEmail(false);
          }}
          onBlur={() => setLeftEmail(entry.email !== '')}
        />
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          value={entry.password}
          onChange={(event) => setEntry({ ...entry, password: event.target.value })}
        />
      </form>
      {erase.isError && <Alert tone="bad">{tell(erase.error, texts, words.failed)}</Alert>}
    </Dialog>
  );
}
