import { flushCompileCache } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { watchEffects } from './effects.ts';
import { isNoise } from './fault-points.ts';
import { keptStory } from './kept-story.ts';
import { type Books, bookEntry, readBooks } from './provider-books.ts';

// A whole server that kills itself with SIGKILL right after the effect it is told of on its standard input, and tells
// every effect on its standard output. Nothing of this is in the server itself: no setting of an installation can
// switch it on.
const [ownerUrl = '', dataDirectory = ''] = process.argv.slice(2);

let armed: { effect: string; left: number } | undefined;
let books: Books | undefined;

function onEffect(effect: string): void {
  if (isNoise(effect)) return;
  process.stdout.write(`effect ${effect}\n`);
  if (armed?.effect !== effect) return;
  armed.left -= 1;
  if (armed.left === 0) process.kill(process.pid, 'SIGKILL');
}

watchEffects(dataDirectory, (name, file) => {
  // The books are written to where they lie, or anew beside that and moved there.
  const [place] = /^.*\/payments-emulator\.json/.exec(file ?? '') ?? [];
  if (!place) return onEffect(name);
  const now = readBooks(place);
  const entry = bookEntry(books, now);
  books = now;
  if (entry) onEffect(entry);
});

createInterface({ input: process.stdin }).on('line', (line) => {
  const [effect = '', occurrence] = line.split('#');
  armed = { effect, left: Number(occurrence) };
  process.stdout.write('armed\n');
});

const { serve } = await import('@hono/node-server');
const { testDatabaseAt } = await import('@milestoon/database/testing');
const { smallProduction } = await import('../small-production.ts');
const writeStory = keptStory(path.join(dataDirectory, '../screenplay.json'));
const { testServer } = await import('../test-server.ts');
const server = await testServer(
  {
    draw: async ({ look }) =>
      ['1', '2', '3', '4'].map((id) => ({ id, label: id, description: id, look, png: Buffer.from([1]) })),
    produce: (request, host) => smallProduction(request, host, undefined, writeStory),
  },
  { TRUST_PROXY: 'true' },
  { database: await testDatabaseAt(ownerUrl), dataDirectory },
);
const { app } = server;
if (!app) throw new Error('this server only works');
// It breaks no connection off but by dying: one that is idle for long on a busy machine is kept.
const serverOptions = { keepAliveTimeout: 600_000 };
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', serverOptions }, ({ port }) => {
  void server.listening(port);
  process.stdout.write(`port ${port}\n`);
  flushCompileCache(); // it will not live to do so at its end
});
