import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { client } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordAgain } from '../../ui/password-again.tsx';
import styles from './privacy.module.css';

export function ExportData() {
  const texts = useTexts();
  const words = texts.privacy.card;
  const [asking, setAsking] = useState(false);
  const prepare = useMutation({
    mutationFn: (password: string) => client.privacy.exportLink({ password }),
    onSuccess: ({ url }) => {
      setAsking(false);
      // The answer is a file: the browser saves it and the page stays.
      window.location.assign(url);
    },
  });
  const ask = (): void => {
    prepare.reset();
    setAsking(true);
  };
  return (
    <section className={styles.section}>
      <h3>{words.exportTitle}</h3>
      <p>{words.exportText}</p>
      {prepare.isSuccess && <Alert tone="good">{words.exported}</Alert>}
      <Button wide onClick={ask}>
        <Download aria-hidden="true" /> {words.exportButton}
      </Button>
      {asking && (
        <PasswordAgain
          title={words.exportButton}
          submit={prepare.isPending ? words.exporting : words.exportButton}
          busy={prepare.isPending}
          problem={prepare.isError ? tell(prepare.error, texts, words.exportFailed) : null}
          onClose={() => setAsking(false)}
          onPassword={(password) => prepare.mutate(password)}
        >
          {words.exportPassword}
        </PasswordAgain>
      )}
    </section>
  );
}
