/**
 * An upgrade beside the running old version, and the way back: `node bench/upgrade/main.ts --from v1.8.0` (a commit or
 * tag of this repository). Prints what held; exits with 1 where something did not.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readUnderWay } from '../chaos/kept.ts';
import { checkOut } from './checkout.ts';
import { lookThrough, order, settle, until } from './family-pages.ts';
import { complaints, jobsDone } from './film-makers.ts';
import { openInstallation, type Version } from './installation.ts';

const { values } = parseArgs({ options: { from: { type: 'string' } } });
if (!values.from) throw new Error('--from: a commit or tag');
const root = path.join(import.meta.dirname, '../..');
const photo = new Blob([fs.readFileSync(path.join(root, 'photos/girl-black-long-fringe.jpg'))]);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'upgrade-'));
const key = randomBytes(24).toString('hex');
let isFine = true;
const load = (): string => (os.loadavg()[0] ?? 0).toFixed(1);

const tell = (what: string, faults: string[]): void => {
  if (faults.length > 0) isFine = false;
  console.log(
    `${faults.length === 0 ? 'holds' : 'WRONG'}  ${what}${faults.map((fault) => `\n         ${fault}`).join('')}`,
  );
};
const films = (version: Version): string =>
  `${jobsDone(version, 'produce-episode')} films and ${jobsDone(version, 'make-trailer')} trailers by the ${version.name}`;
const rest = async (url: string): Promise<void> => {
  while (Object.keys(await readUnderWay(url)).length > 0) await pause(500);
};

const source = path.join(folder, 'source');
const commit = checkOut(values.from, source);
console.log(`from ${commit}; load ${load()}`);
const data = path.join(folder, 'data');
fs.mkdirSync(data);
fs.chmodSync(folder, 0o755); // the database's account goes through
let installation = await openInstallation(data, path.join(folder, 'tools'), key);
try {
  const before = await installation.start('old', source);
  const families = [await settle(1, before.site), await settle(2, before.site)];
  const [first, second] = families;
  if (!first || !second) throw new Error('no families');
  tell('the old version alone: two families, a film each', await lookThrough(first, before.site));
  const inTheMaking = await order(first, before.site, 'In the making', photo);
  await until(first, before.site, inTheMaking, ({ progress }) => (progress?.share ?? 0) > 0.2);

  const after = await installation.start('new', root);
  tell('the new version started and migrated beside it, while a film was in the making', []);
  const oldFilms = jobsDone(before, 'produce-episode');
  const ordered = [
    await order(second, before.site, 'Beside 1', photo),
    await order(second, after.site, 'Beside 2', photo),
  ];
  families.push(await settle(3, after.site), await settle(4, before.site));
  await until(first, before.site, inTheMaking, ({ status }) => status === 'completed');
  for (const id of ordered) await until(second, after.site, id, ({ status }) => status === 'completed');
  await rest(installation.databaseUrl);
  const byOld = jobsDone(before, 'produce-episode') - oldFilms;
  tell(`side by side both made films: ${byOld} by the old, ${films(after)}`, [
    ...(byOld > 0 ? [] : ['none by the old one']),
    ...(jobsDone(after, 'produce-episode') > 0 ? [] : ['none by the new one']),
  ]);
  for (const { name, site } of [before, after]) {
    const faults = await Promise.all(families.map((family) => lookThrough(family, site)));
    tell(`all four families' pages and films through the ${name} site`, faults.flat());
  }
  const last = await order(first, after.site, 'Handed over', photo);
  await until(first, after.site, last, ({ progress }) => (progress?.share ?? 0) > 0.1);
  await before.stop();
  await until(first, after.site, last, ({ status }) => status === 'completed');
  tell(
    'the old version ended, what it was making was made by the new one',
    await lookThrough(first, after.site),
  );
  await rest(installation.databaseUrl);
  for (const version of [before, after])
    tell(`the ${version.name} version complained of nothing`, complaints(version));

  await installation.stop();
  const copy = path.join(folder, 'copy');
  fs.cpSync(data, copy, {
    recursive: true,
    preserveTimestamps: true,
    filter: (name) => !name.endsWith('.s.PGSQL.5432'),
  });
  chownAs(path.join(data, 'postgres'), path.join(copy, 'postgres'));
  installation = await openInstallation(copy, path.join(folder, 'tools'), key);
  const again = await installation.start('again', source);
  const faults = await Promise.all(families.map((family) => lookThrough(family, again.site)));
  tell(
    'back again on a copy: all pages and films, those of the new version too, through the old one',
    faults.flat(),
  );
  const backAgain = await order(first, again.site, 'Back again', photo);
  await until(first, again.site, backAgain, ({ status }) => status === 'completed');
  await rest(installation.databaseUrl);
  tell(`and it goes on making films: ${films({ ...again, name: 'old version' })}`, complaints(again));
} finally {
  await installation.stop();
  if (isFine) fs.rmSync(folder, { recursive: true, force: true });
  else console.log(`left to look at: ${folder}`);
  console.log(`load ${load()}`);
}
if (!isFine) process.exitCode = 1;

/** The database's files belong to the account it runs under. */
function chownAs(like: string, target: string): void {
  const { uid, gid } = fs.statSync(like);
  fs.chownSync(target, uid, gid);
  fs.chmodSync(target, 0o700);
  for (const name of fs.readdirSync(target, { recursive: true, encoding: 'utf8' }))
    fs.lchownSync(path.join(target, name), uid, gid);
}
