import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { testDatabase } from '@milestoon/database/testing';
import { productionSteps } from '@milestoon/domain';
import { sql } from 'kysely';

const database = await testDatabase();
after(() => database.close());

test('the database knows the steps of a production that the domain lists, and no others', async () => {
  const { rows } = await database.asOwner('test', (tx) =>
    sql<{ definition: string }>`select pg_get_constraintdef(oid) as definition
      from pg_constraint where conname = 'episode_productions_step'`.execute(tx),
  );
  const known = [...(rows[0]?.definition ?? '').matchAll(/'(\w+)'/g)].map(([, name]) => name);
  assert.deepEqual(known, [...productionSteps]);
});
