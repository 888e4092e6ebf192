import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { parseAllDocuments, parseDocument } from 'yaml';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

/** Every setting that the README's table names. */
const settings = new Set(
  read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => line.match(/(?<=`)[A-Z][A-Z0-9_]+(?=`)/g) ?? []),
);
/** Of Node, and of what else compose starts. */
const others = new Set(['NODE_ENV', 'DOMAIN', 'DATABASE_PASSWORD', 'STORE_PASSWORD']);
const unknown = (names: Iterable<string>): string[] =>
  [...names].filter((name) => !settings.has(name) && !others.has(name));

interface Service {
  environment?: Record<string, string>;
  image: string;
  healthcheck?: { test: string[] };
  entrypoint?: string[];
}

function compose(): { services: Record<string, Service> } {
  const document = parseDocument(read('deploy/compose.yaml'), { merge: true });
  assert.deepEqual(document.errors, []);
  return document.toJS();
}

test('compose: the app’s settings exist, what it asks of .env stands in the example, and the other way round', () => {
  const { services } = compose();
  assert.deepEqual(Object.keys(services), ['web', 'worker', 'database', 'store', 'bucket', 'proxy']);
  for (const name of ['web', 'worker'])
    assert.deepEqual(unknown(Object.keys(services[name]?.environment ?? {})), []);
  const asked = new Set([...read('deploy/compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name));
  const given = new Set([...read('deploy/env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name));
  assert.deepEqual([...asked].toSorted(), [...given].toSorted());
});

test('compose: what is waited for is ready when it says so', () => {
  const { services } = compose();
  // While a database is made, a server answers by its socket alone, which the app is not to be sent to.
  assert.deepEqual(services.database?.healthcheck?.test.slice(0, 4), [
    'CMD',
    'pg_isready',
    '--host',
    '127.0.0.1',
  ]);
  // The shell ends well whether there is a bucket or not.
  const script = services.bucket?.entrypoint?.at(-1) ?? '';
  assert.match(script, /until .*s3\.bucket\.list .*milestoon; do/);
  assert.ok(script.includes(`create -name ${services.web?.environment?.S3_BUCKET}`));
});

test('what is filled in with secrets is no file of the repository, and in no image', () => {
  for (const file of ['.gitignore', '.dockerignore']) assert.match(read(file), /^(\*\*\/)?\.env$/m, file);
  assert.match(read('.gitignore'), /^\*\.env$/m);
  assert.match(read('.dockerignore'), /^(\*\*\/)?\*\.env$/m);
});

test('Kubernetes: every document parses, probes and limits are there, settings exist', () => {
  const documents = ['milestoon.yaml', 'worker-scaling.yaml'].flatMap((file) =>
    parseAllDocuments(read(`deploy/kubernetes/${file}`)),
  );
  const objects = documents.map((document) => {
    assert.deepEqual(document.errors, []);
    return document.toJS();
  });
  const named = (kind: string, name: string) =>
    objects.find((object) => object.kind === kind && object.metadata.name === name);
  assert.deepEqual(unknown(Object.keys(named('ConfigMap', 'milestoon').data)), []);
  const containerOf = (name: string) => named('Deployment', name).spec.template.spec.containers[0];
  const web = containerOf('web');
  assert.deepEqual(
    [web.livenessProbe, web.readinessProbe, web.startupProbe].map((probe) => probe.httpGet.path),
    ['/healthz', '/readyz', '/readyz'],
  );
  for (const name of ['web', 'worker']) {
    assert.deepEqual(containerOf(name).args, ['--role', name]);
    assert.ok(containerOf(name).resources.limits.memory);
    // A volume is root's and open: below it is a folder of the account's own.
    const [data] = containerOf(name).volumeMounts;
    assert.ok(named('ConfigMap', 'milestoon').data.DATA_DIR.startsWith(`${data.mountPath}/`));
    assert.equal(named('Deployment', name).spec.template.spec.automountServiceAccountToken, false);
  }
  const { spec } = named('ScaledObject', 'worker');
  assert.match(spec.triggers[0].metadata.query, /from pgboss\.job where name = 'produce-episode'/);
});

test('the image and the unit start what there is, as nobody in particular, with settings that exist', () => {
  const dockerfile = read('Dockerfile');
  const unit = read('deploy/milestoon.service');
  const main = 'apps/server/src/main.ts';
  assert.ok(fs.existsSync(path.join(root, main)));
  assert.match(dockerfile, /^USER 10001:10001$/m);
  assert.match(dockerfile, /^HEALTHCHECK /m);
  assert.match(dockerfile, new RegExp(`^ENTRYPOINT .*"${main}"\\]$`, 'm'));
  assert.match(unit, new RegExp(`^ExecStart=/srv/milestoon/node_modules/\\.bin/node ${main}$`, 'm'));
  assert.match(unit, /^User=milestoon$/m);
  const set = [...dockerfile.matchAll(/^ENV (.*)$/gm), ...unit.matchAll(/^Environment=(.*)$/gm)];
  const names = set.flatMap(([, pairs = '']) => [...pairs.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name));
  assert.ok(names.length >= 6);
  assert.deepEqual(unknown(names.flatMap((name) => name ?? [])), []);
  for (const [, file = ''] of dockerfile.matchAll(/node_modules\/\.bin\/node (scripts\/\S+)/g))
    assert.ok(fs.existsSync(path.join(root, file)), file);
});
