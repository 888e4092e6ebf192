import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { describeApi } from '../platform/openapi/describe-api.ts';
import { operationsOf, type Schema } from '../platform/openapi/document.ts';
import { type Session, type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let session: Session;
before(async () => {
  server = await testServer({ draw: () => new Promise(() => {}) });
  session = await server.loginAs('super_admin');
});
after(() => server.close());

const document = await describeApi();
/** What no field is made for. */
const odd: unknown[] = [
  'x'.repeat(200),
  'x'.repeat(10_000),
  '\ud800',
  '\u0000',
  '',
  null,
  true,
  [],
  ['x'],
  {},
  { constructor: { prototype: { x: 1 } } },
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  0.5,
];

const resolve = (schema: Schema): Schema => {
  if (!('$ref' in schema)) return schema;
  return document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {};
};
/** The fields of a body, of all its forms together. */
function fieldsOf(given: Schema | undefined): string[] {
  if (!given) return [];
  const schema = resolve(given);
  if ('$ref' in schema) return [];
  const choices = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  return [...new Set([...Object.keys(schema.properties ?? {}), ...choices.flatMap(fieldsOf)])];
}
/** A value of the right kind, so that the odd field is not the second fault. */
const plain = (name: string): unknown =>
  /password/i.test(name) ? 'secret-1' : /email/i.test(name) ? session.email : 'x';

const isOut = new Set(['auth.signOut', 'episodes.progress']);
for (const { method, path, operation } of operationsOf(document.paths)) {
  if (isOut.has(operation.operationId)) continue;
  test(`${operation.operationId} answers odd input with a refusal`, async () => {
    const content = operation.requestBody?.content ?? {};
    const names = fieldsOf(content['application/json']?.schema as Schema | undefined);
    const fill = (value: unknown): string =>
      path.replaceAll(/\{\w+\}/g, () =>
        encodeURIComponent(typeof value === 'string' ? value.toWellFormed() : String(value)),
      );
    const ask = async (address: string, body: unknown): Promise<void> => {
      const init =
        method === 'get'
          ? {}
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
      const answer = await server.fetch(address, { method: method.toUpperCase(), session, ...init });
      await answer.body?.cancel();
      assert.notEqual(answer.status, 500, `${address.slice(0, 80)} ${JSON.stringify(body)?.slice(0, 200)}`);
    };
    for (const value of odd) {
      if (path.includes('{'))
        await ask(fill(value), Object.fromEntries(names.map((name) => [name, plain(name)])));
      for (const { name } of (operation.parameters ?? []).filter((one) => one.in === 'query'))
        await ask(`${fill('x')}?${new URLSearchParams([[name, String(value).slice(0, 4000)]])}`, undefined);
      if (method === 'get') continue;
      for (const name of names)
        await ask(fill('x'), {
          ...Object.fromEntries(names.map((other) => [other, plain(other)])),
          [name]: value,
        });
      await ask(fill('x'), value);
    }
    for (const body of ['{"__proto__":{"x":1}}', '{"constructor":1}', '[[[[]]]]'])
      if (method !== 'get') await ask(fill('x'), JSON.parse(body));
  });
}
