import assert from 'node:assert/strict';
import { it } from 'node:test';
import { defaultLook } from '@milestoon/look';
import { dressed, isClothes, isCostume } from './dressed.ts';
import { newHero } from './hero.ts';
import { perform } from './perform.ts';
import { personOf } from './person.ts';

const child = newHero({ name: 'Mia', look: defaultLook, style: 'anime', variant: 0, seed: 3 });
const drawn = (character: typeof child): string =>
  JSON.stringify(
    perform(character, { action: 'stand', actionFrame: 0, frame: 0, emotion: 'happy', facing: 'right' }),
  );

it('draws the told colour on the body, and the same object for the same clothes', () => {
  const robed = dressed(child, [{ picture: 'kimono', color: '#f6f4ee' }]);
  assert.equal(robed.outfit.garment, 'dress');
  assert.equal(robed.outfit.top, '#f6f4ee');
  assert.equal(dressed(child, [{ picture: 'kimono', color: '#f6f4ee' }]), robed);
  assert.notEqual(drawn(robed), drawn(child));
  assert.notEqual(drawn(dressed(child, [{ picture: 'kimono', color: '#d8352a' }])), drawn(robed));
});

it('puts a coat over pyjamas, and shoes on feet', () => {
  const { outfit } = dressed(child, [
    { picture: 'pyjamas' },
    { picture: 'coat', color: '#d8352a' },
    { picture: 'rubber-boots' },
  ]);
  assert.equal(outfit.top, '#d8352a');
  assert.equal(outfit.bottom, '#a9cdea');
  assert.equal(outfit.shoes, '#f0b92e');
});

it('leaves as they are those who are told to wear what is drawn elsewhere', () => {
  assert.equal(dressed(child, [{ picture: 'scarf' }]), child);
  assert.equal(isClothes('scarf'), false);
  assert.equal(isCostume('lion'), true);
  assert.equal(isCostume('table'), false);
});

it('has boots up to the calf, an apron over and wings behind what else is worn', () => {
  const { outfit } = dressed(child, [{ picture: 'rubber-boots' }, { picture: 'apron' }, { picture: 'wing' }]);
  assert.equal(outfit.boots, true);
  assert.deepEqual(outfit.gear, ['apron', 'wings']);
  const inShoes = dressed(child, [{ picture: 'rubber-boots' }, { picture: 'running-shoe' }]);
  assert.equal(inShoes.outfit.boots, false, 'shoes take the place of boots');
  assert.notEqual(
    drawn(dressed(child, [{ picture: 'rubber-boots', color: '#e2584a' }])),
    drawn(dressed(child, [{ picture: 'running-shoe', color: '#e2584a' }])),
  );
});

it('has told glasses on the nose in the told colour, in the shape of their own where there are some', () => {
  const told = personOf(dressed(child, [{ picture: 'glasses', color: '#3f9a4f' }]));
  assert.deepEqual(told.glasses, { shape: 'round', color: '#3f9a4f' });
  const own = newHero({
    name: 'Mia',
    look: { ...defaultLook, glasses: 'square', glassesColor: 'black' },
    style: 'anime',
    variant: 0,
    seed: 3,
  });
  assert.deepEqual(personOf(dressed(own, [{ picture: 'glasses' }])).glasses, personOf(own).glasses);
  assert.equal(personOf(child).glasses, null);
});

it('has told hearing aids behind the ears and sits in a told wheelchair of the told colour', () => {
  assert.equal(personOf(child).hearingAid, false);
  assert.equal(personOf(dressed(child, [{ picture: 'hearing-aid' }])).hearingAid, true);
  const rolls = personOf(dressed(child, [{ picture: 'manual-wheelchair', color: '#d23b38' }]));
  assert.deepEqual([rolls.wheelchair, rolls.signature], [true, '#d23b38']);
});

it('has bare feet in bed and for the water, and shoes again where some are told', () => {
  assert.equal(dressed(child, [{ picture: 'pyjamas' }]).outfit.barefoot, true);
  const swims = dressed(child, [{ picture: 'swimsuit' }]);
  assert.deepEqual([swims.outfit.barefoot, swims.outfit.top], [true, child.outfit.top]);
  assert.notEqual(drawn(swims), drawn({ ...swims, outfit: { ...swims.outfit, barefoot: false } }));
  const slippers = dressed(child, [{ picture: 'pyjamas' }, { picture: 'slippers' }]);
  assert.equal(slippers.outfit.barefoot, false);
});

it('blows armbands up round both arms, over bathing things too', () => {
  const banded = dressed(child, [{ picture: 'armbands' }]);
  const swims = (character: typeof child): string =>
    JSON.stringify(
      perform(character, {
        action: 'stand',
        actionFrame: 0,
        frame: 0,
        emotion: 'happy',
        facing: 'right',
        wear: 'swim',
      }),
    );
  assert.notEqual(drawn(banded), drawn(child));
  assert.notEqual(swims(banded), swims(child));
});

it('wears shirts, jumpers, waistcoats, raincoats and tights of its own colours', () => {
  for (const picture of ['shirt', 'jumper', 'waistcoat', 'raincoat']) {
    assert.ok(isClothes(picture), picture);
    assert.equal(dressed(child, [{ picture, color: '#123456' }]).outfit.top, '#123456', picture);
  }
  assert.equal(dressed(child, [{ picture: 'jumper' }]).outfit.sleeves, 'long');
  assert.equal(dressed(child, [{ picture: 'tights', color: '#123456' }]).outfit.shoes, '#123456');
});
