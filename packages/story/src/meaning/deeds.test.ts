import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Clause } from '../reading/clause.ts';
import { actionOf, deedOf, nounOfDeed } from './deeds.ts';

const done = (language: 'en' | 'pt' | 'es', lemma: string, particle?: string): string => {
  const verb = { lemma, ...(particle ? { particle } : {}) } as Clause['verb'];
  const deed = deedOf({ verb, things: [] }, language);
  return deed === null ? 'nothing' : actionOf(deed);
};

test('what parents write is acted as itself, not as what comes near', () => {
  for (const [verb, action] of [
    ['pull', 'pull'],
    ['reach', 'reach'],
    ['unwrap', 'open'],
    ['hit', 'hit'],
    ['refuse', 'refuse'],
    ['agree', 'nod'],
    ['count', 'count'],
    ['sing', 'sing'],
    ['bow', 'bow'],
    ['shrug', 'shrug'],
    ['dig', 'dig'],
    ['whisper', 'whisper'],
    ['sneeze', 'sneeze'],
    ['kiss', 'kiss'],
    ['comfort', 'comfort'],
    ['tickle', 'tickle'],
    ['high-five', 'high-five'],
    ['help', 'put-down'],
    ['tug', 'pull'],
    ['write', 'write'],
    ['blush', 'blush'],
    ['wait', 'wait'],
    ['measure', 'measure'],
    ['tie', 'tie'],
    ['tiptoe', 'tiptoe'],
    ['drive', 'drive'],
    ['listen', 'watch'],
  ] as const)
    assert.equal(done('en', verb), action, verb);
  assert.equal(done('en', 'take', 'out'), 'take-out');
  assert.equal(done('en', 'get', 'up'), 'get-up');
  assert.equal(done('en', 'put', 'on'), 'put-on');
});

test('the same in Portuguese and Spanish', () => {
  assert.deepEqual(
    ['puxar', 'abrir', 'cantar', 'recusar', 'beijar', 'consolar', 'escrever', 'esperar'].map((verb) =>
      done('pt', verb),
    ),
    ['pull', 'open', 'sing', 'refuse', 'kiss', 'comfort', 'write', 'wait'],
  );
  assert.deepEqual(
    ['abrir', 'cantar', 'sacar', 'levantarse', 'besar', 'ayudar', 'conducir', 'medir'].map((verb) =>
      done('es', verb),
    ),
    ['open', 'sing', 'take-out', 'get-up', 'kiss', 'put-down', 'drive', 'measure'],
  );
});

test('common verbs of Portuguese and Spanish, and what stands with them', () => {
  const table = [
    ['pt', 'desfilar', 'walk'],
    ['pt', 'abanar', 'push'],
    ['pt', 'emprestar', 'hand-over'],
    ['pt', 'pontapear', 'kick'],
    ['pt', 'ralhar', 'talk'],
    ['es', 'pelear', 'hit'],
    ['es', 'regañar', 'talk'],
    ['es', 'acunar', 'hug'],
    ['es', 'bostezar', 'sneeze'],
    ['es', 'arropar', 'hug'],
  ] as const;
  for (const [language, verb, action] of table) assert.equal(done(language, verb), action, verb);
});

test('of a verb with a sense of its own the noun is a thing, of a light one it is the deed', () => {
  const noun = (lemma: string, head: string, language: 'en' | 'pt'): string | undefined =>
    nounOfDeed({ verb: { lemma }, things: [{ head }] } as never, language);
  assert.equal(noun('take', 'bow', 'en'), 'bow');
  assert.equal(noun('close', 'door', 'en'), undefined);
  assert.equal(noun('afastar', 'mesa', 'pt'), undefined);
});
