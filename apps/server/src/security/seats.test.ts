import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { seatedCalls, seatingOf } from '@milestoon/contract';
import { joined } from '../features/households/households.testing.ts';
import { describeApi } from '../platform/openapi/describe-api.ts';
import { operationsOf } from '../platform/openapi/document.ts';
import { type Session, type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let owner: Session;
before(async () => {
  server = await testServer();
  owner = await server.loginAs();
  await server.subscribe(owner);
});
after(() => server.close());

type DocumentOperation = ReturnType<typeof operationsOf>[number];

/** Every call of the contract, by its name; what is answered by others is outside of seats. */
async function calls() {
  const outside = /^(auth|files|operation)\.|^privacy\.archive$/;
  return operationsOf((await describeApi()).paths).filter(
    ({ operation }) => !outside.test(operation.operationId),
  );
}
const pathOf = ({ operation }: DocumentOperation): string[] => operation.operationId.split('.');

const send = async (session: Session, { method, path }: DocumentOperation): Promise<number> => {
  const address = path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
  const isRead = method === 'get' || method === 'delete';
  const answer = await server.call(session, method.toUpperCase(), address, isRead ? undefined : {});
  return answer.status;
};

test('who only watches is answered by the films and by what is about themself; all else is not there', async () => {
  const relative = await joined(server, owner, 'viewer');
  const family: string[] = [];
  for (const call of await calls()) {
    const path = pathOf(call);
    const seating = seatingOf('viewer', path);
    if (seating === 'family') family.push(path.join('.'));
    else if (seating === undefined) assert.equal(await send(relative, call), 404, path.join('.'));
  }
  assert.deepEqual(family, ['households.films']);
});

test('what is the owner’s alone is not there for a second parent', async () => {
  const parent = await joined(server, owner, 'parent');
  const closed: string[] = [];
  for (const call of await calls()) {
    if (seatingOf('parent', pathOf(call)) !== undefined) continue;
    closed.push(pathOf(call).join('.'));
    assert.equal(await send(parent, call), 404, pathOf(call).join('.'));
  }
  assert.deepEqual(closed.filter((name) => !/^(admin|roles)\./.test(name)).toSorted(), [
    'automation.apiKeys',
    'automation.createApiKey',
    'automation.reportAvatar',
    'automation.reportEpisode',
    'automation.revokeApiKey',
    'billing.checkout',
    'billing.portal',
    'billing.sync',
    'households.endInvitation',
    'households.invite',
    'households.people',
    'households.remove',
    'notifications.prefer',
    'publishing.authorize',
    'publishing.connect',
    'publishing.disconnect',
    'publishing.settings',
    'secondFactor.reset',
  ]);
});

test('every call that is listed for a seat is one of the contract', async () => {
  const known = new Set((await calls()).map((call) => pathOf(call).join('.')));
  assert.deepEqual(
    seatedCalls.filter((name) => !known.has(name)),
    [],
  );
});

test('a role is left at the door: an admin in another family is a parent, and so is who acts for an admin', async () => {
  const boss = await server.loginAs('super_admin');
  await joined(server, owner, 'parent', boss);
  assert.equal((await server.call(boss, 'GET', '/api/session')).body.role, 'user');
  assert.equal((await server.call(boss, 'GET', '/api/admin/users')).status, 404);
  const host = await server.loginAs('super_admin');
  const parent = await joined(server, host, 'parent');
  assert.equal((await server.call(parent, 'GET', '/api/admin/users')).status, 404);
  assert.equal((await server.call(host, 'GET', '/api/admin/users')).status, 200);
});
