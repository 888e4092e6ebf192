import type { S3Client } from './client.ts';

export interface Listed {
  key: string;
  changed: Date;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const decode = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-fA-F]+)|(\w+));/g, (whole, decimal, hexadecimal, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hexadecimal) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
    return entities[name] ?? whole;
  });

const textOf = (xml: string, tag: string): string | undefined => {
  const found = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];
  return found === undefined ? undefined : decode(found);
};

/** A page of a list, and what asks for the next one. */
export function readListing(xml: string): { files: Listed[]; next: string | undefined } {
  const unreadable = (): Error => new Error('the object storage sent an unreadable list');
  if (!xml.includes('<ListBucketResult')) throw unreadable();
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => {
    const key = textOf(entry, 'Key');
    const changed = new Date(textOf(entry, 'LastModified') ?? '');
    if (!key || Number.isNaN(changed.getTime())) throw unreadable();
    return { key, changed };
  });
  return { files, next: textOf(xml, 'NextContinuationToken') };
}

/** Every file below a prefix, a page at a time. */
export async function* list(client: S3Client, prefix: string): AsyncGenerator<Listed[]> {
  let token: string | undefined;
  do {
    const response = await client.send({
      method: 'GET',
      key: '',
      query: { 'list-type': '2', prefix, ...(token ? { 'continuation-token': token } : {}) },
    });
    const { files, next } = readListing(await response.text());
    yield files;
    token = next;
  } while (token);
}
