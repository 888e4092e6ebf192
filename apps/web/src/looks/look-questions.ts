import {
  type AskedField,
  eyeColors,
  glassesShapes,
  headCovers,
  type HairColor,
  hairFamilies,
  type HairShape,
  hairShapes,
  type HairTraits,
  hairTraits,
  type HeadCover,
  type Look,
  type LookReading,
  skinTones,
  unsureFields,
} from '@milestoon/look';

export type LookAnswer = Look[AskedField];

/** One thing that the photos do not tell surely, with the answers to draw beside each other. */
export interface LookQuestion {
  field: AskedField;
  answers: readonly LookAnswer[];
}

/** More are a questionnaire: whoever is asked that much would rather see everything. */
const mostQuestions = 4;
/** As many as fit beside each other with faces large enough to tell apart on a phone. */
const mostAnswers = 4;

/** By how likely one is taken for another: red lies between the browns, white beside blond. */
const hairByLikeness: readonly HairColor[] = [
  'black',
  'dark-brown',
  'brown',
  'auburn',
  'red',
  'light-brown',
  'dark-blond',
  'strawberry',
  'golden',
  'blond',
  'platinum',
  'white',
  'grey',
  'salt-and-pepper',
];

const palettes: { [Field in AskedField]: readonly Look[Field][] } = {
  skin: skinTones,
  hairColor: hairByLikeness,
  hairShape: hairShapes,
  eyes: eyeColors,
  glasses: glassesShapes,
  headCover: headCovers,
};

/** Where the photos told nothing, such as colours in black and white: answers far apart, for all children. */
const farApart: { [Field in AskedField]?: readonly Look[Field][] } = {
  skin: ['light', 'medium', 'brown', 'dark'],
  hairColor: ['black', 'brown', 'blond', 'red'],
  eyes: ['dark-brown', 'brown', 'green', 'blue'],
};

const isAsked = (field: string): field is AskedField => field in palettes;

const leavesHair: ReadonlySet<HeadCover> = new Set(['none', 'cap', 'beanie', 'sun-hat', 'kippah']);

/** Whether different values of a field make different pictures: a scarf hides the hair, a bald head its colour. */
export function showsIn(field: AskedField, { headCover, hairShape }: Look): boolean {
  if (field !== 'hairColor' && field !== 'hairShape') return true;
  return leavesHair.has(headCover) && (field === 'hairShape' || hairShape !== 'bald');
}

/** What to ask about a reading, the least sure first; nothing about what the parent has set by hand. */
export function lookQuestions(reading: LookReading, look: Look, corrections: Partial<Look>): LookQuestion[] {
  return unsureFields(reading, corrections)
    .filter(isAsked)
    .filter((field) => showsIn(field, look))
    .slice(0, mostQuestions)
    .map((field) => ({ field, answers: answersTo(field, reading, look) }));
}

/** What is drawn now, what was read, the reader's own alternatives, then neighbours; all in the palette's order. */
function answersTo(field: AskedField, reading: LookReading, look: Look): LookAnswer[] {
  const palette: readonly LookAnswer[] = palettes[field];
  const given = (reading.alternatives?.[field] ?? []).map(({ value }) => value);
  const read = reading.look[field];
  const others = (!reading.confidence[field] && farApart[field]) || neighbours(palette.filter(isApart), read);
  const likely = new Set<LookAnswer>([look[field], read, ...given, ...others]);
  return [...likely].slice(0, mostAnswers).sort((p, q) => palette.indexOf(p) - palette.indexOf(q));
}

/** Shades are answers only where the photos name them: next to each other they would look alike. */
const families: readonly string[] = hairFamilies;
const isApart = (answer: LookAnswer): boolean =>
  !hairByLikeness.includes(answer as HairColor) || families.includes(answer);

/** The others of a palette, the nearest first; of as near ones the earlier. */
function neighbours<Value extends LookAnswer>(palette: readonly Value[], value: Value): Value[] {
  const steps = (other: Value): number =>
    isHair(other) && isHair(value)
      ? hairSteps(other, value)
      : Math.abs(palette.indexOf(other) - palette.indexOf(value));
  return palette.filter((other) => other !== value).sort((p, q) => steps(p) - steps(q));
}

const isHair = (value: string): value is HairShape => value in hairTraits;

const lengths: readonly HairTraits['length'][] = ['none', 'short', 'medium', 'long'];
const textures: readonly HairTraits['texture'][] = ['straight', 'wavy', 'curly', 'coily'];
/** How much more unlike hair is with a fringe, without any hair, or tied, than by a step of length or texture. */
const fringeSteps = 1.2;
const hairlessSteps = 2;
const tiedSteps = 2.5;
/** Shapes with the same traits look so alike that the choice between them comes after one trait changed. */
const sameTraitsSteps = 1.5;

/** How unlike two ways of wearing hair are: from one that is nearly right, one trait changed leads to the right one. */
function hairSteps(p: HairShape, q: HairShape): number {
  const [one, other] = [hairTraits[p], hairTraits[q]];
  const steps =
    Math.abs(lengths.indexOf(one.length) - lengths.indexOf(other.length)) +
    Math.abs(textures.indexOf(one.texture) - textures.indexOf(other.texture)) +
    (one.fringe === other.fringe ? 0 : fringeSteps) +
    ((one.length === 'none') === (other.length === 'none') ? 0 : hairlessSteps) +
    (one.tied === other.tied ? 0 : tiedSteps);
  return steps === 0 ? sameTraitsSteps : steps;
}
