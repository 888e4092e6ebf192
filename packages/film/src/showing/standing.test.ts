import assert from 'node:assert/strict';
import { it } from 'node:test';
import { heightOf, newHero, pixelsAMetre } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import type { Seen, ShownMoment } from '@milestoon/story';
import { proportionsOf } from '@milestoon/things';
import { pictureOf } from '@milestoon/things/pictures';
import type { Stage } from './stage.ts';
import { placeProps } from './place-props.ts';
import type { Prop } from './prop.ts';

const hero = newHero({ name: 'Mia', look: { ...defaultLook, age: 5 }, style: 'simple', variant: 0, seed: 1 });
const seenAt = (
  set: Stage['set'],
  things: readonly Partial<Seen>[],
  action: ShownMoment['staging'][number]['action'] = 'look',
): Prop[] => {
  const indoor = !/^(?:street|park|boat)$/.test(set);
  const seen = things.map((thing): Seen => ({ picture: 'ball', how: 'ground', ...thing }));
  const pictures = Object.fromEntries(
    seen.flatMap(({ picture }) => {
      const drawn = pictureOf(picture);
      return drawn ? [[picture, drawn] as const] : [];
    }),
  );
  const staging = [{ member: 'hero', action, emotion: 'happy', place: 0, facing: 'right' } as const];
  return placeProps(
    { word: 0, mode: 'done', told: [0, 1], staging, seen },
    {
      actors: [
        {
          member: 'hero',
          y: 955,
          acting: [{ from: 0, action, emotion: 'happy', x: 960, speed: 0, facing: 'right' }],
        },
      ],
      characters: { hero },
      pictures,
      mark: { x: 960, y: 955 },
      from: 0,
      horizon: 680,
      indoor,
      set,
      ...(indoor ? { laysTable: 'table' } : set === 'park' ? { laysTable: 'blanket' } : {}),
    },
  );
};
const one = (props: readonly Prop[], picture: string): Prop => {
  const found = props.find(({ pictures }) => pictures.some(({ name }) => name === picture));
  assert.ok(found, picture);
  return found;
};

it('shows a thing as large beside a child as it is in life', () => {
  const wardrobe = one(seenAt('living', [{ picture: 'wardrobe' }]), 'wardrobe');
  assert.ok(wardrobe.box[3] > heightOf(hero) * 1.3, 'a wardrobe is higher than a child');
  const chair = one(seenAt('living', [{ picture: 'chair' }]), 'chair');
  const drawn = pictureOf('chair');
  assert.ok(drawn);
  // The box is round what is drawn, which leaves a little of its picture free.
  assert.ok(Math.abs(chair.box[3] - 0.8 * proportionsOf(drawn).high * pixelsAMetre) < 1);
});

it('stands nothing in a place that the place has anyway', () => {
  assert.deepEqual(seenAt('airport', [{ picture: 'airplane' }]), []);
  assert.deepEqual(seenAt('aquarium', [{ picture: 'tropical-fish' }]), []);
  assert.ok(one(seenAt('museum', [{ picture: 'sauropod' }]), 'sauropod'), 'on show');
});

it('has dolphins in the sea beyond the rail, and none on deck', () => {
  const dolphin = one(seenAt('boat', [{ picture: 'dolphin' }]), 'dolphin');
  assert.ok(dolphin.far && dolphin.y > 680 && dolphin.y < 830, `${dolphin.y}`);
  assert.ok(dolphin.box[3] < heightOf(hero) / 2, 'small, as it is far away');
});

it('stands what is too large farther off, outdoors, its foot nearer to the horizon', () => {
  const bus = one(seenAt('street', [{ picture: 'bus' }]), 'bus');
  assert.ok(bus.far && bus.y < 800 && bus.y > 680);
});

it('lets nothing into a room that no room has: it is outside the window', () => {
  for (const picture of ['tree', 'horse', 'fireworks', 'crescent-moon']) {
    const how = picture === 'fireworks' || picture === 'crescent-moon' ? 'sky' : 'ground';
    assert.equal(one(seenAt('living', [{ picture, how }]), picture).how, 'window', picture);
  }
  assert.equal(one(seenAt('living', [{ picture: 'bus' }], 'look'), 'bus').how, 'window');
});

it('hangs a lamp in the room, and what sticks to it there', () => {
  const props = seenAt('kitchen', [
    { picture: 'pancake', move: 'stick' },
    { picture: 'hanging-lamp', how: 'sky' },
  ]);
  const lamp = one(props, 'hanging-lamp');
  const pancake = one(props, 'pancake');
  assert.equal(lamp.how, 'sky');
  const [x, y, width, height] = lamp.box;
  assert.ok(pancake.x > x && pancake.x < x + width && Math.abs(pancake.box[1] - y - height) < height);
  assert.ok(pancake.y < 700, 'above the heads');
});

it('takes a car in a room somebody plays in for a toy', () => {
  const car = one(seenAt('living', [{ picture: 'fire-engine' }], 'kneel'), 'fire-engine');
  assert.ok(car.how === 'ground' && car.box[3] < heightOf(hero) * 0.4);
});

it('lays food and cups on a table, on a blanket in the park, and on neither where they fall', () => {
  for (const [set, stand] of [
    ['living', 'table'],
    ['park', 'blanket'],
  ] as const) {
    const props = seenAt(set, [{ picture: 'pancakes' }, { picture: 'cup' }]);
    const [bearer] = props.filter(({ how }) => how === 'furniture');
    assert.equal(bearer?.stand, stand);
    for (const picture of ['pancakes', 'cup']) {
      const thing = one(props, picture);
      assert.ok(thing.raised && bearer && Math.abs(thing.x - bearer.x) < bearer.size / 2);
    }
  }
  const fallen = seenAt('living', [{ picture: 'cup', move: 'fall' }]);
  assert.ok(fallen.every(({ how }) => how !== 'furniture'));
});

it('has no second tram in a tram', () => {
  assert.deepEqual(seenAt('train', [{ picture: 'tram' }]), []);
  assert.deepEqual(seenAt('schoolgate', [{ picture: 'door' }]), []);
});

it('leaves on the ground what lies just there', () => {
  const stands = (thing: Partial<Seen>): boolean =>
    seenAt('kitchen', [{ picture: 'egg', ...thing }]).some(({ how }) => how === 'furniture');
  assert.deepEqual([stands({}), stands({ exact: true })], [true, false]);
});

it('holds above the heads what is told to be huge as large as that', () => {
  const width = (size?: Seen['size']): number =>
    one(seenAt('street', [{ picture: 'umbrella', how: 'overhead', ...(size ? { size } : {}) }]), 'umbrella')
      .box[2];
  assert.ok(width('huge') > 1.5 * width());
});

it('stands a thing on the top of a table as high as the table is drawn', () => {
  const props = seenAt('park', [
    { picture: 'table' },
    { picture: 'jar', how: 'table', at: { picture: 'table', side: 'on' } },
  ]);
  const [table, jar] = [one(props, 'table'), one(props, 'jar')];
  assert.ok(table.box[3] < table.box[2], 'a table is wider than high');
  assert.ok(Math.abs(jar.y - table.box[1]) < 0.15 * table.box[3], `${jar.y} ${table.box[1]}`);
});

it('has what flies off somebody at them, and not before the wall', () => {
  const tooth = one(
    seenAt('living', [{ picture: 'tooth', how: 'flying', of: 'hero', move: 'fall' }]),
    'tooth',
  );
  assert.ok(Math.abs(tooth.x - 960) < 250 && tooth.y > 900, `${tooth.x} ${tooth.y}`);
  const drop = one(
    seenAt('living', [{ picture: 'droplet', how: 'flying', of: 'hero', move: 'splash' }]),
    'droplet',
  );
  assert.ok(drop.y < 955 && drop.y > 955 - heightOf(hero) && drop.near);
});

it('spreads a blanket that lies about', () => {
  assert.equal(seenAt('park', [{ picture: 'blanket' }])[0]?.flat, true);
  assert.equal(seenAt('park', [{ picture: 'chair' }])[0]?.flat, undefined);
});

it('shows nothing for a name that every object has, wherever it is seen', () => {
  const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];
  for (const picture of inherited)
    for (const how of [
      'ground',
      'beside',
      'table',
      'support',
      'inside',
      'roof',
      'flying',
      'worn',
      'wall',
    ] as const)
      assert.deepEqual(seenAt('living', [{ picture, how, of: 'hero' }], 'watch'), [], `${picture} ${how}`);
});

it('has a bike on its side where somebody has fallen off it, and upright beside whoever looks at it', () => {
  const lies = (how: Seen['how'], action: ShownMoment['staging'][number]['action']) =>
    seenAt('park', [{ picture: 'bicycle', how, of: 'hero' }], action)[0]?.flat === true;
  for (const how of ['ground', 'beside'] as const) {
    assert.ok(lies(how, 'fall') && lies(how, 'hurt-knee'), how);
    assert.ok(!lies(how, 'look'), how);
  }
});
