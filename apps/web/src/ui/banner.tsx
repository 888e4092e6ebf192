import type { ReactNode } from 'react';
import styles from './banner.module.css';

export function Banner({
  icon,
  title,
  text,
  action,
}: {
  icon: ReactNode;
  title: string;
  text: string;
  action?: ReactNode;
}) {
  return (
    <div className={styles.banner}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <div>
        <p className={styles.title}>{title}</p>
        <p>{text}</p>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
