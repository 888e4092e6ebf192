import { isAnimal } from './animals/roles.ts';
import type { Character, CharacterRole } from './character.ts';

const grownUps: readonly CharacterRole[] = [
  'mother',
  'father',
  'aunt',
  'uncle',
  'woman',
  'man',
  'grandmother',
  'grandfather',
  'teacher',
  'doctor',
];
/** Who bends or kneels down to a child. */
export const isGrownUp = (role: CharacterRole): boolean => grownUps.includes(role);

/** Years: who is younger is not yet on the feet. */
const onTheFeet = 1;
/** Who sits on the floor or on an arm as long as no steps are told: a baby, whatever part it plays. */
export const isBaby = ({ role, look }: Pick<Character, 'role' | 'look'>): boolean =>
  role === 'baby' || (look.age < onTheFeet && !isAnimal(role));
