import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsOfMoment } from './moment-words.ts';

/** What stands for each moment; the first are the words that the plan has it from. */
function said(text: string, moments: Record<string, string>): void {
  const told = Object.keys(moments).map((words) => {
    const at = text.indexOf(words);
    assert.ok(at >= 0, words);
    return [at, at + words.length] as const;
  });
  assert.deepEqual(
    told.map((span) => wordsOfMoment(text, span, told)),
    Object.values(moments),
  );
}

test('in Spanish a verb keeps its pronoun, and what follows it', () =>
  said(
    'Léa mordió una manzana en la cocina y se le cayó su primer diente. Por la noche vino el ratón y la niña se asustó un poquito. Los dos se rieron mucho.',
    {
      'Léa mordió una manzana': 'Léa mordió una manzana en la cocina',
      'le cayó': 'se le cayó su primer diente',
      vino: 'Por la noche vino el ratón',
      'asustó un poquito': 'la niña se asustó un poquito',
      rieron: 'Los dos se rieron mucho',
    },
  ));

test('in English a verb keeps its particle, the time before it, and what was said', () =>
  said(
    'They baked a cake together and read three books in bed, then she fell asleep with the cat curled up on her feet. At midnight she missed me and called us on the phone. In the morning she said she wants to do it again.',
    {
      'They baked a cake': 'They baked a cake together',
      'read three books': 'read three books in bed',
      'she fell': 'then she fell asleep with the cat',
      'curled up on her feet': 'curled up on her feet',
      'midnight she missed me': 'At midnight she missed me',
      'called us': 'called us on the phone',
      'she said': 'In the morning she said she wants to do it again',
      'she wants to do it': 'she wants to do it again',
    },
  ));

test('in Portuguese a verb keeps its negation and its adverb', () =>
  said('O cão deitou-o abaixo e ela riu-se muito. Não quis ir embora, o avô levou-a ao colo.', {
    'O cão deitou-o': 'O cão deitou-o abaixo',
    'ela riu-se': 'ela riu-se muito',
    'quis ir': 'Não quis ir embora',
    'o avô levou-a': 'o avô levou-a ao colo',
  }));

test('without a mark or a word between them, what leans on the next goes with it', () =>
  said('We played outside all day he did not want to go', {
    'We played outside': 'We played outside all day',
    want: 'he did not want to go',
  }));

test('who wanted or let is followed by what', () => {
  said('He let her wear his cap and she wanted to see the cows.', {
    'He let': 'He let her wear his cap',
    'her wear his cap': 'her wear his cap',
    'she wanted': 'she wanted to see the cows',
    'see the cows': 'to see the cows',
  });
  said('A avó deixou o Tomé lamber a colher e ele quis repetir.', {
    'A avó deixou': 'A avó deixou o Tomé lamber a colher',
    'o Tomé lamber a colher': 'o Tomé lamber a colher',
    'ele quis repetir': 'ele quis repetir',
  });
});

test('no moment ends with the word that joins it to the next', () =>
  said('O Salvador reparou que chove e que ninguém lhe escreve.', {
    'O Salvador reparou': 'O Salvador reparou que chove',
    'ninguém lhe escreve': 'que ninguém lhe escreve',
  }));
