import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const shown = (text: string) => {
  const moment = planOf(text, { childName: 'Mia', pronoun: 'she' }).moments.at(-1);
  return {
    acts: moment?.acts.map(({ who, action, to, thing }) =>
      [who, action, ...(to ? ['to', to] : []), ...(thing ? [thing] : [])].join(' '),
    ),
    seen: moment?.seen.map(({ picture, how, of }) => [picture, how, ...(of ? [of] : [])].join(' ')),
  };
};

it('has on somebody what somebody else puts on them', () => {
  assert.deepEqual(shown('Dad put his jacket around Mia.'), {
    acts: ['father put-on to hero', 'hero look to father'],
    seen: ['coat worn hero'],
  });
  assert.deepEqual(shown('The barber put a cape on Mia.').seen, ['cape worn hero']);
  assert.deepEqual(shown('Mia put her mittens on her brother.').seen, ['gloves worn brother']);
  assert.deepEqual(shown('Grandma dressed Mia in a coat.').seen, ['coat worn hero']);
});

it('has a towel round whoever is wrapped in it', () =>
  assert.deepEqual(shown('Mum wrapped Mia in the big towel.'), {
    acts: ['mother put-on to hero', 'hero look to mother'],
    seen: ['towel worn hero'],
  }));

it('wraps whom Spanish names with a preposition', () =>
  assert.deepEqual(shown('Papá envolvió a Mia en una toalla.').seen, ['towel worn hero']));

it('puts on whose they are what somebody else puts on, closes or ties', () => {
  assert.deepEqual(shown("Dad put Mia's jumper on.").seen, ['jumper worn hero']);
  assert.deepEqual(shown("Mum put Mia's socks on.").acts?.[0], 'mother put-on to hero socks');
  assert.deepEqual(shown('O pai fechou o casaco da Mia.').acts?.[0], 'father put-on to hero');
  assert.deepEqual(shown("The teacher tied Mia's belt.").acts?.[0], 'teacher put-on to hero');
  assert.notEqual(shown("Mum put Mia's coat in the wardrobe.").acts?.[0], 'mother put-on to hero');
  assert.deepEqual(shown('A mãe fechou a porta da Mia.').acts?.[0]?.split(' ')[1], 'push');
});

it('treats whom a plaster is for, and no snowman', () => {
  assert.deepEqual(
    shown('Mia cut her hand. The nurse stuck a plaster on.').acts?.[0],
    'doctor put-on to hero',
  );
  assert.deepEqual(shown('Mia put a hat on the snowman.').acts, ['hero put-down']);
});
