import assert from 'node:assert/strict';
import { test } from 'node:test';
import { telling as en } from './en.ts';
import { telling as es } from './es.ts';
import { telling as pt } from './pt.ts';

/** A film is shown in these ways, and the voice with it. */
const ways = {
  en: [/watches/, /by a link/, /save/, /YouTube/, /season/],
  pt: [/Quem vir/, /por um link/, /guardá/, /YouTube/, /temporada/],
  es: [/Quien vea/, /con un enlace/, /guardar/, /YouTube/, /temporada/],
};

test('who speaks reads first who may hear them in the finished film, in every language', () => {
  for (const [language, { who, guest }] of Object.entries({ en, pt, es }))
    for (const consent of [who.consent, guest.consent]) {
      const [first = ''] = typeof consent === 'string' ? consent.split('. ') : consent;
      for (const way of ways[language as keyof typeof ways]) assert.match(first, way);
    }
});
