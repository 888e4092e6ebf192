import type { ChildSummary } from '@milestoon/contract';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { editChildPath } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { DeleteChild } from './delete-child.tsx';

interface ChildMenuProps {
  child: ChildSummary;
  trigger: ReactNode;
}

/**
 * What else can be done with a child, open from the start: it is fetched when its button is pressed. A file of its
 * own, with the dialog it leads to: they are as much script as all of home.
 */
export function ChildMenu({ child, trigger }: ChildMenuProps) {
  const text = useTexts().children.card;
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <Menu trigger={trigger} open>
        <MenuItem icon={<Pencil />} onSelect={() => void navigate(editChildPath(child.id))}>
          {text.edit}
        </MenuItem>
        <MenuItem icon={<Trash2 />} danger onSelect={() => setDeleting(true)}>
          {text.remove}
        </MenuItem>
      </Menu>
      {deleting && <DeleteChild child={child} onClose={() => setDeleting(false)} />}
    </>
  );
}
