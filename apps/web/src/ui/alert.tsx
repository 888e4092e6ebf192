import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './alert.module.css';
import { classes } from './classes.ts';

export type Tone = 'good' | 'warn' | 'bad' | 'info';
const icons = { good: CircleCheck, warn: TriangleAlert, bad: CircleAlert, info: Info };

/** A message within the page. Errors interrupt a screen reader, everything else waits its turn. */
export function Alert({ tone, children }: { tone: Tone; children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <div className={classes(styles.alert, styles[tone])} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
