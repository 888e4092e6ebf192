import { type AnimationStyle, animationStyles } from '@milestoon/domain';
import type { Look } from '@milestoon/look';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../lib/texts.tsx';
import { Alert } from '../../ui/alert.tsx';
import { CharacterCanvas } from '../../ui/character-canvas.tsx';
import { ChoiceCards } from '../../ui/choice.tsx';
import styles from './child-setup.module.css';

interface StylePickerProps {
  look: Look;
  value: AnimationStyle;
  /** ISO 8601; until then another style is refused. */
  opensAt?: string | null;
  onChange: (style: AnimationStyle) => void;
}

/** The calendar month of the lock is UTC's, and so is its first day. */
const dateIn = (language: string, moment: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment));

/** The four ways of drawing, each drawn with the look as it is now. */
export function StylePicker({ look, value, opensAt = null, onChange }: StylePickerProps) {
  const texts = useTexts();
  const { language } = useLanguage();
  const [refused, setRefused] = useState(false);
  return (
    <div className={styles.styles}>
      <ChoiceCards
        legend={texts.children.form.style}
        value={value}
        onChange={(style) => {
          setRefused(opensAt !== null && style !== value);
          if (opensAt === null) onChange(style);
        }}
        options={animationStyles.map((style) => ({
          value: style.key,
          ...texts.styles[style.key],
          picture: <CharacterCanvas look={look} style={style.key} />,
        }))}
      />
      {refused && <Alert tone="bad">{texts.child.styleLocked}</Alert>}
      {opensAt && (
        <p className={styles.lock}>
          <Lock aria-hidden="true" /> {texts.children.edit.opensAgain(dateIn(language, opensAt))}
        </p>
      )}
    </div>
  );
}
