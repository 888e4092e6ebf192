import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const kicked = (text: string): string | undefined => {
  const act = planOf(text, { childName: 'Leo', pronoun: 'he' }).moments.at(-1)?.acts[0];
  return act?.action === 'kick' ? act.thing : act?.action;
};

it('kicks what is told, be it as large as a door', () => {
  assert.equal(kicked('Leo kicked the ball.'), 'soccer-ball');
  assert.equal(kicked('Leo kicked the mailbox.'), 'postbox');
  assert.equal(kicked('Leo kicked the door.'), 'door');
});

it('kicks a ball where a goal is scored, and not the goal', () => {
  const [scored] = planOf('Mia scored her first goal.').moments;
  assert.deepEqual([scored?.acts[0]?.action, scored?.acts[0]?.thing], ['kick', undefined]);
});
