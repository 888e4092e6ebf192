import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { testDatabase } from '@milestoon/database/testing';
import { type Family, goOn, Refused } from './testing/kill/family-story.ts';
import { faultPoints, type FaultPoint } from './testing/kill/fault-points.ts';
import { familyAsKept, settle } from './testing/kill/kept.ts';
import { type KillableServer, startKillable } from './testing/kill/killable-server.ts';

/** Everything once: nothing is lost, nothing is there twice, no step was repeated. */
const whole = {
  accounts: 1,
  children: 1,
  consents: 1,
  customers: 1,
  subscriptions: ['active'],
  candidates: 4,
  avatarSelected: true,
  episodes: [{ episode_number: 1, status: 'completed' }],
  steps: { screenplay: 1, narration: 1, corrections: 1, film: 1, sound: 1, video: 1 },
  notifications: ['episode-ready'],
  mails: 1,
  rowsWithoutFile: [],
  atProvider: { customers: 1, subscriptions: ['active'], openCheckouts: 0 },
};

const newFamily = (index: number): Family => ({
  email: `family-${index}@example.com`,
  address: `10.0.0.${index}`,
});

const nameOf = ({ stage, effect, occurrence }: FaultPoint): string => `${stage}: ${effect}#${occurrence}`;
const timeoutMs = 15_000;

/** Lives a family's life until the server is killed at `point`. */
async function dieAt(point: FaultPoint, server: KillableServer, family: Family): Promise<void> {
  try {
    await goOn(family, server, async (stage) => {
      if (stage === point.stage) await server.arm(point);
    });
  } catch (error) {
    // A connection that broke off is meant; whatever the server still answered is not.
    if (error instanceof Refused) throw new Error(nameOf(point), { cause: error });
  }
  const isDead = await Promise.race([server.dead.then(() => true), pause(timeoutMs, false, { ref: false })]);
  assert.ok(isDead, `${nameOf(point)} did not happen`);
}

/** Two at once: half of the time a server only starts. */
const chains = 2;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'milestoon-kill-'));
after(() => fs.rmSync(folder, { recursive: true }));

describe('a server that is killed', { concurrency: chains }, () => {
  for (let chain = 0; chain < chains; chain += 1)
    it(`goes on after every step as if nothing had been, part ${chain + 1}`, async () => {
      const database = await testDatabase();
      const directory = path.join(folder, String(chain));
      fs.mkdirSync(directory);
      let server = await startKillable(database.ownerUrl, directory);
      try {
        for (const [index, point] of faultPoints.entries()) {
          if (index % chains !== chain) continue;
          const family = newFamily(index);
          await dieAt(point, server, family);
          server = await startKillable(database.ownerUrl, directory);
          await goOn(family, server);
          await settle(database, directory);
          assert.deepEqual(await familyAsKept(database, directory, family.email), whole, nameOf(point));
        }
        // An undisturbed life: every step it takes is a fault point.
        server.effects.length = 0;
        const family = newFamily(faultPoints.length);
        await goOn(family, server);
        await settle(database, directory);
        assert.deepEqual(await familyAsKept(database, directory, family.email), whole);
        const known = new Set(faultPoints.map(({ effect }) => effect));
        assert.deepEqual([...new Set(server.effects)].sort(), [...known].sort());
      } finally {
        await server.kill();
        await database.close();
      }
    });
});
