import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import { childWithAvatar, createEpisode, episodeStatus } from '../../testing/scenes.ts';
import { smallProduction } from '../../testing/small-production.ts';
import { testServer } from '../../testing/test-server.ts';
import { startCollector } from './collector.testing.ts';

const told = { name: 'Wilhelmina', text: 'Today Wilhelmina tickled the Oberbürgermeister.' };

test('a request and the job it queued are one trace with steps below; nothing personal is told', async (t) => {
  const collector = await startCollector();
  t.after(() => collector.close());
  let failures = 1;
  const server = await testServer(
    {
      draw: async () => [],
      async produce(request, host) {
        if (failures-- > 0) throw new RangeError(`the encoder did not like ${told.name}`);
        return smallProduction(request, host);
      },
    },
    { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`, OTEL_EXPORTER_OTLP_HEADERS: 'x-team=cartoons' },
  );
  t.after(() => server.close());
  const parent = await server.loginAs();
  await server.subscribe(parent);
  const child = await childWithAvatar(server, parent, told.name);
  const episode = await createEpisode(server, parent, child.id, told.text);
  await episodeStatus(server, parent, episode.id, ['completed']);
  const asked = await server.call(parent, 'GET', `/api/episodes/${episode.id}?of=${told.name}`);
  await server.fetch(`/${parent.email}/${told.name}?title=${told.name}`);
  await server.fetch('/healthz');
  await server.stop();

  const spans = collector.spans();
  const named = (name: string) => spans.filter((span) => span.name === name);
  const request = spans.find(({ facts }) => facts['milestoon.request'] === asked.headers.get('x-request-id'));
  assert.deepEqual(request?.facts, {
    'milestoon.request': asked.headers.get('x-request-id'),
    'http.request.method': 'GET',
    'http.route': '/api/episodes/{id}',
    'http.response.status_code': 200,
  });
  assert.equal(request?.name, 'GET /api/episodes/{id}');

  const [made] = named('POST /api/episodes');
  assert.equal(made?.parentSpanId, undefined);
  const tries = named('job produce-episode');
  assert.deepEqual(
    tries.map(({ traceId, parentSpanId, status, facts }) => [
      traceId,
      parentSpanId,
      status,
      facts['milestoon.attempt'],
      facts['error.type'],
    ]),
    [
      [made?.traceId, made?.spanId, 2, 1, 'RangeError'],
      [made?.traceId, made?.spanId, 0, 2, undefined],
    ],
  );
  const [first, second] = tries;
  assert.equal(first?.facts['milestoon.job'], second?.facts['milestoon.job']);
  const steps = spans.filter(({ name }) => name.startsWith('step '));
  assert.ok(steps.length > 0);
  for (const step of steps) assert.equal(step.parentSpanId, second?.spanId);

  assert.equal(collector.headers[0]?.['x-team'], 'cartoons');
  assert.deepEqual(named('GET /healthz'), []);
  const [cookie = ''] = parent.cookie.split('=').slice(1);
  for (const personal of [
    told.name,
    'Oberbürgermeister',
    parent.email,
    parent.id,
    child.id,
    episode.id,
    cookie,
    '127.0.0.1',
    'secret-1',
  ])
    assert.ok(!collector.text().includes(personal), personal);
});

for (const silent of [false, true])
  test(`a collector that ${silent ? 'never answers' : 'is down'} changes nothing: work is done, the process stops in time`, async (t) => {
    const collector = await startCollector({ silent });
    t.after(() => collector.close());
    if (!silent) await collector.close(); // nobody answers there now
    const server = await testServer(
      { draw: async () => [], produce: smallProduction },
      { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
    );
    t.after(() => server.close());
    const parent = await server.loginAs();
    await server.subscribe(parent);
    const child = await childWithAvatar(server, parent);
    const episode = await createEpisode(server, parent, child.id);
    await episodeStatus(server, parent, episode.id, ['completed']);
    const began = performance.now();
    await server.stop();
    assert.ok(performance.now() - began < 5000);
  });

test('unset, nothing of OpenTelemetry is loaded', () => {
  const loadedWith = (settings: string): string =>
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `const { registerHooks } = await import('node:module');
         let loaded = 0;
         registerHooks({
           load(url, context, next) {
             if (url.includes('@opentelemetry')) loaded += 1;
             return next(url, context);
           },
         });
         const { openTracing } = await import('${path.join(import.meta.dirname, 'tracing.ts')}');
         await openTracing(${settings}, 'all');
         console.log(loaded > 0);`,
      ],
      { encoding: 'utf8' },
    ).trim();
  assert.equal(loadedWith('undefined'), 'false');
  assert.equal(loadedWith(`{ url: 'http://127.0.0.1:9', headers: {} }`), 'true');
});
