import type { SetName } from '@milestoon/stage';
import { isOnTheSpot, isSeated } from '../deeds/doing.ts';
import type { World } from '../told-world.ts';
import type { Act, Seen } from '../plan.ts';
import { isPlace } from '../things/things-used.ts';

/** Keeps what everybody does, and upon what: it goes on until it ends. */
export function rememberDeed(
  world: World,
  acts: readonly Act[],
  shown: readonly Seen[],
  { sentence, set }: { sentence: number; set: SetName | null },
): void {
  for (const act of acts) {
    world.lastActions.set(act.who, act.action);
    const before = world.doing.get(act.who);
    const keeps = before?.sentence === sentence && isOnTheSpot(act.action) ? before.on : undefined;
    const on = shown.find((one) => isPlace(one) && one.of === act.who) ?? keeps;
    const isDown = isSeated(act.action) || (keeps !== undefined && before?.isDown === true);
    world.doing.set(act.who, {
      act,
      ...(on ? { on } : {}),
      ...(isDown ? { isDown } : {}),
      sentence,
      set,
    });
  }
}
