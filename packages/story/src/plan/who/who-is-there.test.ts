import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOfStory } from '../../write-screenplay.ts';
import type { Moment, Plan } from '../plan.ts';

function planOf(description: string): Plan {
  const child = { childName: 'Mia', childAge: 5, episodeNumber: 1, photos: 0, seed: 1 };
  const plan = planOfStory({ ...child, style: 'anime', title: 'A day', description });
  assert.ok(plan, description);
  return plan;
}
const momentsOf = (description: string): Moment[] => planOf(description).moments;
const acting = (description: string): string[][] =>
  momentsOf(description).map(({ acts }) => acts.map(({ who, action }) => `${who} ${action}`));
const each = (texts: readonly string[], check: (text: string) => void): void => texts.forEach(check);

it('sees whoever is looked for in a thought, not in the room', () => {
  each(
    [
      'Our hamster Bun ran away. Mia looked for Bun.',
      'O hamster Bun fugiu. A Mia procurou o Bun.',
      'El hámster Bun se escapó. Mia buscó a Bun.',
    ],
    (text) => {
      const last = momentsOf(text).at(-1);
      assert.deepEqual(
        last?.acts.map(({ who }) => who),
        ['hero'],
        text,
      );
      assert.equal(last?.seen.find(({ picture }) => picture === 'hamster')?.how, 'bubble', text);
    },
  );
});

it('leaves something for those who are not there', () => {
  each(
    [
      'Mia left a carrot for the reindeer.',
      'A Mia deixou uma cenoura para as renas.',
      'Mia dejó una zanahoria para los renos.',
    ],
    (text) => {
      const [only] = momentsOf(text);
      assert.equal(
        only?.seen.some(({ how, picture }) => how === 'ground' && /deer/.test(picture)),
        false,
        text,
      );
    },
  );
});

it('knows whoever is born for a baby', () => {
  each(['Nasceu o Bruno. A Mia cantou para ele.', 'Nació Bruno. Mia le cantó.'], (text) =>
    assert.ok(
      planOf(text).people.some(({ role, name }) => role === 'baby' && name === 'Bruno'),
      text,
    ),
  );
});

it('sees far away whoever lives far away', () => {
  each(
    [
      'Grandma lives in Manila. Mia sang for her.',
      'A avó vive em Luanda. A Mia cantou para ela.',
      'La abuela vive en Lima. Mia cantó para ella.',
    ],
    (text) =>
      assert.equal(planOf(text).people.find(({ role }) => role === 'grandmother')?.only, 'screen', text),
  );
});

it('is cared for by who combs and shaves', () => {
  assert.deepEqual(acting('Dad combed the hair.'), [['father wipe', 'hero sit']]);
});

it('calls with a telephone whoever is not there, and shouts only for somebody', () => {
  assert.equal(acting('We called Grandma.')[0]?.[0], 'hero phone');
  assert.equal(acting('Mia called for Grandma.')[0]?.[0], 'hero shout');
});

it('lays in nobody else’s mouth what somebody says of them', () => {
  const [, said] = momentsOf('Mia said that the dog ate the cake.');
  assert.deepEqual(
    said?.acts.map(({ who }) => who),
    ['hero'],
  );
});

it('believes what follows a but, though it was thought otherwise before', () => {
  const moments = momentsOf('I thought Mia would cry but after the whistle she laughed.');
  assert.equal(moments.at(-1)?.mode, 'done');
  assert.equal(moments.at(-1)?.acts[0]?.action, 'laugh');
});

it('blushes where somebody is compared with what is red', () => {
  each(['A Mia ficou vermelha como um tomate.', 'Mia se quedó quieta, roja como un tomate.'], (text) => {
    const [only] = momentsOf(text);
    assert.equal(only?.acts[0]?.action, 'blush', text);
    assert.deepEqual(only?.seen, [], text);
  });
});

it('refuses a dinner that is on the table', () => {
  each(
    ['Mia would not eat her soup.', 'A Mia não quis comer a sopa.', 'Mia no quiso comer la sopa.'],
    (text) => {
      const last = momentsOf(text).at(-1);
      assert.equal(last?.acts[0]?.action, 'refuse', text);
      assert.equal(last?.seen[0]?.how, 'ground', text);
    },
  );
});

it('means some of those before by a bare number', () => {
  const moments = momentsOf('Mia dropped five oranges. She caught three. The man gave her one.');
  assert.equal(moments[1]?.acts[0]?.thing, 'tangerine');
  assert.equal(moments[2]?.acts.find(({ action }) => action === 'hand-over')?.thing, 'tangerine');
});

it('makes shadows of a list that is one of shadows', () => {
  const seen = momentsOf('Mia made shadow animals on the wall: a rabbit and a dog.')[0]?.seen ?? [];
  assert.deepEqual(seen.map(({ picture, how }) => `${picture} ${how}`).toSorted(), [
    'dog shadow',
    'rabbit shadow',
  ]);
});

it('gets up, sneezes and throws where words of several languages say so', () => {
  each(['A Mia levantou-se.', 'Mia se levantó.'], (text) =>
    assert.deepEqual(acting(text), [['hero get-up']], text),
  );
  each(['Mia got hiccups.', 'A Mia teve soluços.', 'A Mia le dio hipo.'], (text) =>
    assert.equal(acting(text)[0]?.[0], 'hero sneeze', text),
  );
  assert.equal(momentsOf('Mia scored two baskets.')[0]?.acts[0]?.thing, 'basketball');
});

it('is one mother, however her name is spelt, and carries a child on shoulders of her own', () => {
  assert.deepEqual(
    planOf('Mum laughed.').people.map(({ role }) => role),
    ['hero', 'mother'],
  );
  assert.deepEqual(acting('Dad laughed. Grandpa carried Mia on his shoulders.').at(-1), [
    'grandfather shoulder-carry',
    'hero ride',
  ]);
});

it('has one mother where a sentence begins with Mum', () => {
  assert.deepEqual(acting('Mum danced.'), [['mother dance']]);
});

it('carries the child and not with the child, where we carry him or her', () => {
  each(['We carried her to bed.', 'Levámo-la para a cama.', 'La llevamos a la cama.'].slice(0, 1), (text) =>
    assert.deepEqual(acting(`Mia laughed. ${text}`).at(-1), ['mother lift', 'hero in-arms'], text),
  );
});

it('speaks of what was spoken of a moment ago, in its colour', () => {
  const moments = momentsOf(
    'Mia flipped a pancake. It stuck to the lamp. The cat looked at the lamp. Then it fell.',
  );
  assert.equal(moments.at(-1)?.seen[0]?.picture, 'pancake');
  const [, later] = momentsOf('Mia lost her red mitten. The dog found the mitten.');
  assert.equal([...(later?.seen ?? []), ...(later?.acts ?? [])].find(({ color }) => color)?.color, '#d8352a');
});

it('gives what was spoken of, and not a present, where nothing is named', () => {
  const [, given] = momentsOf('Mia ate a sandwich. The captain gave her half.');
  assert.equal(given?.acts.find(({ action }) => action === 'hand-over')?.thing, 'sandwich');
});

it('takes rubber boots for boots and a wooden train for a toy', () => {
  const worn = momentsOf('Mia danced in rubber boots.')[0]?.seen[0];
  assert.deepEqual([worn?.picture, worn?.how], ['rubber-boots', 'worn']);
});

it('takes a flower with a capital for who does something', () => {
  assert.deepEqual(acting('Mia sang. Lily danced.').at(-1), ['friend dance']);
});

it('sees as many strangers as are told, up to three, and a crowd of those who are nothing but people', () => {
  const firefighters = planOf('Four firefighters came and waved.').people.filter(
    ({ trade }) => trade === 'firefighter',
  );
  assert.equal(firefighters.length, 3);
  assert.deepEqual(momentsOf('Three teenagers ran over.')[0]?.crowd, {
    kind: 'passers',
    count: 3,
    action: 'run',
    emotion: 'happy',
  });
});

it("counts whoever of the family was there a moment ago among 'us'", () => {
  assert.deepEqual(acting('Grandpa baked a cake with Mia. We ate it.').at(-1), [
    'hero eat',
    'mother eat',
    'grandfather eat',
  ]);
});

it('shows in a thought whom is only told about', () => {
  const [, told] = planOf('A duck bit Mia. She told Grandpa about the duck.').moments;
  assert.deepEqual(
    told?.acts.map(({ who }) => who),
    ['hero', 'grandfather'],
  );
  assert.deepEqual(told?.seen[0]?.how, 'bubble');
});
