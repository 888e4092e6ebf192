/** What somebody is under: a table between whose legs they sit, a bed raised over them, the crown of a tree. Stage pixels. */
import { heightOf, isAnimal, isBaby, pixelsAMetre } from '@milestoon/cast';
import { bounds, type Point } from '@milestoon/drawing';
import type { Seen } from '@milestoon/story/screenplay';
import { headsOf, lifeSizeOf, type Picture, toldOf } from '@milestoon/things';
import { actorAt } from '../acting/acting.ts';
import type { Company } from './bearing.ts';
import type { Prop } from './prop.ts';

/** Share of somebody's height that is left of it when they sit on the ground; animals and babies are as tall. */
const seated = 0.68;
/** Over their heads. */
const air = 1.08;
/** Shares of the height of what stands on legs at which the room beneath them ends; the others get legs. */
const legged: ReadonlyMap<string, number> = new Map([
  ['table', 0.8],
  ['tablecloth', 0.6],
  ['desk', 0.72],
  ['chair', 0.42],
  ['bench', 0.5],
]);
/** Metres: whoever is under what is larger stands before its trunk or posts. */
const towering = 2.4;
/** How much higher than somebody what is over them is. */
const over = 1.75;
/** Wider than who is under it by this share of their height on each side. */
const beside = 0.42;
/** Share of its size in life that furniture has at least over somebody small. */
const nearLife = 0.8;
/** How much higher than it is wide what is drawn over somebody may become. */
const stretched = 1.5;

export interface Sheltered {
  prop: Prop;
  members: ReadonlySet<string>;
  /** Whether one has to sit to be under it. */
  isLow: boolean;
}

/** What is over those who are under it, or null where nobody of them is there. */
export function sheltering(
  thing: Seen,
  under: readonly (string | undefined)[],
  picture: Picture,
  company: Company,
): Sheltered | null {
  const { actors, characters, from } = company;
  const those = actors.filter(({ member }) => under.includes(member) && characters[member]);
  if (those.length === 0) return null;
  const heights = those.map(({ member }) => {
    const character = characters[member];
    if (!character) return 0;
    const isLowAnyway = isAnimal(character.role) || isBaby(character);
    return heightOf(character) / (isLowAnyway ? seated : 1);
  });
  const tall = Math.max(...heights);
  const xs = those.map((actor) => actorAt(actor, from).x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const x = (left + right) / 2;
  const y = Math.max(...those.map((actor) => actor.y));
  const [, , boxWide, boxTall] = bounds(picture.shapes.flatMap(({ rings }) => rings as Point[][]));
  const isLow = lifeSizeOf(picture.name) < towering;
  const needed = right - left + 2 * beside * tall;
  if (!isLow) {
    const size = Math.max((tall * over) / boxTall, needed / boxWide);
    return at(
      thing,
      picture,
      { x: x + 0.1 * boxWide * size, y: y - 24 },
      size,
      { boxWide, boxTall },
      those,
      isLow,
    );
  }
  const room = tall * seated * air;
  const share = legged.get(picture.name);
  const life = lifeSizeOf(picture.name) * pixelsAMetre * nearLife;
  const size =
    share === undefined
      ? Math.max(needed / boxWide, life)
      : Math.max(room / share / boxTall, needed / boxWide);
  const capped = share === undefined ? size : Math.min(size, (room * stretched) / share / boxTall);
  const foot = { x, y: y + 14 };
  const found = at(thing, picture, foot, capped, { boxWide, boxTall }, those, isLow);
  return share === undefined ? { ...found, prop: onLegs(found.prop, room) } : found;
}

/** What has no room beneath it stands on legs as high as who is there. */
function onLegs(prop: Prop, room: number): Prop {
  const [left, top, wide, high] = prop.box;
  return { ...prop, y: prop.y - room, legs: room, box: [left, top - room, wide, high + room] };
}

function at(
  thing: Seen,
  picture: Picture,
  { x, y }: { x: number; y: number },
  size: number,
  { boxWide, boxTall }: { boxWide: number; boxTall: number },
  those: Company['actors'],
  isLow: boolean,
): Sheltered {
  const [wide, high] = [boxWide * size, boxTall * size];
  return {
    prop: {
      how: 'roof',
      pictures: [{ name: picture.name, ...toldOf(thing) }],
      players: [],
      x,
      y,
      size: size / headsOf(picture),
      ...(thing.of ? { of: thing.of } : {}),
      ...(isLow ? { near: true } : {}),
      box: [x - wide / 2, y - high, wide, high],
    },
    members: new Set(those.map(({ member }) => member)),
    isLow,
  };
}
