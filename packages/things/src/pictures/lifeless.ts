import type { Point } from '@milestoon/drawing';
import type { Picture, PictureShape } from './picture.ts';
import { box, corners, disc, shape } from './own/shape.ts';

const animals = new Set(
  (
    'ant badger bat bear beaver bee beetle bird bison black-cat blackbird blowfish boar bug butterfly camel cat caterpillar ' +
    'chicken chipmunk cow crab cricket crocodile deer dodo dog dolphin donkey dove dragon duck eagle elephant ewe fish flamingo fly fox ' +
    'frog giraffe goat goose gorilla guinea-pig hamster hedgehog hippopotamus honeybee horse jellyfish kangaroo koala lady-beetle ' +
    'leopard lion lizard llama lobster mammoth mole monkey moose mouse octopus orangutan ostrich otter owl ox panda parrot peacock ' +
    'penguin phoenix-bird pig polar-bear poodle rabbit raccoon ram rat rhinoceros robin robot rooster sauropod scorpion seal shark ' +
    'sheep shrimp skunk sloth snail snake spider spouting-whale squid squirrel swan t-rex tiger tropical-fish turkey turtle ' +
    'two-hump-camel toucan pelican stork armadillo porcupine walrus capybara tadpole unicorn water-buffalo whale wolf worm zebra alien ninja'
  ).split(' '),
);
const vehicles = new Set(
  (
    'automobile sport-utility-vehicle racing-car taxi bus delivery-truck articulated-lorry fire-engine police-car ambulance tractor ' +
    'train locomotive rocket small-airplane airplane helicopter sailboat motor-boat speedboat ship excavator pickup-truck minibus tram quad-bike caravan pirate-ship forklift'
  ).split(' '),
);

/** Ways in which a picture of somebody alive, or of a vehicle, is drawn as a thing: by what stands before its name. */
const kinds = ['toy', 'figure', 'statue', 'treat', 'mount'] as const;
type Kind = (typeof kinds)[number];

const prefix = new RegExp(`^(${kinds.join('|')})-(.+)$`);

/**
 * 'toy-bear' is a soft bear, 'figure-lion' one on a board, 'statue-horse' one on a plinth 'treat-rabbit' to be
 * eaten and 'mount-whale' to be sat upon. */
export function likenessNamed(name: string): { kind: Kind; of: string } | undefined {
  const [, kind, of] = prefix.exec(name) ?? [];
  if (!kind || !of || !(animals.has(of) || (vehicles.has(of) && kind === 'toy'))) return undefined;
  return { kind: kind as Kind, of };
}

/** Metres of the longer side of such a thing; undefined where the name is none. */
export const likenessMetres = (name: string): number | undefined => {
  const found = likenessNamed(name);
  return found && metres[found.kind];
};

/** Metres of the longer side: toys fit into arms, statues are seen from below. */
const metres: Readonly<Record<Kind, number>> = {
  toy: 0.36,
  figure: 0.28,
  statue: 1.7,
  treat: 0.16,
  mount: 1.1,
};

/** What is made of one stuff: a told colour covers all of it. */
export const isOfOnePiece = (name: string): boolean => {
  const kind = likenessNamed(name)?.kind;
  return kind !== undefined && kind !== 'toy';
};
/** What has a coat, whatever its colour. */
export const isCreature = (name: string): boolean => animals.has(likenessNamed(name)?.of ?? name);

/** A picture as a toy or a statue of what it shows. */
export function asLikeness({ name, shapes }: Picture, kind: Kind): Picture {
  const isWhole = kind === 'toy' || kind === 'treat' || kind === 'mount';
  const smaller = isWhole ? 1 : kind === 'figure' ? 0.84 : 0.72;
  const bottom = Math.max(...points(shapes).map(([, y]) => y));
  // It stands on what bears it.
  const foot = isWhole ? bottom : kind === 'figure' ? 0.34 : 0.2;
  const moved = shapes.map(
    ({ color, rings }): PictureShape => ({
      color,
      rings: rings.map((ring) =>
        ring.map(([x, y]): Point => [x * smaller, isWhole ? y : foot + (y - bottom) * smaller]),
      ),
    }),
  );
  return {
    name: `${kind}-${name}`,
    metres: metres[kind],
    shapes: [...moved, ...(vehicles.has(name) ? [] : trimmings(kind, moved))],
  };
}

const points = (shapes: readonly PictureShape[]): readonly Point[] =>
  shapes.flatMap(({ rings }) => rings.flatMap((ring) => ring as Point[]));

function trimmings(kind: Kind, shapes: readonly PictureShape[]): PictureShape[] {
  if (kind === 'treat' || kind === 'mount') return [];
  if (kind === 'figure') return board;
  if (kind === 'statue') return plinth;
  const [x, y] = middleOf(shapes);
  return patch(x, y);
}

const board: PictureShape[] = [
  shape('#c94f3d', box(-0.42, 0.33, 0.84, 0.08, 0.02)),
  shape('#3f7fb5', disc(-0.27, 0.43, 0.07), disc(0.27, 0.43, 0.07)),
  shape('#f4d35e', disc(-0.27, 0.43, 0.028), disc(0.27, 0.43, 0.028)),
];

const plinth: PictureShape[] = [
  shape('#8f9298', box(-0.4, 0.19, 0.8, 0.07, 0.01), box(-0.44, 0.43, 0.88, 0.07, 0.01)),
  shape('#a4a7ad', box(-0.34, 0.26, 0.68, 0.17, 0)),
  shape('#c9b26a', box(-0.12, 0.31, 0.24, 0.07, 0.01)),
];

const trimmingColors = new Set([...board, ...plinth].map(({ color }) => color));
/** Board and plinth keep their colours. */
export const isTrimming = ({ color }: PictureShape): boolean => trimmingColors.has(color);

/** A patch of cloth with its stitches, by which anything is sewn. */
const patch = (x: number, y: number): PictureShape[] => [
  shape('#e8697b', box(x - 0.08, y - 0.07, 0.16, 0.14, 0.02)),
  shape(
    '#fff6e5',
    ...[-0.05, 0, 0.05].flatMap((along) => [
      box(x + along - 0.008, y - 0.095, 0.016, 0.045, 0),
      box(x + along - 0.008, y + 0.05, 0.016, 0.045, 0),
    ]),
    ...[-0.035, 0.035].flatMap((along) => [
      box(x - 0.105, y + along - 0.008, 0.045, 0.016, 0),
      box(x + 0.06, y + along - 0.008, 0.045, 0.016, 0),
    ]),
  ),
  shape('#fff6e5', corners([x - 0.03, y], [x, y - 0.035], [x + 0.03, y], [x, y + 0.035])),
];

/** Steps of the grid on which the middle of the largest part is looked for. */
const steps = 14;

/** The point of the largest shape that is farthest from its edge. */
function middleOf(shapes: readonly PictureShape[]): Point {
  const rings = shapes.flatMap((each) => each.rings.slice(0, 1)) as Point[][];
  const ring = rings.reduce((a, b) => (areaOf(b) > areaOf(a) ? b : a));
  let best: Point = [0, 0];
  let farthest = -1;
  for (let i = 0; i <= steps; i++)
    for (let j = 0; j <= steps; j++) {
      const at: Point = [i / steps - 0.5, j / steps - 0.5];
      if (!isInside(at, ring)) continue;
      const far = Math.min(...ring.map(([x, y]) => Math.hypot(x - at[0], y - at[1])));
      if (far > farthest) [best, farthest] = [at, far];
    }
  return best;
}

const areaOf = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [u, v] = ring[(i + 1) % ring.length] ?? [0, 0];
      return sum + x * v - u * y;
    }, 0),
  );

const isInside = ([x, y]: Point, ring: readonly Point[]): boolean =>
  ring.reduce((inside, [ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length] ?? [0, 0];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);
