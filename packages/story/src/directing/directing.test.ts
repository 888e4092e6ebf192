import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hasTrait } from '@milestoon/cast';
import { type Beat, beatsOf, type Screenplay } from '../screenplay.ts';
import { familyTexts } from '../testing/family-texts.ts';
import { newRequest, requestOf } from '../testing/new-request.ts';
import { writeScreenplay } from '../write-screenplay.ts';

const films = familyTexts.map((text) => ({ text, screenplay: writeScreenplay(requestOf(text)) }));

const beatWith = (screenplay: Screenplay, words: string): Beat => {
  const beat = beatsOf(screenplay).find((each) => each.text.includes(words));
  assert.ok(beat, `nobody says "${words}"`);
  return beat;
};
const actionOf = (beat: Beat, member: string): string | undefined =>
  beat.staging.find((staging) => staging.member === member)?.action;
/** Whether somebody is to be seen while a line is told, in whichever of its moments. */
const isSeen = (beat: Beat, member: string): boolean =>
  [beat.staging, ...(beat.moments ?? []).map(({ staging }) => staging)]
    .flat()
    .some((each) => each.member === member);
const heroDoes = (description: string, words: string): string | undefined =>
  actionOf(beatWith(writeScreenplay(newRequest({ description })), words), 'hero');

describe('actions of the text', () => {
  it('does not cuddle what is only held', () => {
    const beat = beatWith(
      writeScreenplay(
        newRequest({
          title: 'Bike',
          description: 'Mia rode her bike today! Daddy held the seat. She rode all the way to the tree.',
        }),
      ),
      'held the seat',
    );
    assert.deepEqual(
      beat.staging.filter(({ action }) => action === 'hug'),
      [],
    );
    assert.equal(actionOf(beat, 'father'), 'push');
    assert.notEqual(heroDoes('Mia held the map. Then she sang.', 'held the map'), 'hug');
    assert.notEqual(heroDoes('Mia held my hand. Then she sang.', 'hand'), 'hug');
  });

  it('cuddles whom one loves; a hug is given by both', () => {
    assert.equal(heroDoes('Mia held her baby brother Leo. Then she sang.', 'held'), 'hug');
    // Arms around nobody hold nothing: a toy is held where it is seen.
    const toy = beatWith(
      writeScreenplay(newRequest({ description: 'Mia hugged her teddy. Then she sang.' })),
      'hugged',
    );
    const { action, thing } = toy.staging.find(({ member }) => member === 'hero') ?? {};
    assert.deepEqual([action, thing], ['hold', { picture: 'teddy-bear' }]);
    const screenplay = writeScreenplay(newRequest({ description: 'Mia cried. Grandma gave her a big hug.' }));
    const beat = beatWith(screenplay, 'hug');
    assert.equal(actionOf(beat, 'hero'), 'hug');
    assert.equal(actionOf(beat, 'grandmother'), 'hug');
    const named = writeScreenplay(newRequest({ description: 'Mia sang. Then she hugged Grandpa.' }));
    assert.equal(actionOf(beatWith(named, 'hugged'), 'grandfather'), 'hug');
  });

  it('holds hands, gives presents and goes home', () => {
    const held = writeScreenplay(newRequest({ description: 'Mia sang. Grandma held her hand.' }));
    const beat = beatWith(held, 'hand');
    assert.deepEqual([actionOf(beat, 'hero'), actionOf(beat, 'grandmother')], ['hold-hands', 'hold-hands']);
    const given = writeScreenplay(newRequest({ description: 'Mia sang. Daddy gave her a big present.' }));
    assert.equal(actionOf(beatWith(given, 'present'), 'father'), 'hand-over');
    assert.equal(heroDoes('Mia sang. Then she walked home.', 'walked home'), 'walk-away');
    assert.equal(heroDoes('Mia sang. Then she watched the sunset.', 'sunset'), 'admire');
  });

  const traps: readonly [string, string, string][] = [
    ['run', 'Mia ran out of paint. Then she slept.', 'ran out'],
    ['jump', 'Mia jumped for joy. Then she slept.', 'jumped'],
    ['jump', 'Mia hoped for a puppy. Then she slept.', 'hoped'],
    ['bike', 'Mia rode in the car. Then she slept.', 'car'],
    ['point', 'Mia looked hungry. Then she slept.', 'hungry'],
    ['sit', 'Mia fell in love with a kite. Then she slept.', 'fell in love'],
    ['jump', 'Mia did not jump. Then she slept.', 'not jump'],
    ['cry', 'Mia cried tears of joy. Then she slept.', 'joy'],
    ['sleep', 'Mia was a sleepy head. Then she sang.', 'sleepy head'],
  ];
  for (const [action, description, words] of traps) {
    it(`does not ${action}: ${description}`, () => assert.notEqual(heroDoes(description, words), action));
  }

  it('shows what is really done', () => {
    assert.equal(heroDoes('Mia fell asleep at noon. Then she sang.', 'asleep'), 'sleep');
    assert.equal(heroDoes('Mia ran outside. Then she sang.', 'outside'), 'run');
    assert.equal(heroDoes('Mia read a red book. Then she sang.', 'red book'), 'read');
    assert.equal(heroDoes('Mia blew out four candles. Then she sang.', 'candles'), 'blow');
    assert.equal(heroDoes('Mia painted a red house. Then she sang.', 'red house'), 'paint');
    assert.equal(heroDoes('Mia built a tower of blocks. Then she sang.', 'blocks'), 'build');
    assert.notEqual(heroDoes('Mia built a tower of sand. Then she sang.', 'tower'), 'build');
    assert.equal(heroDoes('Mia brushed her teeth. Then she sang.', 'teeth'), 'brush');
    assert.equal(heroDoes('Mia kicked the ball. Then she sang.', 'kicked'), 'kick');
    assert.equal(heroDoes('We all ate ice cream with Grandma. Then Mia sang.', 'ice cream'), 'lick');
    assert.equal(heroDoes('Mia played her guitar. Then she sang.', 'her guitar'), 'strum');
    assert.equal(heroDoes('A Mia apagou as velas. Depois cantou.', 'velas'), 'blow');
    // With what is blown before the mouth, and no cake.
    assert.equal(heroDoes('Mia blew bubbles. Then she slept.', 'bubbles'), 'blow');
    assert.equal(heroDoes('There were four candles. Mia blew them out.', 'blew'), 'blow');
    assert.equal(heroDoes('Mia sat on a stone. Then she sang.', 'sat'), 'sit');
    assert.equal(heroDoes('Mia rode her new scooter. Then she sang.', 'her new scooter'), 'scooter');
    assert.equal(heroDoes('Mia went sledding with Daddy. Then she sang.', 'went sledding'), 'sled');
    assert.equal(heroDoes('Mia flew her red kite. Then she sang.', 'flew'), 'kite');
    assert.equal(heroDoes('Mia caught the ball. Then she sang.', 'caught'), 'catch');
    assert.equal(heroDoes('Mia climbed up the ladder. Then she sang.', 'climbed'), 'climb');
    assert.notEqual(heroDoes('Mia climbed into bed. Then she sang.', 'into bed'), 'climb');
    assert.equal(heroDoes('Mia went high on the swing. Then she sang.', 'went high'), 'swing');
    assert.equal(heroDoes('Mia swam all by herself. Then she sang.', 'swam'), 'swim');
    assert.equal(heroDoes('Mia baked cookies with Grandma. Then she sang.', 'baked'), 'cook');
    assert.equal(heroDoes('Mia made pancakes. Then she sang.', 'made pancakes'), 'cook');
    assert.equal(heroDoes('Mia ate all her peas. Then she sang.', 'ate all'), 'eat');
    assert.equal(heroDoes('Mia drank from a cup. Then she sang.', 'drank'), 'drink');
    assert.equal(heroDoes('Mia crawled to the door. Then she sang.', 'crawled'), 'crawl');
    assert.equal(heroDoes('Mia hid behind the curtain. Then she sang.', 'hid'), 'hide');
    assert.equal(heroDoes('Mia looked for her shoe. Then she sang.', 'looked for'), 'search');
    assert.equal(heroDoes('Mia laughed out loud. Then she sang.', 'laughed'), 'laugh');
    assert.equal(heroDoes('Mia fed the goats. Then she sang.', 'fed'), 'hand-over');
  });

  it('knows what a verb means in the story it is of', () => {
    const guitar = 'Mia has a new guitar. Her hands shook. Then she played every note.';
    assert.equal(heroDoes(guitar, 'every note'), 'strum');
    assert.notEqual(heroDoes('Mia has a new flute. She played every note.', 'every note'), 'strum');
    assert.equal(heroDoes('Mia lost a tooth. Then she brushed the others.', 'the others'), 'brush');
    assert.notEqual(heroDoes('Mia brushed the pony. Then she sang.', 'pony'), 'brush');
    assert.equal(heroDoes('Mia baked a cake. She stirred the dough.', 'the dough'), 'cook');
    const bike = 'Mia rode her bike. Daddy ran beside her. She rang the bell.';
    assert.equal(heroDoes(bike, 'beside her'), 'bike');
    const ways = beatWith(writeScreenplay(newRequest({ description: bike })), 'beside her').staging;
    assert.equal(new Set(ways.map(({ facing }) => facing)).size, 1, 'they meet instead of keeping up');
    assert.equal(heroDoes(bike, 'the bell'), 'bike');
  });
});

describe('poses of a film', () => {
  for (const { text, screenplay } of films) {
    it(`vary: ${text.name}, ${text.title}`, () => {
      const beats = beatsOf(screenplay);
      beats.forEach((beat, i) => {
        const before = beats[i - 1];
        if (before === undefined || (beat.source !== undefined && beat.source === before.source)) return;
        // The plan stages what is told, be it the same twice.
        if (beat.moments || before.moments) return;
        // What the text says is done again is still being done.
        if (beat.source !== undefined && /^(?:bike|cook|swim)$/.test(actionOf(beat, 'hero') ?? '')) return;
        assert.notEqual(actionOf(beat, 'hero'), actionOf(before, 'hero'), beat.text);
      });
      const doing = beats.map((beat) => actionOf(beat, 'hero') ?? '');
      assert.ok(doing.filter((action) => action === 'think').length <= 3, doing.join(' '));
      const sorrow = /died/.test(text.description);
      const closes = beats.at(-1)?.source === undefined;
      if (closes && !sorrow) assert.match(doing.at(-1) ?? '', /^(?:dance|cheer|wave|walk-away)$/);
    });
  }
});

describe('the family on the stage', () => {
  for (const { text, screenplay } of films) {
    if (/died/.test(text.description)) continue;
    it(`stands where it is named and at the end: ${text.name}, ${text.title}`, () => {
      const others = screenplay.cast.filter((member) => member.role !== 'hero');
      for (const beat of beatsOf(screenplay)) {
        if (beat.source === undefined) continue;
        const named = others.filter((member) =>
          new RegExp(`(?<!\\p{L})${member.name.split(' ').at(-1)}(?!\\p{L})`, 'iu').test(beat.text),
        );
        const missing = named.filter((member) => !isSeen(beat, member.id));
        // Four fit on the stage, the child among them; the moments of a line may show more.
        assert.ok(missing.length <= Math.max(0, named.length - 3), beat.text);
      }
      const closing = beatsOf(screenplay).at(-1);
      if (closing?.source !== undefined) return;
      const family = others.filter((member) => !/^(?:teacher|doctor)$/.test(member.role));
      const seen = closing?.staging.filter(({ member }) => family.some(({ id }) => id === member)) ?? [];
      assert.ok(seen.length >= Math.min(family.length, 2), 'the end is told without the family');
    });
  }

  it('knows people by the names of the text', () => {
    const castOf = (description: string): string[] =>
      writeScreenplay(newRequest({ description }))
        .cast.map(({ role, name }) => `${role} ${name}`)
        .slice(1);
    assert.deepEqual(castOf('Mia sang for baby Sofia.'), ['baby Sofia']);
    assert.deepEqual(castOf('Mia built a tower with her little sister Ana.'), ['sister Ana']);
    assert.deepEqual(castOf('Mia ran with her friend Tom and our dog Rex.').sort(), [
      'dog Rex',
      'friend Tom',
    ]);
    assert.deepEqual(castOf('Our baby Sofia came home and her big sister Mia sang.'), ['baby Sofia']);
    assert.deepEqual(castOf('Mia became a big sister. She kissed the baby.'), ['baby Baby']);
    assert.deepEqual(castOf('The baby took her first steps. The baby is Mia.'), []);
    // Who writes 'we' was there.
    assert.deepEqual(castOf('We went to the park and our day was lovely. My heart sang.'), ['mother Mom']);
  });
});

describe('the cast', () => {
  it('takes from names and titles who is a girl and who is a boy', () => {
    const gendersOf = (description: string): (string | undefined)[] =>
      writeScreenplay(newRequest({ description }))
        .cast.slice(1)
        .map(({ gender }) => gender);
    assert.deepEqual(gendersOf('Mia ran with her friends Leo and Emma.'), ['boy', 'girl']);
    assert.deepEqual(gendersOf('Mia read to her teacher Mrs. Silva.'), ['girl']);
    assert.deepEqual(gendersOf('Mia played with a friend.'), [undefined]);
    assert.deepEqual(gendersOf('Mia ran with Daddy.'), ['boy']);
  });
});

describe('the light of a film', () => {
  for (const { text, screenplay } of films) {
    // What is told in one breath has one light, and so has a day whose hour is told.
    const isTold = beatsOf(screenplay).some(({ moments = [] }) => moments.some(({ time }) => time));
    if (screenplay.scenes.length < 2 || isTold) continue;
    it(`changes with place or hour: ${text.name}, ${text.title}`, () => {
      const sets = new Set(screenplay.scenes.map((scene) => scene.set));
      const times = new Set(screenplay.scenes.map((scene) => scene.time));
      assert.ok(sets.size > 1 || times.size > 1, `${[...sets]} ${[...times]}`);
    });
  }

  it('stays where the text stays', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const request = newRequest({ seed, title: 'Beach', description: 'Mia found a shell at the beach.' });
      const { scenes } = writeScreenplay(request);
      assert.deepEqual([...new Set(scenes.map((scene) => scene.set))], ['beach']);
    }
  });
});

describe('sides', () => {
  it('nobody changes sides with the child from one line to the next, unless a thing needs the room', () => {
    let [pairs, changed] = [0, 0];
    for (const { screenplay } of films)
      for (const scene of screenplay.scenes) {
        const sides = new Map<string, number>();
        for (const staging of scene.beats.flatMap(({ staging, moments = [] }) => [
          staging,
          ...moments.map((moment) => moment.staging),
        ])) {
          const hero = staging.find(({ member }) => member === 'hero');
          if (!hero || hasTrait(hero.action, 'beside')) continue;
          for (const { member, place } of staging) {
            if (member === 'hero') continue;
            const side = Math.sign(place - hero.place);
            const before = sides.get(member);
            sides.set(member, side);
            if (before === undefined) continue;
            pairs += 1;
            if (before !== side) changed += 1;
          }
        }
      }
    assert.ok(pairs > 50, `${pairs}`);
    assert.equal(changed, 0);
  });
});
