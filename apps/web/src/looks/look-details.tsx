import type { Look } from '@milestoon/look';
import { ChevronDown } from 'lucide-react';
import { useTexts } from '../lib/texts.tsx';
import { SegmentedChoice } from '../ui/choice.tsx';
import { SelectField } from '../ui/field.tsx';
import { Switch } from '../ui/switch.tsx';
import styles from './look.module.css';
import { lookOptions, measureStepOf, measureSteps, type Option } from './look-words.ts';

interface LookDetailsProps {
  look: Look;
  onChange: (part: Partial<Look>) => void;
}

/** What few children need and makes those itself, folded so that the form stays short on a phone. */
export function LookDetails({ look, onChange }: LookDetailsProps) {
  const { look: text } = useTexts().children;
  const options = lookOptions(text);
  const choice = <Field extends 'undertone' | 'ears' | 'birthmarkSize' | 'eyePatch'>(
    field: Field,
    values: readonly Option<Look[Field]>[],
  ) => (
    <SegmentedChoice<Look[Field]>
      legend={text.fields[field]}
      value={look[field]}
      options={values}
      onChange={(value) => onChange({ [field]: value })}
    />
  );
  const list = <Field extends 'glassesColor' | 'hairDye' | 'hairClip' | 'birthmark'>(
    field: Field,
    values: readonly Option<Look[Field]>[],
  ) => (
    <SelectField<Look[Field]>
      label={text.fields[field]}
      value={look[field]}
      options={values}
      onChange={(value) => onChange({ [field]: value })}
    />
  );
  return (
    <details className={styles.more}>
      <summary>
        {text.more}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.attributes}>
        {choice('undertone', options.undertone)}
        {look.glasses !== 'none' && list('glassesColor', options.glassesColor)}
        {list('hairDye', options.hairDye)}
        {list('hairClip', options.hairClip)}
        {(['faceWidth', 'jaw', 'brows'] as const).map((measure) => (
          <SegmentedChoice
            key={measure}
            legend={text.fields[measure]}
            value={measureStepOf(look[measure])}
            options={options[measure]}
            onChange={(step) => onChange({ [measure]: measureSteps[step] })}
          />
        ))}
        {choice('ears', options.ears)}
        {list('birthmark', options.birthmark)}
        {look.birthmark !== 'none' && choice('birthmarkSize', options.birthmarkSize)}
        {choice('eyePatch', options.eyePatch)}
        <div className={styles.aids}>
          {(['dimples', 'toothGap', 'cochlearImplant'] as const).map((field) => (
            <label key={field} className={styles.aid}>
              {text.fields[field]}
              <Switch
                label={text.fields[field]}
                on={look[field]}
                onChange={(on) => onChange({ [field]: on })}
              />
            </label>
          ))}
        </div>
      </div>
    </details>
  );
}
