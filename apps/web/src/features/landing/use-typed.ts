import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Typed {
  typed: string;
  setTyped: (text: string) => void;
  field: RefObject<HTMLInputElement | null>;
}

/** The text of a field on a written page. What was typed before the page was awake counts. */
export function useTyped(): Typed {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // Before a press that was held is done.
  useLayoutEffect(() => setTyped(field.current?.value ?? ''), []);
  return { typed, setTyped, field };
}
