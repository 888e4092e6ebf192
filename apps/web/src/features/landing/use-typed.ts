import { type RefObject, useEffect, useRef, useState } from 'react';

interface Typed {
  typed: string;
  setTyped: (text: string) => void;
  field: RefObject<HTMLInputElement | null>;
  /** Whether the page hears what is pressed: it is read before its scripts are there. */
  isAwake: boolean;
}

/** The text of a field on a written page. What was typed before the page was awake counts. */
export function useTyped(): Typed {
  const [typed, setTyped] = useState('');
  const [isAwake, setAwake] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    setTyped(field.current?.value ?? '');
    setAwake(true);
  }, []);
  return { typed, setTyped, field, isAwake };
}
