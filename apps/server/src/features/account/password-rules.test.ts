import assert from 'node:assert/strict';
import { test } from 'node:test';
import { passwordFault } from './password-rules.ts';

test('the commonest passwords are refused, however they are written', async () => {
  for (const password of ['123456', 'password', 'PassWord', ' qwerty ', 'iloveyou', 'benfica', 'Milestoon'])
    assert.equal(await passwordFault(password, 'anna@example.com'), 'PASSWORD_TOO_COMMON', password);
});

test('so are the address and what stands before its @', async () => {
  for (const password of ['annasofia', 'AnnaSofia@Example.com'])
    assert.equal(await passwordFault(password, 'annasofia@example.com'), 'PASSWORD_IS_ADDRESS', password);
  assert.equal(await passwordFault('admin@localhost', 'admin@localhost.localdomain'), 'PASSWORD_IS_ADDRESS');
});

test('six characters of one’s own are enough, and what is too short is told as such elsewhere', async () => {
  for (const password of ['secret-1', 'a good password', 'x7-Kqp', '12345', 'anna'])
    assert.equal(await passwordFault(password, 'anna@example.com'), null, password);
});
