import { isLanguage, type Language, languages } from '@milestoon/domain/texts';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { useFirstTexts, useLanguage } from '../../lib/texts.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SegmentedChoice } from '../../ui/choice.tsx';

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

/** For screens before the profile can be reached: goes round the languages, naming the next one. */
export function LanguageToggle() {
  const { language, speak } = useLanguage();
  const at = options.findIndex(({ value }) => value === language);
  const next = options[(at + 1) % options.length];
  if (!next) return null;
  return (
    // A language that does not load stays away; the page goes on in the present one.
    <Button variant="quiet" size="small" lang={next.value} onClick={() => speak(next.value).catch(() => {})}>
      <Languages aria-hidden="true" /> {next.label}
    </Button>
  );
}
