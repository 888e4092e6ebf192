import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenplayFromDraft } from '../draft/draft.ts';
import { english } from '../languages/en/lines.ts';
import { beatsOf, type Screenplay, screenplaySchema } from '../screenplay.ts';
import { bikeDraft, bikeText } from '../testing/bike-draft.ts';
import { newRequest } from '../testing/new-request.ts';
import type { Language } from '../text/language.ts';
import { writeScreenplay } from '../write-screenplay.ts';
import { type Meaning, meaningOf } from './meaning.ts';

const cast = [
  { id: 'hero', name: 'Mia' },
  { id: 'grandmother', name: 'Grandma Rosa' },
];
const told = (text: string, language: Language = 'en'): Meaning =>
  meaningOf({ text, source: 0 }, { cast, language });
const named = (text: string, language?: Language): string => {
  const { thing } = told(text, language);
  return thing ? `${thing.name} ${thing.word}` : 'nothing';
};

test('finds the thing a line speaks of, and its word', () => {
  assert.equal(named('There was a cake with a dragon on it.'), 'cake 3');
  assert.equal(named('Mia lost her second tooth.'), 'lost-tooth 4');
  assert.equal(named('Her tooth was wobbly for a week!'), 'loose-tooth 1');
  assert.equal(named('Her loose tooth fell out in an apple.'), 'lost-tooth 2');
  assert.equal(named('She got a sticker with a crocodile.'), 'sticker 3');
  assert.equal(named('Mia built a sandcastle with Dad.'), 'sandcastle 3');
  assert.equal(named('A Sofia fez um castelo de areia enorme.', 'pt'), 'sandcastle 4');
  assert.equal(named('A Sofia comeu uma maçã no parque.', 'pt'), 'apple 4');
  assert.equal(named('Estrenó unas gafas rojas.', 'es'), 'glasses 2');
});

test('what is missing, or only sounds like a thing, is not shown', () => {
  assert.equal(named('She did not want the cake.'), 'nothing');
  assert.equal(named('There was no book at all.'), 'nothing');
  assert.equal(named('Mia said her first word: "ball".'), 'nothing');
  assert.equal(named('Mia was the flower girl at the wedding.'), 'nothing');
  assert.equal(named('We got a puppy and Mia called him Cookie.'), 'nothing');
  assert.equal(named('They ate pancakes.'), 'nothing');
  assert.equal(named('The tooth fairy came at night.'), 'nothing');
  assert.equal(named('A Sofia não quis o bolo.', 'pt'), 'nothing');
  assert.equal(named('No parque havia um bolo.', 'pt'), 'cake 4', 'a Portuguese "no" is no denial');
  assert.equal(named('No había pastel.', 'es'), 'nothing');
});

test('the first food a line names is eaten, as it is eaten', () => {
  assert.equal(told('Mia ate a big red apple.').food, 'apple');
  assert.equal(told('Mia ate two cookies and a banana.').food, 'cookie');
  assert.equal(told('A Mia comeu uma maçã e bolachas.', 'pt').food, 'apple');
  assert.equal(told('Leo ate spaghetti with a fork.').food, 'pasta');
  assert.equal(told('Leo comeu a sopa toda.', 'pt').food, 'bowlful');
  assert.equal(told('Mia ate all her peas.').food, undefined);
  assert.equal(told('The pineapple hat made her laugh.').food, undefined);
});

test('who is named, in the order of the words, and what is funny', () => {
  assert.deepEqual(told('Rosa told Mia.').named, ['grandmother', 'hero']);
  assert.deepEqual(told('Nobody was there.').named, []);
  assert.equal(told('Everybody giggled.').funny, true);
  assert.equal(told('Passámos ao lado do rio.', 'pt').funny, false, 'a river');
  assert.equal(told('La abuela se rió.', 'es').funny, true);
});

test('a joke of the storyteller is known by its moment; the same words of the parent are none', () => {
  const [gag] = english.gags;
  assert.ok(gag);
  const bridge = meaningOf({ text: gag.again }, { cast, language: 'en' });
  assert.deepEqual(bridge.gag, { listener: gag.listener, moment: 'again', word: 1 });
  assert.equal(told(gag.again).gag, undefined);
});

const without = (screenplay: Screenplay): Screenplay => ({
  ...screenplay,
  scenes: screenplay.scenes.map((scene) => ({
    ...scene,
    beats: scene.beats.map(({ meaning: _, ...beat }) => beat),
  })),
});

test('every line has its meaning, of the embedded writer, of a draft and of an earlier release', () => {
  const description = 'Mia got a medal at the race. She gave Grandma a flower and ate a cookie.';
  const written = writeScreenplay(newRequest({ description }));
  const { screenplay: drafted } = screenplayFromDraft(newRequest({ ...bikeText, childAge: 5 }), bikeDraft());
  for (const screenplay of [written, drafted]) {
    assert.ok(beatsOf(screenplay).every(({ meaning }) => meaning));
    assert.deepEqual(screenplaySchema.parse(without(screenplay)), screenplay);
  }
  const things = beatsOf(written).flatMap(({ meaning }) => meaning?.thing?.name ?? []);
  assert.ok(things.includes('medal'), `${things}`);
  // Whoever planned what is seen has planned the bicycle too.
  assert.ok(beatsOf(drafted).every(({ meaning }) => meaning?.thing === undefined));
});
