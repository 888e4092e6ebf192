import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encode, sha256, signRequest } from './request-signature.ts';

/** The examples of Amazon's description, with its key. */
const credentials = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const now = new Date('2013-05-24T00:00:00Z');
const host = 'https://examplebucket.s3.amazonaws.com';

for (const [name, method, address, headers, body, signature] of [
  [
    'a part of an object',
    'GET',
    '/test.txt',
    { range: 'bytes=0-9' },
    '',
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'an object to store',
    'PUT',
    '/test%24file.text',
    { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    'Welcome to Amazon S3.',
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'a setting of a bucket',
    'GET',
    '/?lifecycle',
    {},
    '',
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'a list',
    'GET',
    '/?max-keys=2&prefix=J',
    {},
    '',
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
] as const)
  test(`signs ${name} as Amazon's example does`, () => {
    const signed = signRequest(
      { method, url: new URL(address, host), headers, contentHash: sha256(body) },
      credentials,
      now,
    );
    assert.equal(signed.authorization?.split('Signature=')[1], signature);
    assert.equal(signed.host, undefined);
  });

test('encodes what others leave', () =>
  assert.equal(encode("a b!*'()~/ã"), 'a%20b%21%2A%27%28%29~%2F%C3%A3'));
