import { Square, Volume2 } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './sounds.module.css';
import type { Sample } from './use-sample.ts';

interface HeardChoiceProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  sample: Sample;
  fetchSample: (value: Value) => Promise<{ sound: string }>;
}

/** One of a few sounds: a row each, with a button to hear it. */
export function HeardChoice<Value extends string>({
  legend,
  options,
  value,
  onChange,
  sample,
  fetchSample,
}: HeardChoiceProps<Value>) {
  const { sound } = useTexts().episodes.form;
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => {
        const key = `${legend} ${option.value}`;
        const isHeard = sample.playing === key;
        return (
          <div key={option.value} className={styles.row}>
            <label className={styles.option}>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={value === option.value}
                onChange={() => onChange(option.value)}
              />
              {option.label}
            </label>
            <Button
              size="small"
              aria-label={sound.listen(option.label)}
              aria-pressed={isHeard}
              busy={sample.loading === key}
              onClick={() => (isHeard ? sample.stop() : sample.play(key, () => fetchSample(option.value)))}
            >
              {isHeard ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
            </Button>
          </div>
        );
      })}
    </fieldset>
  );
}
