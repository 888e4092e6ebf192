import {
  type AskedField,
  eyeColors,
  glassesShapes,
  type HairColor,
  hairShapes,
  type Look,
  type LookReading,
  skinTones,
} from '@milestoon/film/look';
import { unsureFields } from '@milestoon/film/look-doubt';

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
  'red',
  'light-brown',
  'blond',
  'white',
  'grey',
];

const palettes: { [Field in AskedField]: readonly Look[Field][] } = {
  skin: skinTones,
  hairColor: hairByLikeness,
  hairShape: hairShapes,
  eyes: eyeColors,
  glasses: glassesShapes,
};

/** Where the photos told nothing, such as colours in black and white: answers far apart, for all children. */
const farApart: { [Field in AskedField]?: readonly Look[Field][] } = {
  skin: ['light', 'medium', 'brown', 'dark'],
  hairColor: ['black', 'brown', 'blond', 'red'],
  eyes: ['dark-brown', 'brown', 'green', 'blue'],
};

const isAsked = (field: string): field is AskedField => field in palettes;

/** Whether different values of a field make different pictures: a scarf hides the hair, a bald head its colour. */
export function showsIn(field: AskedField, { headCover, hairShape }: Look): boolean {
  if (field !== 'hairColor' && field !== 'hairShape') return true;
  const isCovered = headCover !== 'none' && headCover !== 'cap';
  return !isCovered && (field === 'hairShape' || hairShape !== 'bald');
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
  const others = (!reading.confidence[field] && farApart[field]) || neighbours(palette, read);
  const likely = new Set<LookAnswer>([look[field], read, ...given, ...others]);
  return [...likely].slice(0, mostAnswers).sort((p, q) => palette.indexOf(p) - palette.indexOf(q));
}

/** The others of a palette, the nearest first. */
function neighbours<Value>(palette: readonly Value[], value: Value): Value[] {
  const steps = (other: Value): number => Math.abs(palette.indexOf(other) - palette.indexOf(value));
  return palette.filter((other) => other !== value).sort((p, q) => steps(p) - steps(q));
}
