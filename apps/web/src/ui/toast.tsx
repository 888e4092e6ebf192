import { X } from 'lucide-react';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFirstTexts } from '../lib/texts.tsx';
import { Button, IconButton } from './button.tsx';
import styles from './toast.module.css';

/** A way back from what the message tells, for as long as it shows. */
interface Offer {
  undo: () => void;
  /** Once there is no way back any more. */
  settle: () => void;
}
interface Toast {
  id: number;
  text: string;
  offer?: Offer;
}
/** Shows a message; answers with what takes it away again. */
type Show = (text: string, offer?: Offer) => () => void;

const ToastContext = createContext<Show>(() => () => {});

/** Shows a message that outlives the screen it came from. */
export const useToast = (): Show => use(ToastContext);

/** As `useToast`, with a way back that ends with the screen. */
export function useUndo(): (text: string, offer: Offer) => void {
  const toast = useToast();
  const open = useRef(new Set<() => void>());
  useEffect(() => {
    const all = open.current;
    return () => {
      for (const dismiss of all) dismiss();
      all.clear();
    };
  }, []);
  return useCallback((text, offer) => void open.current.add(toast(text, offer)), [toast]);
}

const shownFor = 12_000;
let nextId = 1;

export function ToastProvider({ children }: { children: ReactNode }) {
  const { ui } = useFirstTexts();
  const [toasts, setToasts] = useState<Toast[]>([]);
  const offers = useRef(new Map<number, Offer>());
  const dismiss = useCallback((id: number, act: keyof Offer = 'settle') => {
    offers.current.get(id)?.[act]();
    offers.current.delete(id);
    setToasts((all) => all.filter((toast) => toast.id !== id));
  }, []);
  const show = useCallback<Show>(
    (text, offer) => {
      const id = nextId++;
      if (offer) offers.current.set(id, offer);
      const next: Toast = offer ? { id, text, offer } : { id, text };
      setToasts((all) => [...all.filter((toast) => toast.offer ?? toast.text !== text), next]);
      setTimeout(() => dismiss(id), shownFor);
      return () => dismiss(id);
    },
    [dismiss],
  );
  const region = useMemo(
    () => (
      <div className={styles.region} role="status" aria-live="polite">
        {toasts.map(({ id, text, offer }) => (
          <div key={id} className={styles.toast}>
            <span>{text}</span>
            {offer && (
              <Button size="small" onClick={() => dismiss(id, 'undo')}>
                {ui.undo}
              </Button>
            )}
            <IconButton label={ui.dismiss} onClick={() => dismiss(id)}>
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
