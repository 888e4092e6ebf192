import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from './config.ts';
import { generatorWarnings } from './generator-warnings.ts';

const secret = 'a secret of sixteen characters';
/** The settings that are warned of. */
const warnedOf = (url: string | undefined, signed = true): (string | undefined)[] => {
  const settings = {
    ...(url && { AUTOMATION_WEBHOOK_URL: url }),
    ...(signed && { AUTOMATION_WEBHOOK_SECRET: secret }),
  };
  return generatorWarnings(readConfig(settings)).map((line) => /AUTOMATION_\w+/.exec(line)?.[0]);
};

test('a generator that is not https or not signed is warned of, one on this machine for its signature alone', () => {
  assert.deepEqual(warnedOf(undefined, false), []);
  assert.deepEqual(warnedOf('https://n8n.example.com/webhook'), []);
  assert.deepEqual(warnedOf('http://127.0.0.1:5678/webhook'), []);
  assert.deepEqual(warnedOf('http://localhost.example.com/webhook'), ['AUTOMATION_WEBHOOK_URL']);
  assert.deepEqual(warnedOf('http://10.0.0.7/webhook', false), [
    'AUTOMATION_WEBHOOK_URL',
    'AUTOMATION_WEBHOOK_SECRET',
  ]);
});
