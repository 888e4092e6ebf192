import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

const cast = (text: string): string[] => planOf(text).people.map(({ role, name }) => `${role} ${name}`);

it('has whoever is named beside the child among the own children as a sister or brother', () => {
  assert.ok(
    cast('My girls fight all day. Mia and Nora wanted the bunk. Nora cried.').includes('sister Nora'),
  );
  assert.ok(cast('As minhas filhas não se falam. A Mia e a Leonor (8) gritaram.').includes('sister Leonor'));
  assert.ok(
    cast('Mis hijos se pelean. Mia y Diego querían el globo. Diego lloró.').includes('brother Diego'),
  );
  assert.ok(cast('Mia and Nora danced at school. Nora cried.').includes('friend Nora'));
});

it('has whoever is brought home to a cot, or is some months old, as the baby', () => {
  const [, , baby] = cast('We brought Finn home. Mia looked into the crib and kissed Finn.');
  assert.match(baby ?? '', /^baby/);
  assert.match(cast('A Mia riu. O Davi, de dez meses, riu.')[1] ?? '', /^baby/);
  assert.doesNotMatch(cast('We brought Finn home. Mia and Finn played chess.').join(), /baby/);
});

it('has a twin who is named beside the child be a brother or a sister by the name', () => {
  assert.deepEqual(acted('The twins Tom and Mia fell in the mud.', { childName: 'Mia' }), [
    ['brother fall', 'hero fall'],
  ]);
});
