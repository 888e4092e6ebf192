import { timing } from '@milestoon/domain';
import { Check, Copy } from 'lucide-react';
import { useTexts } from '../../lib/texts.tsx';
import { useFlash } from '../../lib/use-flash.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './automation.module.css';

/** A key that was just made. It is gone with the page. */
export function NewKey({ value }: { value: string }) {
  const words = useTexts().automation;
  const [outcome, setOutcome] = useFlash<'copied' | 'failed'>(timing.copyConfirmation);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      // Browsers keep the clipboard from pages without https.
      setOutcome('failed');
    }
  };
  return (
    <div className={styles.key}>
      <Alert tone="good">{words.shownOnce}</Alert>
      <TextArea
        label={words.yours}
        className={styles.code}
        readOnly
        rows={2}
        spellCheck={false}
        value={value}
        onFocus={(event) => event.target.select()}
      />
      <Button variant="primary" wide onClick={copy}>
        {outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {outcome === 'copied' ? words.copied : words.copy}
      </Button>
      {/* Beside the button: a status inside would take the button's name away. */}
      <p className={styles.unseen} role="status">
        {outcome === 'copied' && words.copied}
      </p>
      {outcome === 'failed' && <Alert tone="bad">{words.copyFailed}</Alert>}
    </div>
  );
}
