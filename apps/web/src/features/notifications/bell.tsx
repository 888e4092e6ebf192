import { Bell as BellPicture } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../lib/texts.tsx';
import styles from './notifications.module.css';
import { NotificationPanel } from './notification-panel.tsx';
import { useNotifications, useSpokenLanguage } from './notifications.ts';

const most = 99;

/** Says how much is new and opens the list of it. */
export function Bell() {
  const { panel: words } = useTexts().notifications;
  const [open, setOpen] = useState(false);
  const { data } = useNotifications();
  useSpokenLanguage(data?.language);
  const unread = data?.unread ?? 0;
  const news = unread > 0 ? words.unread(unread) : '';
  return (
    <>
      <button
        type="button"
        className={styles.bell}
        aria-haspopup="dialog"
        aria-label={[words.title, news].filter(Boolean).join(', ')}
        onClick={() => setOpen(true)}
      >
        <span className={styles.bellPicture} data-count={unread > most ? `${most}+` : unread || undefined}>
          <BellPicture aria-hidden="true" />
        </span>
        <span className={styles.bellName}>{words.title}</span>
      </button>
      <span className={styles.heard} role="status">
        {news}
      </span>
      {open && <NotificationPanel onClose={() => setOpen(false)} />}
    </>
  );
}
