import { Mic, Square } from 'lucide-react';
import type { RefObject } from 'react';
import styles from './recording.module.css';
import type { Microphone } from './use-microphone.ts';

interface RecordButtonProps {
  microphone: Microphone;
  /** What it says before and while somebody speaks. */
  words: { record: string; stop: string };
  onPress?: () => void;
}

/** The one large button: it begins, and ends. */
export function RecordButton({ microphone, words, onPress }: RecordButtonProps) {
  const { isRecording, isOpening, start, stop } = microphone;
  return (
    <button
      type="button"
      className={styles.record}
      data-recording={isRecording}
      aria-busy={isOpening || undefined}
      onClick={() => {
        onPress?.();
        if (isRecording) stop();
        else start();
      }}
    >
      {isRecording ? <Square aria-hidden="true" /> : <Mic aria-hidden="true" />}
      <span>{isRecording ? words.stop : words.record}</span>
    </button>
  );
}

/** Moves with the voice. `label` is for those who point at it; others hear themselves. */
export function LevelMeter({ meter, label }: { meter: RefObject<HTMLElement | null>; label: string }) {
  return (
    <div className={styles.meter} aria-hidden="true" title={label}>
      <span ref={meter} className={styles.level} data-level />
    </div>
  );
}
