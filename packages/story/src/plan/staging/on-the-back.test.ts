import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../../testing/plan-of.ts';
import { planOfStory } from '../../write-screenplay.ts';

const doneIn = (description: string): string[] => {
  const child = { childName: 'Mia', childAge: 5, episodeNumber: 1, photos: 0, seed: 1 };
  const plan = planOfStory({ ...child, style: 'anime', title: 'A day', description });
  return (plan?.moments ?? []).flatMap(({ acts }) => acts.map(({ who, action }) => `${who} ${action}`));
};
const all = (texts: readonly string[], expected: readonly string[]): void => {
  for (const text of texts) assert.deepEqual(doneIn(text).toSorted(), expected, text);
};

it('has somebody carried on a back, whoever of the two is said to do it', () => {
  all(
    ['Dad gave Mia a piggyback ride.', "Mia rode on Dad's back.", 'O pai levou a Mia às cavalitas.'],
    ['father piggyback', 'hero ride'],
  );
  all(
    [
      'Dad carried Mia on his shoulders all the way home.',
      "Mia sat on Dad's shoulders.",
      'A Mia foi aos ombros do pai.',
      'Papá llevó a Mia a hombros.',
      'Mia iba en los hombros de papá.',
    ],
    ['father shoulder-carry', 'hero ride'],
  );
});

it('carries things, and lays hands on shoulders, as ever', () => {
  const texts = [
    'Dad carried the tent on his back.',
    'Dad put his hand on her shoulder.',
    'Mia came back home.',
    'Dad gave Mia her ball back.',
  ];
  for (const text of texts) assert.doesNotMatch(doneIn(text).join(), /piggyback|ride/, text);
});

it('keeps whoever is carried there, asleep or on the run', () => {
  all(
    ['Grandpa put Mia on his back and ran home.', 'O avô pôs a Mia às costas e correu para casa.'],
    ['grandfather piggyback', 'grandfather piggyback', 'hero ride', 'hero ride'],
  );
  all(["Mia fell asleep on Dad's back."], ['father piggyback', 'hero ride']);
  all(['Mia fell asleep on her back.'], ['hero sleep']);
  assert.doesNotMatch(doneIn("Mia slept on Dad's shoulder.").join(), /piggyback/);
});

it('has nobody borne by a body of their own', () => {
  const boy = { childName: 'Tom', pronoun: 'he' } as const;
  const rides = 'Grandpa picked Tom up. He rode on his shoulders.';
  assert.deepEqual(acted(rides, boy).at(-1), ['hero ride', 'grandfather shoulder-carry']);
  const sits = 'Mum came in. Mia sat on her lap.';
  assert.deepEqual(acted(sits).at(-1), ['hero sit', 'mother sit']);
  assert.deepEqual(acted('Grandma came in. Mia fell on her knees.').at(-1)?.length, 1);
});
