import { familyRelations, petCoats, petSpecies } from '@milestoon/domain';
import { lookSchema } from '@milestoon/look';
import { z } from 'zod';
import { childNameSchema } from './children.ts';
import { api } from './errors.ts';

const common = {
  name: childNameSchema,
  /** The year of birth, where it is known. */
  bornYear: z.number().int().min(1900).max(2200).nullable().default(null),
};

/** Somebody to add: a person by what they are to the children, a pet by its species. */
export const newFamilyMemberSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('person'),
    ...common,
    relation: z.enum(familyRelations),
    /** Null: drawn as a relative of the child is. */
    look: lookSchema.nullable().default(null),
    /** The parent says that they may use the photos the look was read from; written down as an agreement. */
    mayUsePhotos: z.boolean().optional(),
  }),
  z
    .object({
      kind: z.literal('pet'),
      ...common,
      species: z.enum(petSpecies),
      /** Its place among the coats of the species; null: one by chance. */
      coat: z.number().int().min(0).max(9).nullable().default(null),
    })
    .refine(({ species, coat }) => coat === null || coat < petCoats[species].length),
]);
export type NewFamilyMember = z.infer<typeof newFamilyMemberSchema>;

/** Somebody of the family beside the children. */
export const familyMemberSchema = z.intersection(
  z.object({
    id: z.string(),
    /** What chance decides of their drawing: the same in every film. */
    seed: z.number().int(),
  }),
  newFamilyMemberSchema,
);
export type FamilyMember = z.infer<typeof familyMemberSchema>;

const byId = z.object({ id: z.string() });

/** People and pets who play themselves in the episodes of every child of the account. */
export const family = {
  list: api
    .route({ method: 'GET', path: '/api/family', tags: ['family'] })
    .output(z.array(familyMemberSchema)),
  add: api
    .route({ method: 'POST', path: '/api/family', tags: ['family'], successStatus: 201 })
    .input(newFamilyMemberSchema)
    .output(familyMemberSchema),
  /** Everything about them, not only what changes. */
  update: api
    .route({ method: 'PUT', path: '/api/family/{id}', tags: ['family'] })
    .input(z.object({ id: z.string(), member: newFamilyMemberSchema }))
    .output(familyMemberSchema),
  remove: api
    .route({ method: 'DELETE', path: '/api/family/{id}', tags: ['family'] })
    .input(byId)
    .output(z.object({ removed: z.boolean() })),
};
