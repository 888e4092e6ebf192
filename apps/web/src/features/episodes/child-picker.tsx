import type { ChildSummary } from '@milestoon/contract';
import { ChevronsUpDown } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useId, useState } from 'react';
import { useTexts } from '../../lib/texts.tsx';
import styles from './episodes.module.css';
import { PickedChild } from './picked-child.tsx';

const loadMenu = () => import('./child-picker-menu.tsx');
const ChildPickerMenu = lazy(async () => ({ default: (await loadMenu()).ChildPickerMenu }));
/** Whoever comes near the button may press it. A failure is told when it was pressed. */
const loadMenuEarly = (): void => void loadMenu().catch(() => {});

export interface ChildPickerProps {
  family: readonly ChildSummary[];
  value: string | null;
  superAdmin: boolean;
  onChange: (childId: string) => void;
}

export function ChildPicker(props: ChildPickerProps) {
  const { form } = useTexts().episodes;
  const labelId = useId();
  const [menuWanted, setMenuWanted] = useState(false);
  const selected = props.family.find((child) => child.id === props.value);
  const button = (own: ComponentProps<'button'>) => (
    <button type="button" className={styles.picker} aria-describedby={labelId} {...own}>
      {selected ? <PickedChild child={selected} superAdmin={props.superAdmin} /> : form.selectChild}
      <ChevronsUpDown aria-hidden="true" />
    </button>
  );
  const untilWanted = button({
    'aria-haspopup': 'menu',
    onPointerEnter: loadMenuEarly,
    onFocus: loadMenuEarly,
    onClick: () => setMenuWanted(true),
    onKeyDown: ({ key }) => key === 'ArrowDown' && setMenuWanted(true),
  });
  return (
    <div>
      <p id={labelId} className={styles.label}>
        {form.child}
      </p>
      <Suspense fallback={untilWanted}>
        {menuWanted ? <ChildPickerMenu {...props} trigger={button({})} /> : untilWanted}
      </Suspense>
    </div>
  );
}
