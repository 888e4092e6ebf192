import { limits } from '@milestoon/domain';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../lib/texts.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import { EraseAccount } from './erase-account.tsx';
import { EraseChild } from './erase-child.tsx';
import { ExportData } from './export-data.tsx';
import styles from './privacy.module.css';
import { ReceiptDialog, type ShownReceipt } from './receipt-dialog.tsx';

/** What is kept, a copy of everything, and deletion: folded away until it is asked for. */
export function YourData({ email }: { email: string }) {
  const words = useTexts().privacy.card;
  const [open, setOpen] = useState(false);
  const [receipt, setReceipt] = useState<ShownReceipt | null>(null);
  return (
    <>
      <Collapsible
        title={words.title}
        icon={<ShieldCheck aria-hidden="true" />}
        open={open}
        onToggle={setOpen}
      >
        <div className={styles.sections}>
          <section className={styles.section}>
            <h3>{words.keptTitle}</h3>
            <p>{words.photos(limits.photoRetentionDays)}</p>
            <p>{words.under16}</p>
          </section>
          <ExportData />
          <EraseChild onBegun={(key) => setReceipt({ kind: 'child', key })} />
          <EraseAccount email={email} onBegun={(key) => setReceipt({ kind: 'account', key })} />
        </div>
      </Collapsible>
      {receipt && <ReceiptDialog receipt={receipt} onClose={() => setReceipt(null)} />}
    </>
  );
}
