/** What a person of the family is to the children of an account. */
export const familyRelations = [
  'mother',
  'father',
  'grandmother',
  'grandfather',
  'sister',
  'brother',
  'baby',
  'aunt',
  'uncle',
  'cousin',
  'friend',
] as const;
export type FamilyRelation = (typeof familyRelations)[number];

/** Who may say of themselves that they wrote a milestone down, so that a story knows who 'I' is. */
export const milestoneWriters = [
  'mother',
  'father',
  'grandmother',
  'grandfather',
  'aunt',
  'uncle',
] as const satisfies readonly FamilyRelation[];
export type MilestoneWriter = (typeof milestoneWriters)[number];

/** One that an earlier release stored and this one does not know is nobody. */
export const milestoneWriterOf = (stored: string | null): MilestoneWriter | null =>
  milestoneWriters.find((known) => known === stored) ?? null;

/** What animal a pet is: those that can act in a film. */
export const petSpecies = [
  'dog',
  'cat',
  'rabbit',
  'hamster',
  'guinea-pig',
  'bird',
  'turtle',
  'duck',
  'chicken',
  'horse',
  'goat',
  'sheep',
  'pig',
  'cow',
] as const;
export type PetSpecies = (typeof petSpecies)[number];

/** Colours of fur, feathers or shell, as a family would call them. */
export type CoatName =
  | 'black'
  | 'blue'
  | 'brown'
  | 'cream'
  | 'dark'
  | 'ginger'
  | 'golden'
  | 'green'
  | 'grey'
  | 'olive'
  | 'pink'
  | 'sandy'
  | 'spotted'
  | 'white'
  | 'yellow';

/** The coats that each kind of pet is drawn with, in the order of its drawing. */
export const petCoats: Record<PetSpecies, readonly CoatName[]> = {
  dog: ['golden', 'brown', 'dark', 'cream'],
  cat: ['grey', 'ginger', 'black', 'cream'],
  rabbit: ['brown', 'white', 'grey'],
  hamster: ['golden', 'grey', 'brown'],
  'guinea-pig': ['ginger', 'cream', 'dark'],
  bird: ['blue', 'green', 'yellow'],
  turtle: ['green', 'olive'],
  duck: ['white', 'yellow', 'brown'],
  chicken: ['ginger', 'white', 'dark'],
  horse: ['brown', 'grey', 'sandy'],
  goat: ['white', 'brown'],
  sheep: ['dark', 'cream'],
  pig: ['pink', 'spotted'],
  cow: ['white', 'brown'],
};
