import type { SupportReceipt } from '@milestoon/contract';
import type { Language } from '@milestoon/domain/texts';
import { useState, useSyncExternalStore } from 'react';
import type { Wire } from '../../lib/api.ts';
import { LinkedText } from '../../lib/linked-text.tsx';
import { useSite } from '../../lib/site.ts';
import { ContactForm } from './contact-form.tsx';
import styles from './contact.module.css';
import { ContactReceipt } from './contact-receipt.tsx';
import type { ContactWords } from './contact-words.ts';

const never = () => () => {};
/** False in what the server writes, and until the page is awake: what is in the form is known in the browser only. */
const useIsAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Where people write to support, signed in or not, and what they get for it. */
export function Contact({ language, words }: { language: Language; words: ContactWords }) {
  const { support } = useSite();
  const isAwake = useIsAwake();
  const [receipt, setReceipt] = useState<Wire<SupportReceipt>>();
  return (
    <section className={styles.contact} aria-labelledby="contact-title">
      {receipt ? (
        <ContactReceipt
          receipt={receipt}
          language={language}
          words={words}
          onAgain={() => setReceipt(undefined)}
        />
      ) : (
        <>
          <h2 id="contact-title">{words.title}</h2>
          <p>{words.lead}</p>
          {isAwake ? (
            <ContactForm words={words} onSent={setReceipt} />
          ) : (
            <noscript>
              <p>{words.withoutScript}</p>
            </noscript>
          )}
          {support.email && (
            <p className={styles.byMail}>
              <LinkedText>{words.byMail(support.email)}</LinkedText>
            </p>
          )}
        </>
      )}
    </section>
  );
}
