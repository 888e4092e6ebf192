import { useCallback, useEffect, useState } from 'react';

/** Something that is shown for a while; what comes after it takes its place and its own time. */
export function useFlash<Value>(milliseconds: number): readonly [Value | null, (value: Value) => void] {
  const [flash, setFlash] = useState<{ value: Value } | null>(null);
  useEffect(() => {
    if (!flash) return;
    const timer = setTimeout(() => setFlash(null), milliseconds);
    return () => clearTimeout(timer);
  }, [flash, milliseconds]);
  const show = useCallback((value: Value) => setFlash({ value }), []);
  return [flash?.value ?? null, show];
}
