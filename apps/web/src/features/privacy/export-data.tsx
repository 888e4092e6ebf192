import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { client } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './privacy.module.css';

export function ExportData() {
  const texts = useTexts();
  const words = texts.privacy.card;
  const prepare = useMutation({
    mutationFn: () => client.privacy.exportLink(),
    // The answer is a file: the browser saves it and the page stays.
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <section className={styles.section}>
      <h3>{words.exportTitle}</h3>
      <p>{words.exportText}</p>
      {prepare.isError && <Alert tone="bad">{tell(prepare.error, texts, words.exportFailed)}</Alert>}
      {prepare.isSuccess && <Alert tone="good">{words.exported}</Alert>}
      <Button wide busy={prepare.isPending} onClick={() => prepare.mutate()}>
        <Download aria-hidden="true" /> {prepare.isPending ? words.exporting : words.exportButton}
      </Button>
    </section>
  );
}
