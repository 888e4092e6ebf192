import { Database, X } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../lib/texts.tsx';
import { IconButton } from '../../ui/button.tsx';
import styles from './roles.module.css';
import { SetupScript } from './setup-script.tsx';
import { useSetup } from './setup.ts';

const storageKey = 'milestoon.setup-dismissed';

const wasDismissed = (): string | null => {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
};

/** Floats above whatever screen there is until it is dismissed; another fault shows it again. */
export function SetupNotice() {
  const texts = useTexts().setup;
  const { broken } = useSetup();
  const [dismissed, setDismissed] = useState(wasDismissed);
  if (!broken || dismissed === broken.state) return null;
  const dismiss = (): void => {
    setDismissed(broken.state);
    try {
      sessionStorage.setItem(storageKey, broken.state);
    } catch {
      // Storage is blocked: the notice comes back after a reload.
    }
  };
  return (
    <aside className={styles.notice} aria-labelledby="setup-notice">
      <Database aria-hidden="true" />
      <div>
        <h2 id="setup-notice">{texts.title}</h2>
        <p role="status">{broken.state === 'missing-table' ? texts.missingTable : texts.recursion}</p>
      </div>
      <IconButton label={texts.dismiss} onClick={dismiss}>
        <X />
      </IconButton>
      <details>
        <summary>{texts.showScript}</summary>
        <SetupScript script={broken.script} />
      </details>
    </aside>
  );
}
