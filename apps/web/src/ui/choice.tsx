import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './choice.module.css';

interface ChoiceProps<Value extends string> {
  legend: ReactNode;
  value: Value | null;
  onChange: (value: Value) => void;
}

interface RadioProps<Value extends string> extends ChoiceProps<Value> {
  name: string;
  own: Value;
  label?: string;
}

function Radio<Value extends string>({ name, own, value, onChange, label }: RadioProps<Value>) {
  return (
    <input
      className={styles.hidden}
      type="radio"
      name={name}
      value={own}
      aria-label={label}
      title={label}
      checked={value === own}
      onChange={() => onChange(own)}
    />
  );
}

interface SegmentedProps<Value extends string> extends ChoiceProps<Value> {
  /** For pages that hold presses: by it a choice is found again in every language. */
  name?: string;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
}

/** One of a few words. */
export function SegmentedChoice<Value extends string>({ options, name, ...choice }: SegmentedProps<Value>) {
  const madeUp = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{choice.legend}</legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <Radio {...choice} name={name ?? madeUp} own={option.value} />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwatchesProps<Value extends string> extends ChoiceProps<Value> {
  options: readonly { value: Value; label: string; color: string }[];
}

/** One of several colours. */
export function Swatches<Value extends string>({ options, ...choice }: SwatchesProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{choice.legend}</legend>
      <div className={styles.swatches}>
        {options.map((option) => (
          <span key={option.value} className={styles.swatch} style={{ backgroundColor: option.color }}>
            <Radio {...choice} name={name} own={option.value} label={option.label} />
          </span>
        ))}
      </div>
    </fieldset>
  );
}

interface CardsProps<Value extends string> extends ChoiceProps<Value> {
  options: readonly {
    value: Value;
    name: string;
    description?: string;
    /** What sets it apart from the others. */
    note?: string | undefined;
    picture: ReactNode;
  }[];
  /** What stands in the row after the options: places for those to come. */
  waiting?: ReactNode;
}

/** One of a few pictures. */
export function ChoiceCards<Value extends string>({ options, waiting, ...choice }: CardsProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{choice.legend}</legend>
      <div className={styles.cards}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            {option.picture}
            <span className={styles.cardName}>{option.name}</span>
            {option.note && <span className={styles.cardNote}>{option.note}</span>}
            {option.description && <span className={styles.cardText}>{option.description}</span>}
            <Radio {...choice} name={name} own={option.value} />
            <Check className={styles.tick} aria-hidden="true" />
          </label>
        ))}
        {waiting}
      </div>
    </fieldset>
  );
}
