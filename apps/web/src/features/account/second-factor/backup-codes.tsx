import { Copy, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../../lib/copy-text.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/field.tsx';
import styles from './second-factor.module.css';

function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

interface BackupCodesProps {
  codes: readonly string[];
  email: string;
  /** What the button says that goes on. */
  next: string;
  onNext: () => void;
}

/** The codes, to be kept before anything goes on: they are told this once. */
export function BackupCodes({ codes, email, next, onNext }: BackupCodesProps) {
  const words = useTexts().secondFactor;
  const [kept, setKept] = useState(false);
  const [copied, setCopied] = useState(false);
  const text = `${words.fileTitle(email)}\n\n${codes.join('\n')}\n`;
  const copy = (): void => {
    copyText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div className={styles.form}>
      <p>{words.codesLead}</p>
      <div className={styles.sheet}>
        <h3 className={styles.sheetTitle}>{words.fileTitle(email)}</h3>
        <ul className={styles.codes} aria-label={words.codesTitle}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className={styles.actions}>
        <Button size="small" onClick={copy}>
          <Copy aria-hidden="true" /> {words.copy}
        </Button>
        <Button size="small" onClick={() => save(words.fileName, text)}>
          <Download aria-hidden="true" /> {words.download}
        </Button>
        <Button size="small" onClick={() => window.print()}>
          <Printer aria-hidden="true" /> {words.print}
        </Button>
      </div>
      {copied && <Alert tone="good">{words.copied}</Alert>}
      <Checkbox checked={kept} onChange={(event) => setKept(event.target.checked)}>
        {words.kept}
      </Checkbox>
      <Button variant="primary" wide disabled={!kept} onClick={onNext}>
        {next}
      </Button>
    </div>
  );
}
