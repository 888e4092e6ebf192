import type { ComponentProps, ReactNode } from 'react';
import styles from './card.module.css';
import { classes } from './classes.ts';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(styles.card, className)} />;
}

export function Badge({ tone, children }: { tone: 'good' | 'warn' | 'sun' | 'plain'; children: ReactNode }) {
  return <span className={classes(styles.badge, styles[tone])}>{children}</span>;
}

/** `share` is 0…1. */
export function ProgressBar({ share, label }: { share: number; label: string }) {
  const clamped = Math.min(1, Math.max(0, share));
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(clamped * 100)}
    >
      <div className={styles.bar} style={{ transform: `scaleX(${clamped})` }} />
    </div>
  );
}

/** Stands where something will appear. The class gives its size. */
export function Skeleton({ className }: { className?: string }) {
  return <div className={classes(styles.skeleton, className)} aria-hidden="true" />;
}

export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={styles.empty}>
      {icon}
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}
