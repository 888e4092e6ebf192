import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const last = (text: string) => planOf(text, { pronoun: 'she' }).moments.at(-1);
const seen = (text: string): string[] =>
  (last(text)?.seen ?? []).map(({ picture, how }) => `${picture} ${how}`);

test('whatever is done at a window in a room, the window is seen', () => {
  const wall = ['window wall'];
  assert.deepEqual(seen('Mia knocked on the window.'), wall);
  assert.deepEqual(seen('Mia pressed her nose against the window.'), wall);
  assert.deepEqual(seen('A Mia bateu no vidro da janela.'), wall);
  assert.deepEqual(seen('Mia se asomó por la ventana.'), wall);
  assert.deepEqual(seen('Mia threw the ball out of the window.').includes('window wall'), false);
});

test('of however many, the noun tells what it is', () => {
  assert.equal(last('Papá lavó dieciocho ollas.')?.acts[0]?.thing, 'pot-of-food');
  assert.equal(last('O pai tirou mil fotos.')?.acts[0]?.action, 'look-through');
  assert.equal(last('Mia recogió cien conchas.')?.acts[0]?.thing, 'spiral-shell');
});

test('of a part the whole is seen, and of what somebody wears what is done to it', () => {
  assert.deepEqual(seen('Mia kissed every door handle.'), ['door beside']);
  assert.equal(last('Mia rubbed the lamb with a bit of an old jumper.')?.acts[0]?.thing, 'jumper');
  assert.equal(last('I cleaned my glasses.')?.acts[0]?.thing, 'glasses');
});
