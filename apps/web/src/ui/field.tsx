import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { useFirstTexts } from '../lib/texts.tsx';
import { IconButton } from './button.tsx';
import styles from './field.module.css';

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
}

export interface Wiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label, hint and error around one control; `children` receives the attributes that tie them together. */
export function Field({
  label,
  hint,
  error,
  counter,
  children,
}: FieldProps & { counter?: string; children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {counter && (
          <span className={styles.counter} aria-hidden="true">
            {counter}
          </span>
        )}
      </div>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** How many characters of how many. */
export const counted = (value: unknown, maximum: number | undefined): string | undefined =>
  maximum === undefined ? undefined : `${String(value ?? '').length} / ${maximum}`;

type Input = Omit<ComponentProps<'input'>, 'id'>;

export function TextField({
  label,
  hint,
  error,
  counter,
  ...rest
}: FieldProps & Input & { counter?: boolean }) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      counter={counter ? counted(rest.value, rest.maxLength) : undefined}
    >
      {(wiring) => <input className={styles.input} {...rest} {...wiring} />}
    </Field>
  );
}

/** Words to look for: browsers neither complete nor correct them. */
export function SearchField(props: FieldProps & Omit<Input, 'type'>) {
  return <TextField type="search" autoComplete="off" autoCapitalize="off" spellCheck={false} {...props} />;
}

export function PasswordField({ label, hint, error, ...rest }: FieldProps & Omit<Input, 'type'>) {
  const [shown, setShown] = useState(false);
  const { ui } = useFirstTexts();
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <div className={styles.withToggle}>
          <input className={styles.input} {...rest} {...wiring} type={shown ? 'text' : 'password'} />
          <IconButton
            className={styles.toggle}
            label={shown ? ui.hidePassword : ui.showPassword}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff /> : <Eye />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}

export function Checkbox({ children, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'id'>) {
  const id = useId();
  return (
    <div className={styles.check}>
      <input id={id} type="checkbox" {...rest} />
      <label htmlFor={id}>{children}</label>
    </div>
  );
}

interface SelectFieldProps<Value extends string> extends FieldProps {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
}

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const choose = (chosen: string): void => {
    const option = props.options.find(({ value }) => value === chosen);
    if (option) props.onChange(option.value);
  };
  return (
    <Field label={props.label} hint={props.hint} error={props.error}>
      {(wiring) => (
        <select
          className={styles.input}
          {...wiring}
          value={props.value}
          onChange={(event) => choose(event.target.value)}
        >
          {props.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface RangeFieldProps extends FieldProps {
  value: number;
  minimum: number;
  maximum: number;
  /** The value in words. */
  text: string;
  onChange: (value: number) => void;
}

export function RangeField({ label, hint, value, minimum, maximum, text, onChange }: RangeFieldProps) {
  return (
    <Field label={label} hint={hint} counter={text}>
      {(wiring) => (
        <input
          className={styles.range}
          {...wiring}
          type="range"
          min={minimum}
          max={maximum}
          value={value}
          aria-valuetext={text}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      )}
    </Field>
  );
}
