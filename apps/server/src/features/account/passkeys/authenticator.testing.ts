import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

// An authenticator in a few lines, that can also do what no honest one does.

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (value: Buffer): string => value.toString('base64url');

const flagPresent = 0x01;
const flagVerified = 0x04;
const flagCredential = 0x40;

export interface Ceremony {
  challenge: string;
  /** Where the page says it is. */
  origin?: string;
  rpId?: string;
  /** Whether finger, face or PIN were asked for. */
  verified?: boolean;
}

const site = { origin: 'http://localhost:3000', rpId: 'localhost', verified: true };

/** The public key as CBOR, in the form of COSE: ES256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
}

export function newAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  const authenticatorData = ({ rpId, verified }: typeof site, credential = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = flagPresent | (verified ? flagVerified : 0) | (credential.length > 0 ? flagCredential : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, credential]);
  };
  const clientData = (type: string, challenge: string, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const wrapped = (response: object) => ({
    id: text(id),
    rawId: text(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    make({ challenge, ...given }: Ceremony) {
      const at = { ...site, ...given };
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const data = authenticatorData(at, credential);
      // {"fmt": "none", "attStmt": {}, "authData": data}
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return wrapped({
        clientDataJSON: text(clientData('webauthn.create', challenge, at.origin)),
        attestationObject: text(attestation),
        transports: ['internal'],
      });
    },
    answer({ challenge, ...given }: Ceremony) {
      const at = { ...site, ...given };
      counter += 1;
      const data = authenticatorData(at);
      const client = clientData('webauthn.get', challenge, at.origin);
      return wrapped({
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      });
    },
  };
}
export type Authenticator = ReturnType<typeof newAuthenticator>;
