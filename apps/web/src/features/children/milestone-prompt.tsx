import type { ChildSummary } from '@milestoon/contract';
import { milestonesAt } from '@milestoon/domain';
import { Lightbulb, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { createForChildPath } from '../../lib/paths.ts';
import { useFirstTexts } from '../../lib/texts.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import styles from './children.module.css';

/** Asks for the next milestone of a child, by the age it is drawn at; every episode moves on to another idea. */
export function MilestonePrompt({ child }: { child: ChildSummary }) {
  const { milestones: text } = useFirstTexts();
  const [turned, setTurned] = useState(0);
  const fitting = milestonesAt(child.age);
  const milestone = fitting[(child.episodeCount + turned) % fitting.length] ?? 'friend';
  const { ask, title } = text.ideas[milestone];
  return (
    <div className={styles.idea}>
      <p aria-live="polite">{ask(child.name)}</p>
      <div className={styles.ideaButtons}>
        <ButtonLink to={createForChildPath(child.id, title)} variant="primary" size="small">
          <Sparkles aria-hidden="true" /> {text.tell}
        </ButtonLink>
        <Button size="small" onClick={() => setTurned(turned + 1)}>
          <Lightbulb aria-hidden="true" /> {text.another}
        </Button>
      </div>
    </div>
  );
}
