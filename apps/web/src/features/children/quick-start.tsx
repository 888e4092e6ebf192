import type { ChildSummary } from '@milestoon/contract';
import { useFirstTexts } from '../../lib/texts.tsx';
import { childAction } from './child-action.ts';
import styles from './children.module.css';
import { MilestonePrompt } from './milestone-prompt.tsx';

interface QuickStartProps {
  /** Undefined while they are not known. */
  family: readonly ChildSummary[] | undefined;
  /** Undefined while they are not known. */
  subscriptions: number | undefined;
  superAdmin: boolean;
}

/** How much there is, and what could be told next. */
export function QuickStart({ family, subscriptions, superAdmin }: QuickStartProps) {
  const text = useFirstTexts().children.home;
  const count = superAdmin ? Infinity : subscriptions;
  // Whoever has been told about least.
  const [star] = (family ?? [])
    .filter((child) => childAction(child, subscriptions ?? 0, superAdmin) === 'create')
    .toSorted((a, b) => a.episodeCount - b.episodeCount);
  return (
    <section className={styles.quick} aria-labelledby="quick-start">
      <div className={styles.quickHead}>
        <h2 id="quick-start">{superAdmin ? text.superAdmin : text.quickStart}</h2>
        <span className={styles.counter}>
          {count !== undefined && (
            <>
              <strong>{superAdmin ? '∞' : count}</strong> {text.subscriptions(count)}
            </>
          )}
          {family && (
            <>
              {' · '}
              <strong>{family.length}</strong> {text.children(family.length)}
            </>
          )}
        </span>
      </div>
      {star ? <MilestonePrompt key={star.id} child={star} /> : <p>{text.quickStartText}</p>}
    </section>
  );
}
