import { timing } from '@milestoon/domain';
import { Check, Copy, Share2 } from 'lucide-react';
import { useSite } from '../../lib/site.ts';
import { useTexts } from '../../lib/texts.tsx';
import { useFlash } from '../../lib/use-flash.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import styles from './sharing.module.css';

/** The address of a link, to copy and to hand on. */
export function LinkAddress({ url, title }: { url: string; title: string }) {
  const words = useTexts().sharing.link;
  const [outcome, setOutcome] = useFlash<'copied' | 'failed'>(timing.copyConfirmation);
  const copy = (): void =>
    void navigator.clipboard.writeText(url).then(
      () => setOutcome('copied'),
      // Browsers keep the clipboard from pages without https.
      () => setOutcome('failed'),
    );
  // Called off is no fault.
  const share = (): void => void navigator.share({ title, url }).catch(() => {});
  return (
    <>
      <TextField
        label={words.address}
        hint={useSite().cdn === null ? words.warning : words.warningCdn}
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.buttons}>
        <Button variant="primary" onClick={copy}>
          {outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />} {words.copy}
        </Button>
        {'share' in navigator && (
          <Button onClick={share}>
            <Share2 aria-hidden="true" /> {words.share}
          </Button>
        )}
      </div>
      <div role="status">{outcome === 'copied' && words.copied}</div>
      {outcome === 'failed' && <Alert tone="bad">{words.copyFailed}</Alert>}
    </>
  );
}
