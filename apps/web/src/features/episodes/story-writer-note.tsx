import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import styles from './episodes.module.css';

/** Says that the words leave this machine, where they do. */
export function StoryWriterNote() {
  const { form } = useTexts().episodes;
  const writer = useQuery(api.episodes.writer.queryOptions({ staleTime: Infinity }));
  const company = writer.data?.company;
  return company ? <p className={styles.fine}>{form.writtenWith(company)}</p> : null;
}
