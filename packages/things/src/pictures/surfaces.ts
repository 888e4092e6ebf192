/** Shares of the drawn height at which somebody sits, lies or stands upon a picture; the middle where none is told. */
const shares: ReadonlyMap<string, number> = new Map([
  ...every(
    0.04,
    'mat blanket towel sheet tablecloth puddle mud road hole shadow-rabbit surfboard skis snowboard sleeping-bag pond stream',
  ),
  ...every(0.3, 'swing sled sandpit'),
  // What floats is in the wave, and not upon its crest.
  ...every(0.34, 'wave water-wave'),
  ...every(
    0.45,
    'armchair bunk-bed bumper-car bench rocking-chair barber-chair deckchair wagon saddle rocking-horse couch-and-lamp bathtub pushchair bed cot seat chair toilet potty high-chair manual-wheelchair motorized-wheelchair canoe sailboat',
  ),
  ...every(0.36, 'child-seat'),
  ...every(0.3, 'cabin-seats'),
  ...every(
    0.62,
    'horse carousel-horse donkey stairs playground-slide ladder motorcycle motor-scooter elephant tree',
  ),
  // Whoever is on what has no seat is on the very top of it.
  ...every(
    0.97,
    'wardrobe fridge washing-machine dishwasher bookshelf oven microwave rice-cooker television chest-of-drawers cabinet bin wastebasket post-box ' +
      'automobile taxi drum barrel basket bucket backpack wrapped-gift rock wood brick hut shed house chicken-coop car-wash speaker radio',
  ),
  ...every(
    0.9,
    'changing-table climbing-frame hay-bale balance-beam stool table desk counter package fallen-tree sack toy-blocks long-drum fence brick-wall luggage mountain skateboard',
  ),
]);

function every(share: number, names: string): [name: string, share: number][] {
  return names.split(' ').map((name) => [name, share]);
}

/** Height of a picture's seat or top, a share (0 … 1) of the height it is drawn with. */
export const surfaceOf = (name: string): number => shares.get(name) ?? 0.5;

/** Of what has something above its rim. */
const rims: ReadonlyMap<string, number> = new Map([['bathtub', 0.62]]);

/** Where other things lie upon it, a share of that height: the very top where no seat is told. */
export const topOf = (name: string): number => rims.get(name) ?? shares.get(name) ?? 0.96;

const seeThrough = /cage|net|aquarium|jar|hoop|mirror|window|tree|bush|hedge|seedling/;
/** Whether what is in a picture is seen through its front. */
export const isSeeThrough = (name: string): boolean => seeThrough.test(name);

const fronts: ReadonlyMap<string, number> = new Map([
  ...every(0.5, 'wardrobe fridge bookshelf cot'),
  ...every(0.42, 'oven washing-machine microwave dishwasher'),
  ...every(0.6, 'pushchair'),
]);
/** How high in its front something is seen that is in it, a share of its height; undefined where it looks out of the top. */
export const frontOf = (name: string): number | undefined => fronts.get(name);

const open =
  /^(?:basket|bucket|bin|wastebasket|package|sack|luggage|backpack|handbag|shopping-bags|toy-box|cup|teacup|mug|bowl|bowl-with-spoon|pot-of-food|glass-of-milk|glass-of-water|jug|vase|potted-plant|rubber-boots|running-shoe|hiking-boot|man-s-shoe|slippers|socks|gloves|woolly-hat|straw-hat|top-hat|bathtub|sink|toilet|potty|hole|puddle|pond|fountain|nest-with-eggs|envelope|piggy-bank|wheelbarrow|shopping-cart|wagon|lunch-box|pencil-case|cool-box|jewellery-box|tray|crate|cot|bumper-car|canoe|sailboat|automobile|trash-can|mailbox|barrel|drum|teapot|jar|wave|water-wave|mud|snow|sandpit)$/;
/** What is in these looks out of the top; in everything else ('a caterpillar in the lettuce', 'a nest in the hedge') it is seen amid it. */
export const isOpen = (name: string): boolean => open.test(name);

const doors = /^(?:wardrobe|fridge|oven|washing-machine)$/;
const leaves = /^(?:wardrobe|fridge)$/;
/** Whether it is a tall cupboard, both leaves of its door open for what is put in. */
export const hasLeaves = (name: string): boolean => leaves.test(name);
/** Whether it has a door, open for what is put in. */
export const hasDoor = (name: string): boolean => doors.test(name);
