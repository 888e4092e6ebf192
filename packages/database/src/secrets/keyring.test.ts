import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openKeyring, SecretsKeyError } from './keyring.ts';

const [first, second] = [
  'the first key, long enough to be one',
  'the second key, long enough to be one',
] as const;

test('a sealed text opens in its place, and every sealing looks different', () => {
  const ring = openKeyring([first]);
  const sealed = [ring.seal('secret ü', 'a.b:1'), ring.seal('secret ü', 'a.b:1')];
  assert.deepEqual(
    sealed.map((text) => ring.open(text, 'a.b:1')),
    ['secret ü', 'secret ü'],
  );
  assert.equal(new Set(sealed).size, 2);
  assert.ok(sealed.every((text) => text.startsWith(`v1.${ring.newest}.`) && !text.includes('secret')));
  assert.equal(ring.open(ring.seal('', 'a.b:1'), 'a.b:1'), '');
});

test('a text that was moved, changed or shortened does not open', () => {
  const ring = openKeyring([first]);
  const sealed = ring.seal('secret', 'a.b:1');
  assert.throws(() => ring.open(sealed, 'a.b:2'));
  const contents = sealed.lastIndexOf('.') + 1;
  for (let at = contents; at < sealed.length; at += 1) {
    // Of the last character some bits stand for nothing: another one at the same place may be the same text.
    const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'Q' : 'A'}${sealed.slice(at + 1)}`;
    const bytes = (text: string): string => Buffer.from(text.slice(contents), 'base64url').toString('hex');
    if (bytes(changed) !== bytes(sealed)) assert.throws(() => ring.open(changed, 'a.b:1'), `at ${at}`);
  }
  for (const short of ['', 'v1..', sealed.slice(0, contents + 20), sealed.replace('v1', 'v2')])
    assert.throws(() => ring.open(short, 'a.b:1'), short);
});

test('an older key still reads, the newest seals; a key that is not there is named', () => {
  const old = openKeyring([first]);
  const sealed = old.seal('secret', 'a.b:1');
  const both = openKeyring([second, first]);
  assert.equal(both.open(sealed, 'a.b:1'), 'secret');
  assert.notEqual(both.newest, old.newest);
  assert.throws(
    () => old.open(both.seal('secret', 'a.b:1'), 'a.b:1'),
    (error) => error instanceof SecretsKeyError && error.message.includes(both.newest),
  );
});
