import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

/** Who is in each moment. */
const there = (text: string): string[] =>
  planOf(text).moments.map(({ acts }) =>
    acts
      .map(({ who }) => who)
      .toSorted()
      .join(' '),
  );

it('leaves out whoever made or bought it another day', () => {
  for (const [text, who] of [
    ['Grandma knitted a scarf in winter and Mia wore it every day.', 'grandmother'],
    ['Mum sewed a dress and Mia danced in it at the party.', 'mother'],
    ['Dad built a swing last summer and Mia tried it today.', 'father'],
    ['A mãe comprou um bolo e a Mia comeu-o depois da escola.', 'mother'],
    ['La abuela tejió una bufanda en invierno y Mia la llevó todos los días.', 'grandmother'],
  ] as const)
    assert.equal(there(text)[1]?.includes(who) ?? false, false, text);
});

it('leaves out whoever is somewhere else at the same time', () => {
  for (const text of [
    'Mum fed the baby while Mia was having her swimming lesson.',
    'Mia was sleeping when Dad left for work.',
    'Mia was having a bath when Grandma phoned.',
    'Mia was playing outside and Dad was cooking dinner.',
    'A Mia dormia quando o pai saiu para o trabalho.',
    'El bebé dormía mientras Mia y papá jugaban a las cartas en la otra habitación.',
  ]) {
    const [first = '', last = ''] = there(text);
    assert.ok(
      first.split(' ').every((who) => !last.split(' ').includes(who)),
      text,
    );
  }
  assert.equal(there('Mum read a book while Mia slept.').at(-1), 'hero mother');
});

it('leaves out who is phoned, and who holds something while another one goes', () => {
  for (const text of [
    'Mia cried until Grandma phoned from Spain.',
    'Mia cried until Mum finished work.',
    'Mia held a snail and Tom ran away.',
    'A Mia segurava a tesoura e o Tom estava em casa.',
  ])
    assert.equal(there(text).at(-1)?.includes('hero'), false, text);
  assert.equal(there('Dad told a joke on the phone and Mia laughed.').at(-1), 'hero');
  assert.equal(there('Mia held the ladder and Dad climbed it.').at(-1), 'father hero');
});
