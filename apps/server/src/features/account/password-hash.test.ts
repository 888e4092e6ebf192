import assert from 'node:assert/strict';
import { scryptSync, type ScryptOptions } from 'node:crypto';
import { test } from 'node:test';
import { createPasswords } from './password-hash.ts';

const cheap = { logN: 4, r: 8, p: 1 };
const quick = (password: string, salt: Buffer | string, length: number, cost: ScryptOptions) =>
  Promise.resolve(scryptSync(password, salt, length, cost));

/** As the authentication library stored passwords before. */
const storedBefore = (password: string): string => {
  const salt = '0123456789abcdef0123456789abcdef';
  return `${salt}:${scryptSync(password, salt, 64, { N: 16_384, r: 16, p: 1, maxmem: 2 ** 26 }).toString('hex')}`;
};

test('a password is stored at the cost of today, with its parameters, and each time differently', async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash('secret-1');
  assert.match(hash, /^\$scrypt\$ln=17,r=8,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  assert.equal(await passwords.verify({ hash, password: 'secret-1' }), true);
  assert.equal(await passwords.verify({ hash, password: 'secret-2' }), false);
  assert.equal(passwords.isOutdated(hash), false);
  const cheaply = createPasswords(cheap);
  assert.notEqual(await cheaply.hash('secret-1'), await cheaply.hash('secret-1'));
});

test('a password that was stored before is still right, and to be stored anew', async () => {
  const passwords = createPasswords(cheap);
  const hash = storedBefore('olá, secret-1');
  assert.equal(await passwords.verify({ hash, password: 'olá, secret-1' }), true);
  assert.equal(await passwords.verify({ hash, password: 'olá, secret-2' }), false);
  assert.equal(passwords.isOutdated(hash), true);
});

test('one account costs as much to guess at as another, and as none', async () => {
  const costs: number[] = [];
  const passwords = createPasswords(cheap, (password, salt, length, cost) => {
    costs.push((cost.N ?? 0) * (cost.r ?? 0));
    return quick(password, salt, length, cost);
  });
  const hash = await passwords.hash('secret-1');
  costs.length = 0;
  await passwords.hash('for an address that nobody has');
  await passwords.verify({ hash, password: 'wrong-1' });
  assert.deepEqual(costs, [128, 128]);
  costs.length = 0;
  await passwords.verify({ hash: storedBefore('secret-1'), password: 'wrong-1' });
  assert.deepEqual(costs, [16_384 * 16, 128]);
});

test('two at a time are computed, however many are asked for', async () => {
  let underWay = 0;
  let most = 0;
  const passwords = createPasswords(cheap, async (password, salt, length, cost) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setImmediate(resolve));
    underWay -= 1;
    return quick(password, salt, length, cost);
  });
  await Promise.all(Array.from({ length: 20 }, (_, i) => passwords.hash(`secret-${i}`)));
  assert.equal(most, 2);
});

test('a flood from one network makes that network wait and nobody else', async () => {
  const passwords = createPasswords(cheap);
  const order: string[] = [];
  const release = Promise.withResolvers<void>();
  const ask = (network: string, name: string) =>
    passwords.inTurn(network, async () => {
      await release.promise;
      order.push(name);
    });
  const flood = Array.from({ length: 10 }, (_, i) => ask('10.0.0.1', `flood ${i}`));
  await assert.rejects(ask('10.0.0.1', 'too many'), { code: 'TOO_MANY_REQUESTS' });
  const parent = ask('10.0.0.2', 'parent');
  release.resolve();
  await Promise.all([...flood, parent]);
  assert.ok(order.indexOf('parent') <= 3, `the parent was answered as number ${order.indexOf('parent')}`);
});

test('what is stored in no known form is a fault and opens nothing', async () => {
  const passwords = createPasswords(cheap);
  for (const hash of ['', 'x:y', '$scrypt$ln=999,r=8,p=1$AA$AA', '$argon2id$v=19$AA$AA'])
    await assert.rejects(passwords.verify({ hash, password: 'secret-1' }), /unknown/);
});
