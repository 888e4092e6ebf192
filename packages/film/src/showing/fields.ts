/** Walls, screens, signs, photos, shadows and thoughts: fields with pictures and people in them. Stage pixels. */
import { heightOf } from '@milestoon/cast';
import { definitionOf } from '@milestoon/stage';
import type { Seen } from '@milestoon/story/screenplay';
import { isDeed } from './players.ts';
import type { Prop } from './prop.ts';
import { picturesOf, placeOf, type Stage } from './stage.ts';
import { overHeads } from './thoughts.ts';

/** Middle of the pane of a room's own window, from the left edge that its light falls through: what is outside is seen there. */
const pane = { x: 135, y: 250 } as const;
export function windowOf({ set, scenery }: Pick<Stage, 'set' | 'scenery'>): [number, number] | null {
  const { windowX } = definitionOf({ name: set, ...(scenery ? { scenery } : {}) });
  return windowX === undefined ? null : [windowX + pane.x, pane.y];
}

/** What bears a field. */
export type FieldKind = 'wall' | 'screen' | 'bubble' | 'photo' | 'shadow' | 'sign' | 'window';

/** A field of that kind with those things and people, clear of the ones that are there before. */
export function fieldOf(
  how: FieldKind,
  things: readonly Seen[],
  players: Prop['players'],
  stage: Stage,
  before: readonly Prop[],
): Prop {
  const { mark, characters, actors } = stage;
  const count = things.length + players.length;
  // Of a deed one sees the whole figure.
  const isActed = how === 'bubble' && players.some(({ action }) => isDeed(action));
  const width = isActed ? Math.min(760, 460 + 130 * (count - 1)) : Math.min(620, 300 + 130 * (count - 1));
  const height = how === 'bubble' ? width * 0.66 : 280;
  const of = things.find((thing) => thing.of)?.of ?? actors[0]?.member;
  const owner = of ? characters[of] : undefined;
  const at = placeOf(of, stage);
  const tall = Math.max(
    0,
    ...actors.map(({ member }) => (characters[member] ? heightOf(characters[member]) : 0)),
  );
  const side = at > mark.x ? -1 : 1;
  // Nobody stands before a screen or a sign.
  const xs = [at, ...actors.map(({ member }) => placeOf(member, stage))];
  const outermost = side < 0 ? Math.min(...xs) : Math.max(...xs);
  const taken = before.length * 60;
  // Under the sky no wall bears it.
  const isOnPosts = !stage.indoor && (how === 'wall' || how === 'photo');
  const window = how === 'window' ? windowOf(stage) : null;
  const [x, y] =
    window ??
    (how === 'bubble'
      ? overHeads({ of, at, side, width, height, above: owner ? heightOf(owner) : tall, isActed }, stage)
      : how === 'screen' || how === 'sign'
        ? [outermost + side * (width / 2 + 150), mark.y - 330]
        : [mark.x + side * (330 + taken), mark.y - Math.max(560, tall * 0.92)]);
  return {
    how,
    pictures: things.flatMap((thing) => picturesOf(thing).slice(0, 3)),
    players: [...players],
    x,
    y,
    size: width,
    ...(of ? { of } : {}),
    ...(isOnPosts ? { legs: mark.y - y - height / 2 - 60 } : {}),
    box: [
      x - width / 2,
      y - height / 2,
      width,
      how === 'screen' || how === 'sign' ? 330 + height / 2 : height,
    ],
  };
}
