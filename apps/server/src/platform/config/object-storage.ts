import { z } from 'zod';
import type { S3Settings } from '../storage/s3/client.ts';
import { webUrl } from './web-url.ts';

/** A bucket for files, instead of the data folder. */
export const objectStorageSettings = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket, without its address')
    .optional(),
  S3_ENDPOINT: webUrl.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
};

type Given = z.output<z.ZodObject<typeof objectStorageSettings>>;

/** What is missing beside the bucket's name. */
export const objectStorageFaults = (given: Readonly<Record<string, string | undefined>>): string[] =>
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
    .filter((name) => given.S3_BUCKET && !given[name])
    .map((name) => `  ${name} is needed with S3_BUCKET`);

/** Undefined: files are kept in the data folder. */
export function objectStorageOf(settings: Given): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION: region } = settings;
  if (!bucket || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    endpoint: settings.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
    bucket,
    region,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
