import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { useFirstTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle, Stage } from '../../ui/page.tsx';
import styles from './install.module.css';

const askAgainEvery = 3_000;

/** The app without a connection. Tries on by itself until `onTry` brings it back. */
export function OfflineScreen({ onTry }: { onTry: () => void }) {
  const { installed: words } = useFirstTexts();
  useEffect(() => {
    const timer = setInterval(onTry, askAgainEvery);
    window.addEventListener('online', onTry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', onTry);
    };
  }, [onTry]);
  return (
    <Stage>
      <Card className={styles.offline}>
        <CloudOff aria-hidden="true" />
        <PageTitle>{words.offlineTitle}</PageTitle>
        <p>{words.offlineText}</p>
        <Button variant="primary" wide onClick={onTry}>
          {words.tryAgain}
        </Button>
      </Card>
    </Stage>
  );
}
