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

it('has a towel in the hands of who wraps somebody in it', () =>
  assert.deepEqual(shown('Mum wrapped Mia in the big towel.'), {
    acts: ['mother put-on to hero towel', 'hero look to mother'],
    seen: [],
  }));

it('treats whom a plaster is for, and no snowman', () => {
  assert.deepEqual(
    shown('Mia cut her hand. The nurse stuck a plaster on.').acts?.[0],
    'doctor put-on to hero',
  );
  assert.deepEqual(shown('Mia put a hat on the snowman.').acts, ['hero put-down sun-hat']);
});
