import { useTexts } from '../lib/texts.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import styles from './recording.module.css';
import type { MicrophoneFault } from './use-microphone.ts';

interface MicrophoneAdviceProps {
  fault: MicrophoneFault;
  /** What can be done without one. */
  anyway: string;
  onTryAgain: () => void;
}

/** Why nothing can be recorded, and what can be done about it. */
export function MicrophoneAdvice({ fault, anyway, onTryAgain }: MicrophoneAdviceProps) {
  const { microphone } = useTexts().telling;
  return (
    <div className={styles.advice}>
      <Alert tone="warn">
        <strong>{microphone[fault]}</strong> {microphone[`${fault}Advice`]}
      </Alert>
      <p>{anyway}</p>
      {fault !== 'none' && fault !== 'insecure' && (
        <Button onClick={onTryAgain}>{microphone.tryAgain}</Button>
      )}
    </div>
  );
}
