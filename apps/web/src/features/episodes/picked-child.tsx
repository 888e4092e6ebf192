import type { ChildSummary } from '@milestoon/contract';
import { useTexts } from '../../lib/texts.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import styles from './episodes.module.css';

/** A child that can star in an episode, or why not yet. */
export function PickedChild({ child, superAdmin }: { child: ChildSummary; superAdmin: boolean }) {
  const { form } = useTexts().episodes;
  const subtext = superAdmin ? form.superAdmin : form.ready;
  return (
    <span className={styles.pick}>
      <Avatar url={child.avatarUrl} size="small" />
      <span>
        <b>{child.name}</b>
        <small>{child.state === 'ready' ? subtext : form.notReady[child.state]}</small>
      </span>
    </span>
  );
}
