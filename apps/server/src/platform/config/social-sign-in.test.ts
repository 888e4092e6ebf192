import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import { ConfigError, readConfig } from './config.ts';

const google = {
  GOOGLE_SIGN_IN_CLIENT_ID: '456-def.apps.googleusercontent.com',
  GOOGLE_SIGN_IN_CLIENT_SECRET: 'GOCSPX-secret-of-sign-in',
};
const smtp = { SMTP_URL: 'smtp://mail.test' };
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const apple = {
  APPLE_SIGN_IN_CLIENT_ID: 'org.example.sign-in',
  APPLE_SIGN_IN_TEAM_ID: 'TEAM123456',
  APPLE_SIGN_IN_KEY_ID: 'KEY1234567',
  APPLE_SIGN_IN_KEY: pem.replaceAll('\n', '\\n'),
};

test('nobody signs in by another service unless it is set up', () => {
  assert.deepEqual(readConfig({}).socialSignIn, { google: undefined, apple: undefined });
  const set = readConfig({ ...google, ...apple, ...smtp }).socialSignIn;
  assert.equal(set.google?.clientId, google.GOOGLE_SIGN_IN_CLIENT_ID);
  assert.equal(set.apple?.privateKey, pem);
});

test('what is missing beside what is set is named, mail too', () => {
  const refused = (settings: Record<string, string>, message: RegExp) =>
    assert.throws(
      () => readConfig(settings),
      (error) => error instanceof ConfigError && message.test(error.message),
    );
  refused(google, /SMTP_URL is needed with GOOGLE_SIGN_IN_CLIENT_ID/);
  const { GOOGLE_SIGN_IN_CLIENT_ID: _, ...secret } = google;
  refused({ ...secret, ...smtp }, /GOOGLE_SIGN_IN_CLIENT_ID is needed with GOOGLE_SIGN_IN_CLIENT_SECRET/);
  const { APPLE_SIGN_IN_KEY: _key, ...keyless } = apple;
  refused({ ...keyless, ...smtp }, /APPLE_SIGN_IN_KEY is needed with APPLE_SIGN_IN_CLIENT_ID/);
  refused(
    { ...apple, ...smtp, APPLE_SIGN_IN_KEY: 'a key' },
    /APPLE_SIGN_IN_KEY must be the key that Apple gave out/,
  );
});
