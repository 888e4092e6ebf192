import { useTexts } from '../../../lib/texts.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import type { MicrophoneFault } from './use-microphone.ts';
import styles from './telling.module.css';

/** Why nothing can be recorded, and what can be done about it. */
export function MicrophoneAdvice({ fault, onTryAgain }: { fault: MicrophoneFault; onTryAgain: () => void }) {
  const { microphone } = useTexts().telling;
  return (
    <div className={styles.advice}>
      <Alert tone="warn">
        <strong>{microphone[fault]}</strong> {microphone[`${fault}Advice`]}
      </Alert>
      <p>{microphone.anyway}</p>
      {fault !== 'none' && <Button onClick={onTryAgain}>{microphone.tryAgain}</Button>}
    </div>
  );
}
