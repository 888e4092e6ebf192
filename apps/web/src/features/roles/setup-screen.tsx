import { Database, RefreshCw } from 'lucide-react';
import { useTexts } from '../../lib/texts.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHead } from '../../ui/page.tsx';
import styles from './roles.module.css';
import { SetupScript } from './setup-script.tsx';
import type { BrokenSetup } from './setup.ts';

interface SetupScreenProps {
  setup: BrokenSetup;
  busy: boolean;
  onRefresh: () => void;
}

/** In place of role management, when its table is missing or unusable. */
export function SetupScreen({ setup, busy, onRefresh }: SetupScreenProps) {
  const texts = useTexts();
  return (
    <>
      <PageHead title={texts.setup.title} />
      <Alert tone="warn">
        {setup.state === 'missing-table' ? texts.roles.missingTable : texts.roles.recursion}
      </Alert>
      <Card>
        <Database className={styles.setupIcon} aria-hidden="true" />
        <ol className={styles.steps}>
          {texts.setup.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <SetupScript script={setup.script} />
        <p>
          {texts.setup.builtIn} <code className={styles.command}>npm run fix-policies</code>
        </p>
        <p className={styles.fine}>{texts.setup.harmless}</p>
        <Button busy={busy} onClick={onRefresh}>
          <RefreshCw aria-hidden="true" /> {texts.setup.refresh}
        </Button>
      </Card>
    </>
  );
}
