import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../../testing/plan-of.ts';

const last = (description: string): string | undefined => acted(description).at(-1)?.[0];
const all = (texts: readonly string[], expected: string): void => {
  for (const text of texts) assert.equal(last(text), expected, text);
};

it('lets no thing do what only a body does', () => {
  all(
    [
      'The whistle was loud. Covered her ears.',
      'A sirene tocou e tapou os ouvidos.',
      'El tambor sonó y se tapó los oídos.',
    ],
    'hero cover-ears',
  );
  all(['O balão rebentou e abraçou a avó.', 'El globo explotó y abrazó a la abuela.'], 'hero hug');
  all(['The lamp was on. Waved at Grandma.'], 'hero wave');
});

it('goes on with the thing where it moves by itself, and with an animal', () => {
  all(['El globo subió y cayó.', 'O balão subiu e caiu.'], 'hero look');
  all(['Un zorro vino y comió la manzana.', 'Uma raposa veio e comeu a maçã.'], 'hero look');
});
