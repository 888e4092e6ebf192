import { adjust, type Color, lightnessOf, mix } from '@milestoon/drawing';
import type { Look } from '@milestoon/things';
import type { Character } from './character.ts';
import type { Outfit } from './outfit.ts';

/** What a story tells somebody to have on: a picture of the catalogue and the colour that is told. */
export interface Clothes {
  picture: string;
  color?: Color | undefined;
  looks?: readonly Look[] | undefined;
}

/** What of the looks of clothes a shirt or dress can show: its motif. */
const motifs: Partial<Record<Look, Outfit['motif']>> = {
  striped: 'stripes',
  spotted: 'dots',
  starry: 'star',
  hearts: 'heart',
  flowery: 'flower',
};
const dirt: Partial<Record<Look, Color>> = {
  muddy: '#6b4a2e',
  dirty: '#7a6650',
  wet: '#35506e',
  burnt: '#241d1a',
};

/** How a picture of clothes is cut, and its colour where none is told. */
type Cut = (color: Color | undefined, worn: Outfit) => Partial<Outfit>;

const long = { sleeves: 'long', motif: 'none', costume: false } as const;
const robe =
  (usual: Color): Cut =>
  (color = usual) => ({ ...long, garment: 'dress', top: color, bottom: color, hem: 0.7 });
const gown =
  (usual: Color, hem: number): Cut =>
  (color = usual) => ({
    garment: 'dress',
    top: color,
    bottom: color,
    motif: 'none',
    sleeves: 'short',
    hem,
    costume: false,
  });
/** Over a robe or a dress the skirt of that is seen. */
const over = ({ garment }: Outfit, own: Outfit['garment']): Outfit['garment'] =>
  garment === 'dress' ? 'dress' : own;
const jacket =
  (usual: Color): Cut =>
  (color = usual, worn) => ({ ...long, garment: over(worn, 'hoodie'), top: color });
const shirt =
  (usual: Color, sleeves: Outfit['sleeves']): Cut =>
  (color = usual, worn) => ({
    garment: over(worn, 'tee'),
    top: color,
    motif: 'none',
    sleeves: worn.garment === 'dress' ? worn.sleeves : sleeves,
    costume: false,
  });
const suit =
  (usual: Color) =>
  (color = usual): Partial<Outfit> => ({
    ...long,
    garment: 'tee',
    top: color,
    bottom: color,
    trousers: 'long',
  });
const shoes =
  (usual: Color): Cut =>
  (color = usual) => ({ shoes: color, boots: false, barefoot: false });

const gear =
  (name: NonNullable<Outfit['gear']>[number]): Cut =>
  (_color, worn) => ({ gear: [...(worn.gear ?? []).filter((each) => each !== name), name] });

/** What everybody has on in the snow when nothing else is told. */
export const winterClothes = 'winter-clothes';

const cuts: Readonly<Record<string, Cut>> = {
  // Shoes that are told stay on.
  pyjamas: (color, { barefoot }) => ({ ...suit('#a9cdea')(color), barefoot: barefoot ?? true }),
  dress: gown('#e06a9a', 0.55),
  sari: gown('#d8447a', 0.7),
  kimono: robe('#7d93c8'),
  // Of their own colour, as whoever swims has it on; long sleeves stay long.
  swimsuit: (color, { top, sleeves }) => ({
    garment: 'tee',
    top: color ?? top,
    bottom: adjust(color ?? top, { lightness: -0.2 }),
    accent: '#fffdf6',
    motif: 'stripes',
    sleeves,
    trousers: 'short',
    barefoot: true,
    costume: false,
  }),
  'martial-arts-uniform': (color) => ({ ...suit('#f6f4ee')(color), barefoot: true }),
  'lab-coat': robe('#f6f4ee'),
  coat: jacket('#3f7d8c'),
  'safety-vest': jacket('#f0a030'),
  't-shirt': shirt('#4f9fd8', 'short'),
  shirt: shirt('#7fb0e0', 'long'),
  jumper: shirt('#c9503f', 'long'),
  waistcoat: shirt('#5a4a7a', 'long'),
  raincoat: jacket('#f0c52e'),
  tights: shoes('#c98ab8'),
  'running-shirt': shirt('#e2584a', 'short'),
  'womans-clothes': shirt('#e58aa8', 'short'),
  jeans: (color = '#3f6c8f') => ({ bottom: color, trousers: 'long', costume: false }),
  shorts: (color = '#5a7f4f') => ({ bottom: color, trousers: 'short', costume: false }),
  briefs: (color = '#f2efe8') => ({ bottom: color, trousers: 'short', costume: false }),
  'rubber-boots': (color = '#f0b92e') => ({ shoes: color, boots: true, barefoot: false, costume: false }),
  'hiking-boot': shoes('#7d5234'),
  'running-shoe': shoes('#e2584a'),
  'ballet-shoes': shoes('#f0a6bf'),
  'flat-shoe': shoes('#c2477a'),
  'high-heeled-shoe': shoes('#c2333f'),
  'mans-shoe': shoes('#4a3a30'),
  socks: shoes('#f2efe8'),
  slippers: shoes('#e8697b'),
  skirt: (color = '#8f5fb5') => ({ garment: 'dress', bottom: color, hem: 0.5, costume: false }),
  tutu: gown('#f3b3cb', 0.42),
  suit: suit('#2f3e5c'),
  apron: gear('apron'),
  wing: gear('wings'),
  necktie: gear('tie'),
  'bow-tie': gear('bow-tie'),
  armbands: (armbands = '#f6d02e') => ({ armbands }),
  plaster: (armCast = '#f4f1ea') => ({ armCast }),
  'leg-plaster': (legCast = '#f4f1ea') => ({ legCast }),
  'knee-plaster': () => ({ kneePlaster: true }),
  // Whatever it is, its sleeves and legs are long: the colours stay those of whoever has it on.
  [winterClothes]: (_color, { garment }) => ({
    garment: garment === 'dress' ? 'dress' : 'hoodie',
    sleeves: 'long',
    trousers: 'long',
    boots: true,
  }),
  glasses: (glasses = 'any') => ({ glasses }),
  // A tooth that is out is seen where it was.
  tooth: () => ({}),
  foot: () => ({ barefoot: true, boots: false, costume: false }),
  // Behind the ears.
  'hearing-aid': () => ({}),
  // Sat in wherever somebody goes.
  'manual-wheelchair': () => ({}),
};

/** Costumes of what has fur, leaves or scales: all of one colour, the picture of it on the chest. */
const costumes: readonly (readonly [Color, string])[] = [
  [
    '#5a9a4a',
    'tree deciduous-tree evergreen-tree palm-tree frog crocodile dragon dragon-face dinosaur t-rex sauropod turtle cactus snake caterpillar alien',
  ],
  [
    '#c88a3e',
    'lion tiger fox bear monkey giraffe dog horse squirrel deer lion-face camel teddy-bear cow gingerbread',
  ],
  ['#f0922e', 'pumpkin jack-o-lantern carrot orange tangerine clownfish'],
  ['#f3f1ea', 'ghost sheep ewe ram snowman rabbit swan polar-bear angel unicorn moon astronaut goose'],
  ['#7a7f8c', 'elephant mouse wolf shark robot koala cat rhinoceros donkey seal'],
  ['#f2c62e', 'bee honeybee duck chick sun star bird banana butterfly'],
  [
    '#d23b38',
    'lady-beetle ladybug crab strawberry superhero apple rocket lobster firefighter santa-claus devil',
  ],
  ['#4a3a6a', 'witch mage vampire bat spider wizard pirate ninja night'],
  ['#e58ab8', 'pig princess fairy flamingo flower ballerina mermaid cupcake'],
];
/** The colour of a costume of what a picture shows, or of a face painted like it. */
export const costumeColor = (picture: string): Color | undefined =>
  costumes.find(([, names]) => names.split(' ').includes(picture))?.[0];

/** Whether somebody can be drawn wearing it on body or feet. */
export const isClothes = (picture: string): boolean => Object.hasOwn(cuts, picture);
/** Whether it is a costume of what the picture shows: an animal, a tree, a ghost. */
export const isCostume = (picture: string): boolean => costumeColor(picture) !== undefined;

/** Not all of them have legs. */
const robes = /^(?:ghost|angel|mage|wizard)$/;
const gowns = /^(?:princess|fairy|flower|ballerina|witch)$/;

/** Clothes as they are told to look: a pattern on what covers the chest, and dirt or water in their colours. */
function looking(cut: Partial<Outfit>, looks: readonly Look[]): Partial<Outfit> {
  const stain = looks.flatMap((look) => dirt[look] ?? [])[0];
  const motif = looks.flatMap((look) => motifs[look] ?? [])[0];
  const under = (color: Color | undefined): Color | undefined =>
    color && stain ? mix(color, stain, 0.5) : color;
  const { top, bottom, shoes } = cut;
  return {
    ...cut,
    ...(top ? { top: under(top) as Color } : {}),
    ...(bottom ? { bottom: under(bottom) as Color } : {}),
    ...(shoes ? { shoes: under(shoes) as Color } : {}),
    ...(motif && top ? { motif, accent: lightnessOf(top) > 0.86 ? '#e2584a' : '#fbf6ea' } : {}),
  };
}

const wardrobes = new WeakMap<Character, Map<string, Character>>();

/**
 * Somebody in the clothes a story tells, those put on last over the others. The same character and clothes give the
 * same object, so that whatever is worked out once per character stays so. What cannot be worn on a body changes nothing.
 */
export function dressed(character: Character, clothes: readonly Clothes[]): Character {
  const worn = clothes.filter(({ picture }) => isClothes(picture) || isCostume(picture));
  if (worn.length === 0) return character;
  const key = worn
    .map(({ picture, color, looks = [] }) => `${picture} ${color ?? ''} ${looks.join(' ')}`)
    .join('|');
  const wardrobe = wardrobes.get(character) ?? new Map<string, Character>();
  wardrobes.set(character, wardrobe);
  const known = wardrobe.get(key);
  if (known) return known;
  const outfit = worn.reduce((outfit: Outfit, { picture, color, looks = [] }): Outfit => {
    const own = costumeColor(picture) ?? '#888888';
    const cut =
      (Object.hasOwn(cuts, picture) ? cuts[picture] : undefined) ??
      (robes.test(picture) ? robe(own) : gowns.test(picture) ? gown(own, 0.55) : suit(own));
    return { ...outfit, ...looking(cut(color, outfit), looks) };
  }, character.outfit);
  const has = (name: string): boolean => worn.some(({ picture }) => picture === name);
  const chair = worn.find(({ picture }) => picture === 'manual-wheelchair');
  const look = {
    ...character.look,
    ...(has('tooth') ? { toothGap: true } : {}),
    ...(has('hearing-aid') ? { hearingAid: true } : {}),
    ...(chair ? { wheelchair: true, ...(chair.color ? { signatureColor: chair.color } : {}) } : {}),
  };
  const isWarm = has(winterClothes);
  // Grown-ups are known by their hair.
  const isChild = character.look.age < 14;
  const headwear = isWarm && isChild && character.headwear === 'none' ? 'beanie' : character.headwear;
  const made: Character = { ...character, outfit, look, headwear };
  wardrobe.set(key, made);
  return made;
}
