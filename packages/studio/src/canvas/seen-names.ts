import { type DrawList, type DrawOp, frameSize, inNameColors } from '@milestoon/drawing';
import { createFrameCanvas } from './frame-canvas.ts';

/** How much of a picture what has a name takes. */
export interface SeenName {
  /** Of the frame, 0…1: what the camera has of it, with nothing before it. */
  share: number;
  /** Of itself, 0…1: the rest is outside the picture or behind something. */
  visible: number;
}

const small = { width: 480, height: 270 } as const;
/** Three frames wide and high: whatever is painted outside the picture is counted there. */
const around = 3;

/** How much is seen of whatever has a name in a draw list of a frame, by painting and counting; names as `inNameColors`. */
export function seenNames(list: DrawList): Map<string, SeenName> {
  const { list: painted, colors } = inNameColors(list);
  const inFrame = countColors(painted, small);
  const seen = new Map<string, SeenName>();
  for (const [name, color] of colors) {
    const count = inFrame.get(color) ?? 0;
    if (count === 0) continue;
    const alone = countColors(
      [{ kind: 'group', matrix: [1, 0, 0, 1, frameSize.width, frameSize.height], ops: only(painted, color) }],
      { width: small.width * around, height: small.height * around },
    );
    const whole = Math.max(count, alone.get(color) ?? 0);
    seen.set(name, { share: count / (small.width * small.height), visible: count / whole });
  }
  return seen;
}

/** What is painted in one colour, without what lies before or round it. */
const only = (list: DrawList, color: string): DrawList =>
  list.flatMap((op): DrawOp[] => {
    if ('ops' in op) return [{ ...op, ops: only(op.ops, color) }];
    return 'paint' in op && op.paint === color ? [op] : [];
  });

function countColors(
  list: DrawList,
  { width, height }: { width: number; height: number },
): Map<string, number> {
  const frame = createFrameCanvas({ width, height, scale: small.width / frameSize.width });
  try {
    frame.paint(list);
    const pixels = frame.pixels();
    const counts = new Map<number, number>();
    for (let i = 0; i < pixels.length; i += 4) {
      const color = pixels.readUIntBE(i, 3);
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
    return new Map([...counts].map(([color, count]) => [`#${color.toString(16).padStart(6, '0')}`, count]));
  } finally {
    frame.close();
  }
}
