import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import {
  avatarRequestSchema,
  childDeletedSchema,
  childUpdatedSchema,
  contract,
  episodeRequestSchema,
} from '@milestoon/contract';
import { z } from 'zod';
import { signBody } from './webhook.ts';

const folder = path.join(import.meta.dirname, '../../../../../docs/automation');
const readme = fs.readFileSync(path.join(folder, 'README.md'), 'utf8');
const link = z.object({ node: z.string(), type: z.literal('main'), index: z.literal(0) });
const workflow = z
  .object({
    nodes: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        type: z.string().startsWith('n8n-nodes-base.'),
        typeVersion: z.number(),
        parameters: z.looseObject({
          url: z.string().optional(),
          method: z.string().optional(),
          jsCode: z.string().optional(),
          jsonBody: z.string().optional(),
        }),
      }),
    ),
    connections: z.record(z.string(), z.object({ main: z.array(z.array(link)) })),
  })
  .parse(JSON.parse(fs.readFileSync(path.join(folder, 'n8n-workflow.json'), 'utf8')));

const codeOf = (name: string): string =>
  workflow.nodes.find((node) => node.name === name)?.parameters.jsCode ?? assert.fail(name);

const secret = 'a secret of sixteen characters';
const body = JSON.stringify({ childId: 'c1', apiKey: 'milestoon_1', photos: ['https://a.example/ä'] });

test('the workflow hangs together: every node is named once and reached from the webhook', () => {
  const names = workflow.nodes.map((node) => node.name);
  assert.equal(new Set(names).size, names.length);
  assert.equal(new Set(workflow.nodes.map((node) => node.id)).size, names.length);
  const reached = new Set(['Webhook']);
  for (const from of reached)
    for (const to of workflow.connections[from]?.main.flat() ?? []) reached.add(to.node);
  assert.deepEqual([...reached].toSorted(), names.toSorted());
});

test('it reports to the documented addresses, with bodies that the contract takes', () => {
  const { reportAvatar, reportEpisode } = contract.automation;
  const addresses = [reportAvatar, reportEpisode].map((call) => call['~orpc'].route.path ?? '');
  for (const address of addresses) assert.ok(readme.includes(`POST ${address}`), address);
  const reports = workflow.nodes.filter((node) => node.parameters.method === 'POST');
  const used = reports.map(({ parameters }) =>
    (parameters.url ?? '')
      .replace(/^=\{\{ \$env\.MILESTOON_URL \}\}/, '')
      .replace(/\{\{ [^}]*\.(\w+) \}\}/, '{$1}'),
  );
  assert.equal(reports.length, 4);
  assert.deepEqual(new Set(used), new Set(addresses));
  const schema = z.array(z.object({ status: z.enum(['processing', 'completed', 'failed']) }));
  const bodies = reports.flatMap(({ parameters: { jsonBody } }) => (jsonBody ? [jsonBody] : []));
  const statuses = bodies.map((text) => ({ status: /status: '(\w+)'/.exec(text)?.[1] }));
  assert.equal(schema.parse(statuses).length, 3);
});

test('every field that is sent is documented', () => {
  const sent = [avatarRequestSchema, episodeRequestSchema, childDeletedSchema, childUpdatedSchema];
  for (const name of sent.flatMap((schema) => Object.keys(schema.shape)))
    assert.match(readme, new RegExp(`\\b${name}\\b`), name);
});

test('the documented way to verify takes what is signed now, and nothing that was changed or kept', async () => {
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(readme) ?? [];
  const { isFromMilestoon } = z
    .object({ isFromMilestoon: z.custom<(...args: unknown[]) => boolean>((f) => typeof f === 'function') })
    .parse({ ...(await import(`data:text/javascript,${encodeURIComponent(code)}`)) });
  const now = new Date();
  const header = signBody(secret, body, now);
  assert.equal(isFromMilestoon(secret, header, Buffer.from(body)), true);
  assert.equal(isFromMilestoon(secret, header, Buffer.from(`${body} `)), false);
  assert.equal(isFromMilestoon('another secret, as long', header, Buffer.from(body)), false);
  assert.equal(isFromMilestoon(secret, header, Buffer.from(body), now.getTime() + 301_000), false);
  assert.equal(isFromMilestoon(secret, undefined, Buffer.from(body)), false);
});

/** Runs the code of a node with what n8n hands to it. */
function run(name: string, json: unknown, raw: string): Promise<unknown> {
  const node = new Function('$input', '$env', 'require', `return (async () => {${codeOf(name)}}).call(this)`);
  return node.call(
    { helpers: { getBinaryDataBuffer: async () => Buffer.from(raw) } },
    { first: () => ({ json }) },
    { MILESTOON_SECRET: secret },
    createRequire(import.meta.url),
  );
}

test('the workflow verifies the signature, and asks for each of the four candidates', async () => {
  const headers = {
    'x-automation-call': 'avatars',
    'x-automation-request': 'r1',
    'x-automation-signature': signBody(secret, body, new Date()),
  };
  const verified = await run('Verify', { headers }, body);
  const json = { call: 'avatars', requestId: 'r1', body: JSON.parse(body) };
  assert.deepEqual(verified, [{ json, pairedItem: 0 }]);
  await assert.rejects(run('Verify', { headers }, `${body} `), /not from Milestoon/);
  await assert.rejects(run('Verify', { headers: {} }, body), /not signed/);
  const asked = z
    .array(z.object({ json: z.object({ variant: z.number(), requestId: z.string() }) }))
    .parse(await run('Four variants', json, ''));
  assert.deepEqual(
    asked.map((item) => item.json.variant),
    [0, 1, 2, 3],
  );
});
