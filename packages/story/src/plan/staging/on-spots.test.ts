import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const of = (text: string, childName: string, pronoun: 'he' | 'she') => {
  const moment = planOf(text, { childName, pronoun }).moments.at(-1);
  return {
    acts: moment?.acts.map(({ who, action, thing, spot }) =>
      [who, action, ...(thing ? [thing] : []), ...(spot ? [`at ${spot}`] : [])].join(' '),
    ),
    seen: moment?.seen.map(({ picture, how, of, spot }) =>
      [picture, how, ...(of ? [of] : []), ...(spot ? [spot] : [])].join(' '),
    ),
  };
};
const shown = (text: string) => of(text, 'Mia', 'she');
const seen = (text: string) => shown(text).seen?.[0];

it('has at a spot of the body what somebody has, puts or hides there', () => {
  assert.deepEqual(shown('Mia had straw in her hair.'), {
    acts: ['hero hold'],
    seen: ['hay atop hero hair'],
  });
  assert.equal(seen('Mia carried a basket on her head.'), 'basket atop hero head');
  assert.equal(seen('Mia hid the ball behind her back.'), 'soccer-ball atop hero behind');
  assert.equal(seen('Mia carried a book under her arm.'), 'open-book atop hero under-arm');
  assert.equal(seen('Mia had a bucket stuck on her foot.'), 'bucket atop hero foot');
  assert.equal(seen("Mia stuck a sticker on Grandpa's forehead."), 'sticker atop grandfather forehead');
  assert.equal(seen('Mia tapou os olhos com uma meia.'), 'socks atop hero eyes');
  assert.equal(seen('Mia llevaba una flor detrás de la oreja.'), 'blossom atop hero ear');
  assert.equal(seen('Mia llevaba la pelota bajo el brazo.'), 'soccer-ball atop hero under-arm');
});

it('has there what is or comes there by itself, whoever has the body', () => {
  assert.equal(seen('There were leaves in her hair.'), 'fallen-leaf atop hero hair');
  assert.deepEqual(shown('A butterfly landed on her finger.'), {
    acts: ['hero look'],
    seen: ['butterfly atop hero finger'],
  });
  assert.equal(seen("A crab crawled over Dad's face."), 'crab atop father face');
  assert.equal(seen('An acorn fell on Dad.'), 'acorn atop father head');
  assert.equal(seen('Caiu-lhe uma folha no nariz.'), 'fallen-leaf atop hero nose');
  assert.equal(seen('A la abuela le cayó una hoja en la cabeza.'), 'fallen-leaf atop grandmother head');
});

it('has somebody on somebody, who sits for what is in the lap', () => {
  assert.deepEqual(shown("The hamster sat on Mia's shoulder.").acts, [
    'hamster sit at shoulder',
    'hero look',
  ]);
  assert.deepEqual(shown("Mia sat on Grandma's lap.").acts, ['hero sit at lap', 'grandmother sit']);
  assert.deepEqual(shown('O gato dormia na barriga do avô.').acts, [
    'cat nap at belly',
    'grandfather lie-down',
  ]);
  assert.deepEqual(shown('Mia tenía un conejo en el regazo.').acts, ['rabbit sit at lap', 'hero sit']);
});

it('wears what is made for the spot, and has on the animal what is put on it', () => {
  assert.deepEqual(shown("Dad put a medal around Mia's neck."), {
    acts: ['father put-on at neck', 'hero look'],
    seen: ['sports-medal worn hero'],
  });
  assert.equal(seen('Mia put her hat on the dog.'), 'sun-hat atop dog head');
  assert.equal(seen('Mia le puso una corona a su perro.'), 'crown atop dog head');
  assert.equal(seen("Mum tied a ribbon around the cat's neck."), 'ribbon atop cat neck');
  assert.deepEqual(shown('The nurse put a plaster on her knee.').seen, ['knee-plaster worn hero']);
  assert.deepEqual(shown('The nurse put a plaster on her arm.').seen, ['adhesive-bandage atop hero arm']);
});

it('leaves alone what is in the mouth to be eaten, in the hand already, or only felt', () => {
  assert.deepEqual(shown('Mia put a strawberry in her mouth.').acts, ['hero eat strawberry']);
  assert.deepEqual(shown('Mia had a bone in her hand.').acts, ['hero hold bone']);
  assert.deepEqual(shown('Mia got her head stuck in the railings.').acts, ['hero pull']);
  assert.ok(!shown('A Mia ficou em pé com a flor.').seen?.some((each) => each.includes('foot')));
});

it('stains the spot that is told, and all of a face', () => {
  assert.equal(seen('Mia had jam on her chin.'), 'mud smeared hero chin');
  assert.deepEqual(shown('Mia and Dad baked. Their faces were white with flour.').seen, [
    'mud smeared hero',
    'mud smeared father',
  ]);
});

it('shows whose it is that an animal takes or chews', () => {
  assert.deepEqual(shown("A goat chewed on Mia's sleeve.").acts, ['goat eat', 'hero look']);
  assert.deepEqual(shown("A monkey stole Grandpa's hat.").acts, ['grandfather look']);
});

it('buries somebody in the sand and spills what is in a bowl', () => {
  assert.deepEqual(shown('Mia buried Dad in the sand.').seen, ['sand-heap cover father']);
  assert.ok(shown('Mia spilled a bowl of popcorn.').seen?.includes('popcorn ground'));
});

it('has nothing there that only strikes it, is felt, flies on, or is no such thing', () => {
  const isThere = (text: string) =>
    [...(shown(text).seen ?? []), ...(shown(text).acts ?? [])].some((each) => /atop|at [a-z]/.test(each));
  assert.ok(!isThere('Mia se dio con la mesa en la frente.'));
  assert.ok(!isThere('A Mia sentiu o vento no cabelo.'));
  assert.ok(!isThere('Mia felt the sun on her face.'));
  assert.ok(!isThere('Mia threw the ball over her head.'));
  assert.ok(!isThere('A Mia ficou com um galo na testa.'));
  assert.ok(!isThere('The dog put its paw on her knee.'));
  assert.ok(!isThere('A Mia deitou a cabeça no colo da avó.'));
  assert.equal(seen('Mia se puso una pulsera en la muñeca.'), 'bracelet atop hero wrist');
  assert.deepEqual(shown('Mia dropped the plate on her foot.').acts, ['hero drop']);
});
