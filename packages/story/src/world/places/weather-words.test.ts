import assert from 'node:assert/strict';
import test from 'node:test';
import { planOf } from '../../testing/plan-of.ts';
import { weatherAfter, weatherSaid } from './weather.ts';
import { weatherNamed } from './weather-words.ts';

const named: readonly (readonly [string, string | null])[] = [
  ['The fog was so thick that we held hands', 'fog'],
  ['a foggy morning', 'fog'],
  ['Estava um nevoeiro cerrado', 'fog'],
  ['Había mucha niebla', 'fog'],
  ['the wind tore at the umbrellas', 'wind'],
  ['it was so windy', 'wind'],
  ['Fazia vento', 'wind'],
  ['hacía tanto viento que no podía andar', 'wind'],
  ['it began to hail', 'hail'],
  ['Cayó granizo', 'hail'],
  ['Amaneció todo nevado', 'snow'],
  ['Deep snow lay everywhere', 'snow'],
  ['Dad hailed a taxi', null],
  ['the clown had a fog machine', null],
  ['she played a wind instrument', null],
  ['there was no wind at all', null],
  ['comió un granizado', null],
  ['el molino de viento', null],
  ['um moinho de vento', null],
  ['sopló el viento', 'wind'],
  ['Mia ran through the fog', 'fog'],
  ['Como hacía viento, salimos', 'wind'],
  ['A Mia correu como o vento', null],
  ['Mia ran past like a gust of wind', null],
  ['The hair dryer made a strong wind', null],
  ['se rio del viento del ventilador', null],
  ['The wind in the film was loud', null],
  ['Mia drew the wind', null],
  ['Não havia neve', null],
  ['Ya no hacía viento', null],
  ['There was no more snow on the ground', null],
  ['The snow on the ground was gone', null],
  ['If there is fog tomorrow we stay home', null],
  ['Mia wished for a strong wind', null],
  ['perguntou se havia muita neve', null],
  ['bebeu uma granizada de morango', null],
  ['le salió un granizo en la nariz', null],
  ['covered with snow spray', null],
];
for (const [words, weather] of named)
  test(`the weather of words: ${words}`, () => assert.equal(weatherNamed(words), weather));

test('what snowed in the night lies in the morning, and rain is over', () => {
  const morning = { falls: null, isOver: true, told: 'In the morning he ran out' };
  assert.equal(weatherAfter('snow', morning), 'snow');
  assert.equal(weatherAfter('rain', morning), 'clear');
});

test('wind ends no rain', () =>
  assert.equal(weatherAfter('rain', { falls: 'wind', isOver: false, told: '' }), 'rain'));

test('a sentence about the weather tells it though nobody does anything', () => {
  assert.equal(weatherSaid('It had snowed all night.'), 'snow');
  assert.equal(weatherSaid('Choveu muito.'), 'rain');
  assert.equal(weatherSaid('It looked like it was raining glitter.'), null);
});

test('fog lasts until it lifts', () => {
  const told = planOf('The fog was thick. Mia walked to school. The fog lifted and Mia ran in the park.', {
    childName: 'Mia',
  }).moments;
  assert.deepEqual([...new Set(told.map(({ weather }) => weather))], ['fog', 'clear']);
});

const placesOf = (text: string) => planOf(text, { childName: 'Mia' }).moments.map(({ place }) => place.set);
test('who hears the wind in a room stays in it', () => {
  for (const text of [
    'The wind slammed the door and Mia jumped. Then she laughed.',
    'A cold wind came through the window. Mia pulled up the blanket.',
    'Mia was afraid of the wind, so Dad read her a story.',
    'The fog was so thick that we stayed home and played cards.',
    'A Mia cantou a canção do vento na escola.',
  ])
    assert.ok(!placesOf(text).includes('street'), text);
});

test('who is in the fog is under the sky', () => {
  assert.deepEqual(placesOf('Mia walked through the fog.'), ['street']);
  assert.deepEqual(placesOf("The fog was so thick that Mia held Dad's hand."), ['street', 'street']);
});

test('rain of a whole night is over in the morning, also where nobody acted in it', () => {
  for (const told of [
    'It rained all night. In the morning Mia jumped in the garden.',
    'Choveu a noite toda. De manhã a Mia saltou no jardim.',
    'Llovió toda la noche. Por la mañana Mia saltó en el jardín.',
  ])
    assert.equal(planOf(told, { childName: 'Mia' }).moments.at(-1)?.weather, 'clear', told);
});
