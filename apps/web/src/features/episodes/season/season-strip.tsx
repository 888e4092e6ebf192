import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { SeasonLine } from '../../../ui/season-line.tsx';
import styles from './season.module.css';

/** Above the list of episodes: where the series of each child is. */
export function SeasonStrip() {
  const words = useTexts().seasons;
  const children = useQuery(api.children.list.queryOptions());
  if (!children.data?.length) return null;
  return (
    <nav aria-label={words.series}>
      <ul className={styles.strip}>
        {children.data.map((child) => (
          <li key={child.id}>
            <Avatar url={child.avatarUrl} size="small" />
            <div>
              <p className={styles.title}>{child.name}</p>
              <SeasonLine child={child} />
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
