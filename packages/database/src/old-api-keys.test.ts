import assert from 'node:assert/strict';
import { test } from 'node:test';
import { databaseBefore } from './before-migration.testing.ts';

const [old, silent] = [1, 2].map((i) => `00000000-0000-4000-8000-00000000000${i}`);

test('a key from before ends for everything but reports under way; whoever made it is told in the app', async () => {
  const { client, migrate, close } = await databaseBefore('0023_api_keys.sql');
  try {
    for (const id of [old, silent]) {
      await client.query('insert into "user" (id, name, email) values ($1, $2, $3)', [
        id,
        'Parent',
        `${id}@example.com`,
      ]);
      await client.query('insert into user_api_keys (user_id, sealed_key, lookup_hash) values ($1, $2, $3)', [
        id,
        'v1.0123456789abcdef.sealed',
        `hash of ${id}`,
      ]);
    }
    await client.query(
      "insert into notifications (user_id, kind, event_key, in_app) values ($1, 'api-key-created', 'a', false)",
      [old],
    );
    await migrate();
    const { rows: found } = await client.query(
      "select key_id, scope from me.resolve_api_key('hash of ' || $1)",
      [old],
    );
    assert.deepEqual(found, [{ key_id: null, scope: 'report' }]);
    const { rows: told } = await client.query(
      "select user_id from notifications where kind = 'api-keys-ended' and in_app",
    );
    assert.deepEqual(told, [{ user_id: old }]);
    await client.query("update report_keys set earlier_until = earlier_until - interval '3 days'");
    const later = await client.query("select from me.resolve_api_key('hash of ' || $1)", [old]);
    assert.equal(later.rowCount, 0);
  } finally {
    await close();
  }
});
