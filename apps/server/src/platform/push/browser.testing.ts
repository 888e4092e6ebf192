import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';

/** A browser that has subscribed: it alone can read what is pushed to it. */
export function newBrowser(endpoint: string) {
  const curve = createECDH('prime256v1');
  const p256dh = curve.generateKeys();
  const auth = randomBytes(16);
  const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length));
  return {
    endpoint,
    keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    /** Decrypts a message by RFC 8291 and RFC 8188. */
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const senderEnd = 21 + body.readUInt8(20);
      const sender = body.subarray(21, senderEnd);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]);
      const key = derive(curve.computeSecret(sender), auth, info, 32);
      const cipher = createDecipheriv(
        'aes-128-gcm',
        derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
        derive(key, salt, 'Content-Encoding: nonce\0', 12),
      );
      cipher.setAuthTag(body.subarray(-16));
      const padded = Buffer.concat([cipher.update(body.subarray(senderEnd, -16)), cipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}

/** What a push service learns of the sender by RFC 8292. @throws Error when it is not signed with `publicKey` */
export function readSender(authorization: string, publicKey: string): unknown {
  const [, head = '', claims = '', signature = '', key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (key !== publicKey || !isSigned) throw new Error('not signed with this key');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
