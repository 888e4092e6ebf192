import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Card } from './card.tsx';
import styles from './collapsible.module.css';

interface CollapsibleProps {
  title: string;
  icon: ReactNode;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

/** A card whose heading opens and closes it. What is inside starts anew with every opening. */
export function Collapsible({ title, icon, open, onToggle, children }: CollapsibleProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    // What had the focus may be gone with the content.
    if (wasOpen.current && !open) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return (
    <Card className={styles.card}>
      <h2 className={styles.heading}>
        <button
          ref={button}
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => onToggle(!open)}
        >
          {icon}
          <span className={styles.title}>{title}</span>
          <ChevronDown className={styles.arrow} aria-hidden="true" />
        </button>
      </h2>
      {open && (
        <div id={id} className={styles.content}>
          {children}
        </div>
      )}
    </Card>
  );
}
