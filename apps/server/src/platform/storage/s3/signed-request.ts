import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';

/** Whose requests these are, and the region the bucket counts as. */
export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

export interface UnsignedRequest {
  method: string;
  url: URL;
  headers: Readonly<Record<string, string>>;
  /** SHA-256 of the body, hexadecimal: signed, so that the storage refuses what was changed or cut on the way. */
  contentHash: string;
}

export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

/** The address and headers with which S3 takes a request for ours: AWS Signature Version 4. */
export async function signRequest(
  { method, url, headers, contentHash }: UnsignedRequest,
  { accessKeyId, secretAccessKey, region }: Credentials,
): Promise<{ url: URL; headers: Headers }> {
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    headers: { ...headers, 'x-amz-content-sha256': contentHash },
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
  });
  return signer.sign();
}
