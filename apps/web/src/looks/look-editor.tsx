import type { AnimationStyle } from '@milestoon/domain';
import type { Look } from '@milestoon/look';
import { useContext } from 'react';
import { useTexts } from '../lib/texts.tsx';
import { SegmentedChoice, Swatches } from '../ui/choice.tsx';
import { CharacterCanvas, DrawnAs } from '../ui/character-canvas.tsx';
import { RangeField, SelectField } from '../ui/field.tsx';
import { Switch } from '../ui/switch.tsx';
import styles from './look.module.css';
import { LookDetails } from './look-details.tsx';
import { type ColorOption, freckleStepOf, freckleSteps, lookOptions } from './look-words.ts';

interface LookEditorProps {
  look: Look;
  /** Attributes that were read with little confidence and not yet looked at. */
  unsure: ReadonlySet<string>;
  name: string;
  style: AnimationStyle;
  onChange: (part: Partial<Look>) => void;
}

const oldest = 17;

/** Colours to choose from, with the one of the photo before them where it is none of theirs. */
const withPhotoColor = (
  colors: readonly ColorOption<string>[],
  color: string,
  label: string,
): readonly ColorOption<string>[] =>
  colors.some(({ value }) => value === color) ? colors : [{ value: color, label, color }, ...colors];

/** The look as a living picture, with every attribute beside it to correct. */
export function LookEditor({ look, unsure, name, style, onChange }: LookEditorProps) {
  const { look: text } = useTexts().children;
  // Of relatives the year of birth is asked.
  const asksAge = useContext(DrawnAs) === undefined;
  const options = lookOptions(text);
  const legend = (words: string, field: keyof Look) => (
    <>
      {words} {unsure.has(field) && <span className={styles.unsure}>{text.check}</span>}
    </>
  );
  const clothes = withPhotoColor(options.clothes, look.signatureColor, text.asInPhoto);
  const anyColor = { value: 'any', label: text.likeClothes, color: look.signatureColor };
  const coverColors = withPhotoColor([anyColor, ...options.clothes], look.headCoverColor, text.asInPhoto);
  const age = Math.min(oldest, Math.round(look.age));

  return (
    <div className={styles.editor}>
      <div className={styles.preview}>
        <CharacterCanvas look={look} style={style} label={text.preview(name)} whole={look.wheelchair} />
      </div>
      <div className={styles.attributes}>
        <Swatches
          legend={legend(text.fields.skin, 'skin')}
          value={look.skin}
          options={options.skin}
          onChange={(skin) => onChange({ skin })}
        />
        <Swatches
          legend={legend(text.fields.hairColor, 'hairColor')}
          value={look.hairColor}
          options={options.hairColor}
          onChange={(hairColor) => onChange({ hairColor })}
        />
        <SelectField
          label={legend(text.fields.hairShape, 'hairShape')}
          value={look.hairShape}
          options={options.hairShape}
          onChange={(hairShape) => onChange({ hairShape })}
        />
        <Swatches
          legend={legend(text.fields.eyes, 'eyes')}
          value={look.eyes}
          options={options.eyes}
          onChange={(eyes) => onChange({ eyes })}
        />
        <SegmentedChoice
          legend={legend(text.fields.glasses, 'glasses')}
          value={look.glasses}
          options={options.glasses}
          onChange={(glasses) => onChange({ glasses })}
        />
        <SegmentedChoice
          legend={legend(text.fields.freckles, 'freckles')}
          value={freckleStepOf(look.freckles)}
          options={options.freckles}
          onChange={(step) => onChange({ freckles: freckleSteps[step] })}
        />
        <SegmentedChoice
          legend={text.fields.headCover}
          value={look.headCover}
          options={options.headCover}
          onChange={(headCover) => onChange({ headCover })}
        />
        {look.headCover !== 'none' && (
          <Swatches
            legend={text.fields.headCoverColor}
            value={look.headCoverColor}
            options={coverColors}
            onChange={(headCoverColor) => onChange({ headCoverColor })}
          />
        )}
        <div className={styles.aids}>
          {(['hearingAid', 'wheelchair'] as const).map((aid) => (
            <label key={aid} className={styles.aid}>
              {text.fields[aid]}
              <Switch label={text.fields[aid]} on={look[aid]} onChange={(on) => onChange({ [aid]: on })} />
            </label>
          ))}
        </div>
        {asksAge && (
          <RangeField
            label={legend(text.fields.age, 'age')}
            value={age}
            minimum={0}
            maximum={oldest}
            text={text.years(age)}
            onChange={(chosen) => onChange({ age: chosen })}
          />
        )}
        <Swatches
          legend={legend(text.fields.clothes, 'signatureColor')}
          value={look.signatureColor}
          options={clothes}
          onChange={(signatureColor) => onChange({ signatureColor })}
        />
        <LookDetails look={look} onChange={onChange} />
      </div>
    </div>
  );
}
