import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const seenIn = (text: string) =>
  planOf(text, { childName: 'Mia', pronoun: 'she' }).moments.flatMap(({ seen }) => seen);
const wornOf = (text: string): string[] =>
  seenIn(text).flatMap(({ picture, how, of }) => (how === 'worn' ? [`${picture} ${of}`] : []));

it('leaves clothes on whose they are while something happens to them', () => {
  assert.deepEqual(wornOf('A bee landed on her dress.'), ['dress hero']);
  assert.deepEqual(wornOf('Her jumper got caught on a nail.'), ['jumper hero']);
  assert.deepEqual(wornOf("Mia cried into Grandpa's jacket."), ['coat grandfather']);
});

it('shows nobody in what lies somewhere or flies off', () => {
  assert.deepEqual(wornOf('Her coat was on the chair.'), []);
  assert.deepEqual(wornOf('Her hat flew away.'), []);
});

it('stains the clothes that are named, in the colour that is told', () => {
  const [stain] = seenIn('Her white dress was covered in red paint.').filter(({ how }) => how === 'smeared');
  assert.deepEqual(stain?.at, { picture: 'dress', side: 'on' });
  assert.equal(stain?.of, 'hero');
  const [mud] = seenIn('Mud splashed all over her shirt.').filter(({ how }) => how === 'smeared');
  assert.deepEqual(mud?.at, { picture: 'shirt', side: 'on' });
  const [face] = seenIn('Mia had chocolate on her chin.').filter(({ how }) => how === 'smeared');
  assert.equal(face?.at, undefined);
  assert.notEqual(stain?.color, mud?.color);
});

it('puts foam into the hair, and wets whose shirt it is', () => {
  assert.deepEqual(wornOf('Her hair was full of foam.'), ['bubbles hero']);
  const [drop] = seenIn("Dad's shirt got wet.").filter(({ picture }) => picture === 'droplet');
  assert.equal(drop?.of, 'father');
});
