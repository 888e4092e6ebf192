import { isLanguage, type Language, languages } from '@milestoon/domain/texts';
import { Languages } from 'lucide-react';
import { useId, useState } from 'react';
import { useFirstTexts, useLanguage } from '../../lib/texts.tsx';
import { Alert } from '../../ui/alert.tsx';
import { SegmentedChoice } from '../../ui/choice.tsx';
import unseen from '../../ui/unseen.module.css';
import styles from './language.module.css';

const options = Object.entries(languages).flatMap(([value, label]) =>
  isLanguage(value) ? [{ value, label }] : [],
);

/** Each language by its own name, so that who chose a wrong one finds back. */
export function LanguagePicker() {
  const texts = useFirstTexts();
  const { language, speak } = useLanguage();
  const [failed, setFailed] = useState(false);
  const [awaited, setAwaited] = useState<Language | null>(null);
  const choose = (chosen: Language) => {
    setAwaited(chosen);
    speak(chosen)
      .then(
        () => setFailed(false),
        () => setFailed(true),
      )
      .finally(() => setAwaited(null));
  };
  return (
    <>
      <SegmentedChoice
        legend={texts.language.legend}
        value={awaited ?? language}
        onChange={choose}
        options={options}
      />
      {failed && <Alert tone="bad">{texts.language.failed}</Alert>}
    </>
  );
}

/** For screens before the profile can be reached: small, in a corner. Screen readers say each name in full. */
export function LanguageCorner() {
  const texts = useFirstTexts();
  const { language, speak } = useLanguage();
  const name = useId();
  return (
    <fieldset className={styles.corner}>
      <legend className={unseen.unseen}>{texts.language.legend}</legend>
      <Languages aria-hidden="true" />
      {options.map(({ value, label }) => (
        <label key={value} title={label}>
          <input
            type="radio"
            name={name}
            value={value}
            lang={value}
            aria-label={`${value.toUpperCase()}, ${label}`}
            checked={language === value}
            // A language that does not load stays away; the page goes on in the present one.
            onChange={() => void speak(value).catch(() => {})}
          />
          {value.toUpperCase()}
        </label>
      ))}
    </fieldset>
  );
}
