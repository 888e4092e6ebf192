import type { ComponentProps } from 'react';
import { counted, Field, type FieldProps } from './field.tsx';
import styles from './field.module.css';

type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'id' | 'maxLength'> &
  // Legal pages, which have texts of their own, have the field as well.
  ({ maxLength: number; tooLong: (by: number) => string } | { maxLength?: never; tooLong?: never });

/** By how many characters a text is too long. */
export const excessOf = (text: string, maximum: number): number => Math.max(0, text.length - maximum);

/** Takes more than `maxLength`, so that nothing that is pasted gets lost, and says by how much it is too long. */
export function TextArea({ label, hint, error, maxLength, tooLong, ...rest }: TextAreaProps) {
  const excess = maxLength === undefined ? 0 : excessOf(String(rest.value ?? ''), maxLength);
  const fault = (excess > 0 && tooLong?.(excess)) || error;
  return (
    <Field label={label} hint={hint} error={fault} counter={counted(rest.value, maxLength)}>
      {(wiring) => (
        <>
          <textarea className={styles.input} {...rest} {...wiring} />
          <span className={styles.heard} role="status">
            {excess > 0 && fault}
          </span>
        </>
      )}
    </Field>
  );
}

type WholeTextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'maxLength'> & {
    maxLength: number;
    tooLong: (by: number) => string;
    counter?: boolean;
  };

/** The same of one line. */
export function WholeTextField({
  label,
  hint,
  error,
  counter,
  maxLength,
  tooLong,
  ...rest
}: WholeTextFieldProps) {
  const excess = excessOf(String(rest.value ?? ''), maxLength);
  const fault = excess > 0 ? tooLong(excess) : error;
  return (
    <Field
      label={label}
      hint={hint}
      error={fault}
      counter={counter ? counted(rest.value, maxLength) : undefined}
    >
      {(wiring) => (
        <>
          <input className={styles.input} {...rest} {...wiring} />
          <span className={styles.heard} role="status">
            {excess > 0 && fault}
          </span>
        </>
      )}
    </Field>
  );
}
