import { EllipsisVertical, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ChildSummary } from '@milestoon/contract';
import { Link } from 'react-router';
import { avatarSelectionPath, createForChildPath, paths } from '../../lib/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { childAction } from './child-action.ts';
import styles from './children.module.css';
import { DeleteChild } from './delete-child.tsx';

interface ChildCardProps {
  child: ChildSummary;
  subscriptions: number;
  superAdmin: boolean;
}

export function ChildCard({ child, subscriptions, superAdmin }: ChildCardProps) {
  const [deleting, setDeleting] = useState(false);
  const action = childAction(child, subscriptions, superAdmin);
  return (
    <Card>
      <div className={styles.head}>
        <Avatar name={child.name} url={child.avatarUrl} size="large" />
        <div className={styles.who}>
          <h3>{child.name}</h3>
          <p>
            {child.episodeCount} {child.episodeCount === 1 ? 'episode' : 'episodes'}
          </p>
          {!child.avatarUrl && (
            <p>
              Avatar generation in progress...{' '}
              <Link to={avatarSelectionPath(child.id)}>Choose the avatar</Link>
            </p>
          )}
        </div>
        <Menu
          trigger={
            <IconButton label={`Menu for ${child.name}`}>
              <EllipsisVertical />
            </IconButton>
          }
        >
          <MenuItem icon={<Trash2 />} danger onSelect={() => setDeleting(true)}>
            Delete Child
          </MenuItem>
        </Menu>
      </div>
      {action === 'create' && (
        <ButtonLink to={createForChildPath(child.id)} variant="primary" wide>
          Create Episode
        </ButtonLink>
      )}
      {action === 'subscribe' && (
        <ButtonLink to={paths.subscription} variant="primary" wide>
          Subscribe to Create Episodes
        </ButtonLink>
      )}
      {action === 'wait' && (
        <Button wide disabled>
          Waiting for avatar...
        </Button>
      )}
      {deleting && <DeleteChild child={child} onClose={() => setDeleting(false)} />}
    </Card>
  );
}
