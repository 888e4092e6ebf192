/** Animals that can stand on the stage. */
export const animalRoles = [
  'dog',
  'cat',
  'rabbit',
  'hamster',
  'bird',
  'duck',
  'horse',
  'guinea-pig',
  'chicken',
  'cow',
  'sheep',
  'goat',
  'pig',
  'turtle',
  'elephant',
  'giraffe',
  'lion',
  'flamingo',
] as const;
export type AnimalRole = (typeof animalRoles)[number];

export const isAnimal = (role: string): role is AnimalRole => animalRoles.some((animal) => animal === role);
