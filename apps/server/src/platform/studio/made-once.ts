import type { FairTurns } from '../fair-turns/fair-turns.ts';
import { createRemembered } from './remembered.ts';

/**
 * What is made in turns and remembered, in memory only: whoever asks for something that was made lately is answered at
 * once, also who waited for their turn while it was made for somebody before. Null is made anew.
 */
export function madeOnce<Value>(turns: FairTurns, most: number) {
  const remembered = createRemembered<Value>(most);
  return async <Made extends Value | null>(
    owner: string,
    key: string,
    make: () => Promise<Made>,
    signal?: AbortSignal,
  ): Promise<Value | Made> =>
    remembered.get(key) ??
    turns.run(
      owner,
      async () => {
        const known = remembered.get(key);
        if (known !== undefined) return known;
        const made = await make();
        if (made !== null) remembered.set(key, made);
        return made;
      },
      signal,
    );
}
