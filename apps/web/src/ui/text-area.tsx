import type { ComponentProps, ReactNode } from 'react';
import { counted, Field, type FieldProps, type Wiring } from './field.tsx';
import styles from './field.module.css';

/** Who says how long it may be says the words of it as well: legal pages, which have texts of their own, have the field too. */
interface Bounds {
  maxLength: number;
  tooLong: (by: number) => string;
}

/** By how many characters a text is too long. */
export const excessOf = (text: string, maximum: number): number => Math.max(0, text.length - maximum);

interface WholeFieldProps extends FieldProps, Partial<Bounds> {
  value: unknown;
  counter: boolean | undefined;
  children: (wiring: Wiring) => ReactNode;
}

/** Takes more than `maxLength`, so that nothing that is pasted gets lost, and says by how much it is too long. */
function WholeField({ value, maxLength, tooLong, error, counter, children, ...about }: WholeFieldProps) {
  const excess = maxLength === undefined ? 0 : excessOf(String(value ?? ''), maxLength);
  const fault = (excess > 0 && tooLong?.(excess)) || error;
  return (
    <Field {...about} error={fault} counter={counter ? counted(value, maxLength) : undefined}>
      {(wiring) => (
        <>
          {children(wiring)}
          <span className={styles.heard} role="status">
            {excess > 0 && fault}
          </span>
        </>
      )}
    </Field>
  );
}

type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'id' | 'maxLength'> &
  (Bounds | { maxLength?: never; tooLong?: never });

export function TextArea({ label, hint, error, maxLength, tooLong, ...rest }: TextAreaProps) {
  const about = { label, hint, error, maxLength, tooLong, value: rest.value };
  return (
    <WholeField {...about} counter>
      {(wiring) => <textarea className={styles.input} {...rest} {...wiring} />}
    </WholeField>
  );
}

type WholeTextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'maxLength'> &
  Bounds & { counter?: boolean };

export function WholeTextField({
  label,
  hint,
  error,
  counter,
  maxLength,
  tooLong,
  ...rest
}: WholeTextFieldProps) {
  const about = { label, hint, error, maxLength, tooLong, value: rest.value };
  return (
    <WholeField {...about} counter={counter}>
      {(wiring) => <input className={styles.input} {...rest} {...wiring} />}
    </WholeField>
  );
}
