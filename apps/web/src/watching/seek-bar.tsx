import { clockTime } from './clock-time.ts';

interface SeekBarProps {
  className: string | undefined;
  label: string;
  /** Seconds; a duration of 0 is one that is not known yet. */
  time: number;
  duration: number;
  disabled?: boolean;
  onSeek: (seconds: number) => void;
}

/** Where a film is, to be moved. */
export function SeekBar({ className, label, time, duration, disabled, onSeek }: SeekBarProps) {
  const end = duration || 1;
  return (
    <input
      className={className}
      type="range"
      min={0}
      max={end}
      step={0.1}
      value={Math.min(time, end)}
      disabled={disabled}
      aria-label={label}
      aria-valuetext={clockTime(time)}
      onChange={(event) => onSeek(event.target.valueAsNumber)}
    />
  );
}
