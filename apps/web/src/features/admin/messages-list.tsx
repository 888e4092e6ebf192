import type { AdminMessage } from '@milestoon/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Reply } from 'lucide-react';
import { api, type Wire } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { ButtonAnchor } from '../../ui/button.tsx';
import { AdminPage } from './admin-page.tsx';
import { useAdminTexts } from './admin-texts.ts';
import styles from './admin.module.css';
import { Address, When } from './cells.tsx';
import { useNarrowing } from './use-narrowing.ts';

type Message = Wire<AdminMessage>;

/** What people wrote to support, each with a way to answer by one's own mail program. */
export function MessagesList({ onDenied }: { onDenied: () => void }) {
  const { support } = useTexts();
  const words = useAdminTexts();
  const { page, narrow } = useNarrowing();
  const list = useQuery(
    api.admin.messages.queryOptions({ input: { page }, placeholderData: keepPreviousData }),
  );
  return (
    <AdminPage<Message>
      label={words.messages}
      list={list}
      empty={words.noMessages}
      onPage={(next) => narrow('page', String(next))}
      onDenied={onDenied}
      columns={[
        {
          head: words.about,
          cell: ({ number, reason, email }) => (
            <>
              {support.reasons[reason]}
              <span className={styles.fine}>
                <Address>{email}</Address>
              </span>
              <code className={styles.code}>{number}</code>
            </>
          ),
        },
        {
          head: words.message,
          cell: ({ message, language }) => (
            <span className={styles.message} lang={language}>
              {message}
            </span>
          ),
        },
        { head: words.sent, cell: ({ sentAt }) => <When at={sentAt} exact /> },
        { head: words.copy, cell: ({ isMailed }) => (isMailed ? words.mailed : words.keptHere) },
        {
          head: words.action,
          cell: ({ number, email }) => (
            <ButtonAnchor
              size="small"
              href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(words.answerSubject(number))}`}
              aria-label={words.answerTo(number, email)}
            >
              <Reply aria-hidden="true" /> {words.answer}
            </ButtonAnchor>
          ),
        },
      ]}
    />
  );
}
