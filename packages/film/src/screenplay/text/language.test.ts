import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageOf } from './language.ts';

/** As parents begin to write: short, with names, without a word that would give the language away at once. */
const sentences = {
  en: [
    'Mia lost her first tooth.',
    'First steps across the living room!',
    'Noah finally slept in his own bed',
    'We baked cookies with grandma',
    'Leo scored two goals',
    'No more diapers!',
    'Emma met a real pony named Biscuit',
    'She said "mama" today',
    'Swimming lesson number one, done',
    'Our baby brother came home',
  ],
  pt: [
    'A Matilde comeu a sopa toda sozinha.',
    'Primeiros passos no corredor!',
    'O Tomás dormiu fora de casa',
    'Fizemos bolachas com a avó',
    'O Duarte marcou dois golos',
    'Adeus, fraldas!',
    'A Leonor montou um pónei chamado Trovão',
    'Hoje disse "mamã"',
    'Caiu o primeiro dente da Inês',
    'Nasceu o mano bebé',
  ],
  es: [
    'Lucía se comió toda la sopa sola.',
    '¡Primeros pasos por el pasillo!',
    'Hugo durmió fuera de casa',
    'Hicimos galletas con la abuela',
    'Martín marcó dos goles',
    '¡Adiós, pañales!',
    'Sofía montó un poni llamado Trueno',
    'Hoy ha dicho "mamá"',
    'Se le cayó el primer diente a Carla',
    'Nació su hermanito',
  ],
  other: [
    'Léa a perdu sa première dent.',
    'Aujourd’hui, nous sommes allés à la plage avec papi.',
    'Heute ist Lena zum ersten Mal allein Fahrrad gefahren.',
    'Oma und Jonas haben einen Kuchen gebacken.',
    'Giulia ha fatto i primi passi in cucina.',
    'Oggi Matteo ha imparato a nuotare con il nonno.',
    'Vandaag heeft Sem zijn eerste tand verloren.',
    'Zosia pierwszy raz pojechała na rowerze bez kółek.',
    'Idag lärde sig Elsa att cykla utan stödhjul.',
    'Bugün Defne ilk kez tek başına bisiklete bindi.',
    'Сегодня Маша впервые поехала на велосипеде.',
    'Η Ελένη έκανε τα πρώτα της βήματα.',
    'اليوم ركبت ليلى الدراجة وحدها لأول مرة.',
    'היום נועה רכבה על אופניים לבד.',
    '今日は初めて自転車に乗れました。',
    'आज मीरा ने पहली बार साइकिल चलाई।',
  ],
} as const;

for (const language of ['en', 'pt', 'es', 'other'] as const)
  for (const sentence of sentences[language])
    test(`${language}: ${sentence}`, () => assert.equal(languageOf(sentence), language));
