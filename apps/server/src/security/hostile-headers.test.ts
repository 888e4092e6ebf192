import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { deviceOf } from '../platform/http/device.ts';
import { acceptedLanguage } from '../platform/http/accepted-language.ts';
import { type Session, type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let session: Session;
before(async () => {
  server = await testServer();
  session = await server.loginAs();
});
after(() => server.close());

/** As long as the server takes headers. */
const filled = (unit: string): string => unit.repeat(Math.ceil(15_000 / unit.length));
/** What the pattern for Safari would look through from every place, and from one to every other. */
const claims = [filled('Version/1.'), `Version/${filled('1')}`, filled('Version/1 Safari')];

const secondsOf = async (work: () => unknown): Promise<number> => {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
};

test('a list of sessions whose browsers lied about themselves does not hold up everybody else', async () => {
  const lying = Array.from({ length: 20 }, (_, i) => ({
    user_id: session.id,
    token: `hostile-${i}`,
    user_agent: claims[i % claims.length],
    expires_at: new Date(Date.now() + 86_400_000),
  }));
  await server.database.auth.insertInto('session').values(lying).execute();
  let told = 0;
  const seconds = await secondsOf(async () => {
    told = (await server.call(session, 'GET', '/api/sessions')).body.sessions.length;
  });
  assert.equal(told, 21);
  assert.ok(seconds < 2, `${seconds} seconds`);
});

/** Seconds of the quickest of five: the machine may be busy with something else. */
const quickestOf = (work: () => unknown): number =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const started = performance.now();
      work();
      return (performance.now() - started) / 1000;
    }),
  );

test('nor does a browser that says a lot of itself, or reads thousands of languages', () => {
  for (const claim of claims) {
    const seconds = quickestOf(() => deviceOf(new Headers({ 'user-agent': claim })));
    assert.ok(seconds < 0.05, `${claim.slice(0, 20)}: ${seconds} seconds`);
  }
  const languages = filled('a;q=0.5,');
  const seconds = quickestOf(() => Array.from({ length: 20 }, () => acceptedLanguage(languages)));
  assert.ok(seconds < 0.1, `${seconds} seconds`);
  assert.equal(acceptedLanguage('pt-PT,pt;q=0.9,en;q=0.8'), 'pt');
  assert.equal(acceptedLanguage(undefined), 'en');
});
