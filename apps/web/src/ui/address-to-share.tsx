import { timing } from '@milestoon/domain';
import { Check, Copy, Mail, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { copyText } from '../lib/copy-text.ts';
import { useTexts } from '../lib/texts.tsx';
import { useFlash } from '../lib/use-flash.ts';
import { Alert } from './alert.tsx';
import styles from './button-row.module.css';
import { Button, ButtonAnchor } from './button.tsx';
import { TextField } from './field.tsx';

interface AddressToShareProps {
  url: string;
  /** What the device says it is when it is handed on. */
  title: string;
  label: string;
  /** Stands above the address in a mail, which is written in the parent's own program and sent from there. */
  message: string;
  hint?: ReactNode;
}

/** The address of a link, to copy and to hand on. */
export function AddressToShare({ url, title, label, message, hint }: AddressToShareProps) {
  const words = useTexts().sharing.link;
  const [outcome, setOutcome] = useFlash<'copied' | 'failed'>(timing.copyConfirmation);
  const copy = (): void =>
    void copyText(url).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  // Called off is no fault.
  const share = (): void => void navigator.share({ title, url }).catch(() => {});
  const letter = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${message}\n\n${url}\n`)}`;
  return (
    <>
      <TextField label={label} hint={hint} value={url} readOnly onFocus={(event) => event.target.select()} />
      <div className={styles.row}>
        <Button variant="primary" onClick={copy}>
          {outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />} {words.copy}
        </Button>
        {'share' in navigator && (
          <Button onClick={share}>
            <Share2 aria-hidden="true" /> {words.share}
          </Button>
        )}
        <ButtonAnchor href={`mailto:?${letter}`}>
          <Mail aria-hidden="true" /> {words.mail}
        </ButtonAnchor>
      </div>
      <div role="status">{outcome === 'copied' && words.copied}</div>
      {outcome === 'failed' && <Alert tone="bad">{words.copyFailed}</Alert>}
    </>
  );
}
