import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { acted, planOf } from '../testing/plan-of.ts';

/** What is acted first, with its thing and whoever it is done to, and where. */
const firstOf = (description: string): string => {
  const [moment] = planOf(description).moments;
  const [act] = moment?.acts ?? [];
  if (!act) return '';
  const { who, action, thing, to } = act;
  return [who, action, ...(thing ? [thing] : []), ...(to ? [`→ ${to}`] : []), `@ ${moment?.place.set}`].join(
    ' ',
  );
};

const told: Readonly<Record<string, readonly (readonly [text: string, first: string])[]>> = {
  'a thing that is made of another is no place': [
    ['Mia folded the napkins into boats.', 'hero craft napkin @ living'],
  ],
  'how food is prepared is not done': [
    ['Mia fed her baby sister mashed banana.', 'hero hand-over banana → baby @ living'],
    ['Mia mashed the banana.', 'hero cook @ kitchen'],
  ],
  'words of two are no deeds': [
    ['Mia packed her walking stick.', 'hero put-down white-cane @ living'],
    ['Mia counted shooting stars.', 'hero count @ living'],
    ['Papa let her light the candles.', 'father talk → hero @ party'],
  ],
  'one deed is told by two words': [
    ['Mia went horse riding.', 'hero ride → horse @ farm'],
    ['Grandpa took Mia horse riding.', 'hero ride → horse @ farm'],
    ['We went blackberry picking.', 'hero hold blueberries @ field'],
    ['Mia went ice skating with her class.', 'hero skate @ rink'],
  ],
  'what one rides is ridden outside': [
    ['Mia cycled to school.', 'hero bike @ street'],
    ['Mia rode without stabilisers.', 'hero bike @ street'],
  ],
  'somebody on the phone telephones': [
    ['Mum was on the phone to Grandma.', 'mother phone mobile-phone → grandmother @ living'],
  ],
  'what gets into eyes hurts': [['Mia got soap in her eyes.', 'hero cover-eyes @ bathroom']],
  'what is bought is seen, not the money': [
    ['Mia spent her money on flowers for Mum.', 'hero hold blossom → mother @ living'],
  ],
  'who drowns a plant does not swim': [['Mia drowned the cactus.', 'hero pour cactus @ living']],
  'where a sentence leaves for is not where it begins': [
    ['Mia swallowed a coin and we rushed to hospital.', 'hero eat coin @ living'],
    ['Mia packed her bag and we drove to the beach.', 'hero put-down @ living'],
  ],
  'who is fed is no thing in the hand': [['Mia fed the fish.', 'hero hold @ living']],
  'a body is hurt': [
    ['Mia hit her head on the table.', 'hero cry @ living'],
    ['Mia scraped her knee.', 'hero hurt-knee @ living'],
    ['Mia was sick on the boat.', 'hero sneeze @ boat'],
    ['Mia was sick.', 'hero lie-down @ living'],
  ],
  'who falls asleep in the soup is at table': [['Mia fell asleep in her soup.', 'hero sleep @ kitchen']],
  'a carrot for a nose makes no meal': [
    ['Mia built a snowman with a carrot for a nose.', 'hero put-down carrot @ snow'],
  ],
  'what stands before a goodnight or a home is the thing': [
    ['Mia kissed her baby brother goodnight.', 'hero kiss → baby @ living'],
    ['Mia brought a stick home.', 'hero carry stick @ living'],
    ['Mia made her brother a crown.', 'hero hand-over crown → brother @ living'],
    ['Mia helped Grandpa saw a branch.', 'hero hit stick @ living'],
  ],
  'of a bowl of something one eats what is in it': [
    ['Mia ate a whole bowl of broccoli.', 'hero eat broccoli @ kitchen'],
    ['A Mia comeu uma tigela de sopa.', 'hero eat pot-of-food @ kitchen'],
  ],
  'whoever slides sits on the slide, whoever rolls tumbles': [
    ['Mia went down the big slide head first.', 'hero sit @ playground'],
    ['Mia rolled down the hill.', 'hero fall @ mountain'],
  ],
  'a hand that is put up is not put anywhere': [
    ['Mia put her hand up in class.', 'hero raise-hand @ classroom'],
  ],
  'a country is nobody': [['Mia sailed to Africa.', 'hero sit @ boat']],
  'a pair of glasses is worn': [['Mia got her first pair of glasses.', 'hero hold glasses @ living']],
  'what somebody is like is nowhere': [['Mia walked like a penguin.', 'hero walk @ living']],
};

for (const [rule, pairs] of Object.entries(told))
  describe(rule, () => {
    for (const [text, first] of pairs) it(text, () => assert.equal(firstOf(text), first));
  });

it('rides upon an animal that is nobody', () => {
  assert.equal(planOf('Mia rode a camel.').moments[0]?.seen[0]?.how, 'support');
});

it('hangs in a tree what is stuck there, and has one hat', () => {
  assert.equal(planOf("Mia's kite got stuck in a tree.").moments[0]?.seen[0]?.how, 'overhead');
  const worn = planOf('Mia wore the bowl as a hat.').moments[0]?.seen.map(({ picture }) => picture);
  assert.deepEqual(worn, ['bowl']);
});

it('goes on trying what it did, and starts with no word that only says when', () => {
  const acts = planOf(
    'Grandpa taught Mia to whistle. Mia tried for an hour. At last a squeak came out.',
  ).moments;
  assert.deepEqual(
    acts.map(({ acts: [first] }) => `${first?.who} ${first?.action}`),
    ['grandfather blow', 'hero blow'],
  );
});

it('has birds fly by themselves and a kitten in the arms of who got it', () => {
  const flown = acted('A pigeon sat on the roof. It flew away.').at(-1);
  assert.deepEqual(flown, ['bird fly-away']);
  assert.deepEqual(acted('Mia got a kitten.'), [['hero hug', 'cat hug']]);
});
