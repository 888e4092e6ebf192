import { useEffect, useRef } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { TextField } from '../../../ui/field.tsx';
import styles from './second-factor.module.css';

interface CodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** A backup code is taken, too: letters. */
  orBackup?: boolean;
  label?: string;
  /** The one thing to do on its screen. */
  focused?: boolean;
}

/** Six digits; phones offer the one they have, and their keyboard of digits. */
export function CodeField({ value, onChange, orBackup = false, label, focused = false }: CodeFieldProps) {
  const words = useTexts().secondFactor;
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) field.current?.querySelector('input')?.focus();
  }, [focused]);
  return (
    <div ref={field} className={styles.code}>
      <TextField
        label={label ?? (orBackup ? words.codeOrBackup : words.code)}
        name="code"
        inputMode={orBackup ? 'text' : 'numeric'}
        autoComplete={orBackup ? 'off' : 'one-time-code'}
        autoCapitalize="off"
        spellCheck={false}
        maxLength={40}
        required
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
