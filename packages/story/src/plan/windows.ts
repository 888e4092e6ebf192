import type { SetName } from '@milestoon/stage';
import { isIndoors } from '../directing/setting.ts';

const atWindows = /^(?:look|watch|look-up|point|wave|paint|draw|write|wait|search|kiss|sit|stand|lean-on)$/;

/** 'Miró por la ventana', 'dibujaba en el vidrio': the window that matters is seen, whatever others a room has. */
export const isAtWindow = (deed: string, set: SetName | null | undefined): boolean =>
  atWindows.test(deed) && (!set || isIndoors(set));
