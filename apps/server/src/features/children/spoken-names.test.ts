import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startServerProcess } from '../../security/uploads/server-process.testing.ts';
import { peakMemory, processTree } from '../../testing/process-tree.ts';

const callsAtOnce = 150;
const megabyte = 1_048_576;
/** The server, its workers and the process that speaks, each at its worst moment. Unlimited it was 19.7 GB. */
const mostMemory = 1100 * megabyte;
const quota = 3;

let server: Awaited<ReturnType<typeof startServerProcess>>;
before(async () => {
  server = await startServerProcess({ QUOTA_SPOKEN_NAMES: String(quota) });
});
after(() => server.stop());

async function signUp(n: number): Promise<string> {
  const response = await fetch(`${server.origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.origin },
    body: JSON.stringify({ email: `parent-${n}@example.com`, password: 'Puddle-jumper-7' }),
  });
  assert.equal(response.status, 200, await response.clone().text());
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

interface Spoken {
  status: number;
  retryAfter: string | null;
  body: { sound?: string; code?: string; message?: string };
}

async function say(cookie: string, name: string, language = 'en'): Promise<Spoken> {
  const response = await fetch(`${server.origin}/api/spoken-names`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      origin: server.origin,
      cookie,
    },
    body: JSON.stringify({ name, pronunciation: '' }),
  });
  const retryAfter = response.headers.get('retry-after');
  return { status: response.status, retryAfter, body: (await response.json()) as Spoken['body'] };
}

const refusals = {
  en: 'Some names are still waiting to be spoken. Please try again in a few seconds.',
  pt: 'Ainda há nomes à espera de serem ditos. Tente novamente dentro de alguns segundos.',
};

/** A name of its own for each: remembered answers cost nothing. */
const nameOf = (n: number): string =>
  `Mi${String.fromCharCode(97 + (n % 26))}${'abcdefgh'[Math.floor(n / 26)]}`;

test('150 names at once: a few are spoken, the others refused, and another parent is answered', async () => {
  const [greedy, modest] = [await signUp(1), await signUp(2)];
  const languages = ['en', 'pt'] as const;
  const calls = Array.from({ length: callsAtOnce }, (_, i) =>
    say(greedy, nameOf(i), languages[i % languages.length]),
  );
  const other = await say(modest, 'Mia');
  const answers = await Promise.all(calls);

  assert.equal(other.status, 200);
  const spoken = answers.filter(({ status }) => status === 200);
  assert.ok(spoken.length > quota, `${spoken.length} were spoken`);
  for (const [i, { status, retryAfter, body }] of answers.entries()) {
    if (status === 200) continue;
    assert.deepEqual([status, body.code, retryAfter], [429, 'TOO_MANY_REQUESTS', '5']);
    assert.equal(body.message, refusals[languages[i % languages.length] ?? 'en']);
  }
  const used = peakMemory(server.id);
  assert.ok(
    used < mostMemory,
    `${Math.round(used / megabyte)} MB in ${processTree(server.id).length} processes`,
  );
});
