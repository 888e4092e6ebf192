import { guestLimits, linkDays, linkKinds, visibilities } from '@milestoon/domain';
import { z } from 'zod';
import { chapterSchema } from './episodes.ts';
import { api } from './errors.ts';

const visibilitySchema = z.enum(visibilities);

/** Who can watch a film, a season or everything of a child without an account, and what became of the link. */
export const watchLinkSchema = z.object({
  visibility: visibilitySchema,
  /** Null while it is private. */
  url: z.string().nullable(),
  /** When it ends by itself; null: it does not. */
  endsAt: z.coerce.date().nullable(),
  /** How often it can still be watched; null: as often as somebody likes. */
  viewsLeft: z.number().int().nullable(),
  /** What is asked for before anything is shown; null: nothing. */
  code: z.string().nullable(),
  /** Since the code was made; at `guestLimits.wrongCodes` the link opens to nobody. */
  wrongCodes: z.number().int(),
  /** Films that were begun, each once an hour for a guest. */
  views: z.number().int(),
  lastViewedAt: z.coerce.date().nullable(),
});
export type WatchLink = z.infer<typeof watchLinkSchema>;

/** What a parent changes of a link. What is left out stays as it is. */
export const watchLinkChangesSchema = z.object({
  visibility: visibilitySchema,
  /** From now; null: until it is ended. */
  days: z
    .union(linkDays.map((days) => z.literal(days)))
    .nullable()
    .optional(),
  /** From now; null: as often as somebody likes. */
  viewsLeft: z.number().int().min(1).max(1000).nullable().optional(),
  /** True makes a new code, false takes it away. */
  code: z.boolean().optional(),
});
export type WatchLinkChanges = z.infer<typeof watchLinkChangesSchema>;

/** One of a parent's links. */
export const ownLinkSchema = watchLinkSchema.extend({
  kind: z.enum(linkKinds),
  childId: z.string(),
  childName: z.string(),
  /** Of a film alone. */
  episode: z.object({ id: z.string(), title: z.string() }).nullable(),
  /** Of a season alone. */
  season: z.number().int().nullable(),
});
export type OwnLink = z.infer<typeof ownLinkSchema>;

/** A film for somebody who was given a link: nothing in it names the family. */
export const sharedFilmSchema = z.object({
  /** Names it below its link, and nowhere else. */
  key: z.string(),
  title: z.string(),
  episodeNumber: z.number().int(),
  posterUrl: z.string().nullable(),
  chapters: z.array(chapterSchema),
  /** Seconds. */
  duration: z.number().nullable(),
  /** The captions are part of the picture. */
  wordsInPicture: z.boolean(),
  /** What is spoken; null where that was not kept. */
  language: z.string().nullable(),
});
export type SharedFilm = z.infer<typeof sharedFilmSchema>;

/** What a link opens. */
export const sharedFilmsSchema = z.object({
  kind: z.enum(linkKinds),
  season: z.number().int().nullable(),
  /** A code is asked for first: `films` is empty until then. */
  needsCode: z.boolean(),
  films: z.array(sharedFilmSchema),
});
export type SharedFilms = z.infer<typeof sharedFilmsSchema>;

/** What was sent back by somebody who watched. */
export const helloSchema = z.object({
  id: z.string(),
  /** As they gave it; nobody looked whose it is. */
  name: z.string().nullable(),
  /** Null: a heart, or something spoken. */
  text: z.string().nullable(),
  /** Where it was spoken: to listen to, for a while; seconds. */
  spoken: z.object({ url: z.string(), seconds: z.number() }).nullable(),
  createdAt: z.coerce.date(),
});
export type Hello = z.infer<typeof helloSchema>;

const ofEpisode = z.object({ id: z.string() });
const ofChild = z.object({ id: z.string(), season: z.coerce.number().int().min(1).max(1000).optional() });
const token = z.string().max(100);
/** What the answer to a right code holds, for the calls after it. */
const pass = z.string().max(200).optional();
const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .transform((text) => (text === '' ? null : text))
    .nullable()
    .default(null);

/** Films for people without an account: links, and what comes back by them. */
export const sharing = {
  /** All links of the caller, the newest first. */
  links: api
    .route({ method: 'GET', path: '/api/watch-links', tags: ['sharing'] })
    .output(z.array(ownLinkSchema)),
  watchLink: api
    .route({ method: 'GET', path: '/api/episodes/{id}/watch-link', tags: ['sharing'] })
    .input(ofEpisode)
    .output(watchLinkSchema),
  /** Private ends the link for good: opened again there is another. */
  changeWatchLink: api
    .route({ method: 'PUT', path: '/api/episodes/{id}/watch-link', tags: ['sharing'] })
    .input(ofEpisode.extend(watchLinkChangesSchema.shape))
    .output(watchLinkSchema),
  /** Of a season, or without one of everything. */
  childLink: api
    .route({ method: 'GET', path: '/api/children/{id}/watch-link', tags: ['sharing'] })
    .input(ofChild)
    .output(watchLinkSchema),
  changeChildLink: api
    .route({ method: 'PUT', path: '/api/children/{id}/watch-link', tags: ['sharing'] })
    .input(ofChild.extend(watchLinkChangesSchema.shape))
    .output(watchLinkSchema),
  /** For whoever has the link. */
  films: api
    .route({ method: 'GET', path: '/api/films/{token}', tags: ['sharing'] })
    .input(z.object({ token, pass }))
    .output(sharedFilmsSchema),
  enterCode: api
    .route({ method: 'POST', path: '/api/films/{token}/code', tags: ['sharing'] })
    .input(z.object({ token, code: z.string().max(20) }))
    .output(z.object({ pass: z.string() })),
  /** Begins to watch: counted once an hour for a guest who brings the pass of the last time. */
  watch: api
    .route({ method: 'POST', path: '/api/films/{token}/views', tags: ['sharing'] })
    .input(z.object({ token, pass, film: z.string().max(40), again: z.string().max(200).optional() }))
    .output(
      z.object({
        videoUrl: z.string(),
        /** In fewer pixels, for slow connections and small screens; null for films of before. */
        renditionUrl: z.string().nullable(),
        captionsUrl: z.string().nullable(),
        /** To be brought as `again` when the same film is opened anew. */
        again: z.string(),
      }),
    ),
  /** Without words: a heart. */
  sendHello: api
    .route({ method: 'POST', path: '/api/films/{token}/hellos', tags: ['sharing'] })
    .input(
      z.object({
        token,
        pass,
        film: z.string().max(40),
        name: line(guestLimits.nameLength),
        text: line(guestLimits.helloLength),
      }),
    )
    .output(z.object({ sent: z.literal(true) })),
  /** Spoken into a browser, up to 20 seconds. `pass` is that of a link with a code, else `-`. */
  sendSpokenHello: api
    .route({
      method: 'POST',
      path: '/api/films/{token}/{film}/spoken-hellos/{pass}',
      tags: ['sharing'],
      successStatus: 201,
    })
    .input(
      z.object({
        token,
        film: z.string().max(40),
        pass: z.string().max(200),
        name: line(guestLimits.nameLength),
        /** Whoever speaks has agreed to be recorded; for a child their parent. */
        agreedBy: z.enum(['speaker', 'parent']),
        file: z.file(),
      }),
    )
    .output(z.object({ sent: z.literal(true) })),
  /** What came back for a film, the newest first. */
  hellos: api
    .route({ method: 'GET', path: '/api/episodes/{id}/hellos', tags: ['sharing'] })
    .input(ofEpisode)
    .output(z.array(helloSchema)),
  removeHello: api
    .route({ method: 'DELETE', path: '/api/hellos/{id}', tags: ['sharing'] })
    .input(z.object({ id: z.string() }))
    .output(z.object({ removed: z.literal(true) })),
};
