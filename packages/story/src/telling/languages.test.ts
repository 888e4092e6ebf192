import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { beatsOf } from '../screenplay.ts';
import { newRequest } from '../testing/new-request.ts';
import { languageOf } from '../text/language.ts';
import { writeScreenplay } from '../write-screenplay.ts';

const texts: readonly [language: 'pt' | 'es', kind: string, title: string, description: string][] = [
  ['pt', 'first-steps', 'Primeiros passos', 'A Mia deu os primeiros passos na sala, da cadeira até à avó.'],
  ['pt', 'tooth', 'O dente', 'O dente da Mia caiu ao comer uma maçã. Pusemos o dente debaixo da almofada.'],
  ['pt', 'school', 'Escola nova', 'Hoje foi o primeiro dia de escola. A professora Rita deu-lhe um abraço.'],
  ['pt', 'doctor', 'Vacinas', 'A Mia levou duas vacinas e não chorou nada. O médico deu-lhe um autocolante.'],
  ['pt', 'cooking', 'Panquecas', 'Fizemos panquecas com o pai. Uma ainda está no teto da cozinha.'],
  ['pt', 'festival', 'Natal', 'A Mia pôs a estrela no alto da árvore de Natal com a ajuda do avô.'],
  ['es', 'birthday', 'Cumpleaños', 'Mia cumplió cuatro años y sopló todas las velas de la tarta.'],
  ['es', 'pet', 'El perrito', 'Tenemos un perrito nuevo. Mia le puso de nombre Galleta y duerme con él.'],
  ['es', 'swimming', 'La piscina', 'Mia nadó sola por primera vez en la piscina con su papá.'],
  ['es', 'drawing', 'El dibujo', 'Mia dibujó a toda la familia con once dedos.'],
];

describe('a story in Portuguese or Spanish', () => {
  for (const [language, kind, title, description] of texts)
    it(`is told in its own language: ${title}`, () => {
      assert.equal(languageOf(description), language);
      const film = writeScreenplay(newRequest({ title, description }));
      assert.equal(film.milestone, kind);
      const beats = beatsOf(film);
      const narrated = beats.filter(({ speaker }) => speaker === 'narrator').map(({ text }) => text);
      for (const text of narrated)
        assert.doesNotMatch(
          text,
          /(?<!\p{L})(?:the|and|you|this is|of|is|was|next time|story)(?!\p{L})/iu,
          text,
        );
      for (const sentence of description.split(/(?<=\.) /))
        for (const word of sentence.match(/\p{L}{5,}/gu) ?? [])
          assert.ok(narrated.join(' ').includes(word), `${word} is lost`);
    });

  it('of another language is told word for word in an English frame', () => {
    const description = 'Heute ist Mia zum ersten Mal ohne Stützräder gefahren. Papa war sehr stolz.';
    assert.equal(languageOf(description), 'other');
    const lines = beatsOf(writeScreenplay(newRequest({ description }))).map(({ text }) => text);
    for (const sentence of description.split(/(?<=\.) /)) assert.ok(lines.includes(sentence), sentence);
  });

  it('says who tells where the words stay in the first person and somebody said so', () => {
    const begins = (description: string, writtenBy?: 'mother' | 'grandfather') =>
      beatsOf(writeScreenplay(newRequest({ description, writtenBy })))[0]?.text;
    const portuguese = 'Hoje fomos ao rio com a Mia. Chorei de alegria quando ela nadou sozinha.';
    assert.match(begins(portuguese, 'mother') ?? '', /^Conta a mãe: Hoje fomos/);
    assert.match(begins(portuguese) ?? '', /^Hoje fomos/);
    const spanish = 'Mi nieta Mia tocó con la banda del pueblo y yo aplaudí con el bastón.';
    assert.match(begins(spanish, 'grandfather') ?? '', /^Cuenta el abuelo: Mi nieta/);
    assert.match(
      begins('A Mia deu os primeiros passos na sala, da cadeira até à avó.', 'mother') ?? '',
      /^A Mia/,
    );
  });
});
