import { animationStyleKeys, isDrawable, limits, visibleLine } from '@milestoon/domain';
import { lookReadingSchema, lookSchema } from '@milestoon/look';
import { z } from 'zod';
import { alsoOnYouTube, api, passwordAgain, says } from './errors.ts';
import { storedPhotoSchema } from './photos.ts';

/** A name that films have letters for, trimmed; each fault is a text’s key. */
export const childNameSchema = z
  .string()
  .overwrite(visibleLine)
  .min(1, says('child.nameRequired'))
  .max(limits.childNameLength)
  .refine(isDrawable, says('child.nameLetters'));
/** How a name sounds, in English spelling; nothing written means that the voice goes by its own rules. */
const pronunciationSchema = z
  .string()
  .overwrite(visibleLine)
  .max(limits.childNameLength)
  .transform((text) => text || null)
  .nullable();
const anyPhotoPathsSchema = z.array(z.string()).max(limits.photosPerChild, says('child.photoLimit'));
const photoPathsSchema = anyPhotoPathsSchema.min(1, says('child.photoRequired'));

/**
 * What comes next for a child: its payment (also after a first look, with an avatar that is kept already), waiting for the four avatars, choosing one, having them drawn again, or
 * episodes.
 */
export const childStages = ['pay', 'drawing', 'choose', 'failed', 'ready'] as const;
export type ChildStage = (typeof childStages)[number];

/** A child as its card on home shows it. */
export const childSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  style: z.enum(animationStyleKeys),
  avatarUrl: z.string().nullable(),
  avatarSelected: z.boolean(),
  state: z.enum(childStages),
  /** Beside the avatar it has: `drawing`, or `waiting` for a choice. Null where none were asked for. */
  newAvatars: z.enum(['drawing', 'waiting']).nullable(),
  /** In years, as it is drawn. */
  age: z.number(),
  episodeCount: z.number().int(),
  /** Where the series is. */
  season: z.object({
    number: z.number().int(),
    /** Its episodes, without those that were deleted. */
    episodes: z.number().int(),
    /** The number of the child’s latest episode, also of a film that was deleted; 0 before the first. */
    latest: z.number().int(),
  }),
});
export type ChildSummary = z.infer<typeof childSummarySchema>;

/** A child with everything that its edit screen shows. */
export const childSchema = childSummarySchema.extend({
  /** In the order of the parent. Empty once the photos were deleted, some time after the avatar was chosen or they were uploaded. */
  photos: z.array(storedPhotoSchema),
  look: lookSchema,
  /** What its avatar is drawn with, and its relatives beside it. */
  drawnWith: z.object({ seed: z.number().int(), variant: z.number().int() }),
  /** How the name sounds, in English spelling. */
  pronunciation: z.string().nullable(),
  /** Counts the edits; an edit names the version it was made from. */
  version: z.number().int(),
  /** When the style may change again, or null when it may change now. */
  styleOpensAt: z.date().nullable(),
  /** Style, photos or look have changed since the avatar was chosen: new ones can be drawn. */
  avatarOutdated: z.boolean(),
  /** New avatars wait for a choice; until then the present one stays. */
  redrawing: z.boolean(),
});
export type Child = z.infer<typeof childSchema>;

/** One of the four avatars on offer. */
export const avatarCandidateSchema = z.object({
  id: z.string(),
  url: z.string(),
  /** Which of the four moods it shows. */
  variant: z.number().int(),
  /** In English, as it was drawn. */
  label: z.string(),
  description: z.string(),
  /** What is drawn in it: the child looks like this once it is chosen. Null where nobody said. */
  look: lookSchema.nullable(),
});
/** How far the drawing of a child’s avatars is, and what there is to choose from. */
export const avatarsSchema = z.object({
  /** `chosen`: one was kept for good and no new ones are being offered. */
  status: z.enum(['waiting', 'drawing', 'ready', 'failed', 'chosen']),
  /** The avatar that was chosen earlier. */
  kept: z.string().nullable(),
  /** Somebody draws; before that they wait for their turn. Always false while an outside generator draws. */
  begun: z.boolean(),
  candidates: z.array(avatarCandidateSchema),
});
export type Avatars = z.infer<typeof avatarsSchema>;

/** The first look of an account: what is left of it and where it stands. */
export const firstLookSchema = z.object({
  /** Of how many children avatars can still be drawn without payment. */
  left: z.number().int(),
  /** The child that is being looked at: drawn without payment, and not paid for yet. The latest of several. */
  childId: z.string().nullable(),
  /** What its kept avatar is drawn with: a film drawn with the same shows the same child. Null before one is kept. */
  drawnWith: z.object({ seed: z.number().int(), variant: z.number().int() }).nullable(),
});
export type FirstLook = z.infer<typeof firstLookSchema>;

const byId = z.object({ id: z.string() });

/** Children, their avatars and the first look before paying. */
export const children = {
  list: api
    .route({ method: 'GET', path: '/api/children', tags: ['children'] })
    .output(z.array(childSummarySchema)),
  get: api
    .route({ method: 'GET', path: '/api/children/{id}', tags: ['children'] })
    .input(byId)
    .output(childSchema),
  /** Reads the look from uploaded photos, so that the parent can check it before the child is created. */
  readLook: api
    .route({ method: 'POST', path: '/api/looks', tags: ['children'] })
    .input(
      z.object({
        photos: photoPathsSchema,
        /** Which of them show the child although they seem to show another. */
        kept: anyPhotoPathsSchema.default([]),
      }),
    )
    .output(lookReadingSchema),
  create: api
    .route({ method: 'POST', path: '/api/children', tags: ['children'], successStatus: 201 })
    .input(
      z.object({
        name: childNameSchema,
        photos: photoPathsSchema,
        style: z.enum(animationStyleKeys),
        look: lookSchema,
        /** How else the child may look, the likeliest first: each is drawn in one of the avatars beside the first. */
        otherLooks: z
          .array(lookSchema)
          .max(limits.avatarCandidates - 1)
          .default([]),
        termsAccepted: z.literal(true, says('child.termsRequired')),
      }),
    )
    .output(childSummarySchema),
  /**
   * Saves an edit. CONFLICT when `version` is not the saved one any more. INVALID_INPUT when the style was
   * already changed this calendar month (UTC), and when photos are missing: they may only stay away after
   * they were deleted, and only while the style stays. `redraw` has new avatars drawn once style, photos or
   * look have changed; the kept one stays until another is chosen.
   */
  update: api
    .route({ method: 'PUT', path: '/api/children/{id}', tags: ['children'] })
    .input(
      z.object({
        id: z.string(),
        version: z.number().int(),
        name: childNameSchema,
        photos: anyPhotoPathsSchema,
        style: z.enum(animationStyleKeys),
        look: lookSchema,
        /** Stays as it is when missing. */
        pronunciation: pronunciationSchema.optional(),
        redraw: z.boolean(),
      }),
    )
    .output(childSchema),
  /** How the storyteller would say a name: sound as base64 of a WAVE file. Nothing is written down. */
  sayName: api
    .route({ method: 'POST', path: '/api/spoken-names', tags: ['children'] })
    .input(z.object({ name: childNameSchema, pronunciation: pronunciationSchema }))
    .output(z.object({ sound: z.string() })),
  avatars: api
    .route({ method: 'GET', path: '/api/children/{id}/avatars', tags: ['children'] })
    .input(byId)
    .output(avatarsSchema),
  /** Starts drawing the candidates unless that already happened. */
  startAvatars: api
    .route({ method: 'POST', path: '/api/children/{id}/avatars', tags: ['children'] })
    .input(byId)
    .output(avatarsSchema),
  /** What the caller can see before anything is paid. */
  firstLook: api
    .route({ method: 'GET', path: '/api/first-look', tags: ['children'] })
    .output(firstLookSchema),
  /**
   * Has the four avatars of a child drawn before anything is paid: of so many children of an account as the operator
   * allows, ever. More is a CONFLICT, and so is a child that has an avatar. Called again it changes nothing.
   */
  beginFirstLook: api
    .route({ method: 'POST', path: '/api/children/{id}/first-look', tags: ['children'] })
    .input(byId)
    .output(avatarsSchema),
  /** For good: a second choice is a CONFLICT, unless new avatars were drawn after an edit. */
  selectAvatar: api
    .route({ method: 'POST', path: '/api/children/{id}/avatar', tags: ['children'] })
    .input(z.object({ id: z.string(), candidate: z.string() }))
    .output(childSummarySchema),
  /** INVALID_INPUT naming the password: a wrong one, or none in a session that is older than ten minutes. */
  remove: api
    .route({ method: 'DELETE', path: '/api/children/{id}', tags: ['children'] })
    .input(byId.extend({ alsoOnYouTube, password: passwordAgain.optional() }))
    .output(z.object({ removed: z.boolean() })),
};
