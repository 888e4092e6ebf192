import { cut, jagged, turned } from './looks/cut.ts';
import type { Picture } from './picture.ts';

/** What has happened to a thing, by what stands before the name of its picture. */
const damages = ['half', 'bitten', 'broken'] as const;
type Damage = (typeof damages)[number];

const prefix = new RegExp(`^(${damages.join('|')})-(.+)$`);

/** 'half-cookie' is half of the cookie, 'bitten-red-apple' lacks a bite and 'broken-plate' lies in two pieces. */
export function damageNamed(name: string): { damage: Damage; of: string } | undefined {
  const [, damage, of] = prefix.exec(name) ?? [];
  return damage && of ? { damage: damage as Damage, of } : undefined;
}

/** A picture as it looks afterwards. */
export function damaged({ name, metres, shapes }: Picture, damage: Damage): Picture {
  const made = { name: `${damage}-${name}`, metres };
  if (damage === 'half') return { ...made, shapes: cut(shapes, ([x, y]) => jagged(y) - x) };
  if (damage === 'bitten')
    return { ...made, shapes: cut(shapes, ([x, y]) => 0.2 + jagged(y - x) - (x - y) / 2) };
  const left = cut(shapes, ([x, y]) => jagged(y) - x);
  const right = cut(shapes, ([x, y]) => x - jagged(y));
  return { ...made, shapes: [...turned(left, -0.2, [-0.09, 0.04]), ...turned(right, 0.26, [0.1, 0.06])] };
}
