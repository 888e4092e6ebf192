import { deepEqual, equal } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readClauses } from '../read-clauses.ts';
import { gerundOf, pastOf, presentOf } from './inflect.ts';

/** Who does what in a text, as 'who verb'. */
const deedsOf = (text: string): string[] =>
  (readClauses(text, { language: 'en', childName: 'Leo' }) ?? []).map(
    ({ who, verb }) => `${who.map(({ head }) => head).join('+')} ${verb.lemma}`,
  );

describe('forms of known deeds', () => {
  it('spells them as they are written', () => {
    deepEqual(['hug', 'cry', 'wave', 'peel', 'unzip'].map(pastOf), [
      'hugged',
      'cried',
      'waved',
      'peeled',
      'unzipped',
    ]);
    deepEqual(['hug', 'tie', 'wave', 'peel'].map(gerundOf), ['hugging', 'tying', 'waving', 'peeling']);
    deepEqual(['hug', 'cry', 'push'].map(presentOf), ['hugs', 'cries', 'pushes']);
  });

  it('are read where only a deed stands', () => {
    deepEqual(deedsOf('My brother screams at the box.'), ['brother scream']);
    deepEqual(deedsOf('Then the boy vaulted over the gate.'), ['boy vault']);
    deepEqual(deedsOf('Leo smiled and Mia snuggled.'), ['Leo smile', 'Mia snuggle']);
    deepEqual(deedsOf('Leo stared at the moon.'), ['Leo stare']);
  });

  it('are read where they go on beside something else', () => {
    deepEqual(deedsOf('Leo sat on the step, scrubbing his boots.'), ['Leo sit', 'Leo scrub']);
    deepEqual(deedsOf('They were both snuggling.'), ['they snuggle']);
  });

  it('are no deeds where several of them are loved, or where they say how something is', () => {
    equal(deedsOf('Leo loves swimming, sledding and baking.').length, 1);
    deepEqual(deedsOf('The film was boring.'), ['film be']);
    deepEqual(deedsOf('His bath toys on the shelf.'), [' be']);
  });
});
