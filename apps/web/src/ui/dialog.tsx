import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useBackCloses } from './back-closes.ts';
import styles from './dialog.module.css';

interface DialogProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  actions: ReactNode;
}

/** Where the focus belongs afterwards. An item of a menu is gone by then: the menu's button stands for it. */
function openerOf(focused: Element | null): Element | null {
  const button = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : focused;
}

/** When that is gone too, with what was deleted, the screen's heading is where reading begins. */
function giveFocusTo(opener: Element | null): void {
  const target = opener?.isConnected && opener !== document.body ? opener : document.querySelector('h1');
  if (target instanceof HTMLElement) target.focus();
}

/**
 * A modal dialog; a sheet from below on a phone. Mount it to open it.
 * The browser's own element keeps the focus inside and needs no injected style. Going back closes it and stays.
 */
export function Dialog({ title, onClose, children, actions }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useBackCloses(onClose);
  // While this is drawn the first time, a menu that led here is still there.
  const [opener] = useState(() => openerOf(document.activeElement));
  useEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
      giveFocusTo(opener);
    };
  }, [opener]);
  return (
    <dialog
      ref={element}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        // The element itself is only hit outside its content: on the backdrop.
        if (event.target === element.current) onClose();
      }}
    >
      <div className={styles.body}>
        <h2 id={titleId}>{title}</h2>
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
    </dialog>
  );
}
