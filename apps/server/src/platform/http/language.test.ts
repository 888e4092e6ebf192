import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { childWithAvatar, newEpisodeBody } from '../../testing/scenes.ts';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let session: Session;
before(async () => {
  server = await testServer();
  session = await server.loginAs();
});
after(() => server.close());

async function refusal(address: string, body: unknown, language = 'pt-PT,pt;q=0.9'): Promise<string> {
  const response = await server.fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(body),
    session,
  });
  assert.ok(response.status >= 400, `${address} answered ${response.status}`);
  return ((await response.json()) as { message: string }).message;
}

test('a refused call speaks the language it was asked in, English if none is known', async () => {
  const body = { title: ' ', description: 'x', childId: 'x', images: ['x'] };
  assert.equal(await refusal('/api/episodes', body), 'Indique o título do episódio');
  assert.equal(await refusal('/api/episodes', body, 'de'), 'Please enter an episode title');
  assert.equal(await refusal('/api/nowhere', {}), 'Não encontrado');
});

test('what only a developer would understand is not shown', async () => {
  assert.equal(await refusal('/api/episodes', { title: 5 }), 'Verifique o que introduziu');
  assert.equal(await refusal('/api/episodes', { title: 5 }, 'en'), 'Please check what you entered');
});

test('a story that is refused is refused in the language of the parent', async () => {
  const child = await childWithAvatar(server, session);
  await server.subscribe(session);
  const body = { ...(await newEpisodeBody(server, session, child.id)), description: 'Buy now, 20% off!' };
  assert.match(await refusal('/api/episodes', body), /^Os nossos filmes contam a vida da criança/);
});

test('the authentication service is translated by its codes', async () => {
  const entry = { email: 'nobody@example.com', password: 'secret-1' };
  assert.equal(await refusal('/api/auth/sign-in/email', entry), 'E-mail ou palavra-passe incorretos');
  assert.equal(await refusal('/api/auth/sign-in/email', entry, 'en'), 'Invalid email or password');
  const short = { ...entry, password: '12345' };
  assert.equal(
    await refusal('/api/auth/sign-up/email', short),
    'A palavra-passe deve ter pelo menos 6 caracteres',
  );
  const known = { ...entry, email: session.email };
  assert.equal(await refusal('/api/auth/sign-up/email', known), 'O utilizador já existe. Use outro e-mail.');
});
