import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../../testing/plan-of.ts';
import type { Moment } from '../../plan.ts';

const shown = (text: string): Moment => {
  const [moment] = planOf(text).moments;
  assert.ok(moment, text);
  return moment;
};
const acted = (text: string): string[] =>
  shown(text).acts.map(({ who, action, thing }) => [who, action, thing].filter(Boolean).join(' '));
const seen = (text: string): string[] =>
  shown(text).seen.map(({ picture, how, of }) => [picture, how, of].filter(Boolean).join(' '));
const all = (texts: readonly string[], acts: readonly string[], things?: readonly string[]): void => {
  for (const text of texts) {
    assert.deepEqual(acted(text), acts, text);
    if (things) assert.deepEqual(seen(text), things, text);
  }
};

it('has whoever is served sit at the table, and whoever serves stand by it', () => {
  all(
    ['Mum served Mia some rice.', 'A mãe serviu arroz à Mia.', 'Mamá le sirvió arroz a Mia.'],
    ['mother put-down cooked-rice', 'hero look'],
    ['table cover hero'],
  );
  all(
    ["Dad cut up the meat on Mia's plate."],
    ['father slice meat-on-bone', 'hero look'],
    ['table cover hero'],
  );
  // At a market nobody has a table.
  assert.deepEqual(acted('Mia served the dog some rice.')[0]?.split(' ')[1], 'hand-over');
});

it('leaves a plate that is pushed away on the table, and a spilt drink too', () => {
  all(['Mia pushed her plate of broccoli away.'], ['hero refuse']);
  assert.deepEqual(seen('Mia pushed her plate of broccoli away.'), ['table cover hero', 'broccoli ground']);
  all(['Mia derramó la leche en la mesa.', 'A Mia entornou o leite na mesa.'], ['hero look']);
  // Nothing is eaten off a car.
  assert.equal(acted('Mia pushed the car away.')[0]?.split(' ')[1], 'push');
});

it('has a child in a high chair sit there, whatever it does', () =>
  assert.deepEqual(seen('Mia threw her spoon from her high chair.'), ['high-chair support hero']));

it('does at whoever is ill what is done to the ill', () => {
  all(
    ["Mum took Mia's temperature.", 'A mãe mediu a febre à Mia.', 'Mamá le puso el termómetro a Mia.'],
    ['mother wipe thermometer', 'hero look'],
  );
  all(
    ['Mia blew her nose.', 'A Mia assoou o nariz.', 'Mia se sonó la nariz.'],
    ['hero smell handkerchief'],
    [],
  );
  all(
    ['Dad gave Mia a spoonful of medicine.', 'O pai deu o xarope à Mia.', 'Papá le dio el jarabe a Mia.'],
    ['father hand-over spoon', 'hero receive'],
  );
  all(['Mia walked on crutches.', 'Mia salió del hospital con muletas.'], ['hero walk crutch'], []);
  assert.match(acted('Mia lay on the sofa with a cloth on her forehead.')[0] ?? '', /^hero lie-down/);
});

it('puts a cast or a plaster on whom it is put, in Spanish too', () => {
  for (const text of [
    'El médico le puso una escayola a Mia en el brazo.',
    'La doctora le puso una venda a Mia.',
  ]) {
    assert.deepEqual(acted(text), ['doctor put-on', 'hero look'], text);
    assert.ok(
      shown(text).seen.every(({ of }) => of === 'hero'),
      text,
    );
  }
});

it('has whoever opens the mouth at the dentist sit in the chair', () =>
  all(
    ['Mia opened her mouth at the dentist.', 'A Mia abriu a boca no dentista.'],
    ['doctor reach', 'hero sit'],
    ['barber-chair support hero'],
  ));

it('puts a hand up for a question, and writes on the board with nothing in the hands', () => {
  all(
    ['Mia put her hand up in class.', 'A Mia pôs a mão no ar.', 'Mia levantó la mano en clase.'],
    ['hero raise-hand'],
  );
  all(
    ['Mia wrote her name on the board.', 'A Mia escreveu no quadro.', 'Mia escribió en la pizarra.'],
    ['hero write blackboard'],
    [],
  );
  assert.equal(acted('Mia waved her hand at Grandma.')[0]?.split(' ')[1], 'wave');
});

it('helps with homework beside whoever writes it', () =>
  all(
    ['Mum helped Mia with her homework.', 'A mãe ajudou a Mia com os trabalhos de casa.'],
    ['hero write', 'mother point'],
    ['table cover hero'],
  ));

it('hands over a star as a star, and says goodbye with a kiss', () => {
  all(['The teacher gave Mia a gold star.'], ['teacher hand-over star', 'hero receive'], []);
  all(['Mamá se despidió de Mia con un beso.'], ['mother kiss', 'hero kiss']);
});

it('takes whoever is given her bottle for a baby, and puts one that is pushed in a pram into it', () => {
  const plan = planOf('Mia fed Zoe her bottle.');
  assert.equal(plan.people.find(({ name }) => name === 'Zoe')?.role, 'baby');
  all(['Mia gave her baby brother his bottle.'], ['hero hand-over baby-bottle', 'baby receive']);
  // Nobody else drinks out of a baby's bottle.
  assert.equal(acted('Mia gave Dad his bottle.')[0], 'hero hand-over water-bottle');
  all(['Mia gave Tom her bottle because he was thirsty.'], ['hero hand-over water-bottle', 'friend receive']);
  const given = planOf('The teacher gave Mia her bottle.', { childAge: 5 }).moments[0];
  assert.equal(given?.acts[0]?.thing, 'water-bottle');
  const babys = planOf('Mum gave Mia her bottle.', { childAge: 1 }).moments[0];
  assert.equal(babys?.acts[0]?.thing, 'baby-bottle');
  all(['Mia pushed her baby sister in the pram.'], ['hero push', 'baby sit'], ['pushchair inside baby']);
  assert.equal(shown('Mia pushed her baby sister in the pram.').place.set, 'park');
  for (const text of ['Dad walked Mia to school with the pram.', 'Mia pushed her brother off the pram.'])
    assert.doesNotMatch(seen(text).join(), /inside|support/, text);
  assert.equal(acted('Mia gave Tom her water bottle.')[0], 'hero hand-over water-bottle');
});

it('carries who is danced with in the arms, and pulls hair at the head', () => {
  all(['Mum danced with Mia in her arms.', 'Mamá bailó con Mia en brazos.'], ['mother lift', 'hero in-arms']);
  all(["Mia pulled her sister's hair.", 'A Mia puxou o cabelo à irmã.'], ['hero pull', 'sister cry']);
  all(['Mia pulled the rope.'], ['hero pull rope']);
  all(['Mia le tiró del pelo a su hermana.'], ['hero pull', 'sister cry']);
  // Hair that is done, or out of which something is pulled, does not hurt.
  for (const text of [
    "Mum pulled Mia's hair into a ponytail.",
    "Mum pulled the bubblegum out of Mia's hair.",
    "Dad tugged the brush through Mia's hair.",
    'A mãe tirou o cabelo da cara à Mia.',
    'Mia le tiró el pelo al perro.',
  ])
    assert.doesNotMatch(acted(text).join(), /stroke|cry/, text);
});

it('gives each a pillow for a pillow fight, and both hands to a drum', () => {
  all(
    ['Mia and her sister had a pillow fight.', 'A Mia e a irmã fizeram uma luta de almofadas.'],
    ['hero hit pillow', 'sister hit pillow'],
  );
  // One that is thrown, watched or told about is no fight.
  for (const text of ['Mia threw a pillow at the cat.', 'A Mia atirou a almofada ao pai.'])
    assert.equal(acted(text)[0], 'hero throw pillow', text);
  for (const text of [
    'Mia and Tom watched a pillow fight on TV.',
    'Grandma told Mia about the pillow fights she had.',
  ])
    assert.doesNotMatch(acted(text).join(), /hit/, text);
  all(['Mia banged on the drum.', 'A Mia bateu no tambor.'], ['hero play-music drum'], []);
});

it('leaves who stands on a chair and holds on to somebody or something else on it', () => {
  for (const text of [
    "Mia stood on the chair holding on to Dad's shoulder.",
    'Mia stood on the table holding on to her balloon.',
  ])
    assert.match(seen(text).join(), /^(?:chair|table) support hero/, text);
});

it('has who pulls herself up at furniture stand before it with her hands there', () =>
  all(
    ['Mia pulled herself up on the sofa.', 'Mia se puso de pie agarrada al sofá.'],
    ['hero hold'],
    ['couch-and-lamp beside hero'],
  ));

it('hangs washing up, mends with a tool, tidies toys that are seen, sews with a needle', () => {
  all(
    ['Mia hung the washing on the line.', 'Mia tendió la ropa.'],
    ['hero reach'],
    ['clothesline beside hero'],
  );
  all(['Dad fixed the bike.'], ['father put-down screwdriver'], ['bicycle beside father']);
  assert.ok(seen('Mia tidied her toys into the box.').includes('teddy-bear ground'));
  assert.equal(acted('La abuela le cosió la oreja al osito.')[0], 'grandmother sew teddy-bear');
});

it('jumps waves standing in the water, and roasts on a stick', () => {
  all(['Mia jumped over the waves.', 'A Mia saltou as ondas.', 'Mia saltó las olas.'], ['hero jump']);
  all(['Mia roasted a marshmallow over the fire.'], ['hero flip marshmallow'], ['fire beside hero']);
});

it('cries where an animal pinches or bites, and holds out what one takes from the hand', () => {
  all(
    ["A crab pinched Mia's toe.", 'Un cangrejo le picó el dedo a Mia.'],
    ['hero cry'],
    ['crab beside hero'],
  );
  all(["A squirrel took a nut from Mia's hand."], ['hero hold peanuts'], ['chipmunk beside hero']);
});
