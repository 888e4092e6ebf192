import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

const last = (text: string) => acted(text).at(-1);
const people = (text: string) => planOf(text).people.map(({ id }) => id);

it('has a stranger do what tells which one they are', () => {
  assert.match(last('Mia laughed at the lady selling balloons.')?.[0] ?? '', /^woman /);
  assert.match(last('Mia waved to the man fixing the boiler.')?.[0] ?? '', /^man /);
  assert.match(last('Mia hugged Grandma holding her bear.')?.[0] ?? '', /^hero /);
});

it('has whoever stands behind the verb act where a thing stands before it', () => {
  assert.deepEqual(people('Mia llevó la túnica morada que llevó su padre.'), ['hero', 'father']);
  assert.equal(last('A Mia comeu o bolo que fez a avó.')?.[0]?.split(' ')[0], 'grandmother');
});

it('has an animal do what it was heard or seen to do', () => {
  const moments = planOf('Mia salió con la linterna y era un erizo comiéndose nuestras magdalenas.').moments;
  assert.ok(!moments.at(-1)?.acts.some(({ action }) => action === 'eat'));
});

it('makes nobody of hills, streets, feasts and how an animal is', () => {
  assert.deepEqual(people('Mia subió el cerro Manquehue.'), ['hero']);
  assert.deepEqual(people('A Mia subiu o morro Cabrito.'), ['hero']);
  assert.deepEqual(people('Mia salió el Viernes Santo con el tambor.'), ['hero']);
  const dog = planOf('La vecina sacó a su perra Canela, que es viejita, y Mia le tocó la oreja.');
  assert.ok(!dog.people.some(({ role }) => role === 'man'));
});

it('leaves no dead animal standing where it is buried', () => {
  const { moments } = planOf('Our cat Misty died. We buried him in the garden.');
  assert.deepEqual(
    moments
      .at(-1)
      ?.acts.map(({ who }) => who)
      .filter((who) => who === 'cat'),
    [],
  );
  assert.ok(moments.at(-1)?.acts.every(({ to }) => to !== 'hero'));
});
