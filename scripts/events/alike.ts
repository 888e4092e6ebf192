import type { ToldStory } from './corpus.ts';

/** Actions that nobody tells apart in a picture. */
const alike = [
  'put-down put-in push',
  'put-down put-in stick',
  'roll push',
  'splash pour',
  'hold carry hand-over reach take-out catch fetch',
  'talk whisper shout sing phone',
  'laugh cheer jump clap',
  'smell sniff',
  // Labels of before there was an action for it say what the wick does, or that the candle is held.
  'light burn hold',
  'look watch admire look-up point search',
  // The same with a table, needles, a bar or somebody under the hands.
  'craft put-down put-in build hold',
  'knead cook push',
  'knit hold build',
  'sew hold build',
  'dress put-on put-down wipe',
  'fasten put-on open',
  'hang swing hang-upside-down',
  // Labels of before gymnasts and skippers had their own.
  'jump skip-rope',
  'jump climb fall put-down somersault handstand splits',
  'walk stand balance',
  // Through a camera or binoculars.
  'look look-through',
  // What is played with is in the hands.
  'play-with hold',
  'sit ride drive sled',
  'hug embrace kiss comfort stroke pet',
  'hug carry hold lift piggyback shoulder-carry',
  'walk walk-away tiptoe run crawl chase',
  'paint write build',
  // Labels of before there was an action for it say that a picture is painted.
  'draw paint write',
  'lie-down lie sleep nap',
  'wipe brush sweep splash',
  'eat drink lick peck',
  'hit kick push',
  'wave raise-hand',
  'play-music strum',
  'fall drop lie-down',
  'think wait stand look refuse shrug',
  'cook pour cut slice flip',
  'jump climb',
  'swim splash',
  'pull take-out',
  'dig search',
  'throw drop',
].map((line) => new Set(line.split(' ')));

export const areAlike = (one: string, other: string): boolean =>
  one === other || alike.some((actions) => actions.has(one) && actions.has(other));

/** What is drawn for a noun of a label where a text has the nearer word: 'poltrona' is a chair, 'pastel' a dumpling. */
const drawnAs: Readonly<Record<string, RegExp>> = {
  seat: /^(?:chair|bench|armchair)$/,
  stool: /^(?:chair|bench)$/,
  belt: /^(?:judo-belt|reminder-ribbon)$/,
  skirt: /^dress$/,
  chicken: /^poultry-leg$/,
  'bunk bed': /^bed$/,
  portrait: /^photo$/,
  // Who takes one holds the camera.
  photo: /^camera$/,
  photos: /^camera$/,
  syrup: /^medicine-bottle$/,
  bench: /^chair$/,
  egg: /^nest-with-eggs$/,
  cup: /^(?:glass-of-milk|glass-of-water|hot-beverage)$/,
  glass: /^cup$/,
  pastry: /^(?:dumpling|custard)$/,
  pasty: /^dumpling$/,
  'custard tart': /^(?:custard|dumpling|pie)$/,
  tissue: /^handkerchief$/,
  headscarf: /^handkerchief$/,
  letter: /^memo$/,
  curl: /^lock-of-hair$/,
  hat: /^(?:billed-cap|woolly-hat)$/,
  cap: /^woolly-hat$/,
  phone: /^telephone$/,
  // Hair is done with either.
  comb: /^brush$/,
  brush: /^hair-pick$/,
};
export const isDrawnFor = (noun: string, picture: string): boolean => drawnAs[noun]?.test(picture) ?? false;

/** Whom the cast has instead. */
const stands: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['nurse', 'vet', 'dentist'].map((name) => [name, 'doctor'])),
  ...Object.fromEntries(['girl', 'boy', 'classmate', 'children'].map((name) => [name, 'friend'])),
  ...Object.fromEntries(
    ['robin', 'magpie', 'seagull', 'gull', 'pigeon', 'parrot', 'crow', 'owl'].map((name) => [name, 'bird']),
  ),
  ...Object.fromEntries(['hen', 'rooster', 'chick'].map((name) => [name, 'chicken'])),
  godmother: 'aunt',
  godfather: 'uncle',
  'great-grandmother': 'grandmother',
  'great-grandfather': 'grandfather',
  coach: 'teacher',
  calf: 'cow',
  lamb: 'sheep',
  puppy: 'dog',
  kitten: 'cat',
  pony: 'horse',
  donkey: 'horse',
  duckling: 'duck',
  swan: 'duck',
  tortoise: 'turtle',
};

const kin =
  /^(?:hero|mother|father|grandmother|grandfather|sister|brother|baby|friend|teacher|doctor|aunt|uncle|cousin|children)$/;
const animal =
  /^(?:dog|cat|rabbit|hamster|bird|duck|horse|guinea-pig|chicken|cow|sheep|goat|pig|turtle|alpaca|fish|crab|bee|wasp)$/;

const couples = [/^(?:mother|father)$/, /^(?:grandmother|grandfather)$/];

/**
 * Whether somebody with these names is whom a label means. A teller of whom the text says nothing is either parent, or
 * either grandparent.
 */
export function isMeant(wanted: string, names: readonly string[], { teller }: ToldStory): boolean {
  const isEither = couples.some((couple) => couple.test(wanted) && names.some((name) => couple.test(name)));
  if (wanted === teller && isEither) return true;
  const own = [wanted, stands[wanted] ?? wanted];
  const isStranger = !kin.test(wanted) && !animal.test(own[1] ?? '');
  return names.some(
    (name) =>
      own.some((each) => name === each || name.startsWith(`${each}-`)) ||
      (isStranger && /^(?:man|woman)(?:-\d)?$/.test(name)) ||
      (wanted === 'baby' && /^(?:brother|sister)$/.test(name)),
  );
}
