import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { describeApi } from './describe-api.ts';
import { operationsOf } from './document.ts';
import { referencePage, referencePolicy } from './reference-page.ts';

const document = await describeApi();
const page = String(await referencePage(document));

test('every operation has a name, an explanation and an answer that succeeds', () => {
  assert.match(document.openapi, /^3\.1\./);
  for (const { path, operation } of operationsOf(document.paths)) {
    assert.ok(operation.summary && operation.description.length > 10, path);
    assert.ok(
      Object.keys(operation.responses).some((status) => status.startsWith('2')),
      path,
    );
    assert.ok(
      operation.tags.every((tag) => document.tags.some(({ name }) => name === tag)),
      path,
    );
  }
});

test('every reference leads to a schema of the document', () => {
  const named = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
  for (const [, name = ''] of named) assert.ok(name in document.components.schemas, name);
});

test('the page shows every operation and every schema', () => {
  for (const { operation } of operationsOf(document.paths))
    assert.ok(page.includes(`id="${operation.operationId}"`), operation.operationId);
  for (const name of Object.keys(document.components.schemas))
    assert.ok(page.includes(`id="schema-${name}"`), name);
});

test('the page works under its policy: one style sheet, no script, nothing from elsewhere', () => {
  const sheets = [...page.matchAll(/<style>([^]*?)<\/style>/g)].map(([, sheet = '']) => sheet);
  const digests = sheets.map((sheet) => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`);
  assert.equal(/style-src (\S+);/.exec(referencePolicy)?.[1], digests.join(' '));
  assert.doesNotMatch(page, /<script|<link rel="stylesheet"|<img|\son\w+=|\sstyle=/);
  assert.deepEqual(
    [...page.matchAll(/\s(?:src|href)="(?!#|\/openapi\.json|data:,)([^"]*)"/g)].map(([, to]) => to),
    [],
  );
});
