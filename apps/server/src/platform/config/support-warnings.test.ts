import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from './config.ts';
import { supportWarnings } from './support-warnings.ts';

const warnedOf = (settings: Record<string, string>): (string | undefined)[] =>
  supportWarnings(readConfig(settings)).map((line) => /SUPPORT_\w+/.exec(line)?.[0]);

const url = { SUPPORT_URL: 'https://social.example.com/milestoon' };
const email = { SUPPORT_EMAIL: 'help@example.com' };
const smtp = { SMTP_URL: 'smtp://mail.test' };

test('where nobody would hear a question, the start says so', () => {
  assert.deepEqual(warnedOf({}), ['SUPPORT_URL', 'SUPPORT_EMAIL']);
  assert.deepEqual(warnedOf({ ...url, ...smtp }), ['SUPPORT_EMAIL']);
  assert.deepEqual(warnedOf({ ...url, ...email }), ['SUPPORT_EMAIL']);
  assert.deepEqual(warnedOf({ ...url, ...email, ...smtp }), []);
});
