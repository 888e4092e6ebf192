import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOfStory } from '../write-screenplay.ts';

function acted(description: string): string[][] {
  const child = { childName: 'Zuri', childAge: 5, episodeNumber: 1, photos: 0, seed: 1 };
  const plan = planOfStory({ ...child, style: 'anime', title: 'A day', description });
  assert.ok(plan, description);
  return plan.moments.map(({ acts }) => acts.map(({ who, action }) => `${who} ${action}`));
}

it('whoever writes takes the child somewhere, and goes along', () => {
  assert.deepEqual(acted('Took Zuri to the beach.'), [['mother walk', 'hero walk']]);
  assert.deepEqual(acted('Went to the zoo with Zuri.'), [['hero walk', 'mother walk']]);
});

it('otherwise it is the child of whom a sentence without anybody tells', () => {
  assert.deepEqual(acted('Rode her bike without stabilisers today!'), [['hero bike']]);
  assert.deepEqual(acted("In my dad's garden digging up the potatoes."), [['hero dig']]);
});

it('whoever is rung up by a school is seen with the telephone', () => {
  for (const text of ['School rang: nits.', 'Ligaram da escola: piolhos.', 'Llamaron del cole.'])
    assert.deepEqual(acted(text), [['mother phone']], text);
});

it('is proud of the child', () => {
  assert.deepEqual(acted('So proud of Zuri.'), [['mother cheer', 'hero look']]);
});

it('a stranger stays where they were met: at home he is somebody else', () => {
  const text = 'On the bus the man zipped up his jacket. At home he read a book.';
  const boy = { childName: 'Leo', childAge: 5, episodeNumber: 1, photos: 0, seed: 1 };
  const plan = planOfStory({ ...boy, style: 'anime', title: 'A day', description: text, pronoun: 'he' });
  assert.deepEqual(
    plan?.moments.at(-1)?.acts.map(({ who, action }) => `${who} ${action}`),
    ['hero read'],
  );
});

it('who is found asleep sleeps, and who nearly dies of laughter laughs', () => {
  assert.deepEqual(acted('Zuri hid. I found her asleep under the bed.').slice(-2), [
    ['mother hold', 'hero look'],
    ['hero sleep'],
  ]);
  assert.deepEqual(acted('La abuela casi se muere de la risa.'), [['grandmother laugh']]);
});

it('a loaf that gets a name is not rung up, and a shoe that is buried is no sorrow', () => {
  assert.deepEqual(acted('Zuri called the loaf Godzilla.'), [['hero hold']]);
  const child = { childName: 'Zuri', childAge: 5, episodeNumber: 1, photos: 0, seed: 1 };
  const description = "Zuri buried her sister's shoe in the sandpit.";
  const plan = planOfStory({ ...child, style: 'anime', title: 'A day', description });
  assert.deepEqual(
    plan?.moments.flatMap(({ acts }) => acts.map(({ emotion }) => emotion)),
    ['happy'],
  );
});
