import { hairFamilies, hairPaints, skinPaints, type SkinTone } from '@milestoon/look';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { SegmentedChoice, Swatches } from '../../../ui/choice.tsx';
import { useLanding } from '../landing-texts.ts';
import { face } from '../pictures.ts';
import { type Star, starKeys } from './star-keys.ts';
import type { StarLook } from './star-looks.ts';
import styles from './trailer.module.css';

const skinTones = Object.keys(skinPaints) as SkinTone[];
const glasses = ['none', 'round'] as const;

/** Who plays the part. */
export function StarChoice({ value, onChange }: { value: Star; onChange: (star: Star) => void }) {
  const { trailer: words } = useLanding().texts;
  return (
    <fieldset>
      <legend className={styles.legend}>{words.star}</legend>
      <div className={styles.stars}>
        {starKeys.map((star) => (
          <label key={star} className={styles.star}>
            <img src={face(star)} alt="" width="56" height="56" loading="lazy" />
            <input
              type="radio"
              name="actor"
              value={star}
              checked={star === value}
              aria-label={words.stars[star]}
              title={words.stars[star]}
              onChange={() => onChange(star)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface LookChoiceProps {
  value: StarLook;
  onChange: (part: Partial<StarLook>) => void;
}

/** What can be changed about them; folded away, for it is a free trailer and no form. */
export function LookChoice({ value, onChange }: LookChoiceProps) {
  const { look: words } = useLanding().texts.trailer;
  // Colours are inline styles, which a written page may not hold: they come with the first opening.
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.look} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary data-press="look">
        {words.title}
        <ChevronDown aria-hidden="true" />
      </summary>
      {isOpen && <LookFields value={value} onChange={onChange} />}
    </details>
  );
}

function LookFields({ value, onChange }: LookChoiceProps) {
  const { look: words } = useLanding().texts.trailer;
  return (
    <>
      <Swatches
        legend={words.skin}
        value={value.skin}
        onChange={(skin) => onChange({ skin })}
        options={skinTones.map((tone) => ({
          value: tone,
          label: words.skins[tone],
          color: skinPaints[tone],
        }))}
      />
      <Swatches
        legend={words.hair}
        value={value.hairColor}
        onChange={(hairColor) => onChange({ hairColor })}
        options={hairFamilies.map((hair) => ({
          value: hair,
          label: words.hairs[hair],
          color: hairPaints[hair],
        }))}
      />
      <SegmentedChoice
        legend={words.glasses}
        value={value.glasses}
        onChange={(chosen) => onChange({ glasses: chosen })}
        options={glasses.map((shape) => ({ value: shape, label: words.glassesShapes[shape] }))}
      />
    </>
  );
}
