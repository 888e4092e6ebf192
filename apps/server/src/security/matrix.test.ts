import assert from 'node:assert/strict';
import fs from 'node:fs';
import { after, before, test } from 'node:test';
import type { ApiDocument } from '../platform/openapi/document.ts';
import { describeApi } from '../platform/openapi/describe-api.ts';
import { conformityTo } from './conformity.testing.ts';
import { type Actor, actors, actsForFamily, type Call, cellsOf } from './expectation.testing.ts';
import { expectations } from './expectations/index.testing.ts';
import { matrixFile, matrixTable } from './matrix-table.testing.ts';
import { openScene, type Scene } from './scene.testing.ts';

let scene: Scene;
let document: ApiDocument;
before(async () => {
  scene = await openScene();
  document = await describeApi();
});
after(() => scene.close());

let callers = 0;

/** What makes a request this actor's. */
function identity(actor: Actor | 'owner'): Record<string, string> {
  const { owner, others } = scene;
  switch (actor) {
    case 'anonymous':
      return {};
    case 'wrong API key':
      return { 'x-api-key': `milestoon_${'A'.repeat(43)}` };
    case 'foreign read key':
      return { 'x-api-key': others.keys.read };
    case 'foreign write key':
      return { 'x-api-key': others.keys.write };
    case 'foreign report key':
      return { 'x-api-key': others.keys.report };
    case 'ended session':
      return { cookie: others.ended.cookie };
    case 'other parent':
      return { cookie: others.otherParent.cookie };
    case 'admin':
      return { cookie: others.admin.cookie };
    case 'super admin':
      return { cookie: others.superAdmin.cookie };
    case 'second parent':
      return { cookie: others.secondParent.cookie };
    case 'relative':
      return { cookie: others.relative.cookie };
    case 'foreign page':
      return { cookie: owner.cookie, origin: 'https://evil.example' };
    case 'owner':
      return { cookie: owner.cookie };
  }
}

async function send(actor: Actor | 'owner', { method, address, body, headers }: Call) {
  const isForm = body instanceof FormData;
  callers += 1;
  const response = await scene.server.fetch(address, {
    method,
    headers: {
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...identity(actor),
      ...headers,
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    clientAddress: `10.5.${callers >> 8}.${callers & 255}`, // limits by address are another test's
  });
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('text/event-stream')) return { response, type, text: await response.text() };
  await response.body?.cancel();
  return { response, type, text: '' };
}

function cellOf(status: number, type: string, text: string): string {
  if (status < 400) return String(status);
  const body: unknown = type.includes('json') ? JSON.parse(text) : null;
  const code = body !== null && typeof body === 'object' && 'code' in body ? body.code : '';
  return `${status} ${code}`.trim();
}

/** What somebody in the family is told of it: what their seat is for, and whose family they are in. */
function isMembers(actor: Actor, operation: string): boolean {
  if (actor !== 'second parent' && actor !== 'relative') return false;
  const role = actor === 'relative' ? 'viewer' : 'parent';
  return actsForFamily(role, operation) || ['account.session', 'households.mine'].includes(operation);
}

test('every operation of the document has its line in the matrix, and no other', () => {
  assert.deepEqual(
    expectations.map(({ operation }) => operation).toSorted(),
    conformityTo(document).operationIds.toSorted(),
  );
});

for (const expectation of expectations) {
  const { operation, prepare } = expectation;
  test(`${operation} answers each as the matrix says`, async () => {
    const { check } = conformityTo(document);
    const callOf = await prepare(scene);
    /** Where both may, both are given something to do it to: what is deleted once is not there again. */
    const isFamilys = actsForFamily('parent', operation);
    const inOrder = [
      ...actors.filter((actor) => actor !== 'second parent'),
      'owner',
      'second parent',
    ] as const;
    const secrets = [scene.owner.id, scene.owner.email, scene.childName, scene.childId, scene.episodeId];
    const answers: Record<string, string> = {};
    for (const actor of inOrder) {
      const isAnew = actor === 'second parent' && isFamilys;
      const call = isAnew ? (await prepare(scene))('owner') : callOf(actor);
      const { response, type, text } = await send(actor, call);
      answers[actor] = cellOf(response.status, type, text);
      check(operation, response.status, type, text);
      assert.equal(response.headers.get('access-control-allow-origin'), null);
      const isOwners =
        actor === 'owner' ||
        actor === 'foreign page' ||
        isMembers(actor, operation) ||
        operation.startsWith('roles.');
      // Admins see whose it is, and how far: no name of a child.
      const isAdmins = operation.startsWith('admin.') && (actor === 'admin' || actor === 'super admin');
      const hidden = secrets.filter((secret) => !(expectation.tellsName && secret === scene.childName));
      const told = (isAdmins ? [scene.childName] : hidden).filter((secret) => text.includes(secret));
      if (!isOwners) assert.deepEqual(told, [], `${actor} is told of the owner`);
    }
    assert.deepEqual(answers, cellsOf(expectation));
  });
}

test('docs/security-matrix.md is the matrix', () => {
  assert.equal(fs.readFileSync(matrixFile, 'utf8'), matrixTable(expectations));
});
