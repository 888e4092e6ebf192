import assert from 'node:assert/strict';
import { it } from 'node:test';
import { guessedTeller } from './guessed-teller.ts';

const tellerOf = (text: string): string => guessedTeller({ text, language: 'pt', childSex: undefined });

it('knows grandparents by what they say of the child and of themselves', () => {
  const tellers: readonly (readonly [string, string])[] = [
    ['O meu neto mais novo correu para mim. A avó ria.', 'grandfather'],
    ['Minha neta Lia pulou a onda e eu fiquei parada na areia.', 'grandmother'],
    ['Sou eu que crio o Davi desde bebê. A avó fez bolo.', 'grandfather'],
    ['Meu genro armou a rede e a Bia dormiu.', 'grandmother'],
    ['O Rui caiu da bicicleta. "Vô, me ajuda!", e eu corri.', 'grandfather'],
    ['Eu, com 68 anos, subi no escorrega e fiquei preso.', 'grandfather'],
    ['O Tó fugiu e escondeu-se atrás da minha saia.', 'mother'],
    ['A minha sobrinha caiu e eu fiquei calado.', 'uncle'],
  ];
  for (const [text, teller] of tellers) assert.equal(tellerOf(text), teller, text);
});

it('whom a child calls is not the teller where somebody tells of them', () => {
  assert.equal(tellerOf('A Lia gritou: "Vó, olha!" A vó bateu palmas.'), 'mother');
  assert.equal(tellerOf('A Lia correu e eu cheguei cansado.'), 'father');
});
