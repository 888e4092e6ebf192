import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { newRequest } from './testing/new-request.ts';
import { writeScreenplay } from './write-screenplay.ts';

const texts = {
  english: 'NAME rode her bike with Grandma. Then she ran to the park with NAME2. "I did it!" she said.',
  portuguese: 'Hoje a NAME andou de bicicleta com a avó. Depois correu no parque com a NAME2.',
  'no language of ours': 'Aujourd’hui NAME a fait du vélo avec mamie. Elle était très contente avec NAME2.',
};

const written = (text: string, childName: string, player = 'Zoe') =>
  writeScreenplay(
    newRequest({
      childName,
      description: text.replaceAll('NAME2', () => player).replaceAll('NAME', () => childName),
      family: [{ id: 'player', name: player, role: 'friend' }],
    }),
  );

describe('names are letters of a text and never a pattern or a command', () => {
  for (const [language, text] of Object.entries(texts))
    it(`whatever signs parents put into a name, in ${language}`, () => {
      for (const name of ['(', 'Mia)', '[Mia', 'C++', 'Mia\\', 'D*', '?', '{3}', 'Mia|'])
        for (const [child, player] of [
          [name, 'Zoe'],
          ['Mia', name],
        ] as const)
          assert.doesNotThrow(() => written(text, child, player), `${child} and ${player}`);
    });

  // As a pattern it would be tried in two to the thirtieth ways: half a minute, and an hour five letters later.
  it('a name that would keep a processor busy for ever is a name', () => {
    const started = performance.now();
    written(`She shouted ${'a'.repeat(30)}! Then she ran home with NAME2.`, '(\\w|\\w|_)+#');
    assert.ok(performance.now() - started < 10_000);
  });

  it('a name with a sign that stands for the rest of a text is told as it is', () => {
    const [scene] = written('She rode a bike. She fell. She laughed and got up.', "Mia$'$'").scenes;
    assert.equal(scene?.beats[0]?.text, "Mia$'$' rode a bike.");
  });
});
