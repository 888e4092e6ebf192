import { tell, withoutButton } from '@milestoon/domain/texts';
import {
  CalendarX2,
  Check,
  Clapperboard,
  CloudAlert,
  CreditCard,
  Heart,
  Images,
  KeyRound,
  Mic,
  MonitorPlay,
  MonitorSmartphone,
  TriangleAlert,
  UserPlus,
} from 'lucide-react';
import { Link } from '../../lib/link.tsx';
import { useLanguage, useTexts } from '../../lib/texts.tsx';
import { IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import type { NotificationView } from './notifications.ts';
import styles from './notifications.module.css';
import { relativeTime } from './relative-time.ts';

const pictures = {
  'episode-ready': Clapperboard,
  'episode-failed': TriangleAlert,
  'payment-problem': CreditCard,
  'plan-ending': CalendarX2,
  'photos-due': Images,
  'episode-published': MonitorPlay,
  'publishing-problem': CloudAlert,
  'film-hello': Heart,
  'story-told': Mic,
  'new-device': MonitorSmartphone,
  'member-joined': UserPlus,
  'api-keys-ended': KeyRound,
};

interface NotificationItemProps {
  notification: NotificationView;
  /** When the list was asked for. */
  now: Date;
  onRead: () => void;
  onFollow: () => void;
}

export function NotificationItem({ notification, now, onRead, onFollow }: NotificationItemProps) {
  const texts = useTexts();
  const { language } = useLanguage();
  const words = texts.notifications.panel;
  const { kind, childName, episode, dueAt, device, hellos, path, posterUrl, createdAt, read } = notification;
  const { title, text } = tell(texts, language, kind, {
    childName,
    episode,
    dueAt: dueAt === null ? null : new Date(dueAt),
    device,
    hellos,
  });
  const Picture = pictures[kind];
  return (
    <li className={classes(styles.item, !read && styles.unread)}>
      <span className={classes(styles.picture, styles[kind])} aria-hidden="true">
        <Picture />
      </span>
      <div className={styles.told}>
        <Link to={path} className={styles.itemTitle} onClick={onFollow}>
          {title}
          {!read && <span className={styles.heard}> ({words.unreadMark})</span>}
        </Link>
        <p>{withoutButton(text)}</p>
        {posterUrl && (
          <img className={styles.poster} src={posterUrl} alt="" loading="lazy" width="1280" height="720" />
        )}
        <time dateTime={createdAt}>{relativeTime(language, new Date(createdAt), now)}</time>
      </div>
      {!read && (
        <IconButton label={words.markRead(title)} className={styles.markRead} onClick={onRead}>
          <Check aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}
