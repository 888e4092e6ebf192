import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { tell } from '../../../lib/told-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { secondStep } from '../auth-calls.ts';
import { CodeField } from './code-field.tsx';
import styles from './second-factor.module.css';

interface SecondStepFormProps {
  onSignedIn: () => Promise<unknown>;
  /** Back to the password. */
  onAgain: () => void;
}

/** The code of the app, or a backup code, after the password was right. */
export function SecondStepForm({ onSignedIn, onAgain }: SecondStepFormProps) {
  const texts = useTexts();
  const words = texts.secondFactor.step;
  const [way, setWay] = useState<'code' | 'backup-code'>('code');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isBackup = way === 'backup-code';

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      await secondStep(way, code);
      await onSignedIn();
    } catch (problem) {
      setError(tell(problem, texts));
      setCode('');
    } finally {
      setBusy(false);
    }
  };
  const change = (): void => {
    setWay(isBackup ? 'code' : 'backup-code');
    setCode('');
    setError(null);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <h2>{words.title}</h2>
      <p>{isBackup ? words.backupLead : words.lead}</p>
      <CodeField
        key={way}
        focused
        orBackup={isBackup}
        {...(isBackup && { label: words.backup })}
        value={code}
        onChange={setCode}
      />
      {error && <Alert tone="bad">{error}</Alert>}
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {busy ? words.submitting : words.submit}
      </Button>
      <Button variant="quiet" onClick={change}>
        {isBackup ? words.useApp : words.useBackup}
      </Button>
      {isBackup && (
        <p className={styles.note}>
          {words.lost} <Link to={paths.support}>{texts.profile.support}</Link>
        </p>
      )}
      <Button variant="quiet" onClick={onAgain}>
        {words.again}
      </Button>
    </form>
  );
}
