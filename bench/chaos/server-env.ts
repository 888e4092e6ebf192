import type { S3Settings } from '../../apps/server/src/platform/storage/s3/client.ts';

/** What every process of one installation is told: where its database, bucket and site are. */
export const serverEnv = (
  settings: S3Settings,
  { databaseUrl, origin, key, videoHeight }: Record<'databaseUrl' | 'origin' | 'key' | 'videoHeight', string>,
): Record<string, string> => ({
  DATABASE_URL: databaseUrl,
  S3_BUCKET: settings.bucket,
  S3_ENDPOINT: settings.endpoint,
  S3_ACCESS_KEY_ID: settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  SECRETS_KEY: key,
  SUPER_ADMIN_PASSWORD: 'correct horse',
  PUBLIC_URL: origin,
  TRUST_PROXY: 'true', // each family has an address of its own
  VIDEO_HEIGHT: videoHeight,
});
