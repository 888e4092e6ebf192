import { limits, toldSteps } from '@milestoon/domain';
import { z } from 'zod';
import { apiKeyScopes } from './api-key-scopes.ts';
import { api, passwordAgain, says } from './errors.ts';

/**
 * The bodies that are posted to an outside generator, with `X-API-Key`; the built-in studio takes the same. Pictures
 * are signed links that work with GET and expire.
 */
export const avatarRequestSchema = z.strictObject({
  childId: z.string(),
  childName: z.string(),
  photos: z.array(z.string()),
  userId: z.string(),
  apiKey: z.string(),
});
export type AvatarRequest = z.infer<typeof avatarRequestSchema>;

/** What an outside generator is sent when an episode is to be made. */
export const episodeRequestSchema = z.strictObject({
  childId: z.string(),
  episodeId: z.string(),
  title: z.string(),
  description: z.string(),
  images: z.array(z.string()),
  avatarUrl: z.string().nullable(),
  userId: z.string(),
  apiKey: z.string(),
});
export type EpisodeRequest = z.infer<typeof episodeRequestSchema>;

const noticeFields = {
  child_id: z.string(),
  user_id: z.string(),
  user_email: z.string(),
  child_name: z.string(),
  is_super_admin: z.boolean(),
  api_key: z.string(),
};

/** What an outside generator is sent when a child was deleted. */
export const childDeletedSchema = z.strictObject({
  action: z.literal('delete'),
  ...noticeFields,
  /** ISO 8601. */
  deleted_at: z.string(),
});
export type ChildDeleted = z.infer<typeof childDeletedSchema>;

/** What an outside generator is sent when a child was edited. */
export const childUpdatedSchema = z.strictObject({
  action: z.literal('update'),
  ...noticeFields,
  photos: z.array(z.string()),
  avatar_url: z.string().nullable(),
  /** ISO 8601. */
  updated_at: z.string(),
  /** As it was before. Photos that were replaced are deleted: their links lead nowhere. */
  original_data: z.strictObject({ name: z.string(), photos: z.array(z.string()) }),
});
export type ChildUpdated = z.infer<typeof childUpdatedSchema>;

/** The header that names what was asked for; a report may repeat it as `requestId`. */
export const requestHeader = 'X-Automation-Request';

/** A key as its owner sees it. The key itself is told once, when it is made. */
export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.enum(apiKeyScopes),
  /** Its first characters. */
  beginning: z.string(),
  createdAt: z.date(),
  expiresAt: z.date(),
  /** To the minute; null when it was never used. */
  lastUsedAt: z.date().nullable(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

/** Of an earlier request, too late or a second time: nothing was changed. */
const takenSchema = z.object({ accepted: z.boolean() });

const requestId = z.uuid().optional();

/** API keys, and what an outside generator reports. */
export const automation = {
  /** The caller's keys, newest first; those that ended stay in the list for a month. */
  apiKeys: api
    .route({ method: 'GET', path: '/api/api-keys', tags: ['automation'] })
    .output(z.array(apiKeySchema)),
  /** Makes a key, told here and never again. INVALID_INPUT names the field, such as a wrong password. */
  createApiKey: api
    .route({ method: 'POST', path: '/api/api-keys', tags: ['automation'], successStatus: 201 })
    .input(
      z.object({
        name: z
          .string()
          .trim()
          .min(1, says('automation.nameRequired'))
          .max(limits.apiKeyNameLength, says('automation.nameTooLong')),
        scope: z.enum(apiKeyScopes),
        /** How long it opens anything. */
        days: z
          .number()
          .int()
          .min(1, says('automation.daysWrong'))
          .max(limits.apiKeyLongestDays, says('automation.daysWrong'))
          .default(limits.apiKeyDays),
        password: passwordAgain,
      }),
    )
    .output(apiKeySchema.extend({ key: z.string() })),
  /** It opens nothing from here on. */
  revokeApiKey: api
    .route({ method: 'DELETE', path: '/api/api-keys/{id}', tags: ['automation'] })
    .input(z.object({ id: z.string() }))
    .output(z.object({ revoked: z.boolean() })),
  /** One candidate, as the picture itself; or that there will be none. Only with the key of the child's parent. */
  reportAvatar: api
    .route({ method: 'POST', path: '/automation/avatars/{childId}', tags: ['automation'] })
    .input(
      z.union([
        z.object({
          childId: z.string(),
          requestId,
          /** Which of the four. */
          variant: z.coerce
            .number()
            .int()
            .min(0)
            .max(limits.avatarCandidates - 1),
          label: z.string().trim().min(1).max(60).optional(),
          description: z.string().trim().max(200).optional(),
          file: z.file(),
        }),
        z.object({ childId: z.string(), requestId, status: z.literal('failed') }),
      ]),
    )
    .output(takenSchema),
  /** How far an episode is, where it can be watched, or that it failed. Only with the key of its parent. */
  reportEpisode: api
    .route({ method: 'POST', path: '/automation/episodes/{episodeId}', tags: ['automation'] })
    .input(
      z.discriminatedUnion('status', [
        z.object({
          episodeId: z.string(),
          requestId,
          status: z.literal('processing'),
          /** 0…1 of the whole. */
          progress: z.number().min(0).max(1).optional(),
          step: z.enum(toldSteps).optional(),
        }),
        z.object({
          episodeId: z.string(),
          requestId,
          status: z.literal('completed'),
          youtube_url: z.url({ protocol: /^https$/ }).max(2000),
        }),
        z.object({ episodeId: z.string(), requestId, status: z.literal('failed') }),
      ]),
    )
    .output(takenSchema),
};
