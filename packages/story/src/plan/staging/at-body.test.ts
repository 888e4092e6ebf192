import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';
import type { Act, Seen } from '../plan.ts';

const told = ({ who, action, to, spot, thing }: Act): string =>
  `${who} ${action}${thing ? ` ${thing}` : ''}${to ? ` → ${to}` : ''}${spot ? ` at ${spot}` : ''}`;
const last = (text: string) =>
  planOf(text, { childName: 'Mia', pronoun: 'she' }).moments.at(-1) ?? assert.fail(text);
const acts = (text: string): string[] => last(text).acts.map(told);
const seen = (text: string): string[] =>
  last(text).seen.map(
    ({ picture, how, of, spot, at }: Seen) =>
      `${picture} ${how} ${at ? `${at.side} ${at.picture}` : of}${spot ? ` ${spot}` : ''}`,
  );

it('has the hands and the tool at the part of whom it is done to, in three languages', () => {
  assert.equal(acts('Dad wiped her nose with a tissue.')[0], 'father wipe handkerchief → hero at nose');
  assert.equal(
    acts('O avô lavou-lhe a cara com um pano.')[0]?.replace(/wipe \S+/, 'wipe'),
    'grandfather wipe → hero at face',
  );
  assert.equal(acts('Mia me pintó las uñas de rojo.')[0], 'hero wipe nail-polish → mother at finger');
  assert.equal(acts('A Mia mordeu o braço do irmão.')[0], 'hero bite → brother at arm');
  assert.equal(
    acts('El enfermero le miró el oído a Mia con una linterna.')[0],
    'doctor wipe flashlight → hero at ear',
  );
  assert.equal(acts('The cat licked her nose.')[0], 'cat lick → hero at nose');
});

it('has whoever is combed, braided or laced sit, and leaves whoever does something else to it', () => {
  assert.deepEqual(acts('La tía le hizo dos trenzas a Mia.'), [
    'aunt dress → hero at hair',
    'hero sit → aunt',
  ]);
  assert.match(acts('Mum cut her toenails.')[1] ?? '', /^hero sit/);
});

it('does to the own body what the words say of it', () => {
  assert.deepEqual(acts('Mia trimmed her own fringe with the scissors.'), ['hero cut scissors at hair']);
  assert.deepEqual(acts('Mia se cortó el dedo.'), ['hero cry']);
  assert.equal(acts('Mia brushed her teeth.')[0], 'hero brush');
});

it('shows what is left on somebody until it is undone', () => {
  const later = "Mia drew a moustache on Dad's face. Dad went to the shop.";
  assert.deepEqual(seen(later), ['moustache atop father nose']);
  assert.ok(
    !seen("Mia drew a moustache on Dad's face. Dad washed his face. Dad went to the shop.").some((each) =>
      /moustache/.test(each),
    ),
  );
  assert.deepEqual(seen('A Mia pintou as unhas da avó.'), ['painted-nails atop grandmother hand']);
});

it('dresses and combs dolls, teddies and snowmen, which are before the hands', () => {
  assert.deepEqual(seen('Mia put a scarf on the snowman.'), [
    'snowman beside hero',
    'scarf ground on snowman neck',
  ]);
  assert.deepEqual(seen("Mia stuck a plaster on the teddy's paw."), [
    'teddy-bear beside hero',
    'adhesive-bandage ground on teddy-bear hand',
  ]);
  assert.deepEqual(seen('Mia combed the doll.'), ['rag-doll beside hero']);
});

it('leaves alone what is no treatment: hands that are held, cuts that hurt, things for somebody', () => {
  for (const text of [
    'Dad cut Mia a slice of cake.',
    'Mia held Dad’s hand.',
    'Dad pulled Mia to the door.',
    'A Mia escreveu um bilhete à fada.',
  ])
    assert.ok(!acts(text).some((each) => / at /.test(each)), text);
});

it('plaits hair only, and with a mark only what is braided', () => {
  assert.deepEqual(seen("Mum braided Mia's hair."), ['braid atop hero hair']);
  assert.deepEqual(acts('Mum curled Mia’s hair.')[0], 'mother dress → hero at hair');
  for (const text of [
    "Mum straightened Mia's collar.",
    'Mia straightened her back and marched.',
    'Mia curled her toes in the sand.',
    "Mum put Mia's hair in a ponytail.",
    'Mum made Mia a hot cross bun.',
    'La abuela le hizo a Mia una trenza de pan.',
    'A avó fez à Mia uma trança de chocolate.',
  ])
    assert.ok(!seen(text).some((each) => /braid/.test(each)), text);
});

it('shows no bagel beside a bun of hair and no ribbon beside a bow of it', () => {
  assert.deepEqual(seen("Mum put Mia's hair in a bun."), []);
  assert.deepEqual(seen('Mamá le hizo un moño a Mia.'), []);
});

it('hurts whose hair is pulled, in anger, and not whose cheek is pinched or shoulder squeezed', () => {
  const pulled = last('O Leo puxou o cabelo à Mia.').acts;
  assert.deepEqual(
    pulled.map(({ action, emotion }) => [action, emotion]),
    [
      ['pull', 'angry'],
      ['cry', 'sad'],
    ],
  );
  for (const text of [
    "Grandma pinched Mia's cheek.",
    "Mum squeezed Mia's shoulder.",
    "Mia poked Dad's belly.",
    "Mia tugged Grandpa's beard.",
  ])
    assert.ok(!acts(text).some((each) => / cry/.test(each)), text);
  assert.equal(acts("Mum squeezed Mia's shoulder.")[0], 'mother stroke → hero at shoulder');
});

it('combs people at the hair, and a doll is no wrist', () => {
  assert.deepEqual(acts('Mamá peinó a Mia.'), ['mother wipe hair-pick → hero at hair', 'hero sit → mother']);
  assert.deepEqual(seen('Mia peinó a su muñeca.'), ['rag-doll beside hero']);
  assert.ok(!seen('Mia lavó a su muñeca en la bañera.').some((each) => /bathtub inside/.test(each)));
  assert.deepEqual(seen('Mia le puso un gorro a la muñeca.'), [
    'rag-doll beside hero',
    'woolly-hat ground on rag-doll head',
  ]);
});

it('has clothes that are washed, hung or mended in the hands', () => {
  for (const text of [
    "Mum washed Mia's dress.",
    "Dad cleaned Mia's muddy boots.",
    'A Mia limpou os óculos do avô.',
    "Mum took Mia's jacket off the hook.",
    "Leo took Mia's hat off the snowman.",
    'A Mia tirou o chapéu do pai do armário.',
    'Mia quitó el abrigo de papá de la silla.',
  ])
    assert.ok(!acts(text).some((each) => / at |^hero look|father look/.test(each)), text);
  assert.equal(acts("Mum took Mia's hat off her head.")[0], 'mother take-out sun-hat → hero at head');
});

it('draws on somebody only where the words say on, and not in a picture or near them', () => {
  for (const text of [
    "Mia drew a cat at Grandma's feet.",
    'Mia wrote a letter on her knees.',
    'A Mia desenhou no colo da avó.',
    'Mia drew a princess and painted her dress pink.',
    'Mia drew Mum. She painted her hair brown.',
  ])
    assert.ok(!acts(text).some((each) => / at /.test(each)), text);
  assert.equal(acts("Mia drew a heart on Dad's arm.")[0], 'hero wipe crayon → father at arm');
});

it('leaves own hands at the sink and feet on the mat', () => {
  for (const text of [
    'Mia washed her hands.',
    'Mia se lavó las manos.',
    'Mia se limpió los pies en el tapete.',
  ])
    assert.equal(acts(text)[0], 'hero wipe', text);
});
