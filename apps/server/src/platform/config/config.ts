import path from 'node:path';
import { shortestKey } from '@milestoon/database';
import { product } from '@milestoon/domain';
import { installedVoice } from '@milestoon/studio/voice/installed';
import { chooseVoice, missingFor, voiceNames, type VoiceSettings } from '@milestoon/studio/voice/settings';
import type { StoryModelSettings } from '@milestoon/studio/writer';
import { z } from 'zod';
import type { S3Settings } from '../storage/s3/client.ts';
import { backupFaults, type BackupSettings, backupSettings, backupsOf } from './backups.ts';
import { cdnFaults, cdnSettings } from './cdn.ts';
import { objectStorageFaults, objectStorageOf, objectStorageSettings } from './object-storage.ts';
import { type Operator, operatorFaults, operatorOf, operatorSettings } from './operator.ts';
import { type Quotas, quotaSettings, quotasOf } from './quotas.ts';
import {
  type SocialSignIn,
  socialSignInFaults,
  socialSignInOf,
  socialSignInSettings,
} from './social-sign-in.ts';
import { type RateLimits, rateLimitSettings, rateLimitsOf } from './rate-limits.ts';
import { type TracingSettings, tracingOf, tracingSettings } from './tracing.ts';
import { type VideoSettings, videoOf, videoSettings } from './video.ts';
import { webUrl } from './web-url.ts';

export type ProcessRole = 'web' | 'worker' | 'all';

export interface Config {
  role: ProcessRole;
  host: string;
  port: number;
  /** Absolute. */
  dataDirectory: string;
  /** The address browsers use, without a slash at the end. Links and payment pages lead back here. */
  publicUrl: string;
  /** A cache that browsers have films and pictures from, without a slash at the end. Undefined: from the server. */
  cdnUrl: string | undefined;
  /** Undefined: the embedded database. */
  databaseUrl: string | undefined;
  /** What secrets in the database are sealed with, the newest first; the key file of the data folder comes after them. */
  secretsKeys: readonly string[];
  superAdmin: { email: string; password: string | undefined };
  /** Undefined: the embedded payments emulator. */
  stripe: { secretKey: string; webhookSecret: string; priceId: string } | undefined;
  mail: {
    /** Undefined: mails are put into the folder `outbox` of the data directory. */
    smtpUrl: string | undefined;
    from: string;
  };
  /** Undefined: no page outside; what is written is kept for the super admin. */
  support: { url: string | undefined; email: string | undefined };
  /** Undefined: the legal pages name nobody. */
  operator: Operator;
  /** Web push. Undefined: a key made once and kept in the database; who sends is told by `publicUrl`. */
  vapid: { privateKey: string | undefined; subject: string | undefined };
  /** Pixels of the episodes: 16 to 9. */
  video: VideoSettings;
  /** Undefined: files are kept in the data folder. */
  objectStorage: S3Settings | undefined;
  /** Undefined: no backups are made by themselves. */
  backups: BackupSettings | undefined;
  /** Undefined: the built-in studio draws. */
  automation:
    | {
        url: string;
        /** Signs what is sent. Undefined: nothing is signed. */
        secret: string | undefined;
        /** Milliseconds to wait for an answer. */
        timeoutMs: number;
      }
    | undefined;
  /** Undefined: nothing is published. */
  youtube:
    | {
        clientId: string;
        clientSecret: string;
        /** Google has audited the project: what is uploaded may be seen by others than its parent. */
        isAudited: boolean;
      }
    | undefined;
  /** Undefined: stories are written on this machine alone. */
  storyModel: StoryModelSettings | undefined;
  /** Undefined: the embedded voice speaks. */
  voice: VoiceSettings | undefined;
  quotas: Quotas;
  rateLimits: RateLimits;
  socialSignIn: SocialSignIn;
  logLevel: LogLevel;
  /** Undefined: nobody is told what requests and jobs did. */
  tracing: TracingSettings | undefined;
  /** Who may read the metrics; undefined: programs on this machine. */
  metricsToken: string | undefined;
  /** Behind a reverse proxy that overwrites X-Forwarded-For. */
  trustProxy: boolean;
  /** Browsers ask for every name below the site's by https alone. Only where the site itself is https. */
  hstsIncludeSubdomains: boolean;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

const environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number('must be a number').int().min(0).max(65_535, 'must be at most 65535').default(3000),
  DATA_DIR: z.string().min(1).default('.data'),
  PUBLIC_URL: webUrl.optional(),
  ...cdnSettings,
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be an address such as postgres://user:password@host/name',
    })
    .optional(),
  SECRETS_KEY: z
    .string()
    .transform((list) => list.split(',').map((key) => key.trim()))
    .refine(
      (keys) => keys.every((key) => key.length >= shortestKey),
      `must be keys of at least ${shortestKey} characters, separated by commas, the newest first`,
    )
    .default([]),
  SUPER_ADMIN_EMAIL: z.string().includes('@', 'must be an e-mail address').default('admin@localhost'),
  SUPER_ADMIN_PASSWORD: z.string().min(6, 'must have at least 6 characters').optional(),
  ...objectStorageSettings,
  ...backupSettings,
  STRIPE_SECRET_KEY: z.string().startsWith('sk_', 'must begin with sk_').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'must begin with whsec_').optional(),
  PAYMENTS: z.literal('emulator', 'must be emulator, or unset').optional(),
  STRIPE_PRICE_ID: z.string().startsWith('price_', 'must begin with price_').optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://user:password@mail.example.com' })
    .optional(),
  MAIL_FROM: z.string().includes('@', 'must contain an e-mail address').optional(),
  SUPPORT_URL: webUrl.optional(),
  SUPPORT_EMAIL: z.email('must be an e-mail address').optional(),
  ...operatorSettings,
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be a key of 43 characters, as `npx web-push generate-vapid-keys` makes it')
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:.+@|https:\/\/)/, 'must be such as mailto:you@example.com or https://example.com')
    .optional(),
  ...videoSettings,
  AUTOMATION_WEBHOOK_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be an address such as https://n8n.example.com/webhook/milestoon',
    })
    .refine((url) => new URL(url).username === '', 'must not contain a user name or password')
    .optional(),
  AUTOMATION_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  AUTOMATION_WEBHOOK_TIMEOUT: z.coerce
    .number('must be a number of seconds')
    .min(0.1)
    .max(60, 'must be at most 60')
    .default(10),
  YOUTUBE_CLIENT_ID: z
    .string()
    .endsWith('.apps.googleusercontent.com', 'must end with .apps.googleusercontent.com')
    .optional(),
  YOUTUBE_CLIENT_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  YOUTUBE_AUDITED: z.enum(['true', 'false'], 'must be true or false').default('false'),
  ANTHROPIC_API_KEY: z.string().min(8, 'must have at least 8 characters').optional(),
  OPENAI_API_KEY: z.string().min(8, 'must have at least 8 characters').optional(),
  ELEVENLABS_API_KEY: z.string().min(8, 'must have at least 8 characters').optional(),
  KOKORO_DIR: z
    .string()
    .transform((directory) => path.resolve(directory))
    .optional(),
  VOICE_ENGINE: z.enum(voiceNames, `must be one of ${voiceNames.join(', ')}`).optional(),
  VOICE_URL: webUrl.optional(),
  STORY_MODEL: z.string().min(1).optional(),
  STORY_MODEL_URL: webUrl.optional(),
  ...quotaSettings,
  ...rateLimitSettings,
  ...socialSignInSettings,
  ...tracingSettings,
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TRUST_PROXY: z.enum(['true', 'false'], 'must be true or false').default('false'),
  HSTS_INCLUDE_SUBDOMAINS: z.enum(['true', 'false'], 'must be true or false').default('false'),
});

/** A setting is wrong. The message lists every fault, one a line, for the operator. */
export class ConfigError extends Error {}

const isHttps = (url: string | undefined): boolean => URL.parse(url ?? '')?.protocol === 'https:';

function readRole(args: readonly string[]): ProcessRole | undefined {
  const at = args.indexOf('--role');
  if (at < 0) return 'all';
  const value = args[at + 1];
  return value === 'web' || value === 'worker' ? value : undefined;
}

/**
 * Settings from the environment and the command line, parsed once. An empty variable counts as unset.
 *
 * @throws ConfigError listing all faults together.
 */
export function readConfig(env: NodeJS.ProcessEnv, args: readonly string[] = []): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  const role = readRole(args);
  const faults = (parsed.error?.issues ?? []).map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  if (role === undefined) faults.push('  --role must be web or worker');
  for (const name of ['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'])
    if (given.STRIPE_SECRET_KEY && !given[name]) faults.push(`  ${name} is needed with STRIPE_SECRET_KEY`);
  if (given.STRIPE_SECRET_KEY && given.PAYMENTS)
    faults.push('  PAYMENTS=emulator is for an installation without STRIPE_SECRET_KEY');
  if (isHttps(given.PUBLIC_URL) && !given.STRIPE_SECRET_KEY && !given.PAYMENTS)
    faults.push(
      '  STRIPE_SECRET_KEY is needed where PUBLIC_URL is https, or everybody pays with test cards; ' +
        'set PAYMENTS=emulator if that is meant',
    );
  faults.push(...cdnFaults(given), ...objectStorageFaults(given));
  const dataDirectory = path.resolve(given.DATA_DIR ?? '.data');
  faults.push(...backupFaults(given, dataDirectory));
  const kokoro = given.KOKORO_DIR ?? installedVoice(dataDirectory);
  const missing = missingFor(given.VOICE_ENGINE, { ...given, KOKORO_DIR: kokoro });
  if (missing) faults.push(`  ${missing} is needed with VOICE_ENGINE=${given.VOICE_ENGINE}`);
  for (const [one, other] of [
    ['YOUTUBE_CLIENT_ID', 'YOUTUBE_CLIENT_SECRET'],
    ['YOUTUBE_CLIENT_SECRET', 'YOUTUBE_CLIENT_ID'],
  ] as const)
    if (given[one] && !given[other]) faults.push(`  ${other} is needed with ${one}`);
  faults.push(...socialSignInFaults(given), ...operatorFaults(given));
  if (given.YOUTUBE_AUDITED === 'true' && !given.YOUTUBE_CLIENT_ID)
    faults.push('  YOUTUBE_CLIENT_ID is needed with YOUTUBE_AUDITED');
  if (faults.length > 0 || !parsed.data || role === undefined)
    throw new ConfigError(`Please correct these settings:\n${faults.join('\n')}`);
  const settings = parsed.data;
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  return {
    role,
    host: settings.HOST,
    port: settings.PORT,
    dataDirectory,
    publicUrl,
    cdnUrl: settings.CDN_URL,
    databaseUrl: settings.DATABASE_URL,
    secretsKeys: settings.SECRETS_KEY,
    superAdmin: {
      email: settings.SUPER_ADMIN_EMAIL.trim().toLowerCase(),
      password: settings.SUPER_ADMIN_PASSWORD,
    },
    stripe: stripeOf(settings),
    mail: {
      smtpUrl: settings.SMTP_URL,
      from: settings.MAIL_FROM ?? `${product.name} <no-reply@${new URL(publicUrl).hostname}>`,
    },
    support: { url: settings.SUPPORT_URL, email: settings.SUPPORT_EMAIL },
    operator: operatorOf(settings),
    vapid: { privateKey: settings.VAPID_PRIVATE_KEY, subject: settings.VAPID_SUBJECT },
    video: videoOf(settings),
    objectStorage: objectStorageOf(settings),
    backups: backupsOf(settings),
    automation: automationOf(settings),
    youtube: youtubeOf(settings),
    storyModel: storyModelOf(settings),
    voice: chooseVoice({ ...settings, KOKORO_DIR: settings.KOKORO_DIR ?? kokoro }, settings.VOICE_ENGINE),
    quotas: quotasOf(settings),
    rateLimits: rateLimitsOf(settings),
    socialSignIn: socialSignInOf(settings),
    logLevel: settings.LOG_LEVEL,
    tracing: tracingOf(settings),
    metricsToken: settings.METRICS_TOKEN,
    trustProxy: settings.TRUST_PROXY === 'true',
    hstsIncludeSubdomains: settings.HSTS_INCLUDE_SUBDOMAINS === 'true',
  };
}

function storyModelOf(settings: z.output<typeof environment>): Config['storyModel'] {
  const { ANTHROPIC_API_KEY, OPENAI_API_KEY, STORY_MODEL: model, STORY_MODEL_URL: baseUrl } = settings;
  if (ANTHROPIC_API_KEY) return { provider: 'anthropic', apiKey: ANTHROPIC_API_KEY, model, baseUrl };
  if (OPENAI_API_KEY) return { provider: 'openai', apiKey: OPENAI_API_KEY, model, baseUrl };
  return undefined;
}

function automationOf(settings: z.output<typeof environment>): Config['automation'] {
  const { AUTOMATION_WEBHOOK_URL: url, AUTOMATION_WEBHOOK_SECRET: secret } = settings;
  return url ? { url, secret, timeoutMs: settings.AUTOMATION_WEBHOOK_TIMEOUT * 1000 } : undefined;
}

function youtubeOf(settings: z.output<typeof environment>): Config['youtube'] {
  const { YOUTUBE_CLIENT_ID: clientId, YOUTUBE_CLIENT_SECRET: clientSecret } = settings;
  const isAudited = settings.YOUTUBE_AUDITED === 'true';
  return clientId && clientSecret ? { clientId, clientSecret, isAudited } : undefined;
}

function stripeOf(settings: z.output<typeof environment>): Config['stripe'] {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID } = settings;
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET || !STRIPE_PRICE_ID) return undefined;
  return { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, priceId: STRIPE_PRICE_ID };
}
