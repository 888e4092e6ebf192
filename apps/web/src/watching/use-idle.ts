import { useCallback, useEffect, useRef, useState } from 'react';

const idleAfterMs = 2_500;

/** Whether nothing was moved or pressed for a moment while `watching`; and what says that something was. */
export function useIdle(watching: boolean): readonly [idle: boolean, stir: () => void] {
  const [still, setStill] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wait = useCallback((): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setStill(true), idleAfterMs);
  }, []);
  useEffect(() => {
    if (!watching) return;
    wait();
    return () => clearTimeout(timer.current);
  }, [watching, wait]);
  const stir = useCallback((): void => {
    setStill(false);
    if (watching) wait();
  }, [watching, wait]);
  return [still && watching, stir];
}
