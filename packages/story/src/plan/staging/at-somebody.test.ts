import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const acts = (text: string): string[] =>
  (planOf(text).moments[0]?.acts ?? []).map(({ who, action, to, thing }) =>
    [who, action, to ?? '-', thing].filter(Boolean).join(' '),
  );
const worn = (text: string): string[] =>
  (planOf(text).moments[0]?.seen ?? [])
    .filter(({ how }) => how === 'worn')
    .map(({ picture, of }) => `${picture} ${of}`);

it('closes what is worn, on oneself or on somebody else', () => {
  for (const text of ['Mia zipped up her jacket.', 'A Mia abotoou o casaco.', 'Mia se abrochó el abrigo.']) {
    assert.deepEqual(acts(text), ['hero fasten -'], text);
    assert.deepEqual(worn(text), ['coat hero'], text);
  }
  assert.equal(acts("Dad zipped up Mia's coat.")[0], 'father put-on hero');
  assert.deepEqual(worn("Dad zipped up Mia's coat."), ['coat hero']);
});

it('wraps a scarf round whoever has the neck', () => {
  assert.equal(acts("Mia wrapped a scarf around Dad's neck.")[0], 'hero put-on father');
});

it('paints a face where it is, and a picture on paper', () => {
  assert.equal(acts("Mum painted Mia's face.")[0], 'mother wipe hero paintbrush');
  assert.match(acts('Mia painted a picture with Grandpa.')[0] ?? '', /^hero paint/);
});

it('is at whoever is examined', () => {
  assert.equal(acts('A mãe mediu a febre à Mia.')[0], 'mother wipe hero thermometer');
  assert.equal(acts("The doctor listened to Mia's heart.")[0], 'doctor dress hero stethoscope');
  assert.equal(acts('The nurse gave Mia an injection.')[0], 'doctor dress hero syringe');
});

it('hangs from bars and branches', () => {
  for (const text of ['Mia hung from the monkey bars.', 'Mia se colgó de las barras.'])
    assert.equal(acts(text)[0], 'hero hang -', text);
});

it('hangs a thing up without hanging there', () => {
  assert.notEqual(acts('Mia hung a wooden heart on the branch.')[0]?.split(' ')[1], 'hang');
});

it('is with somebody at a thing, and not at them', () => {
  assert.deepEqual(acts('Mia washed the car with Dad.'), ['hero wipe -', 'father wipe -']);
});

it('has a lead in the hand, and the dog walks too', () => {
  assert.deepEqual(acts('Mia walked the dog on a lead.'), ['hero walk dog leash', 'dog walk hero']);
});

it('feeds and washes with something in the hand', () => {
  assert.equal(acts('Mia fed the ducks.')[0], 'hero hand-over duck bread');
  assert.equal(acts('A Mia deu de comer ao cavalo.')[0], 'hero hand-over horse carrot');
  assert.equal(acts('Mum bathed the baby.')[0], 'mother wipe baby sponge');
});

it('is at the animal that is treated, and not at the child', () => {
  for (const [text, deed] of [
    ['The vet gave the dog an injection.', 'doctor dress dog syringe'],
    ["The vet listened to the dog's heart.", 'doctor dress dog stethoscope'],
    ['A veterinária ouviu o coração do cão.', 'doctor dress dog stethoscope'],
    ['La veterinaria le puso una inyección al perro.', 'doctor dress dog syringe'],
    ['Mamá le tomó la temperatura al perro.', 'mother wipe dog thermometer'],
    ['A mãe mediu a febre ao cão.', 'mother wipe dog thermometer'],
    ["Dad put a plaster on the dog's paw.", 'father put-on dog adhesive-bandage'],
    ['O pai pôs um penso na pata do cão.', 'father put-on dog adhesive-bandage'],
    ['Papá le puso una curita al perro en la pata.', 'father put-on dog adhesive-bandage'],
    ['O médico ouviu o coração do pai.', 'doctor dress father stethoscope'],
  ] as const) {
    assert.equal(acts(text)[0], deed, text);
    assert.ok(!acts(text).some((each) => each.includes('hero')), text);
    assert.deepEqual(worn(text), [], text);
  }
  const [, second] = planOf('Mum stroked the dog. The vet listened to his heart.').moments;
  assert.equal(second?.acts[0]?.to, 'dog');
  assert.ok(!acts("The doctor listened to the teddy's heart.").some((each) => each.includes('hero')));
});

it('wipes the own tears, or those of the child who has cried', () => {
  for (const text of ['A avó limpou as lágrimas.', 'La abuela se secó las lágrimas.'])
    assert.deepEqual(acts(text), ['grandmother cry -'], text);
  assert.equal(acts("Grandma wiped Mia's tears.")[0], 'grandmother wipe hero');
  const last = planOf('A Mia caiu e chorou. A avó limpou as lágrimas.').moments.at(-1);
  assert.equal(last?.acts[0]?.to, 'hero');
});
