import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOfStory } from '../../write-screenplay.ts';

/** Who is by what in every moment: 'hero roof table'. */
function placesIn(description: string): string[] {
  const child = { childName: 'Mia', childAge: 5, episodeNumber: 1, photos: 0, seed: 1 };
  const plan = planOfStory({ ...child, style: 'anime', title: 'A day', description });
  assert.ok(plan, description);
  return plan.moments.map(({ seen }) =>
    seen
      .flatMap(({ picture, how, of }) =>
        /^(?:support|inside|cover|roof)$/.test(how) ? [`${of} ${how} ${picture}`] : [],
      )
      .toSorted()
      .join(', '),
  );
}

it('leaves somebody where they are for what they do on the spot, until they come out or get down', () => {
  const table = 'hero roof table';
  for (const text of [
    'Mia hid under the table. Mia laughed. Mia ran into the garden. Mia sang.',
    'A Mia escondeu-se debaixo da mesa. A Mia riu-se. A Mia correu para o jardim. A Mia cantou.',
    'Mia se escondió debajo de la mesa. Mia se puso a llorar. Mia corrió al jardín. Mia cantó.',
  ])
    assert.deepEqual(placesIn(text), [table, table, '', ''], text);
  assert.deepEqual(placesIn('Mia hid behind the sofa. Mia came out. Mia laughed.'), [
    'hero cover couch-and-lamp',
    '',
    '',
  ]);
});

it('has two under one table, and stays there when nobody will come out', () => {
  assert.deepEqual(placesIn('Mia hid under the table. Mum got under the table with her, laughing.'), [
    'hero roof table',
    'hero roof table, mother roof table',
    'hero roof table, mother roof table',
  ]);
  assert.equal(placesIn('Mia hid under the bed. Mia did not come out.').at(-1), 'hero roof bed');
});

it('seats whoever sat down on what is no seat, and forgets them in another place', () => {
  const child = { childName: 'Mia', childAge: 5, episodeNumber: 1, photos: 0, seed: 1 };
  const plan = planOfStory({
    ...child,
    style: 'anime',
    title: 'A day',
    description: 'Mia sat on the table. Mia laughed.',
  });
  assert.equal(plan?.moments.at(-1)?.seen[0]?.seated, true);
  assert.equal(placesIn('Mia sat on the table. At the park Mia laughed.').at(-1), '');
});
