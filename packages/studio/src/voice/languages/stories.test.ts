import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { beatsOf, languageOf, writeScreenplay } from '@milestoon/story';
import { narrate } from '../narrate.ts';
import { spokenTokens } from '../spoken-text.ts';

/** One family's text for every kind of milestone, in both languages. */
const texts = {
  pt: [
    ['Primeiros passos', 'A Mia deu os primeiros passos na sala, da cadeira até à avó.'],
    ['Primeira palavra', 'A primeira palavra da Mia foi «água». Disse-a quarenta vezes.'],
    ['O dente', 'O dente da Mia caiu ao comer uma maçã. Pusemos o dente debaixo da almofada.'],
    ['Adeus, fraldas', 'A Mia já usa o bacio e deixou as fraldas. Ficou muito contente.'],
    ['Corte de cabelo', 'Hoje foi o primeiro corte de cabelo. A cabeleireira deu-lhe um espelho.'],
    ['Sem chupeta', 'A Mia conseguiu dormir sem chupeta e sem chorar, com o coelho ao lado.'],
    ['Vestida', 'A Mia vestiu-se sozinha e apertou os atacadores à primeira.'],
    ['Bicicleta', 'A Mia andou de bicicleta sem rodinhas no parque. O pai correu 200 metros ao lado dela.'],
    ['Piscina', 'A Mia nadou sozinha na piscina com o pai, às 10h30.'],
    ['Praia', 'Fomos à praia e a Mia apanhou 12 conchas na areia.'],
    ['Neve', 'A Mia viu a neve e andou de trenó com os primos.'],
    ['Golo', 'No jogo de futebol a Mia marcou um golo no 1.º minuto.'],
    ['Ballet', 'A Mia dançou ballet no palco, à frente de 100 pessoas.'],
    ['Avião', 'Foi a primeira viagem de avião da Mia: 3 horas até à ilha!'],
    ['Chuva', 'A Mia saltou em todas as poças e encontrou um caracol à chuva.'],
    ['Sem medo', 'A Mia teve muita coragem no escuro durante a trovoada.'],
    ['Vacinas', 'A Mia levou duas vacinas e não chorou nada. A Dra. Rita deu-lhe um autocolante.'],
    ['Aniversário', 'A Mia fez 4 anos no dia 12/05/2024 e apagou as velas todas.'],
    ['Irmão', 'Nasceu o irmão da Mia, o João. Ela deu-lhe a mão.'],
    ['Cão novo', 'Temos um cãozinho novo que se chama Pipoca e dorme com ela.'],
    ['Amigos', 'A Mia fez uma amiga no parque, a Beatriz, e brincaram às casinhas.'],
    ['Ajudar', 'A Mia ajudou a avó a arrumar a cozinha e regou as flores.'],
    ['Natal', 'A Mia pôs a estrela no alto da árvore de Natal com a ajuda do avô.'],
    ['Escola nova', 'Hoje foi o primeiro dia de escola. A professora Rita deu-lhe um abraço.'],
    ['Ler', 'A Mia leu um livro inteiro ao Jack, o nosso gato.'],
    ['A torre', 'A Mia construiu uma torre de legos mais alta do que ela.'],
    ['Casa nova', 'Mudámos para a casa nova e a Mia escolheu o quarto azul.'],
    ['Piano', 'A Mia tocou piano e cantou uma canção para a família.'],
    ['Desenho', 'A Mia desenhou a família toda com onze dedos.'],
    ['Panquecas', 'Fizemos panquecas com o pai. Uma ainda está no teto da cozinha.'],
  ],
  es: [
    ['Primeros pasos', 'Mia dio sus primeros pasos en la sala, de la silla a la abuela.'],
    ['Primera palabra', 'La primera palabra de Mia fue «agua». La dijo cuarenta veces.'],
    ['El diente', 'A Mia se le cayó un diente y el ratoncito le dejó 2 € bajo la almohada.'],
    ['Sin pañal', 'Mia usó el orinal y ya no lleva pañal. ¡Está muy contenta!'],
    ['Corte de pelo', 'Hoy fue el primer corte de pelo en la peluquería.'],
    ['Sin chupete', 'Mia durmió sin chupete y sin llorar, con su conejo.'],
    ['Los cordones', 'Mia se vistió sola y se ató los cordones a la primera.'],
    ['La bicicleta', 'Mia montó en bicicleta sin rueditas en el parque y papá corrió 200 metros.'],
    ['La piscina', 'Mia nadó sola por primera vez en la piscina con su papá.'],
    ['La playa', 'Fuimos a la playa y Mia encontró 12 conchas en la arena.'],
    ['La nieve', 'Mia vio la nieve y bajó en trineo con sus primos.'],
    ['¡Gol!', 'En el partido de fútbol Mia metió un gol en el 1.er minuto.'],
    ['El baile', 'Mia bailó ballet en el escenario delante de 100 personas.'],
    ['El avión', 'Fue el primer viaje en avión de Mia: ¡3 horas hasta la isla!'],
    ['La lluvia', 'Mia saltó en todos los charcos bajo la lluvia y vio una mariposa.'],
    ['Valiente', 'Mia fue muy valiente en la oscuridad con los truenos.'],
    ['Las vacunas', 'A Mia le pusieron dos vacunas y no lloró nada. La Dra. Gómez le dio una pegatina.'],
    ['Cumpleaños', 'Mia cumplió cuatro años el 12/05/2024 y sopló todas las velas de la tarta.'],
    ['Un hermanito', 'Nació el hermanito de Mia, Iñaki. Ella le dio la mano.'],
    ['El perrito', 'Tenemos un perrito nuevo. Mia le puso de nombre Galleta y duerme con él.'],
    ['La amistad', 'Mia tiene una amiga nueva en el parque, Ximena, y jugaron juntas.'],
    ['Ayudar', 'Mia ayudó a la abuela a ordenar la cocina y regó las flores.'],
    ['Navidad', 'Mia puso la estrella en lo alto del árbol de Navidad con el abuelo.'],
    ['El colegio', 'Hoy fue el primer día de colegio. La maestra le dio un abrazo.'],
    ['Leer', 'Mia leyó un libro entero a Jack, nuestro gato.'],
    ['La torre', 'Mia construyó una torre más alta que ella.'],
    ['Casa nueva', 'Nos fuimos a la casa nueva y Mia eligió la habitación azul.'],
    ['El tambor', 'Mia tocó el tambor y cantó una canción para la familia.'],
    ['El dibujo', 'Mia dibujó a toda la familia con once dedos.'],
    ['Galletas', 'Hicimos galletas con papá. Una todavía está en el techo de la cocina.'],
  ],
} as const;

/** What the synthesiser has a sound for. */
const phones = new Set(
  `aa ae ah ao aw ax ay eh er ey ih iy ow oy uh uw b ch d dh f g hh jh k l m n ng p r s sh t th v w y z zh`.split(
    /\s+/,
  ),
);

const beatsFor = (title: string, description: string) =>
  beatsOf(
    writeScreenplay({
      seed: 7,
      childName: 'Mia',
      style: 'anime',
      title,
      description,
      childAge: 4,
      episodeNumber: 2,
      photos: 1,
    }),
  );

const hasLetters = (text: string): boolean => /[\p{L}\d€]/u.test(text);

describe('stories in Portuguese and Spanish', () => {
  for (const language of ['pt', 'es'] as const) {
    it(`every word of thirty stories has its sounds: ${language}`, () => {
      const english = new Set<string>();
      for (const [title, description] of texts[language]) {
        const lines = beatsFor(title, description).map(({ text }) => text);
        assert.equal(languageOf(lines.join(' ')), language, title);
        for (const { written, spoken } of lines.flatMap((line) => spokenTokens(line, { language }))) {
          assert.equal(spoken.length > 0, hasLetters(written), `'${written}' is silent`);
          for (const word of spoken) {
            if (!word.startsWith('/')) english.add(word);
            else
              for (const phone of word.slice(1, -1).split(' '))
                assert.ok(phones.has(phone.replace('1', '')), `'${written}': ${word}`);
          }
        }
      }
      assert.deepEqual([...english].toSorted(), ['ballet', 'jack']);
    });

    it(`every word of a story has its time: ${language}`, async () => {
      const [title, description] = texts[language][17];
      const { narration } = await narrate(beatsFor(title, description), { language });
      for (const { words } of narration.lines)
        for (const { text, start, end } of words)
          assert.ok(!hasLetters(text) || end - start > 0.03, `'${text}' takes ${end - start} s`);
    });
  }

  it('speaks a word as often as it is written', async () => {
    const { narration } = await narrate(
      [{ id: 'b', speaker: 'narrator', text: 'Não, não, não! Conta, conta.' }],
      {
        language: 'pt',
      },
    );
    const times = narration.lines[0]?.words.map(({ start, end }) => end - start) ?? [];
    assert.equal(times.length, 5);
    assert.ok(
      times.every((seconds) => seconds > 0.1),
      times.join(' '),
    );
  });
});
