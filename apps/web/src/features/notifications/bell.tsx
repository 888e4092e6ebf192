import { Bell as BellPicture } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useFirstTexts } from '../../lib/texts.tsx';
import { withTexts } from '../../lib/with-texts.ts';
import styles from './notifications.module.css';
import { useNotifications, useSpokenLanguage } from './notifications.ts';

const most = 99;

const loadPanel = () => withTexts(import('./notification-panel.tsx'));
const NotificationPanel = lazy(async () => ({ default: (await loadPanel()).NotificationPanel }));
/** Whoever comes near the bell may press it. A failure is told when it was pressed. */
const loadPanelEarly = (): void => void loadPanel().catch(() => {});

/** Says how much is new and opens the list of it. */
export function Bell() {
  const { panel: words } = useFirstTexts().notifications;
  const [open, setOpen] = useState(false);
  const { data, dataUpdatedAt } = useNotifications();
  useSpokenLanguage(data?.language, dataUpdatedAt);
  const unread = data?.unread ?? 0;
  const news = unread > 0 ? words.unread(unread) : '';
  return (
    <>
      <button
        type="button"
        className={styles.bell}
        aria-haspopup="dialog"
        aria-label={[words.title, news].filter(Boolean).join(', ')}
        onPointerEnter={loadPanelEarly}
        onFocus={loadPanelEarly}
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
      {open && (
        <Suspense fallback={null}>
          <NotificationPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
