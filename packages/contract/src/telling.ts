import { isDrawable, limits, visibleLine } from '@milestoon/domain';
import { toldLanguages } from '@milestoon/story/screenplay';
import { z } from 'zod';
import { api, says } from './errors.ts';
import { labelLanguage } from './storyboard.ts';

/** What is not as it could be about a recording that can be used. */
export const recordingNotes = ['quiet', 'cut-off', 'noisy', 'overdriven'] as const;

const tellerName = z
  .string()
  .overwrite(visibleLine)
  .min(1, says('telling.nameNeeded'))
  .max(limits.tellerNameLength)
  .refine(isDrawable, says('episode.letters'));

/** A line as somebody has told it. */
export const recordingSchema = z.object({
  id: z.string(),
  tellerId: z.string(),
  teller: z.string(),
  /** To listen to, for a while. */
  url: z.string(),
  seconds: z.number(),
  notes: z.array(z.enum(recordingNotes)),
});
export type Recording = z.infer<typeof recordingSchema>;

const line = {
  id: z.string(),
  speaker: z.enum(['narrator', 'hero']),
  text: z.string(),
};

/** A link by which somebody tells this story. */
export const tellingLinkSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Null once it is sent: it opens nothing any more. */
  url: z.string().nullable(),
  expiresAt: z.coerce.date(),
  isSent: z.boolean(),
  /** Whose the recordings are that came by it; null before they have agreed to be recorded. */
  tellerId: z.string().nullable(),
});
export type TellingLink = z.infer<typeof tellingLinkSchema>;

/** How a story is told: by whom which line, and by the built-in voice where nobody has. */
export const tellingSchema = z.object({
  title: z.string(),
  childName: z.string(),
  language: z.enum(toldLanguages),
  lines: z.array(
    z.object({
      ...line,
      /** What the film is told by. */
      recording: recordingSchema.nullable(),
      /** Sent by those who were asked, and not taken yet. */
      offers: z.array(recordingSchema),
    }),
  ),
  tellers: z.array(z.object({ id: z.string(), name: z.string() })),
  links: z.array(tellingLinkSchema),
  /** A Film of `@milestoon/film` that nobody has spoken yet: what each line shows. Null where there is none. */
  film: z.unknown(),
  /** A finished film can be made anew with what was told since. */
  isFinished: z.boolean(),
  isChanged: z.boolean(),
  /** A voice that was deleted is still heard in the finished film: until it is made anew. */
  keepsDeleted: z.boolean(),
});
export type Telling = z.infer<typeof tellingSchema>;

/** What somebody sees who was asked to tell a story. */
export const guestTellingSchema = z.object({
  title: z.string(),
  childName: z.string(),
  /** As the parent calls them. */
  name: z.string(),
  /** They have agreed, and may record. */
  hasAgreed: z.boolean(),
  language: z.enum(toldLanguages),
  lines: z.array(
    z.object({
      ...line,
      recording: recordingSchema.pick({ id: true, seconds: true, notes: true }).nullable(),
    }),
  ),
  film: z.unknown(),
  expiresAt: z.coerce.date(),
});
export type GuestTelling = z.infer<typeof guestTellingSchema>;

const byId = z.object({ id: z.string() });
const byLine = byId.extend({ line: z.string().max(100) });
const byToken = z.object({ token: z.string().max(100) });
const done = z.object({ done: z.literal(true) });
/** What was recorded, with the words that were read: those of another version of the story are refused. */
const take = { text: z.string().max(1000), file: z.file() };

/** A story in the voices of the family. */
export const telling = {
  get: api
    .route({ method: 'GET', path: '/api/episodes/{id}/telling', tags: ['telling'] })
    .input(byId.extend({ language: labelLanguage }))
    .output(tellingSchema),
  /** Somebody agrees to be recorded for this film; for a child a parent does. */
  addTeller: api
    .route({ method: 'POST', path: '/api/episodes/{id}/tellers', tags: ['telling'], successStatus: 201 })
    .input(byId.extend({ name: tellerName, agreedBy: z.enum(['speaker', 'parent']) }))
    .output(z.object({ id: z.string(), name: z.string() })),
  /** With everything they told of it. */
  removeTeller: api
    .route({ method: 'DELETE', path: '/api/episodes/{id}/tellers/{tellerId}', tags: ['telling'] })
    .input(byId.extend({ tellerId: z.string() }))
    .output(done),
  record: api
    .route({
      method: 'POST',
      path: '/api/episodes/{id}/telling/{line}',
      tags: ['telling'],
      successStatus: 201,
    })
    .input(byLine.extend({ tellerId: z.string(), ...take }))
    .output(recordingSchema),
  /** The line is told by the built-in voice again. */
  remove: api
    .route({ method: 'DELETE', path: '/api/episodes/{id}/telling/{line}', tags: ['telling'] })
    .input(byLine)
    .output(done),
  ask: api
    .route({
      method: 'POST',
      path: '/api/episodes/{id}/telling-links',
      tags: ['telling'],
      successStatus: 201,
    })
    .input(byId.extend({ name: tellerName }))
    .output(tellingLinkSchema),
  /** Ends a link, with what was recorded by it and not taken. */
  endLink: api
    .route({ method: 'DELETE', path: '/api/telling-links/{id}', tags: ['telling'] })
    .input(byId)
    .output(done),
  /** Takes what was sent by a link into the film: these lines; the others of it are deleted. */
  take: api
    .route({ method: 'POST', path: '/api/telling-links/{id}', tags: ['telling'] })
    .input(byId.extend({ lines: z.array(z.string().max(100)).max(100) }))
    .output(done),
  /** Whoever has the link. */
  open: api
    .route({ method: 'GET', path: '/api/tellings/{token}', tags: ['telling'] })
    .input(byToken)
    .output(guestTellingSchema),
  agree: api
    .route({ method: 'POST', path: '/api/tellings/{token}', tags: ['telling'] })
    .input(byToken.extend({ agreed: z.literal(true) }))
    .output(done),
  recordByLink: api
    .route({
      method: 'POST',
      path: '/api/tellings/{token}/lines/{line}',
      tags: ['telling'],
      successStatus: 201,
    })
    .input(byToken.extend({ line: z.string().max(100), ...take }))
    .output(recordingSchema.pick({ id: true, seconds: true, notes: true })),
  /** Ends the link: the parent listens now. */
  send: api
    .route({ method: 'POST', path: '/api/tellings/{token}/sent', tags: ['telling'] })
    .input(byToken)
    .output(done),
};
