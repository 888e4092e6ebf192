import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteOf } from '../site.ts';
import { ConfigError, readConfig } from './config.ts';
import { operatorWarnings } from './operator.ts';

const name = { OPERATOR_NAME: 'Exemplo Estúdios, Lda.' };
const address = { OPERATOR_ADDRESS: ' Rua do Exemplo 1, 1000-001 Lisboa ' };

test('who runs the site is told to its pages', () => {
  assert.deepEqual(siteOf(readConfig({})).operator, { name: null, address: null });
  assert.deepEqual(siteOf(readConfig({ ...name, ...address })).operator, {
    name: 'Exemplo Estúdios, Lda.',
    address: 'Rua do Exemplo 1, 1000-001 Lisboa',
  });
});

test('where the legal pages cannot say who runs the site, the start says so', () => {
  const warnedOf = (settings: Record<string, string>): string[] =>
    operatorWarnings(readConfig(settings)).flatMap((line) => line.match(/OPERATOR_\w+/g) ?? []);
  assert.deepEqual(warnedOf({}), ['OPERATOR_NAME', 'OPERATOR_ADDRESS']);
  assert.deepEqual(warnedOf(name), ['OPERATOR_ADDRESS']);
  assert.deepEqual(warnedOf({ ...name, ...address }), []);
});

test('an address of nobody, and one of several lines, are refused', () => {
  const refused = (settings: Record<string, string>, message: RegExp): void =>
    assert.throws(
      () => readConfig(settings),
      (error) => error instanceof ConfigError && message.test(error.message),
    );
  refused(address, /OPERATOR_NAME is needed with OPERATOR_ADDRESS/);
  refused({ OPERATOR_NAME: 'Exemplo\nLda.' }, /OPERATOR_NAME must be one line/);
});
