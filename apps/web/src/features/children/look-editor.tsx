import type { AnimationStyle } from '@milestoon/domain';
import type { Look } from '@milestoon/film/look';
import { SegmentedChoice, Swatches } from '../../ui/choice.tsx';
import { CharacterCanvas } from '../../ui/character-canvas.tsx';
import { RangeField, SelectField } from '../../ui/field.tsx';
import styles from './child-setup.module.css';
import {
  clothesOptions,
  eyeOptions,
  freckleOptions,
  freckleStepOf,
  freckleSteps,
  glassesOptions,
  hairColorOptions,
  hairShapeOptions,
  skinOptions,
} from './look-words.ts';

interface LookEditorProps {
  look: Look;
  /** Attributes that were read with little confidence and not yet looked at. */
  unsure: ReadonlySet<string>;
  name: string;
  style: AnimationStyle;
  onChange: (part: Partial<Look>) => void;
}

const oldest = 17;
const years = (age: number): string => (age < 1 ? 'Baby' : age === 1 ? '1 year' : `${age} years`);

/** The look as a living picture, with every attribute beside it to correct. */
export function LookEditor({ look, unsure, name, style, onChange }: LookEditorProps) {
  const legend = (text: string, field: keyof Look) => (
    <>
      {text} {unsure.has(field) && <span className={styles.unsure}>please check</span>}
    </>
  );
  const clothes = clothesOptions.some((option) => option.value === look.signatureColor)
    ? clothesOptions
    : [
        { value: look.signatureColor, label: 'As in the photo', color: look.signatureColor },
        ...clothesOptions,
      ];
  const age = Math.min(oldest, Math.round(look.age));

  return (
    <div className={styles.editor}>
      <div className={styles.preview}>
        <CharacterCanvas look={look} style={style} label={`Preview of ${name || 'your child'}`} />
      </div>
      <div className={styles.attributes}>
        <Swatches
          legend={legend('Skin', 'skin')}
          value={look.skin}
          options={skinOptions}
          onChange={(skin) => onChange({ skin })}
        />
        <Swatches
          legend={legend('Hair colour', 'hairColor')}
          value={look.hairColor}
          options={hairColorOptions}
          onChange={(hairColor) => onChange({ hairColor })}
        />
        <SelectField
          label={legend('Hair', 'hairShape')}
          value={look.hairShape}
          options={hairShapeOptions}
          onChange={(hairShape) => onChange({ hairShape })}
        />
        <Swatches
          legend={legend('Eyes', 'eyes')}
          value={look.eyes}
          options={eyeOptions}
          onChange={(eyes) => onChange({ eyes })}
        />
        <SegmentedChoice
          legend={legend('Glasses', 'glasses')}
          value={look.glasses}
          options={glassesOptions}
          onChange={(glasses) => onChange({ glasses })}
        />
        <SegmentedChoice
          legend={legend('Freckles', 'freckles')}
          value={freckleStepOf(look.freckles)}
          options={freckleOptions}
          onChange={(step) => onChange({ freckles: freckleSteps[step] })}
        />
        <RangeField
          label={legend('Age', 'age')}
          value={age}
          minimum={0}
          maximum={oldest}
          text={years(age)}
          onChange={(chosen) => onChange({ age: chosen })}
        />
        <Swatches
          legend={legend('Colour of the clothes', 'signatureColor')}
          value={look.signatureColor}
          options={clothes}
          onChange={(signatureColor) => onChange({ signatureColor })}
        />
      </div>
    </div>
  );
}
