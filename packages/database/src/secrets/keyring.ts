import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Seals small secrets for the database: AES-256-GCM under the newest key, readable with any key it holds. */
export interface Keyring {
  /** Names the key that new secrets are sealed under. */
  readonly newest: string;
  /** Of all keys it holds. */
  readonly names: readonly string[];
  /** `place` says where the text is kept, such as a column and its row: it can be opened for that place only. */
  seal(text: string, place: string): string;
  /** @throws SecretsKeyError when the key is not held; Error when the text was changed, or sealed for another place */
  open(sealed: string, place: string): string;
}

/** The keys given do not fit what is stored. The message is for the operator. */
export class SecretsKeyError extends Error {
  override readonly name = 'SecretsKeyError';
}

/** Characters of a key's text, at least. 32 random bytes are 43 in base64. */
export const shortestKey = 32;

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

interface Key {
  id: string;
  bytes: Buffer;
}

const derive = (text: string, use: string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', text, '', `milestoon secrets: ${use}`, length));

const toKey = (text: string): Key => ({
  id: derive(text, 'name', 8).toString('hex'),
  bytes: derive(text, 'encryption', 32),
});

/** The parts of a sealed text: `v1.{key}.{nonce, tag and ciphertext in base64url}`. */
function partsOf(sealed: string): { keyId: string; contents: Buffer } {
  const [, keyId = '', contents = ''] = /^v1\.([0-9a-f]{16})\.([\w-]+)$/.exec(sealed) ?? [];
  const bytes = Buffer.from(contents, 'base64url');
  if (bytes.length < nonceBytes + tagBytes) throw new Error('not a sealed text');
  return { keyId, contents: bytes };
}

/** @param keys texts to derive keys from, the newest first. */
export function openKeyring(keys: readonly [string, ...string[]]): Keyring {
  const newest = toKey(keys[0]);
  const held = new Map(keys.map(toKey).map((key) => [key.id, key]));
  return {
    newest: newest.id,
    names: [...held.keys()],
    seal(text, place) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, newest.bytes, nonce, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(place));
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `v1.${newest.id}.${Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')}`;
    },
    open(sealed, place) {
      const { keyId, contents } = partsOf(sealed);
      const key = held.get(keyId);
      if (!key) throw new SecretsKeyError(`A secret was sealed under the key ${keyId}, which is not there.`);
      const nonce = contents.subarray(0, nonceBytes);
      const decipher = createDecipheriv(algorithm, key.bytes, nonce, { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(place));
      decipher.setAuthTag(contents.subarray(nonceBytes, nonceBytes + tagBytes));
      const text = decipher.update(contents.subarray(nonceBytes + tagBytes));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    },
  };
}
