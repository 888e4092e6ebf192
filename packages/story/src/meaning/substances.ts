/** What stains and what runs, by the words of three languages. */
interface Substance {
  color: string;
  /** Sticks to faces and clothes. */
  sticks?: string;
  /** Runs and leaves a puddle. */
  flows?: string;
  /** Does both. */
  smears?: string;
}

const substances: readonly Substance[] = [
  {
    color: '#5b3a22',
    sticks: 'chocolate nutella brownie',
    smears: 'cocoa gravy cacau cacao',
  },
  { color: '#6b4a2e', sticks: 'mud dirt soil lama terra barro tierra lodo' },
  {
    color: '#b3263a',
    sticks: 'jam jelly tomato-sauce beetroot lipstick compota geleia batom mermelada pintalabios',
    flows: 'syrup',
    smears: 'ketchup sauce molho salsa',
  },
  {
    color: '#f4f1ea',
    sticks:
      'flour sugar shampoo shaving-foam ice-cream icing toothpaste foam sunscreen farinha açúcar nata natas gelado espuma harina azúcar crema helado',
    flows: 'milkshake',
    smears: 'milk cream yogurt yoghurt leite iogurte leche yogur',
  },
  { color: '#e2c48d', sticks: 'sand crumb sawdust honey areia migalha migalhas mel arena miga migas miel' },
  { color: '#2f2a28', sticks: 'oil grease soot ash coal óleo fuligem carvão aceite hollín carbón' },
  {
    color: '#3f7fd0',
    sticks: 'marker glitter purpurina marcador rotulador',
    flows: 'slime',
    smears: 'paint ink tinta pintura',
  },
  { color: '#3f9a4a', sticks: 'grass spinach relva hierba' },
  {
    color: '#e8962e',
    sticks: 'orange-juice curry',
    flows: 'squash smoothie lemonade limonada',
    smears: 'juice soup sumo sopa suco zumo jugo',
  },
  { color: '#7a4b2a', flows: 'batter', smears: 'coffee tea cola café chá té' },
  { color: '#7cc4ea', flows: 'water bathwater água agua' },
  { color: '#efe07a', flows: 'wee pee xixi pis pipí' },
];

/** Colours ('#rrggbb') by word; words of two have a hyphen. */
function colorsOf(does: 'sticks' | 'flows'): ReadonlyMap<string, string> {
  return new Map(
    substances.flatMap(({ color, smears = '', [does]: own = '' }) =>
      `${own} ${smears}`
        .split(' ')
        .filter((word) => word !== '')
        .map((word): [string, string] => [word.replace('-', ' '), color]),
    ),
  );
}
const stains = colorsOf('sticks');
const liquids = colorsOf('flows');

/** The usual colour of what sticks to somebody. */
export const stainOf = (word: string): string | undefined => stains.get(word.toLowerCase());
/** The usual colour of a puddle of what flows. */
export const liquidOf = (word: string): string | undefined => liquids.get(word.toLowerCase());
