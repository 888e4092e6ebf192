import { knownLanguageOf } from '@milestoon/story/screenplay';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { api } from '../../lib/api.ts';
import { useLanguage, useTexts } from '../../lib/texts.tsx';
import { Alert } from '../../ui/alert.tsx';

/** Of fewer words nobody can say what language they are in. */
const fewestWords = 4;

/** What becomes of a text in another language than the app's. Parents may send it all the same. */
export function ToldInNote({ text }: { text: string }) {
  const { form } = useTexts().episodes;
  const { language } = useLanguage();
  const writer = useQuery(api.episodes.writer.queryOptions({ staleTime: Infinity }));
  const written = useDeferredValue(text);
  const known = written.trim().split(/\s+/).length < fewestWords ? null : knownLanguageOf(written);
  if (known === null || known === language) return null;
  if (known !== 'other') return <Alert tone="info">{form.readsAs(known)}</Alert>;
  return (
    <Alert tone="info">
      {form.otherLanguage}
      {writer.data && !writer.data.voiceCompany && ` ${form.otherVoice}`}
    </Alert>
  );
}
