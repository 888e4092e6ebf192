import { RefreshCw } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { newVersion, onNewVersion, takeNewVersion } from '../../lib/install.ts';
import { useFirstTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './install.module.css';

/** Says that a newer version of the app is there, and changes to it when asked. */
export function NewVersion() {
  const { installed: words } = useFirstTexts();
  const waiting = useSyncExternalStore(onNewVersion, newVersion, () => null);
  return (
    <div role="status" className={styles.region}>
      {waiting && (
        <div className={styles.notice}>
          <span>{words.updateReady}</span>
          <Button size="small" variant="primary" onClick={takeNewVersion}>
            <RefreshCw aria-hidden="true" />
            {words.reload}
          </Button>
        </div>
      )}
    </div>
  );
}
