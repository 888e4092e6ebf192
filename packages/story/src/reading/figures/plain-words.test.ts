import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { NounLanguage } from '@milestoon/things/nouns';
import { englishFigures } from './english.ts';
import { portugueseFigures, spanishFigures } from './iberian.ts';
import { plainWords } from './plain-words.ts';

const told: readonly (readonly [language: NounLanguage, said: string, plain: string])[] = [
  ['en', 'It was raining cats and dogs.', 'It was raining.'],
  ['en', 'It was absolutely tipping it down, so Mia ran.', 'It was absolutely raining, so Mia ran.'],
  ['en', 'Chucking it down this morning and Mia ran.', 'it rained this morning and Mia ran.'],
  ['en', 'Mia was tipping it down the sink.', 'Mia was tipping it down the sink.'],
  ['en', 'It was teeming with ants.', 'It was teeming with ants.'],
  ['en', 'Pouring again this morning and Mia ran.', 'it rained this morning and Mia ran.'],
  ['en', 'The heavens opened and Mia ran.', 'it rained and Mia ran.'],
  ['pt', 'Caiu um pé d’água e a Mia riu.', 'choveu e a Mia riu.'],
  ['pt', 'A Mia deu um pontapé.', 'A Mia deu um pontapé.'],
  ['es', 'Nos pilló un chaparrón y Mia rió.', 'llovió y Mia rió.'],
  ['es', 'Nos tocó un premio.', 'Nos tocó un premio.'],
  ['en', 'Mia had butterflies in her tummy.', 'Mia was nervous.'],
  ['en', 'Mia chased butterflies in her garden.', 'Mia chased butterflies in her garden.'],
  ['en', 'My heart broke when Leo cried his eyes out.', 'I was sad when Leo cried.'],
  ['en', 'His cheeky grin made our day.', 'His cheeky grin pleased us.'],
  ['en', 'The cat had got her tongue.', 'she was shy.'],
  ['en', 'The cat licked her tongue.', 'The cat licked her tongue.'],
  ['en', 'He was quiet as a mouse and slept like a log.', 'He was quiet and slept.'],
  ['en', 'He saw a mouse as big as a cat.', 'He saw a mouse as big as a cat.'],
  ['en', 'In the end I was the one who cried.', 'In the end I cried.'],
  ['en', 'It was Daddy who cried.', 'Daddy cried.'],
  ['en', "And I don't mind telling you I cried.", 'And I cried.'],
  ['en', 'The robin, I should say, sat on it.', 'The robin sat on it.'],
  ['en', 'I saw it, I should say, and she fell.', 'I saw it, and she fell.'],
  ['en', 'She nearly died laughing.', 'She laughed.'],
  ['en', 'He rubbed it dry with straw and pushed it open.', 'He rubbed it with straw and pushed it.'],
  ['en', 'She helped him clean the car.', 'She helped him clean the car.'],
  ['pt', 'Fui eu que chorei.', 'eu chorei.'],
  ['pt', 'No fim quem chorou fui eu.', 'No fim eu chorou.'],
  ['es', 'Al final fui yo la que lloró.', 'Al final yo lloró.'],
  ['pt', 'O Rui dormiu como uma pedra.', 'O Rui dormiu.'],
  ['pt', 'O Rui apanhou uma pedra.', 'O Rui apanhou uma pedra.'],
  ['pt', 'Ela tinha borboletas na barriga e foi canja.', 'Ela tinha nervos e foi fácil.'],
  ['es', 'Estaba lloviendo a cántaros y fue pan comido.', 'Estaba lloviendo y fue fácil.'],
  ['es', 'Todos nos partimos de risa.', 'Todos nos reímos.'],
  ['es', 'Se partió un brazo.', 'Se partió un brazo.'],
];

describe('a figure of speech in plain words', () => {
  for (const [language, said, plain] of told)
    it(`${said} → ${plain}`, () => {
      const read = plainWords(said, language);
      assert.equal(read.replace(/ +(?=[.,!? ]|$)/g, ''), plain);
      assert.equal(read.length, said.length, 'every other word keeps its place');
    });

  for (const [language, lines] of [
    ['en', englishFigures],
    ['pt', portugueseFigures],
    ['es', spanishFigures],
  ] as const)
    it(`every line of ${language} says what is meant behind one arrow`, () => {
      for (const line of lines.trim().split('\n')) assert.equal(line.split(' >').length, 2, line);
    });
});
