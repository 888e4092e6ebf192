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
