import { isForeign } from '@milestoon/film/language';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { api } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Alert } from '../../ui/alert.tsx';

/** Of fewer words nobody can say what language they are in. */
const fewestWords = 4;

/** What becomes of a text in a language the storyteller does not speak. Parents may send it all the same. */
export function ToldInNote({ text }: { text: string }) {
  const { form } = useTexts().episodes;
  const writer = useQuery(api.episodes.writer.queryOptions({ staleTime: Infinity }));
  const written = useDeferredValue(text);
  if (written.trim().split(/\s+/).length < fewestWords || !isForeign(written)) return null;
  return (
    <Alert tone="info">
      {form.otherLanguage}
      {writer.data && !writer.data.voiceCompany && ` ${form.otherVoice}`}
    </Alert>
  );
}
