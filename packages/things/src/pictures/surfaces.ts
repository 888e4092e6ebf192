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
  ...every(0.42, 'oven washing-machine'),
  ...every(0.6, 'pushchair'),
]);
/** How high in its front something is seen that is in it, a share of its height; undefined where it looks out of the top. */
export const frontOf = (name: string): number | undefined => fronts.get(name);

const doors = /^(?:wardrobe|fridge|oven|washing-machine)$/;
/** Whether it has a door, open for what is put in. */
export const hasDoor = (name: string): boolean => doors.test(name);
