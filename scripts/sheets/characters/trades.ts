/** Sheet of trades: everybody as their clothes, hat and gear tell them, in the four styles. */
import { newCastMember, newHero, perform, tradeNames } from '@milestoon/cast';
import { animationStyleKeys } from '@milestoon/domain';
import type { DrawOp } from '@milestoon/drawing';
import { childLook } from './children.ts';
import { cell, contact, placed, plainGround, type Sheet, text } from './sheet.ts';

const gap = 6;
const women: readonly string[] = [
  'nurse',
  'vet',
  'librarian',
  'fairy',
  'witch',
  'queen',
  'bride',
  'cleaner',
  'mail',
];

export function tradesSheet(): Sheet {
  const [column, height, half] = [100, 345, Math.ceil(tradeNames.length / 2)];
  const width = half * column;
  const list: DrawOp[] = animationStyleKeys.flatMap((style, row) => {
    const hero = newHero({ name: 'child', look: childLook(0), style, variant: 0, seed: 3 });
    return [0, 1].map((line): DrawOp => {
      const y = (row * 2 + line) * (height + gap);
      const ops = tradeNames.slice(line * half, (line + 1) * half).flatMap((trade, i): DrawOp[] => {
        const role = women.includes(trade) ? 'woman' : 'man';
        const member = newCastMember({ id: trade, name: trade, role, trade, hero, seed: 3 });
        const [x, foot] = [column * (i + 0.5), y + height - 28];
        return [
          contact(x, foot, 60),
          placed(
            perform(member, {
              action: 'stand',
              actionFrame: 20,
              frame: 30 + i,
              emotion: 'happy',
              facing: 'right',
            }),
            x,
            foot,
            0.42,
          ),
          text(trade, x, foot + 20, 'center'),
        ];
      });
      return cell({ x: 0, y, width, height }, plainGround[style], ops);
    });
  });
  return { width, height: animationStyleKeys.length * 2 * (height + gap), list };
}
