import type { SupportReceipt } from '@milestoon/contract';
import type { Language } from '@milestoon/domain/texts';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Wire } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import styles from './contact.module.css';
import type { ContactWords } from './contact-words.ts';

interface ContactReceiptProps {
  receipt: Wire<SupportReceipt>;
  language: Language;
  words: ContactWords;
  onAgain: () => void;
}

/** What the sender keeps: the number, when it came in, and what happens now. */
export function ContactReceipt({ receipt, language, words, onAgain }: ContactReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className={styles.receipt}>
      <MailCheck aria-hidden="true" />
      <h2 id="contact-title" ref={heading} tabIndex={-1}>
        {words.receipt.title}
      </h2>
      <p>
        {words.receipt.number} <strong className={styles.number}>{receipt.number}</strong>
      </p>
      <p>{words.receipt[receipt.way]}</p>
      <p className={styles.note}>{words.receipt.sent(time.format(new Date(receipt.sentAt)))}</p>
      <Button onClick={onAgain}>{words.receipt.another}</Button>
    </div>
  );
}
