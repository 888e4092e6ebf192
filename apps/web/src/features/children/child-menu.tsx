import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { editChildPath } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';

interface ChildMenuProps {
  childId: string;
  trigger: ReactNode;
  /** Its button was pressed before it was there. */
  open: boolean;
  onDelete: () => void;
}

/** What else can be done with a child. A file of its own: a menu is as much script as all of home. */
export function ChildMenu({ childId, trigger, open, onDelete }: ChildMenuProps) {
  const text = useTexts().children.card;
  const navigate = useNavigate();
  return (
    <Menu trigger={trigger} open={open}>
      <MenuItem icon={<Pencil />} onSelect={() => void navigate(editChildPath(childId))}>
        {text.edit}
      </MenuItem>
      <MenuItem icon={<Trash2 />} danger onSelect={onDelete}>
        {text.remove}
      </MenuItem>
    </Menu>
  );
}
