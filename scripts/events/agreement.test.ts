import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agreementOf } from './agreement.ts';
import { areAlike, isMeant } from './alike.ts';
import { planOf, type ToldStory } from './corpus.ts';

const story: ToldStory = {
  id: 'one',
  language: 'en',
  child: { name: 'Mia', age: 5, sex: 'girl' },
  teller: 'father',
  title: 'A day',
  text: 'Mia hugged Grandma in the kitchen. Then I kicked the ball.',
  events: [],
};
const plan = planOf(story);

test('an event agrees where everything that is labelled is there', () => {
  const hug = { span: 'Mia hugged Grandma', verb: 'hugged', who: ['hero'], does: ['hug'], to: 'grandmother' };
  assert.deepEqual(agreementOf(story, { ...hug, places: ['kitchen'] }, plan), {
    told: true,
    who: true,
    does: true,
    to: true,
    place: true,
    mode: true,
    all: true,
  });
  const other = agreementOf(story, { ...hug, who: ['father'], to: 'uncle', thing: 'car', mode: 'not' }, plan);
  assert.deepEqual(other, {
    told: true,
    who: false,
    does: true,
    thing: false,
    to: false,
    mode: false,
    all: false,
  });
});

test('what no moment tells agrees in nothing', () => {
  const event = { span: 'Then I', verb: 'Then', who: [], does: ['hug'] };
  assert.deepEqual(agreementOf(story, event, plan), { told: false, does: false, mode: false, all: false });
});

test('whoever tells is either parent, a seagull is a bird, and a postman a man', () => {
  assert.ok(isMeant('father', ['mother', 'mother'], story));
  assert.ok(!isMeant('grandfather', ['mother', 'mother'], story));
  assert.ok(isMeant('seagull', ['bird', 'bird'], story));
  assert.ok(isMeant('postman', ['man-2', 'man'], story));
  assert.ok(!isMeant('dog', ['man', 'man'], story));
  assert.ok(areAlike('sleep', 'nap') && !areAlike('sleep', 'run'));
});

test('a thing and an animal that is a picture act by their moves', () => {
  const told = { ...story, text: 'A squirrel ate the nut. The ball rolled down the hill.' };
  const moves = planOf(told);
  const eats = { span: 'A squirrel ate the nut', verb: 'ate', who: ['squirrel'], does: ['eat'] };
  const agreement = agreementOf(told, eats, moves);
  assert.deepEqual([agreement.who, agreement.does], [true, true]);
  assert.equal(agreementOf(told, { ...eats, who: ['shark'] }, moves).who, false);
  assert.equal(agreementOf(told, { ...eats, does: ['jump'] }, moves).does, false);
  const rolls = { span: 'The ball rolled', verb: 'rolled', who: [], does: ['roll'] };
  assert.equal(agreementOf(told, rolls, moves).does, true);
});

test('what a figure or an action is drawn with is there', () => {
  const told = {
    ...story,
    text: 'Mia rode her bike down the hill. Mia did not cry. Mia stroked the cat. Mia climbed onto the chair.',
  };
  const drawn = planOf(told);
  const ride = { span: 'Mia rode her bike', verb: 'rode', who: ['hero'], does: ['bike'], thing: 'bicycle' };
  assert.equal(agreementOf(told, ride, drawn).thing, true);
  assert.equal(agreementOf(told, { ...ride, thing: 'foot' }, drawn).thing, true);
  assert.equal(agreementOf(told, { ...ride, thing: 'lorry' }, drawn).thing, false);
  const cries = { span: 'Mia did not cry', verb: 'cry', who: ['hero'], does: ['cry'], mode: 'not' };
  assert.equal(agreementOf(told, cries, drawn).does, true);
  assert.equal(agreementOf(told, { ...cries, mode: 'done' }, drawn).does, false);
  const strokes = {
    span: 'Mia stroked the cat',
    verb: 'stroked',
    who: ['hero'],
    does: ['stroke'],
    thing: 'cat',
  };
  assert.equal(agreementOf(told, strokes, drawn).thing, true);
  const climbs = { span: 'Mia climbed onto the chair', verb: 'climbed', who: ['hero'], does: ['climb'] };
  assert.equal(agreementOf(told, climbs, drawn).does, true);
});

test('a grandparent who tells is either, and labels may be general words', () => {
  const told: ToldStory = { ...story, teller: 'grandfather' };
  assert.ok(isMeant('grandfather', ['grandmother', 'grandmother'], told));
  assert.ok(!isMeant('grandfather', ['mother', 'mother'], told));
  assert.ok(!isMeant('grandfather', ['grandmother', 'grandmother'], story));
  assert.ok(
    areAlike('stick', 'put-down') && areAlike('look', 'look-through') && areAlike('play-with', 'hold'),
  );
  assert.ok(!areAlike('watch', 'look-through') && !areAlike('play-with', 'throw'));
  const capped: ToldStory = { ...story, text: 'Mia held a cap in the kitchen.' };
  const holds = { span: 'Mia held a cap', verb: 'held', who: ['hero'], does: ['hold'], thing: 'hat' };
  assert.equal(agreementOf(capped, holds, planOf(capped)).thing, true);
});

test('who only looks on while a crowd does it does not act first', () => {
  const told = { ...story, text: 'The children sang for Mia.' };
  const sings = { span: 'The children sang', verb: 'sang', who: ['children'], does: ['sing'] };
  const agreement = agreementOf(told, sings, planOf(told));
  assert.deepEqual([agreement.who, agreement.does], [true, true]);
});

test('what an action draws by itself is there, and a bitten thing is that thing', () => {
  const told: ToldStory = {
    ...story,
    text: 'Mia slept. Mia wrote a letter. Mia bit into the bread. Mia drove the car.',
  };
  const plan = planOf(told);
  const seen = (span: string, verb: string, thing: string): boolean | undefined =>
    agreementOf(told, { span, verb, who: ['hero'], does: [], thing }, plan).thing;
  assert.equal(seen('Mia slept', 'slept', 'bed'), true);
  assert.equal(seen('Mia slept', 'slept', 'sofa'), false);
  assert.equal(seen('Mia wrote', 'wrote', 'paper'), true);
  assert.equal(seen('Mia bit into the bread', 'bit', 'bread'), true);
  assert.equal(seen('Mia slept', 'slept', 'rain'), false);
  const wet: ToldStory = { ...story, text: 'It rained. Mia danced in the rain.' };
  const dances = { span: 'Mia danced in the rain', verb: 'danced', who: ['hero'], does: ['dance'] };
  assert.equal(agreementOf(wet, { ...dances, thing: 'rain' }, planOf(wet)).thing, true);
});
