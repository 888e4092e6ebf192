import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const first = (text: string): string[] | undefined =>
  planOf(text).moments[0]?.acts.map(({ who, action }) => `${who} ${action}`);
const only = (text: string, id: string): string | undefined =>
  planOf(text).people.find((each) => each.id === id)?.only;

it('leaves the telephone to whoever calls somebody else, or about something', () => {
  for (const [text, who] of [
    ['Dad phoned for a taxi.', 'father'],
    ['Grandpa phoned for a pizza and Mia chose it.', 'grandfather'],
    ['Dad phoned to book the campsite.', 'father'],
    ['Mum phoned and ordered a cake.', 'mother'],
    ['Mum phoned in sick and stayed with her.', 'mother'],
    ['O pai telefonou para o restaurante.', 'father'],
    ['A mãe ligou e pediu uma piza.', 'mother'],
    ['A avó ligou-se à internet.', 'grandmother'],
    ['The teacher phoned and I picked Mia up.', 'teacher'],
    ['A professora ligou porque a Mia tinha febre.', 'teacher'],
    ['The vet phoned about the dog.', 'doctor'],
    ['O médico ligou.', 'doctor'],
  ] as const) {
    assert.deepEqual(first(text), [`${who} phone`], text);
    assert.equal(only(text, who), undefined, text);
  }
});

it('gives no telephone to a child that cannot answer, or for whom somebody else does', () => {
  for (const text of [
    'Mum phoned while Mia slept.',
    'Dad phoned while she was in the bath.',
    'Grandma phoned while we were eating.',
    'Mum phoned because Mia was late.',
    'Grandpa phoned and Dad answered.',
    'A avó ligou enquanto a Mia dormia.',
    'O pai ligou e a Mia já dormia.',
    'A avó telefonou e o avô atendeu.',
    'La abuela telefoneó mientras Mia dormía.',
  ])
    assert.ok(
      !planOf(text).moments.some(({ acts }) =>
        acts.some(({ who, action }) => who === 'hero' && action === 'phone'),
      ),
      text,
    );
});

it('has the child listen to whoever tells, sings or wishes something by telephone', () => {
  for (const text of [
    'Grandma phoned and Mia told her about the cake.',
    "Grandma phoned for Mia's birthday.",
    'A avó ligou para dar os parabéns à Mia.',
    'La abuela telefoneó y Mia le contó todo.',
  ])
    assert.deepEqual(first(text), ['hero phone', 'grandmother talk'], text);
});

it('keeps nobody on a screen who is there in the flesh on another day', () => {
  for (const [text, who] of [
    ['Grandma phoned. In the afternoon Grandma read Mia a book.', 'grandmother'],
    ['Dad called from Lisbon and we all cheered. On Friday he hugged Mia at the door.', 'father'],
    ['O avô telefonou. No dia seguinte o avô veio a casa e abraçou a Mia.', 'grandfather'],
  ] as const) {
    assert.equal(only(text, who), undefined, text);
    assert.deepEqual(first(text), [`${who} phone`], text);
  }
  assert.equal(only('Dad called from Lisbon and we all cheered.', 'father'), 'screen');
});

it('calls Spanish grandmothers of the house without a telephone', () => {
  for (const [text, who] of [
    ['Llamé a la abuela para cenar.', 'grandmother'],
    ['Llamamos a la abuela para que viniera a la mesa.', 'grandmother'],
    ['Llamamos a la abuela y vino con un pastel.', 'grandmother'],
    ['Llamamos a la abuela por la ventana y subió.', 'grandmother'],
    ['Llamamos al abuelo a la mesa.', 'grandfather'],
    ['Llamamos a la tía desde el balcón.', 'aunt'],
    ['Llamamos a la abuela a gritos.', 'grandmother'],
    ['Llamamos a la abuela y abrió la puerta.', 'grandmother'],
    ['Papá llamó desde la oficina de arriba.', 'father'],
  ] as const) {
    assert.ok(!first(text)?.some((act) => act.endsWith('phone')), text);
    assert.equal(only(text, who), undefined, text);
  }
  const cake = planOf('Llamamos a la abuela y vino con un pastel.').moments.at(-1);
  assert.equal(cake?.acts[0]?.who, 'grandmother');
});
