import { BellRing } from 'lucide-react';
import { useTexts } from '../../lib/texts.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { NotificationItem } from './notification-item.tsx';
import styles from './notifications.module.css';
import { useMarkRead, useNotifications } from './notifications.ts';

export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const { notifications, ui } = useTexts();
  const words = notifications.panel;
  const { data, dataUpdatedAt, isPending, isError } = useNotifications();
  const markRead = useMarkRead();
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      actions={
        <>
          {data && data.unread > 0 && <Button onClick={() => markRead()}>{words.markAll}</Button>}
          <Button variant="primary" onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      {isPending && (
        <p role="status" aria-label={ui.loading}>
          <Spinner />
        </p>
      )}
      {isError && !data && <Alert tone="bad">{words.failed}</Alert>}
      {data?.items.length === 0 && (
        <EmptyState icon={<BellRing aria-hidden="true" />} title={words.emptyTitle}>
          {words.empty}
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <ul className={styles.list}>
          {data.items.map((item) => (
            <NotificationItem
              key={item.id}
              notification={item}
              now={new Date(dataUpdatedAt)}
              onRead={() => markRead(item.id)}
              onFollow={() => {
                if (!item.read) markRead(item.id);
                onClose();
              }}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
