import type { CharacterRole } from './character.ts';

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
