import { timing } from '@milestoon/domain';
import { Check, Copy } from 'lucide-react';
import { useTexts } from '../../lib/texts.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './roles.module.css';
import { useFlash } from '../../lib/use-flash.ts';

/** The SQL, and a button that copies it. */
export function SetupScript({ script }: { script: string }) {
  const texts = useTexts().setup;
  const [outcome, setOutcome] = useFlash<'copied' | 'failed'>(timing.copyConfirmation);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(script);
      setOutcome('copied');
    } catch {
      // Browsers keep the clipboard from pages without https.
      setOutcome('failed');
    }
  };
  return (
    <div className={styles.script}>
      <Button variant="primary" onClick={copy}>
        {outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {outcome === 'copied' ? texts.copied : texts.copy}
      </Button>
      {/* Beside the button: a status inside would take the button's name away. */}
      <p className={styles.unseen} role="status">
        {outcome === 'copied' && texts.copied}
      </p>
      {outcome === 'failed' && <Alert tone="bad">{texts.copyFailed}</Alert>}
      {/* A field and no paragraph: the keyboard gets into it, scrolls it and selects all of it. */}
      <textarea
        className={styles.code}
        aria-label={texts.script}
        readOnly
        wrap="off"
        rows={10}
        value={script}
      />
    </div>
  );
}
