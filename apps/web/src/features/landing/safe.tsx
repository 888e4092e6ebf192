import { Eye, ListVideo, Trash2 } from 'lucide-react';
import { useSite } from '../../lib/site.ts';
import { useLanding } from './landing-texts.ts';
import styles from './landing.module.css';

const icons = [Trash2, Eye, ListVideo];

export function Safe() {
  const { safe } = useLanding().texts;
  const { youtube } = useSite();
  const points = [...safe.points, youtube ? safe.playlist : safe.download];
  return (
    <section className={styles.section} aria-labelledby="safe-title">
      <h2 id="safe-title">{safe.title}</h2>
      <ul className={styles.points}>
        {points.map(({ title, text }, index) => {
          const Icon = icons[index] ?? Eye;
          return (
            <li key={title}>
              <Icon aria-hidden="true" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
