import { isLanguage, languages } from '@milestoon/domain/texts';
import { useState } from 'react';
import { useLanguage } from '../../lib/texts.tsx';
import { Alert } from '../../ui/alert.tsx';
import { SegmentedChoice } from '../../ui/choice.tsx';

const options = Object.entries(languages).flatMap(([value, label]) =>
  isLanguage(value) ? [{ value, label, language: value }] : [],
);

/** Each language by its own name, so that who chose a wrong one finds back. */
export function LanguagePicker() {
  const { language, texts, speak } = useLanguage();
  const [failed, setFailed] = useState(false);
  return (
    <>
      <SegmentedChoice
        legend={texts.language.legend}
        value={language}
        onChange={(chosen) =>
          speak(chosen).then(
            () => setFailed(false),
            () => setFailed(true),
          )
        }
        options={options}
      />
      {failed && <Alert tone="bad">{texts.language.failed}</Alert>}
    </>
  );
}
