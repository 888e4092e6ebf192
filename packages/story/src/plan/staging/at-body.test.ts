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
