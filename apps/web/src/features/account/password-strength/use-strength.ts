import { useEffect, useRef, useState } from 'react';
import type { FromStrength, Strength, ToStrength } from './strength-messages.ts';

/** Milliseconds: not every letter of a word is told. */
const typingPause = 200;

const open = (): Worker | null =>
  typeof Worker === 'undefined'
    ? null
    : new Worker(new URL('./strength.worker.ts', import.meta.url), { type: 'module' });

/** How hard a password is to guess; null until that is known. What estimates it is loaded with the first letter. */
export function useStrength(password: string, email: string): Strength | null {
  const worker = useRef<Worker | null>(null);
  const asked = useRef(0);
  const [answer, setAnswer] = useState<FromStrength | null>(null);
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );
  useEffect(() => {
    if (!password) return;
    const timer = setTimeout(() => {
      if (!worker.current) {
        worker.current = open();
        worker.current?.addEventListener('message', ({ data }: MessageEvent<FromStrength>) => {
          if (data.id === asked.current) setAnswer(data);
        });
      }
      asked.current += 1;
      const personal = [email, ...email.split(/[@.]/)].filter(Boolean);
      worker.current?.postMessage({ id: asked.current, password, personal } satisfies ToStrength);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [password, email]);
  return password ? answer : null;
}
