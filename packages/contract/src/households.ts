import { seatRoles } from '@milestoon/domain';
import { z } from 'zod';
import { chapterSchema } from './episodes.ts';
import { api, passwordAgain } from './errors.ts';

const role = z.enum(seatRoles);

/** A family that the caller is a member of, named by the address of its owner. */
export const householdSchema = z.object({
  id: z.string(),
  email: z.string(),
  role,
  since: z.coerce.date(),
  /** The session that asks acts there. */
  isCurrent: z.boolean(),
});
export type Household = z.infer<typeof householdSchema>;

/** Somebody who is in the caller's own family. */
export const householdMemberSchema = z.object({
  id: z.string(),
  email: z.string(),
  role,
  since: z.coerce.date(),
});
export type HouseholdMember = z.infer<typeof householdMemberSchema>;

/** A link that nobody has used yet. The link itself was shown once. */
export const openInvitationSchema = z.object({
  id: z.string(),
  role,
  createdAt: z.coerce.date(),
  expiresAt: z.coerce.date(),
});
export type OpenInvitation = z.infer<typeof openInvitationSchema>;

/** A finished film, with what is needed to watch it and nothing else. */
export const householdFilmSchema = z.object({
  id: z.string(),
  childId: z.string(),
  childName: z.string(),
  childAvatarUrl: z.string().nullable(),
  title: z.string(),
  episodeNumber: z.number().int(),
  happenedOn: z.string().nullable(),
  videoUrl: z.string(),
  /** The smaller file of the film; null where there is none. */
  renditionUrl: z.string().nullable(),
  captionsUrl: z.string().nullable(),
  posterUrl: z.string().nullable(),
  chapters: z.array(chapterSchema),
  /** Seconds. */
  duration: z.number().nullable(),
  language: z.string().nullable(),
  /** The captions are part of the picture. */
  wordsInPicture: z.boolean(),
});
export type HouseholdFilm = z.infer<typeof householdFilmSchema>;

const byId = z.object({ id: z.string() });
const byToken = z.object({ token: z.string().min(1).max(100) });

/** Who else acts for a family or watches its films, and the families one is a member of oneself. */
export const households = {
  mine: api
    .route({ method: 'GET', path: '/api/households', tags: ['households'] })
    .output(z.array(householdSchema)),
  /** For whom this session acts from now on; null: for the caller's own family. */
  choose: api
    .route({ method: 'POST', path: '/api/households/choose', tags: ['households'] })
    .input(z.object({ id: z.string().nullable() }))
    .output(z.object({ chosen: z.literal(true) })),
  leave: api
    .route({ method: 'POST', path: '/api/households/{id}/leave', tags: ['households'] })
    .input(byId)
    .output(z.object({ left: z.literal(true) })),
  /** Of the family this session acts for. */
  films: api
    .route({ method: 'GET', path: '/api/household-films', tags: ['households'] })
    .output(z.array(householdFilmSchema)),
  people: api
    .route({ method: 'GET', path: '/api/household', tags: ['households'] })
    .output(
      z.object({ members: z.array(householdMemberSchema), invitations: z.array(openInvitationSchema) }),
    ),
  /** A link for one person. INVALID_INPUT names the field, such as a wrong password. */
  invite: api
    .route({ method: 'POST', path: '/api/household/invitations', tags: ['households'], successStatus: 201 })
    .input(z.object({ role, password: passwordAgain }))
    .output(openInvitationSchema.extend({ url: z.string() })),
  endInvitation: api
    .route({ method: 'DELETE', path: '/api/household/invitations/{id}', tags: ['households'] })
    .input(byId)
    .output(z.object({ ended: z.literal(true) })),
  remove: api
    .route({ method: 'DELETE', path: '/api/household/members/{id}', tags: ['households'] })
    .input(byId)
    .output(z.object({ removed: z.literal(true) })),
  /** For whoever has the link. The token is in no address. */
  invitation: api
    .route({ method: 'POST', path: '/api/household-invitation', tags: ['households'] })
    .input(byToken)
    .output(z.object({ email: z.string(), role, expiresAt: z.coerce.date() })),
  accept: api
    .route({ method: 'POST', path: '/api/household-invitation/accept', tags: ['households'] })
    .input(byToken)
    .output(z.object({ id: z.string(), role })),
};
