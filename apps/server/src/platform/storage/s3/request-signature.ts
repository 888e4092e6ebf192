import { createHash, createHmac } from 'node:crypto';

/** Whose requests these are, and the region the bucket counts as. */
export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

export interface Request {
  method: string;
  url: URL;
  /** All of them are signed, with the host's. */
  headers: Readonly<Record<string, string>>;
  /** SHA-256 of the body, hexadecimal. */
  contentHash: string;
}

const algorithm = 'AWS4-HMAC-SHA256';

export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** RFC 3986: what `encodeURIComponent` leaves is encoded too. */
export const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

const byName = ([a]: readonly [string, string], [b]: readonly [string, string]): number => (a < b ? -1 : 1);

/**
 * The headers with which S3 takes a request for ours: AWS Signature Version 4
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html). The path has to be encoded
 * as `encode` does it.
 */
export function signRequest(
  { method, url, headers, contentHash }: Request,
  { accessKeyId, secretAccessKey, region }: Credentials,
  now: Date,
): Record<string, string> {
  const moment = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const day = moment.slice(0, 8);
  const all = { ...headers, host: url.host, 'x-amz-content-sha256': contentHash, 'x-amz-date': moment };
  const signed = Object.entries(all)
    .map(([name, value]) => [name.toLowerCase(), value.trim()] as const)
    .sort(byName);
  const names = signed.map(([name]) => name).join(';');
  const query = [...url.searchParams]
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(byName)
    .map((pair) => pair.join('='))
    .join('&');
  const canonical = [
    method,
    url.pathname,
    query,
    ...signed.map((header) => header.join(':')),
    '',
    names,
    contentHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secretAccessKey}`, day));
  const signature = hmac(key, [algorithm, moment, scope, sha256(canonical)].join('\n')).toString('hex');
  const { host: _host, ...sent } = all;
  return {
    ...sent,
    authorization: `${algorithm} Credential=${accessKeyId}/${scope},SignedHeaders=${names},Signature=${signature}`,
  };
}
