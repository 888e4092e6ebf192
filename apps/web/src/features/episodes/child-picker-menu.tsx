import type { ReactNode } from 'react';
import { Menu, MenuChoice } from '../../ui/menu.tsx';
import type { ChildPickerProps } from './child-picker.tsx';
import { PickedChild } from './picked-child.tsx';

/** The children to choose from, open from the start: a file of its own, fetched when its button is pressed. */
export function ChildPickerMenu({
  family,
  value,
  superAdmin,
  onChange,
  trigger,
}: ChildPickerProps & { trigger: ReactNode }) {
  return (
    <Menu trigger={trigger} open>
      <MenuChoice
        value={value ?? ''}
        onChange={onChange}
        options={family.map((child) => ({
          value: child.id,
          text: child.name,
          content: <PickedChild child={child} superAdmin={superAdmin} />,
          disabled: child.state !== 'ready',
        }))}
      />
    </Menu>
  );
}
