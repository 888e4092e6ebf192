import { channels, listedKinds, switchableKinds } from '@milestoon/domain';
import type { Language } from '@milestoon/domain/texts';
import { z } from 'zod';
import { api } from './errors.ts';

/** One line of the list behind the bell. */
export const notificationSchema = z.object({
  id: z.string(),
  kind: z.enum(listedKinds),
  /** Whom it is about; null when a payment is for no child. */
  childName: z.string().nullable(),
  episode: z.object({ title: z.string(), episodeNumber: z.number().int().nullable() }).nullable(),
  /** When the photos will be deleted. */
  dueAt: z.coerce.date().nullable(),
  /** The browser that signed in, in a few names. */
  device: z.string().nullable(),
  /** How many hellos it tells of, where those are several. */
  hellos: z.number().int().nullable(),
  /** Of the film that is ready; null otherwise. */
  posterUrl: z.string().nullable(),
  /** Where it leads within the app. */
  path: z.string(),
  createdAt: z.coerce.date(),
  read: z.boolean(),
});
export type AppNotification = z.infer<typeof notificationSchema>;

const languageSchema = z.enum(['en', 'pt', 'es'] satisfies Language[]);

const preferenceSchema = z.object({
  kind: z.enum(switchableKinds),
  channel: z.enum(channels),
  enabled: z.boolean(),
});
export type Preference = z.infer<typeof preferenceSchema>;

/** Bytes in base64url without padding, as many as the Push API gives. */
const bytes = (count: number) => z.base64url().length(Math.ceil((count * 4) / 3));

/** The list behind the bell, its switches and the devices for push. */
export const notifications = {
  /** The latest, newest first. `language` is the one that mails are written in; null until it was told. */
  list: api.route({ method: 'GET', path: '/api/notifications', tags: ['notifications'] }).output(
    z.object({
      items: z.array(notificationSchema),
      unread: z.number().int(),
      language: languageSchema.nullable(),
    }),
  ),
  /** Marks one as read. NOT_FOUND for one of others. */
  read: api
    .route({ method: 'POST', path: '/api/notifications/{id}/read', tags: ['notifications'] })
    .input(z.object({ id: z.string() }))
    .output(z.object({ read: z.literal(true) })),
  readAll: api
    .route({ method: 'POST', path: '/api/notifications/read', tags: ['notifications'] })
    .output(z.object({ read: z.literal(true) })),
  /** The language of mails and of what devices show. */
  speak: api
    .route({ method: 'PUT', path: '/api/notifications/language', tags: ['notifications'] })
    .input(z.object({ language: languageSchema }))
    .output(z.object({ language: languageSchema })),
  settings: api.route({ method: 'GET', path: '/api/notifications/settings', tags: ['notifications'] }).output(
    z.object({
      /** Every kind that can come up, on every channel. */
      preferences: z.array(preferenceSchema),
      /** What the browser subscribes with, base64url. */
      publicKey: z.string(),
      /** Whether the browser of this session is told while the app is closed. */
      thisDevice: z.boolean(),
    }),
  ),
  /** Switches one kind on one channel. */
  prefer: api
    .route({ method: 'PUT', path: '/api/notifications/preferences', tags: ['notifications'] })
    .input(preferenceSchema)
    .output(preferenceSchema),
  /**
   * Has the browser of this session told while the app is closed, until the session ends. INVALID_INPUT for an
   * address that is no push service's, NOT_FOUND for a caller without a session.
   */
  addDevice: api
    .route({ method: 'PUT', path: '/api/notifications/device', tags: ['notifications'] })
    .input(
      z.object({
        endpoint: z.url().max(2000),
        keys: z.object({
          /** A point of P-256, uncompressed. */
          p256dh: bytes(65),
          auth: bytes(16),
        }),
      }),
    )
    .output(z.object({ thisDevice: z.literal(true) })),
  removeDevice: api
    .route({ method: 'DELETE', path: '/api/notifications/device', tags: ['notifications'] })
    .output(z.object({ thisDevice: z.literal(false) })),
};
