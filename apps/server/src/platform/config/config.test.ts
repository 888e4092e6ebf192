import assert from 'node:assert/strict';
import os from 'node:os';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ConfigError, readConfig } from './config.ts';

test('nothing set: everything embedded, on this machine only', () => {
  const config = readConfig({ PORT: '' });
  assert.equal(config.port, 3000);
  assert.equal(config.host, '127.0.0.1');
  assert.equal(config.publicUrl, 'http://localhost:3000');
  assert.equal(config.databaseUrl, undefined);
  assert.equal(config.stripe, undefined);
  assert.equal(config.automation, undefined);
  assert.equal(config.youtube, undefined);
  assert.equal(config.storyModel, undefined);
  assert.equal(config.role, 'all');
  assert.deepEqual(config.mail, { smtpUrl: undefined, from: 'Milestoon <no-reply@localhost>' });
  assert.equal(config.superAdmin.email, 'admin@localhost');
});

test('films are of 24 drawings a second, unless fewer are wanted', () => {
  assert.deepEqual(readConfig({}).video, { width: 1920, height: 1080, heldFor: 1 });
  const small = { VIDEO_HEIGHT: '360', VIDEO_DRAWINGS: '4' };
  assert.deepEqual(readConfig(small).video, { width: 640, height: 360, heldFor: 6 });
});

test('all faults are listed together', () => {
  const wrong = {
    VIDEO_DRAWINGS: '25',
    PORT: 'eighty',
    PUBLIC_URL: 'example.com',
    DATABASE_URL: 'mysql://x',
    LOG_LEVEL: 'loud',
    SMTP_URL: 'mail.example.com',
    MAIL_FROM: 'nobody',
    SUPER_ADMIN_PASSWORD: '12345',
    METRICS_TOKEN: 'short',
    SECRETS_KEY: 'a key of this length would be long enough, short',
    AUTOMATION_WEBHOOK_URL: 'https://user:password@example.com/',
    AUTOMATION_WEBHOOK_SECRET: 'short',
    AUTOMATION_WEBHOOK_TIMEOUT: '3600',
    STRIPE_SECRET_KEY: 'sk_test_1',
    PAYMENTS: 'cash',
    YOUTUBE_CLIENT_ID: 'mine',
    VAPID_PRIVATE_KEY: 'short',
    VAPID_SUBJECT: 'me',
  };
  assert.throws(
    () => readConfig(wrong, ['--role', 'king']),
    (error) => {
      assert.ok(error instanceof ConfigError);
      const named = [
        'PORT',
        'VIDEO_DRAWINGS must be one of',
        'PUBLIC_URL',
        'DATABASE_URL',
        'LOG_LEVEL',
        'SMTP_URL',
        'MAIL_FROM',
        'SUPER_ADMIN_PASSWORD',
        'METRICS_TOKEN',
        'SECRETS_KEY',
        'AUTOMATION_WEBHOOK_URL',
        'AUTOMATION_WEBHOOK_SECRET',
        'AUTOMATION_WEBHOOK_TIMEOUT',
        'STRIPE_WEBHOOK_SECRET',
        'STRIPE_PRICE_ID',
        'PAYMENTS must be emulator',
        'YOUTUBE_CLIENT_ID',
        'YOUTUBE_CLIENT_SECRET',
        'VAPID_PRIVATE_KEY',
        'VAPID_SUBJECT',
        '--role',
      ];
      for (const name of named) assert.ok(error.message.includes(name), `${name} in ${error.message}`);
      return true;
    },
  );
});

test('values are read as what they are', () => {
  const config = readConfig(
    {
      PORT: '8080',
      PUBLIC_URL: 'https://example.com/',
      PAYMENTS: 'emulator',
      TRUST_PROXY: 'true',
      SUPER_ADMIN_EMAIL: ' Boss@Example.com ',
      SECRETS_KEY: 'the newest key of them all at length , and the one before which is long too',
    },
    ['--role', 'worker'],
  );
  assert.deepEqual(
    [config.port, config.publicUrl, config.trustProxy, config.superAdmin.email, config.role],
    [8080, 'https://example.com', true, 'boss@example.com', 'worker'],
  );
  assert.deepEqual(config.secretsKeys, [
    'the newest key of them all at length',
    'and the one before which is long too',
  ]);
});

test('a key of a voice service turns it on; which one, and whether, can be said', () => {
  const both = { OPENAI_API_KEY: 'sk-openai-1', ELEVENLABS_API_KEY: 'eleven-12' };
  assert.equal(readConfig({}).voice, undefined);
  assert.deepEqual(readConfig({ ...both, VOICE_URL: 'http://127.0.0.1:4000/' }).voice, {
    engine: 'elevenlabs',
    apiKey: 'eleven-12',
    baseUrl: 'http://127.0.0.1:4000',
  });
  assert.equal(readConfig({ OPENAI_API_KEY: 'sk-openai-1' }).voice?.engine, 'openai');
  assert.deepEqual(readConfig({ ...both, VOICE_ENGINE: 'openai' }).voice, {
    engine: 'openai',
    apiKey: 'sk-openai-1',
    baseUrl: undefined,
  });
  assert.equal(readConfig({ ...both, VOICE_ENGINE: 'embedded' }).voice, undefined);
  assert.throws(() => readConfig({ VOICE_ENGINE: 'robot' }), /VOICE_ENGINE must be one of embedded/);
  assert.throws(
    () => readConfig({ OPENAI_API_KEY: 'sk-openai-1', VOICE_ENGINE: 'elevenlabs' }),
    /ELEVENLABS_API_KEY is needed with VOICE_ENGINE=elevenlabs/,
  );
});

test('a bucket keeps the files once its name and its keys are there', () => {
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  assert.equal(readConfig(keys).objectStorage, undefined);
  assert.deepEqual(readConfig({ ...keys, S3_BUCKET: 'families', S3_REGION: 'eu-west-3' }).objectStorage, {
    endpoint: 'https://s3.eu-west-3.amazonaws.com',
    bucket: 'families',
    region: 'eu-west-3',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
  const own = readConfig({ ...keys, S3_BUCKET: 'families', S3_ENDPOINT: 'https://s3.example.com/' });
  assert.equal(own.objectStorage?.endpoint, 'https://s3.example.com');
  assert.throws(
    () => readConfig({ S3_BUCKET: 'https://families' }),
    /S3_BUCKET must be the name.*\n.*S3_ACCESS_KEY_ID is needed.*\n.*S3_SECRET_ACCESS_KEY is needed/,
  );
});

test('a folder of weights speaks before any service, unless another voice is named', () => {
  const set = { KOKORO_DIR: 'weights', ELEVENLABS_API_KEY: 'eleven-12' };
  assert.deepEqual(readConfig(set).voice, { engine: 'kokoro', directory: path.resolve('weights') });
  assert.equal(readConfig({ ...set, VOICE_ENGINE: 'elevenlabs' }).voice?.engine, 'elevenlabs');
  assert.equal(readConfig({ ...set, VOICE_ENGINE: 'embedded' }).voice, undefined);
  assert.throws(
    () => readConfig({ VOICE_ENGINE: 'kokoro' }),
    /KOKORO_DIR is needed with VOICE_ENGINE=kokoro/,
  );
});

test('a voice that was fetched into the data folder needs no setting', (t) => {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'config-'));
  t.after(() => fs.rmSync(data, { recursive: true }));
  fs.mkdirSync(path.join(data, 'voice'));
  assert.equal(readConfig({ DATA_DIR: data }).voice, undefined);
  fs.writeFileSync(path.join(data, 'voice/installed.json'), '{}');
  const found = { engine: 'kokoro', directory: path.join(data, 'voice') };
  assert.deepEqual(readConfig({ DATA_DIR: data }).voice, found);
  assert.deepEqual(readConfig({ DATA_DIR: data, VOICE_ENGINE: 'kokoro' }).voice, found);
  assert.equal(readConfig({ DATA_DIR: data, VOICE_ENGINE: 'embedded' }).voice, undefined);
});

test('a key of a language model turns it on; with both keys Anthropic writes', () => {
  const openai = readConfig({ OPENAI_API_KEY: 'sk-openai-1', STORY_MODEL: 'gpt-5-mini' }).storyModel;
  assert.deepEqual(openai, {
    provider: 'openai',
    apiKey: 'sk-openai-1',
    model: 'gpt-5-mini',
    baseUrl: undefined,
  });
  const both = readConfig({
    OPENAI_API_KEY: 'sk-openai-1',
    ANTHROPIC_API_KEY: 'sk-ant-12',
    STORY_MODEL_URL: 'http://127.0.0.1:4000/v1/',
  }).storyModel;
  assert.equal(both?.provider, 'anthropic');
  assert.equal(both?.baseUrl, 'http://127.0.0.1:4000/v1');
});

const stripe = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_ID: 'price_1',
};

test('a site that families reach by https does not take test cards by mistake', () => {
  for (const PUBLIC_URL of ['https://example.com', 'HTTPS://example.com/'])
    assert.throws(() => readConfig({ PUBLIC_URL }), /STRIPE_SECRET_KEY is needed where PUBLIC_URL is https/);
  const meant = readConfig({ PUBLIC_URL: 'https://example.com', PAYMENTS: 'emulator' });
  assert.equal(meant.stripe, undefined);
  assert.equal(readConfig({ PUBLIC_URL: 'https://example.com', ...stripe }).stripe?.priceId, 'price_1');
  assert.equal(readConfig({ PUBLIC_URL: 'http://phone.local:3000' }).stripe, undefined);
  assert.throws(() => readConfig({ ...stripe, PAYMENTS: 'emulator' }), /PAYMENTS=emulator is for/);
});

test('a cache before the server is another host than the site, by https where that is', () => {
  const PUBLIC_URL = 'https://milestoon.example.com';
  const faultsOf = (CDN_URL: string, site: string | undefined = PUBLIC_URL): string => {
    try {
      readConfig({ CDN_URL, PAYMENTS: 'emulator', ...(site && { PUBLIC_URL: site }) });
      return '';
    } catch (error) {
      return (error as Error).message.split('\n').slice(1).join('\n').trim();
    }
  };
  const config = readConfig({ CDN_URL: 'https://files.example.com/', PAYMENTS: 'emulator', PUBLIC_URL });
  assert.equal(config.cdnUrl, 'https://files.example.com');
  assert.equal(readConfig({}).cdnUrl, undefined);
  assert.match(faultsOf('files.example.com'), /^CDN_URL must be an address/);
  assert.match(faultsOf('https://files.example.com', ''), /^PUBLIC_URL is needed with CDN_URL/);
  assert.match(faultsOf('http://files.example.com'), /^CDN_URL must be https/);
  assert.match(faultsOf(PUBLIC_URL), /^CDN_URL must be another host/);
  for (const more of ['/films', '?a=b', '#x'])
    assert.match(faultsOf(`https://files.example.com${more}`), /host alone/);
  assert.match(faultsOf('https://me:secret@files.example.com'), /user name or password/);
});

test('a collector of traces, with headers as OpenTelemetry writes them', () => {
  assert.equal(readConfig({}).tracing, undefined);
  const given = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example.com/in/',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YTpi, x-team=a',
  };
  assert.deepEqual(readConfig(given).tracing, {
    url: 'https://otel.example.com/in',
    headers: { authorization: 'Basic YTpi', 'x-team': 'a' },
  });
  for (const wrong of ['otel.example.com:4318', 'https://a:b@otel.example.com'])
    assert.throws(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: wrong }), /OTEL_EXPORTER_OTLP_ENDPOINT/);
  for (const wrong of ['token', 'authorization=Basic%2'])
    assert.throws(() => readConfig({ OTEL_EXPORTER_OTLP_HEADERS: wrong }), /OTEL_EXPORTER_OTLP_HEADERS/);
});
