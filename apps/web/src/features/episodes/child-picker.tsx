import type { ChildSummary } from '@milestoon/contract';
import { ChevronsUpDown } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../../lib/texts.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Menu, MenuChoice } from '../../ui/menu.tsx';
import styles from './episodes.module.css';

interface ChildPickerProps {
  family: readonly ChildSummary[];
  value: string | null;
  superAdmin: boolean;
  onChange: (childId: string) => void;
}

export function ChildPicker({ family, value, superAdmin, onChange }: ChildPickerProps) {
  const { form } = useTexts().episodes;
  const labelId = useId();
  const subtext = superAdmin ? form.superAdmin : form.ready;
  const row = (child: ChildSummary) => (
    <span className={styles.pick}>
      <Avatar url={child.avatarUrl} size="small" />
      <span>
        <b>{child.name}</b>
        <small>{child.state === 'ready' ? subtext : form.notReady[child.state]}</small>
      </span>
    </span>
  );
  const selected = family.find((child) => child.id === value);
  return (
    <div>
      <p id={labelId} className={styles.label}>
        {form.child}
      </p>
      <Menu
        trigger={
          <button type="button" className={styles.picker} aria-describedby={labelId}>
            {selected ? row(selected) : form.selectChild}
            <ChevronsUpDown aria-hidden="true" />
          </button>
        }
      >
        <MenuChoice
          value={value ?? ''}
          onChange={onChange}
          options={family.map((child) => ({
            value: child.id,
            text: child.name,
            content: row(child),
            disabled: child.state !== 'ready',
          }))}
        />
      </Menu>
    </div>
  );
}
