import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const last = (text: string): string | null | undefined => planOf(text).moments.at(-1)?.place.set;

it('is in a garage that somebody is in, and in none that mends, sells or is a toy', () => {
  assert.equal(last('Mia ran into the garage and laughed.'), 'garage');
  for (const text of [
    'Mia wanted a bicycle and Dad bought her one at the garage.',
    'Dad took the car to the garage and Mia saw the mechanic.',
    'Mia found a doll at the garage sale.',
    'Mia parked her toy car in the garage.',
    'Mia played with the garage of her toy cars.',
    'A Mia dançou na entrada da garagem.',
  ])
    assert.notEqual(last(text), 'garage', text);
});

it('is in the laundry and not with it', () => {
  assert.equal(last('Mia danced in the laundry.'), 'laundry');
  for (const text of ['Mia ran through the laundry on the line.', 'Mia helped with the laundry.'])
    assert.notEqual(last(text), 'laundry', text);
});

it('swims in a leisure centre, and dances there in no pool', () => {
  assert.equal(last('Mia swam at the leisure centre.'), 'pool');
  assert.notEqual(last('Mia went to the leisure centre for ballet.'), 'pool');
});

it('is in the room that is told with a table', () => {
  assert.equal(last('Mia made a den under the dining table in the living room.'), 'living');
  assert.equal(last('Mia ate soup at the dining table.'), 'kitchen');
});

it('camps in gardens, and in no month, country or room', () => {
  assert.equal(last('Mia camped in the back garden.'), 'tent');
  for (const text of [
    'We camped in the living room and Mia hugged her teddy.',
    'Mia camped in France and swam.',
    'Mia camps in summer.',
    'A Mia acampou em julho.',
  ])
    assert.notEqual(last(text), 'tent', text);
});

it('opens doors of toys where the toys are', () => {
  assert.equal(last('Mia opened the stable door of her toy farm in her bedroom.'), 'bedroom');
  assert.equal(last('Mia opened the stable door.'), 'farm');
});

it('does the washing where the machines are, at home where the room has one too', () => {
  for (const text of ['Mia emptied the dryer.', 'A Mia encheu a máquina de lavar.', 'Mia vació la lavadora.'])
    assert.equal(last(text), 'laundry', text);
  assert.equal(last('Mia sang in the kitchen. She emptied the washing machine.'), 'kitchen');
});

it('does in a part of a place what can be done in the wider one', () => {
  assert.equal(last('Mia ran across the schoolyard. She skipped rope.'), 'schoolyard');
  assert.equal(last('Mia sat on the quay. She ate an ice cream.'), 'harbor');
});

it('is in a shed, a workshop and a harbour only where somebody is in one that is no stable, class or pass', () => {
  for (const [text, set] of [
    ['Mia danced in the shed.', 'garage'],
    ['Mia bailó en el cobertizo.', 'garage'],
    ['Mia fed the chickens in the shed.', 'garden'],
    ['Las ovejas duermen en el cobertizo.', 'garden'],
    ['Mia ran behind the shed.', 'garden'],
    ["Mia hammered a nail in Grandpa's workshop.", 'garage'],
    ['A Mia ajudou o avô na oficina.', 'garage'],
    ['O pai levou o carro à oficina.', 'garage'],
    ['Papá llevó el coche al taller.', 'garage'],
    ['Mia went to a dance workshop.', 'hall'],
    ['Mia fue a un taller de cerámica.', 'hall'],
    ['Mia danced in the washroom.', 'bathroom'],
    ['Mia vio los barcos en el puerto.', 'harbor'],
    ['Mia subió al puerto de montaña.', 'street'],
    ['A Mia encheu a máquina de lavar loiça.', 'kitchen'],
    ['Mia emptied the dishwasher.', 'kitchen'],
  ] as const)
    assert.equal(last(text), set, text);
});

it('is in the classroom before and after recess', () => {
  for (const text of [
    'Depois do recreio, a Mia leu um livro.',
    'Después del recreo Mia leyó un libro.',
    'Mia came in from recess and hung up her coat.',
  ])
    assert.equal(last(text), 'classroom', text);
  assert.equal(last('A Mia correu no recreio.'), 'schoolyard');
  assert.notEqual(last('Mia sang at playtime after dinner.'), 'schoolyard');
});
