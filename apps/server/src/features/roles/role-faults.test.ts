import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roleFault } from './role-faults.ts';

const of = (code: string, message = ''): Error => Object.assign(new Error(message), { code });

test('what the database says is read by code or by message', () => {
  assert.equal(roleFault(of('42P01')), 'PGRST116');
  assert.equal(roleFault(of('42883', 'function set_user_role does not exist')), 'PGRST116');
  assert.equal(roleFault(of('42501')), 'PGRST301');
  assert.equal(roleFault(of('42P17')), 'infinite recursion');
  assert.equal(roleFault(of('XX000', 'infinite recursion detected in policy')), 'infinite recursion');
  for (const other of [of('23505', 'duplicate key'), new Error('no connection'), null, 'does not exist'])
    assert.equal(roleFault(other), null);
});
