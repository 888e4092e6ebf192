import { X } from 'lucide-react';
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { useTexts } from '../lib/texts.tsx';
import { IconButton } from './button.tsx';
import styles from './toast.module.css';

interface Toast {
  id: number;
  text: string;
}

const ToastContext = createContext<(text: string) => void>(() => {});

/** Shows a message that outlives the screen it came from. */
export const useToast = (): ((text: string) => void) => use(ToastContext);

const shownFor = 12_000;
let nextId = 1;

export function ToastProvider({ children }: { children: ReactNode }) {
  const { ui } = useTexts();
  const [toasts, setToasts] = useState<Toast[]>([]);
  const dismiss = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  const show = useCallback(
    (text: string) => {
      const id = nextId++;
      setToasts((all) => [...all.filter((toast) => toast.text !== text), { id, text }]);
      setTimeout(() => dismiss(id), shownFor);
    },
    [dismiss],
  );
  const region = useMemo(
    () => (
      <div className={styles.region} role="status" aria-live="polite">
        {toasts.map((toast) => (
          <div key={toast.id} className={styles.toast}>
            <span>{toast.text}</span>
            <IconButton label={ui.dismiss} onClick={() => dismiss(toast.id)}>
              <X />
            </IconButton>
          </div>
        ))}
      </div>
    ),
    [toasts, dismiss, ui],
  );
  return (
    <ToastContext value={show}>
      {children}
      {region}
    </ToastContext>
  );
}
