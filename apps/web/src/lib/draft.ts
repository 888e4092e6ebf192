import { useCallback, useEffect, useState } from 'react';
import { releaseStarName } from './star-name.ts';

const prefix = 'milestoon.draft.';

function read<Value extends object>(key: string, initial: Value): Value {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null');
    return stored && typeof stored === 'object' ? { ...initial, ...stored } : initial;
  } catch {
    return initial;
  }
}

/** Takes the changed fields, or a function from the current draft to them. */
export type ChangeDraft<Value> = (part: Partial<Value> | ((current: Value) => Partial<Value>)) => void;

/**
 * State of a form that survives a reload of the tab. It stays in the tab's own storage: a child's name
 * must not wait on a shared computer for the next person.
 */
export function useDraft<Value extends object>(
  key: string,
  initial: Value,
): readonly [Value, ChangeDraft<Value>, () => void] {
  const [draft, setDraft] = useState(() => read(key, initial));
  const [discarded, setDiscarded] = useState(false);

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
    setDiscarded(true);
  }, [key]);
  return [draft, change, discard];
}

/** Forgets a draft whose form is not on the screen. */
export function discardDraft(key: string): void {
  try {
    sessionStorage.removeItem(prefix + key);
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
}

export function clearDrafts(): void {
  releaseStarName();
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked: there is nothing to clear.
  }
}
