import { useCallback, useEffect, useState } from 'react';
import { draftPrefix as prefix } from './forget-drafts.ts';
import type { WordKeeper } from './kept-words.ts';

interface Found<Value> {
  value: Value;
  /** Some of it was kept on the device: its tab is gone. */
  isKept: boolean;
}

function find<Value extends object>(key: string, initial: Value, keeper?: WordKeeper<Value>): Found<Value> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null');
    if (stored && typeof stored === 'object') return { value: { ...initial, ...stored }, isKept: false };
  } catch {
    // As if nothing were there.
  }
  const kept = keeper?.read(key) ?? {};
  return { value: { ...initial, ...kept }, isKept: Object.keys(kept).length > 0 };
}

/** Takes the changed fields, or a function from the current draft to them. */
export type ChangeDraft<Value> = (part: Partial<Value> | ((current: Value) => Partial<Value>)) => void;

/**
 * State of a form that survives a reload of the tab. It stays in the tab's own storage: a child's name
 * must not wait on a shared computer for the next person. What took long to write a keeper keeps for its owner; the last
 * answer is whether it comes from there.
 */
export function useDraft<Value extends object>(
  key: string,
  initial: Value,
  keeper?: WordKeeper<Value>,
): readonly [Value, ChangeDraft<Value>, () => void, boolean] {
  const [found] = useState(() => find(key, initial, keeper));
  const [draft, setDraft] = useState(found.value);
  const [discarded, setDiscarded] = useState(false);

  // A tab that only shows what it has found must not write over what another goes on with.
  useEffect(() => {
    if (!discarded && draft !== found.value) keeper?.write(key, draft);
  }, [key, draft, discarded, keeper, found]);

  useEffect(() => {
    try {
      if (discarded) sessionStorage.removeItem(prefix + key);
      else sessionStorage.setItem(prefix + key, JSON.stringify(draft));
    } catch {
      // Storage is full or blocked: the form works, it only does not survive a reload.
    }
  }, [key, draft, discarded]);

  const change = useCallback<ChangeDraft<Value>>(
    (part) => setDraft((current) => ({ ...current, ...(typeof part === 'function' ? part(current) : part) })),
    [],
  );
  const discard = useCallback(() => {
    discardDraft(key);
    keeper?.forget(key);
    setDiscarded(true);
  }, [key, keeper]);
  return [draft, change, discard, found.isKept];
}

/** Forgets a draft whose form is not on the screen. */
export function discardDraft(key: string): void {
  try {
    sessionStorage.removeItem(prefix + key);
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
}
