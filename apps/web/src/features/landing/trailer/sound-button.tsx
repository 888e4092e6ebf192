import { Volume2, VolumeX } from 'lucide-react';
import styles from './trailer.module.css';
import type { Playing, useSound } from './use-sound.ts';

interface SoundButtonProps {
  sound: ReturnType<typeof useSound>;
  label: string;
  /** Null while nothing moves. */
  playing: Playing | null;
}

/** Switches the sound of a trailer on and off, on its picture. */
export function SoundButton({ sound, label, playing }: SoundButtonProps) {
  return (
    <button
      type="button"
      className={styles.sound}
      data-press="sound"
      aria-pressed={sound.isOn}
      aria-label={label}
      title={label}
      onClick={() => sound.toggle(playing)}
    >
      {sound.isOn ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
    </button>
  );
}
