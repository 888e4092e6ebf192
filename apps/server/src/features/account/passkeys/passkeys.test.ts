import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Session, type TestServer, testServer } from '../../../testing/test-server.ts';
import { Jar, mailbox, password, post, signIn } from '../second-factor/authenticator.testing.ts';
import { type Authenticator, type Ceremony, newAuthenticator } from './authenticator.testing.ts';

let server: TestServer;
const mails = mailbox();
before(async () => {
  server = await testServer({ sendMail: mails.sendMail });
});
after(() => server.close());

const jarOf = (cookie: string): Jar => {
  const jar = new Jar();
  jar.take(new Headers({ 'set-cookie': cookie }));
  return jar;
};

/** A challenge for a new passkey. */
async function begin(jar: Jar): Promise<string> {
  const { status, body } = await post(server, jar, '/api/passkey-options', { password });
  assert.equal(status, 200);
  return body.options.challenge;
}
const add = (jar: Jar, response: object) => post(server, jar, '/api/passkeys', { name: 'Phone', response });

/** Somebody with a passkey, in the session that made it. */
async function withPasskey(on: Session, authenticator = newAuthenticator()) {
  const jar = jarOf(on.cookie);
  const added = await add(jar, authenticator.make({ challenge: await begin(jar) }));
  assert.equal(added.status, 201, JSON.stringify(added.body));
  const id: string = added.body.passkeys.at(-1).id;
  return { authenticator, jar, id };
}

/** A new visitor who was sent a challenge. */
async function visit() {
  const jar = new Jar();
  const { body } = await post(server, jar, '/api/auth/passkey/options');
  return { jar, challenge: body.challenge as string, options: body };
}
const enter = (jar: Jar, response: object) => post(server, jar, '/api/auth/passkey/sign-in', { response });

test('a passkey alone opens the account it was made for', async () => {
  const session = await server.loginAs();
  const { authenticator } = await withPasskey(session);
  const { jar, challenge, options } = await visit();
  assert.deepEqual(
    [options.rpId, options.userVerification, options.allowCredentials],
    ['localhost', 'required', undefined],
  );
  const arrived = await enter(jar, authenticator.answer({ challenge }));
  assert.deepEqual([arrived.status, arrived.body], [200, { user: { id: session.id, email: session.email } }]);
  const { body } = await server.call({ ...session, cookie: jar.cookie }, 'GET', '/api/passkeys');
  assert.deepEqual(
    body.passkeys.map((one: { name: string; lastUsedAt: string | null }) => [
      one.name,
      one.lastUsedAt !== null,
    ]),
    [['Phone', true]],
  );
});

const dishonest: [string, Partial<Ceremony>, number][] = [
  ['from another page', { origin: 'https://evil.example' }, 400],
  ['from the same name on another port', { origin: 'http://localhost:3001' }, 400],
  ['made for another site', { rpId: 'evil.example' }, 400],
  ['without finger, face or PIN', { verified: false }, 401],
  ['for an invented challenge', { challenge: 'aW52ZW50ZWQ' }, 400],
];
for (const [how, change, status] of dishonest)
  test(`an answer ${how} opens nothing, and makes no passkey`, async () => {
    const session = await server.loginAs();
    const { authenticator } = await withPasskey(session);
    const { jar, challenge } = await visit();
    const refused = await enter(jar, authenticator.answer({ challenge, ...change }));
    assert.deepEqual([refused.status, refused.body.code], [status, 'AUTHENTICATION_FAILED']);
    assert.equal(
      jar.names().some((name) => name.includes('session_token')),
      false,
    );

    const own = jarOf((await server.loginAs()).cookie);
    const made = await add(own, newAuthenticator().make({ challenge: await begin(own), ...change }));
    assert.deepEqual([made.status, made.body.data.field], [422, 'response']);
  });

test('a challenge is answered once, in the browser that asked, and for what it was made', async () => {
  const session = await server.loginAs();
  const { authenticator } = await withPasskey(session);
  const { jar, challenge } = await visit();
  const answer = authenticator.answer({ challenge });
  const stolen = await visit();
  assert.equal((await enter(stolen.jar, answer)).body.code, 'AUTHENTICATION_FAILED');
  const asked = jar.cookie;
  assert.equal((await enter(jar, answer)).status, 200);
  assert.equal((await enter(jarOf(asked), answer)).body.code, 'CHALLENGE_NOT_FOUND');
  // One for making a passkey does not open an account.
  const making = jarOf((await server.loginAs()).cookie);
  const other = await begin(making);
  assert.equal(
    (await enter(making, authenticator.answer({ challenge: other }))).body.code,
    'CHALLENGE_NOT_FOUND',
  );
});

test('a challenge of one person makes no passkey of another', async () => {
  const [victim, thief] = [jarOf((await server.loginAs()).cookie), jarOf((await server.loginAs()).cookie)];
  const challenge = await begin(thief);
  const mixed = new Jar();
  for (const pair of [...thief.cookie.split('; '), ...victim.cookie.split('; ')])
    mixed.take(new Headers({ 'set-cookie': pair }));
  assert.equal((await add(mixed, newAuthenticator().make({ challenge }))).status, 422);
});

test('a passkey that was removed, or belongs to nobody, opens nothing; others cannot remove it', async () => {
  const session = await server.loginAs();
  const { authenticator, jar, id } = await withPasskey(session);
  const stranger = await server.loginAs();
  const remove = (on: Session, word: string) =>
    server.call(on, 'POST', `/api/passkeys/${id}/remove`, { password: word });
  assert.equal((await remove(stranger, password)).status, 404);
  const own = { ...session, cookie: jar.cookie };
  assert.equal((await remove(own, 'wrong-1')).status, 422);
  const renamed = await server.call(own, 'PUT', `/api/passkeys/${id}`, { name: 'Old phone' });
  assert.equal(renamed.body.passkeys[0].name, 'Old phone');
  assert.deepEqual((await remove(own, password)).body, { passkeys: [] });
  const attempt = async (by: Authenticator) => {
    const visitor = await visit();
    return (await enter(visitor.jar, by.answer({ challenge: visitor.challenge }))).body.code;
  };
  assert.deepEqual(
    [await attempt(authenticator), await attempt(newAuthenticator())],
    Array(2).fill('PASSKEY_NOT_FOUND'),
  );
  await mails.waitFor(session.email, /passkey was added/);
  await mails.waitFor(session.email, /passkey of your account was removed/);
});

test('beginning needs the password, and adding gives the session a new token', async () => {
  const session = await server.loginAs();
  const wrong = await server.call(session, 'POST', '/api/passkey-options', { password: 'wrong-1' });
  assert.deepEqual([wrong.status, wrong.body.data.field], [422, 'password']);
  const { jar } = await withPasskey(session);
  assert.equal((await server.call(session, 'GET', '/api/children')).status, 401);
  assert.equal((await server.call({ ...session, cookie: jar.cookie }, 'GET', '/api/children')).status, 200);
});

test('an admin’s passkey gives the role; the password beside it does not, nor a factor of one’s own', async (t) => {
  const site = await testServer(
    {},
    { PUBLIC_URL: 'https://milestoon.example', PAYMENTS: 'emulator' },
    { database: server.database },
  );
  t.after(() => site.stop());
  const at = { origin: 'https://milestoon.example', rpId: 'milestoon.example' };
  const boss = await site.loginAs('super_admin');
  const authenticator = newAuthenticator();
  const jar = jarOf(boss.cookie);
  const begun = await post(site, jar, '/api/passkey-options', { password });
  const response = authenticator.make({ challenge: begun.body.options.challenge, ...at });
  assert.equal((await post(site, jar, '/api/passkeys', { name: 'Key', response })).status, 201);
  const rules = async (cookie: string) => (await site.fetch('/api/users', { headers: { cookie } })).status;
  assert.equal(await rules(jar.cookie), 200);

  const thief = new Jar();
  await signIn(site, thief, boss.email);
  assert.equal(await rules(thief.cookie), 403);
  for (const address of ['/api/second-factor', '/api/passkey-options']) {
    const { status, body } = await post(site, thief, address, { password });
    assert.deepEqual([status, body.code], [403, 'SECOND_FACTOR_REQUIRED'], address);
  }

  const visitor = new Jar();
  const options = await post(site, visitor, '/api/auth/passkey/options');
  const answer = authenticator.answer({ challenge: options.body.challenge, ...at });
  assert.equal((await post(site, visitor, '/api/auth/passkey/sign-in', { response: answer })).status, 200);
  assert.equal(await rules(visitor.cookie), 200);
});

test('an account on its way out is opened by no passkey', async (t) => {
  // Without a worker nothing is deleted yet but what opens it.
  const web = await testServer({}, {}, { database: server.database, role: 'web' });
  t.after(() => web.stop());
  const session = await web.loginAs();
  const { authenticator, jar } = await withPasskey(session);
  const own = { ...session, cookie: jar.cookie };
  const begun = await web.call(own, 'POST', '/api/privacy/erase-account', { email: session.email, password });
  assert.equal(begun.status, 202, JSON.stringify(begun.body));
  const visitor = await visit();
  const refused = await enter(visitor.jar, authenticator.answer({ challenge: visitor.challenge }));
  assert.equal(refused.body.code, 'PASSKEY_NOT_FOUND');
});
