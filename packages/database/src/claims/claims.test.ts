import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, before, test } from 'node:test';
import type pg from 'pg';
import { openDatabase } from '../connection.ts';
import { openKeyring } from '../secrets/keyring.ts';
import { connected, newUser, type TestDatabase, testDatabase, testSecretsKey } from '../testing.ts';
import { claimSigner, signClaim } from './claims.ts';
import { claimFor, claimKeyOf } from './claims.testing.ts';

let database: TestDatabase;
let owner: pg.Client;
let request: pg.Client;
before(async () => {
  database = await testDatabase();
  owner = await connected(database.ownerUrl);
  const url = new URL(database.ownerUrl);
  url.username = 'milestoon_app';
  request = await connected(url.href);
});
after(async () => {
  await request.end();
  await owner.end();
  await database.close();
});

/** Who the database takes the login of the requests for, when a statement of its own says this. */
async function takenFor(claim: string): Promise<string | null> {
  await request.query("select set_config('app.claim', $1, false)", [claim]);
  const { rows } = await request.query<{ uid: string | null }>('select me.uid() as uid');
  return rows[0]?.uid ?? null;
}

test('a claim that the server signed counts, and the setting of old does not', async () => {
  const { id } = await newUser(database);
  assert.equal(await takenFor(await claimFor(owner, id)), id);
  await request.query("select set_config('app.user_id', $1, false)", [id]);
  assert.equal(await takenFor(''), null);
});

test('a claim that was made up, changed, turned to another person, or is over, is nobody’s', async () => {
  const [{ id }, other] = [await newUser(database), await newUser(database)];
  const key = await claimKeyOf(owner);
  const claim = signClaim(key, { id }, Date.now());
  for (let at = 0; at < claim.length; at += 1) {
    const changed = `${claim.slice(0, at)}${claim[at] === '0' ? '1' : '0'}${claim.slice(at + 1)}`;
    assert.equal(await takenFor(changed), null, `at ${at}`);
  }
  const said = claim.slice(0, 65);
  const forged = {
    'of another person': claim.replace(id, other.id),
    'signed with no key': `${said}${createHmac('sha256', '').update(`milestoon actor ${said}`).digest('hex')}`,
    'signed with another key': signClaim({ ...key, bytes: Buffer.alloc(32) }, { id }, Date.now()),
    'signed under another name': signClaim({ ...key, name: '0'.repeat(16) }, { id }, Date.now()),
    'signed with the pad, which is not the key': signClaim(
      { ...key, bytes: Buffer.alloc(64, 0x36) },
      { id },
      Date.now(),
    ),
    'over since a minute': signClaim(key, { id }, Date.now() - 360_000),
    longer: `${claim}0`,
    shorter: claim.slice(0, -1),
    'of other characters': 'é'.repeat(129),
    'the person alone': id,
  };
  for (const [what, text] of Object.entries(forged)) assert.equal(await takenFor(text), null, what);
});

/** What the database takes a claim for: whose rows, the person themself, the family that is watched, who acts. */
async function readAs(claim: string): Promise<(string | null)[]> {
  await request.query("select set_config('app.claim', $1, false)", [claim]);
  const text = 'select me.uid(), me.self(), me.watching(), me.acting()';
  const { rows } = await request.query<(string | null)[]>({ text, rowMode: 'array' });
  return rows[0] ?? [];
}

test('a seat in a family is what was signed: a parent acts for it, a relative watches, and neither is its owner', async () => {
  const [{ id }, member] = [await newUser(database), await newUser(database)];
  const claimOf = (role: 'parent' | 'viewer') =>
    claimFor(owner, id, Date.now(), { memberId: member.id, role });
  assert.deepEqual(await readAs(await claimFor(owner, id)), [id, id, null, null]);
  assert.deepEqual(await readAs(await claimOf('parent')), [id, null, null, member.id]);
  assert.deepEqual(await readAs(await claimOf('viewer')), [null, null, id, member.id]);
});

test('a seat is not another one, nor another person’s, nor its owner', async () => {
  const [{ id }, member, other] = [await newUser(database), await newUser(database), await newUser(database)];
  const key = await claimKeyOf(owner);
  const nobody = [null, null, null, null];
  const claim = signClaim(key, { id, seat: { memberId: member.id, role: 'viewer' } }, Date.now());
  for (let at = 0; at < claim.length; at += 1) {
    const changed = `${claim.slice(0, at)}${claim[at] === '0' ? '1' : '0'}${claim.slice(at + 1)}`;
    assert.deepEqual(await readAs(changed), nobody, `at ${at}`);
  }
  const [said, signature] = [claim.slice(0, 102), claim.slice(102)];
  const unsigned = `milestoon parent ${said}`;
  const forged = {
    'the part of the owner alone': said.slice(0, 65) + signature,
    'of another member': claim.replace(member.id, other.id),
    'of another family': claim.replace(id, other.id),
    'raised with no key': said + createHmac('sha256', '').update(unsigned).digest('hex'),
    'over since a minute': signClaim(
      key,
      { id, seat: { memberId: member.id, role: 'viewer' } },
      Date.now() - 360_000,
    ),
  };
  for (const [what, text] of Object.entries(forged)) assert.deepEqual(await readAs(text), nobody, what);
});

test('a transaction keeps its person to its end, and the next one has none', async () => {
  const { id } = await newUser(database);
  await request.query("select set_config('app.claim', '', false)");
  await request.query('begin');
  // Signed so that it ends within the second that the transaction began in.
  const claim = await claimFor(owner, id, Date.now() - 299_000);
  await request.query("select set_config('app.claim', $1, true)", [claim]);
  const over = 'select clock_timestamp() > to_timestamp($1) as over';
  while (!(await request.query(over, [claim.slice(54, 64)])).rows[0].over);
  const within = await request.query('select me.uid() as uid');
  await request.query('commit');
  const afterwards = await request.query('select me.uid() as uid');
  assert.deepEqual([within.rows, afterwards.rows], [[{ uid: id }], [{ uid: null }]]);
});

test('a claim serves for a minute, for its person, and no clock that went back makes it serve longer', async () => {
  const sign = claimSigner(await claimKeyOf(owner));
  const [one, two] = [
    { id: '00000000-0000-4000-8000-000000000001' },
    { id: '00000000-0000-4000-8000-000000000002' },
  ] as const;
  const start = 1_800_000_000_000;
  const first = sign(one, start);
  assert.equal(sign(one, start + 59_999), first);
  assert.notEqual(sign(two, start), first);
  const roles = (['parent', 'viewer'] as const).map((role) =>
    sign({ ...one, seat: { memberId: two.id, role } }, start),
  );
  assert.equal(new Set([first, ...roles]).size, 3);
  const second = sign(one, start + 60_000);
  assert.notEqual(second, first);
  assert.equal(sign(one, start), first);
});

test('nobody reads the claims of others where statements under way are shown', async () => {
  const { id } = await newUser(database);
  const seen = await database.asUser({ id }, async () => {
    const { rows } = await request.query<{ query: string }>('select query from pg_stat_activity');
    return rows.map(({ query }) => query).join('\n');
  });
  assert.match(seen, /app\.claim/);
  assert.ok(!seen.includes(id));
});

const [second, third] = [
  'a second key, long enough to be one',
  'a third key, long enough to be one',
] as const;
const names = async (): Promise<string[]> =>
  (await owner.query('select name from claim_keys')).rows.map(({ name }) => name).toSorted();
const namesOf = (...keys: [string, ...string[]]): string[] => [...openKeyring(keys).names].toSorted();

test('claims go with the key of the secrets: both count while both are held, the old one ends with its key', async () => {
  await database.ping();
  const both = await openDatabase(database.ownerUrl, openKeyring([second, testSecretsKey]));
  await Promise.all([both.ping(), database.ping()]);
  assert.deepEqual(await names(), namesOf(second, testSecretsKey));
  await both.close();
  const one = await openDatabase(database.ownerUrl, openKeyring([third, second]));
  assert.deepEqual(await names(), namesOf(second, third));
  await one.ping();
  await assert.rejects(database.ping(), /does not know the signature of this process/);
  await one.close();
});

test('what the database holds is not what the key of the secrets is, nor a secret of the installation', async () => {
  const { rows } = await owner.query<{ inner_pad: Buffer; name: string }>(
    'select name, inner_pad from claim_keys',
  );
  assert.equal(rows.length, 2);
  const keys = rows.map(({ inner_pad }) => inner_pad.subarray(0, 32).map((byte) => byte ^ 0x36));
  assert.notDeepEqual(keys[0], keys[1]);
  for (const secret of [second, third, await database.secret('links')])
    assert.ok(keys.every((key) => !Buffer.from(key).includes(Buffer.from(secret).subarray(0, 8))));
});
