import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ChildSummary } from '@milestoon/contract';
import { Link, useNavigate } from 'react-router';
import { avatarSelectionPath, createForChildPath, editChildPath, paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
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
  const text = useTexts().children.card;
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const action = childAction(child, subscriptions, superAdmin);
  return (
    <Card>
      <div className={styles.head}>
        <Avatar url={child.avatarUrl} size="large" />
        <div className={styles.who}>
          <h3>{child.name}</h3>
          <p>{text.episodes(child.episodeCount)}</p>
          {!child.avatarUrl && (
            <p>
              {text.drawing} <Link to={avatarSelectionPath(child.id)}>{text.choose}</Link>
            </p>
          )}
        </div>
        <Menu
          trigger={
            <IconButton label={text.menu(child.name)}>
              <EllipsisVertical />
            </IconButton>
          }
        >
          <MenuItem icon={<Pencil />} onSelect={() => void navigate(editChildPath(child.id))}>
            {text.edit}
          </MenuItem>
          <MenuItem icon={<Trash2 />} danger onSelect={() => setDeleting(true)}>
            {text.remove}
          </MenuItem>
        </Menu>
      </div>
      {action === 'create' && (
        <ButtonLink to={createForChildPath(child.id)} variant="primary" wide>
          {text.create}
        </ButtonLink>
      )}
      {action === 'subscribe' && (
        <ButtonLink to={paths.subscription} variant="primary" wide>
          {text.subscribe}
        </ButtonLink>
      )}
      {action === 'wait' && (
        <Button wide disabled>
          {text.wait}
        </Button>
      )}
      {deleting && <DeleteChild child={child} onClose={() => setDeleting(false)} />}
    </Card>
  );
}
