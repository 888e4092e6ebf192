/** How a published file is recognised: by what it holds, or as Git names what is small. */
export interface Digest {
  kind: 'sha256' | 'git-blob';
  hex: string;
}

export interface PublishedFile {
  /** Below the repository, and below the folder it is fetched into. */
  path: string;
  /** Bytes. */
  size: number;
  digest: Digest;
  url: string;
}

/** One state of a repository of weights, as its publisher lists it. */
export interface Publication {
  repository: string;
  /** A commit: what is listed under it never changes. */
  revision: string;
  /** As the publisher names it, such as `apache-2.0`. */
  licence: string;
  files: PublishedFile[];
}

/** Where Kokoro's weights are published in the form that ONNX Runtime reads. */
export const kokoroRepository = 'onnx-community/Kokoro-82M-v1.0-ONNX';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const hexOf = (value: unknown, digits: number): string | undefined =>
  typeof value === 'string' && new RegExp(`^[0-9a-f]{${digits}}$`).test(value) ? value : undefined;

async function ask(url: string, timeoutMs: number): Promise<unknown> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
}

/** Large files are kept apart, under the digest of what they hold; small ones under Git's own. */
function digestOf(entry: Record<string, unknown>): Digest | undefined {
  const large = isRecord(entry.lfs) ? hexOf(entry.lfs.oid, 64) : undefined;
  if (large) return { kind: 'sha256', hex: large };
  const small = entry.lfs === undefined ? hexOf(entry.oid, 40) : undefined;
  return small ? { kind: 'git-blob', hex: small } : undefined;
}

function licenceOf(card: Record<string, unknown>): string {
  const tags: unknown[] = Array.isArray(card.tags) ? card.tags : [];
  const tag = tags.find((one) => typeof one === 'string' && one.startsWith('license:'));
  return typeof tag === 'string' ? tag.slice('license:'.length) : 'not stated';
}

/**
 * What the publisher says about files of a repository, now: their sizes and digests, the licence, the revision.
 *
 * @param publisher where the Hugging Face Hub's protocol is spoken (https://huggingface.co/docs/hub/api), without a
 *   slash at the end
 * @throws Error where the publisher does not answer, or does not list one of the files with size and digest
 */
export async function readPublication(
  publisher: string,
  repository: string,
  paths: readonly string[],
  timeoutMs: number,
): Promise<Publication> {
  const card = await ask(`${publisher}/api/models/${repository}`, timeoutMs);
  const revision = isRecord(card) ? hexOf(card.sha, 40) : undefined;
  if (!isRecord(card) || !revision) throw new Error(`${publisher} names no revision of ${repository}`);
  const listed = await ask(
    `${publisher}/api/models/${repository}/tree/${revision}?recursive=true`,
    timeoutMs,
  );
  const entries = (Array.isArray(listed) ? listed : []).filter(isRecord);
  const files = paths.map((path): PublishedFile => {
    const entry = entries.find((one) => one.type === 'file' && one.path === path);
    const digest = entry && digestOf(entry);
    const size = entry?.size;
    if (!digest || typeof size !== 'number' || !Number.isSafeInteger(size) || size <= 0)
      throw new Error(`${publisher} lists no ${path} in ${repository}`);
    return { path, size, digest, url: `${publisher}/${repository}/resolve/${revision}/${path}` };
  });
  return { repository, revision, licence: licenceOf(card), files };
}
