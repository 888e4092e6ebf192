import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './menu.module.css';

interface MenuProps {
  trigger: ReactNode;
  /** Opens as soon as it is there. */
  open?: boolean;
  children: ReactNode;
}

/**
 * A menu behind a button. Not modal: the modal form locks scrolling with an injected style element,
 * which the page's content policy refuses.
 */
export function Menu({ trigger, open = false, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen={open}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles.content} align="end" sideOffset={6} collisionPadding={12}>
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface MenuItemProps {
  icon?: ReactNode;
  danger?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, danger, onSelect, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item className={classes(styles.item, danger && styles.danger)} onSelect={onSelect}>
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}

interface MenuChoiceProps {
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; content: ReactNode; text: string; disabled?: boolean }[];
}

/** One of several; for use inside a Menu. */
export function MenuChoice({ value, onChange, options }: MenuChoiceProps) {
  return (
    <DropdownMenu.RadioGroup value={value} onValueChange={onChange}>
      {options.map((option) => (
        <DropdownMenu.RadioItem
          key={option.value}
          value={option.value}
          textValue={option.text}
          disabled={option.disabled}
          className={styles.item}
        >
          {option.content}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
