import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import styles from './episodes.module.css';

/** Says that the words leave this machine, where they do. */
export function StoryWriterNote() {
  const { form } = useTexts().episodes;
  const writer = useQuery(api.episodes.writer.queryOptions({ staleTime: Infinity }));
  const { company, voiceCompany } = writer.data ?? {};
  const told = [company && form.writtenWith(company), voiceCompany && form.spokenWith(voiceCompany)];
  const sentences = told.filter(Boolean).join(' ');
  return sentences ? <p className={styles.fine}>{sentences}</p> : null;
}
