import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { clearDrafts } from '../../lib/forget-drafts.ts';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { useLanguage, useTexts } from '../../lib/texts.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './privacy.module.css';
import { receiptFile, receiptNotes, receiptParts } from './receipt-text.ts';

export interface ShownReceipt {
  kind: 'child' | 'account';
  key: string;
}

const askAgainAfter = 1000;

function save(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'receipt.txt';
  link.click();
  URL.revokeObjectURL(url);
}

/** Shows how a deletion goes on, and in the end what it removed. */
export function ReceiptDialog({ receipt, onClose }: { receipt: ShownReceipt; onClose: () => void }) {
  const texts = useTexts();
  const { language } = useLanguage();
  const words = texts.privacy.receipt;
  const { mail } = useSite();
  const queryClient = useQueryClient();
  const { data, isError } = useQuery(
    api.privacy.receipt.queryOptions({
      input: { key: receipt.key },
      refetchInterval: ({ state }) => (state.data?.finishedAt ? false : askAgainAfter),
    }),
  );
  const done = data?.finishedAt ? data : null;

  const close = (): void => {
    clearDrafts();
    // A full load, so that nothing of the family stays in memory.
    if (receipt.kind === 'account') window.location.assign(paths.signIn);
    else void queryClient.invalidateQueries();
    onClose();
  };

  return (
    <Dialog
      title={words.title}
      onClose={close}
      actions={
        <>
          {done && (
            <Button onClick={() => save(receiptFile(done, texts, language))}>
              <Download aria-hidden="true" /> {words.download}
            </Button>
          )}
          <Button variant="primary" onClick={close}>
            {words.close}
          </Button>
        </>
      }
    >
      {isError && !data && <Alert tone="warn">{mail ? words.lost : words.lostWithoutMail}</Alert>}
      {!isError && !done && (
        <p className={styles.working} role="status">
          <Spinner /> <span>{mail ? words.working : words.workingWithoutMail}</span>
        </p>
      )}
      {done && (
        <>
          <Alert tone="good">{words[done.kind]}</Alert>
          <dl className={styles.receipt}>
            {receiptParts(done, texts, language).map(({ heading, lines }) => (
              <div key={heading}>
                <dt>{heading}</dt>
                {lines.map((line) => (
                  <dd key={line}>{line}</dd>
                ))}
              </div>
            ))}
          </dl>
          {receiptNotes(done, texts).map((note) => (
            <p key={note}>{note}</p>
          ))}
        </>
      )}
    </Dialog>
  );
}
