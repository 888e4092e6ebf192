import { animationStyleKeys } from '@milestoon/domain';
import { z } from 'zod';
import { animalRoles } from './animals/roles.ts';
import { lookSchema } from '@milestoon/look';
import { headwearSchema, outfitSchema } from './outfit.ts';

/** Who somebody is to the child; the same words as the screenplay's cast. */
export const characterRoles = [
  'hero',
  'mother',
  'father',
  'grandmother',
  'grandfather',
  'baby',
  'sister',
  'brother',
  'friend',
  'teacher',
  'doctor',
  'aunt',
  'uncle',
  'cousin',
  'woman',
  'man',
  ...animalRoles,
] as const;
export type CharacterRole = (typeof characterRoles)[number];

/** Everything that must stay the same about somebody from episode to episode. */
export const characterSchema = z.object({
  version: z.literal(1),
  id: z.string().min(1),
  name: z.string().min(1),
  role: z.enum(characterRoles),
  style: z.enum(animationStyleKeys),
  look: lookSchema,
  outfit: outfitSchema,
  headwear: headwearSchema,
  /** Which of the four avatars it is, 0…3. */
  variant: z.number().int().min(0).max(3),
  seed: z.number().int().min(0),
  /** Of an animal: its place among the coats of its species. By the seed where it is missing. */
  coat: z.number().int().min(0).optional(),
  /** Of an animal: the colour of its coat as it is told, #rrggbb; `coat` goes before it. */
  color: z.string().optional(),
});
export type Character = z.infer<typeof characterSchema>;
