import { useState } from 'react';

/** What somebody is about to send: it stays while they go from film to film, and while a link asks for its code again. */
export interface HelloDraft {
  name: string;
  text: string;
  /** Whose voice it is: a child's, whose parent agrees. */
  isChild: boolean;
  recording: Blob | null;
}

export type HelloDraftState = readonly [draft: HelloDraft, change: (part: Partial<HelloDraft>) => void];

export function useHelloDraft(): HelloDraftState {
  const [draft, setDraft] = useState<HelloDraft>({ name: '', text: '', isChild: false, recording: null });
  return [draft, (part) => setDraft((before) => ({ ...before, ...part }))];
}
