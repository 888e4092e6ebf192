import type { SetName } from '@milestoon/stage';
import { isIndoors } from '../../directing/setting.ts';

/** Whoever does this is past it at once. */
const goesThrough = /^(?:throw|jump|fly|fly-away|drop|put-down)$/;

/** 'Miró por la ventana', 'knocked on the window': the window that matters is seen, whatever others a room has. */
export const isAtWindow = (deed: string, set: SetName | null | undefined): boolean =>
  !goesThrough.test(deed) && (!set || isIndoors(set));
