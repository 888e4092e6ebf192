import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { childAction } from './child-action.ts';
import styles from './children.module.css';

/** The children of a parent without a subscription, and what they would need for another episode. */
export function FamilyWithoutPlan({ title }: { title: string }) {
  const { card } = useTexts().children;
  const { data: children = [] } = useQuery(api.children.list.queryOptions());
  if (children.length === 0) return null;
  return (
    <Card>
      <h2>{title}</h2>
      <ul className={styles.resting}>
        {children.map((child) => (
          <li key={child.id} className={styles.restingChild}>
            <div className={styles.restingHead}>
              <Avatar url={child.avatarUrl} />
              <div className={styles.restingName}>
                <h3>{child.name}</h3>
                <p>{card.episodes(child.episodeCount)}</p>
              </div>
            </div>
            {childAction(child, 0, false) === 'subscribe' && (
              <ButtonLink to={paths.subscription} wide>
                {card.subscribe}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
