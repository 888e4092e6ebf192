import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

/** What is done first in the last moment. */
const deedOf = (text: string): string | undefined =>
  planOf(text, { childName: 'Nora', childAge: 6, pronoun: 'she' }).moments.at(-1)?.acts[0]?.action;

test('what a Portuguese verb does is told by what stands beside it', () => {
  for (const [text, action] of [
    ['A Nora contou as estrelas.', 'count'],
    ['A Nora contou um segredo à avó.', 'talk'],
    ['A Nora encostou-se a mim.', 'lean-on'],
    ['A Nora encostou-se à parede.', 'lean-on'],
    ['A Nora escondeu a bola atrás das costas.', 'hide'],
    ['A Nora passou o dedo na janela.', 'stroke'],
    ['A avó passou pomada na ferida.', 'wipe'],
    ['A Nora passou fita na caixa.', 'put-down'],
    ['A Nora experimentou os óculos.', 'put-on'],
    ['O pai embrulhou a Nora na manta.', 'hug'],
    ['A Nora colou o selo na carta.', 'craft'],
    ['A Nora fez festas ao cão.', 'stroke'],
    ['A Nora bateu no tambor.', 'play-music'],
    ['A Nora batia os pés na água.', 'splash'],
    ['A Nora abriu os braços.', 'reach'],
    ['A Nora abriu um berreiro.', 'cry'],
    ['O avô levou a Nora às cavalitas.', 'piggyback'],
    ['O avô pôs a Nora ao colo.', 'carry'],
    ['A Nora deu o lugar à senhora.', 'get-up'],
    ['A Nora virou para a parede.', 'look'],
    ['A Nora virou para o avô.', 'look-back'],
    ['O avô serrou a tábua.', 'cut'],
    ['A Nora corou.', 'blush'],
    ['A Nora estendeu a manta na relva.', 'put-down'],
    ['A Nora esticou o pé.', 'reach'],
  ] as const)
    assert.equal(deedOf(text), action, text);
});

test('a thumb that types no accents means the same hand', () => {
  assert.equal(deedOf('A Nora esticou a mao.'), 'reach');
});

test('nouns that are written together or apart mean the same thing', () => {
  for (const [text, picture] of [
    ['A Nora comeu um cachorro quente.', 'hot-dog'],
    ['A Nora abriu o guarda chuva.', 'umbrella'],
    ['A Nora entrou no busão.', 'bus'],
    ['A Nora entregou o bloquinho à avó.', 'notebook'],
    ['A Nora viu um arco iris.', 'rainbow'],
  ] as const) {
    const { acts, seen } = planOf(text, { childName: 'Nora' }).moments.at(-1) ?? { acts: [], seen: [] };
    const pictures = [...acts.flatMap(({ thing }) => thing ?? []), ...seen.map((each) => each.picture)];
    assert.ok(pictures.includes(picture), `${text} ${pictures.join()}`);
  }
});

test('whole stands, buses and neighbourhoods are those who are there, and a room that is cleaned is none', () => {
  const crowdIn = (text: string) => planOf(text, { childName: 'Nora' }).moments.at(-1)?.crowd?.action;
  for (const [text, action] of [
    ['A bancada inteira cantou.', 'sing'],
    ['A escola toda cantou.', 'sing'],
    ['O autocarro todo riu.', 'laugh'],
    ['O pessoal riu.', 'laugh'],
    ['A Nora limpou a sala toda.', undefined],
    ['A Nora foi à escola toda contente.', undefined],
  ] as const)
    assert.equal(crowdIn(text), action, text);
});
