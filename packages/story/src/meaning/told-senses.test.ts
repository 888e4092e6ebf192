import assert from 'node:assert/strict';
import { test } from 'node:test';
import { senseOf } from './sense-words.ts';

test('a noun means what stands beside it says', () => {
  for (const [language, noun, beside, picture] of [
    ['es', 'vela', 'el viento apagaba la y pidió un deseo', 'candle'],
    ['es', 'vela', 'el barco de y el viento', 'sailboat'],
    ['es', 'baño', 'ir al', 'toilet'],
    ['es', 'baño', 'se dio un con espuma', 'bathtub'],
    ['es', 'baño', 'nos prestó su', null],
    ['es', 'parada', 'cantar en la cama', null],
    ['es', 'parada', 'esperó el autobús en la', 'bus-shelter'],
    ['es', 'carta', 'ganó al truco y tiró las', 'playing-cards'],
    ['es', 'carta', 'escribió la a los Reyes en la mesa', undefined],
    ['es', 'carta', 'tiró la al buzón', undefined],
    ['en', 'ball', 'hit the off the tee', 'baseball'],
    ['en', 'bee', 'the final of the spelling', null],
    ['en', 'bee', 'a stung her', undefined],
    ['pt', 'urso', 'esqueceu-se do', 'teddy-bear'],
    ['pt', 'urso', 'viu um no zoo', 'bear'],
  ] as const)
    assert.equal(senseOf(noun, beside, language), picture, `${noun}: ${beside}`);
});
