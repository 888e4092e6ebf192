import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

const last = (text: string): string[] => acted(text).at(-1) ?? [];

it('sees two parents, many of a school, and the child of somebody else', () => {
  assert.deepEqual(last('Her parents hugged Mia.'), ['mother hug', 'father hug', 'hero hug']);
  assert.ok(planOf('Mia sang. The parents clapped.').moments.at(-1)?.crowd);
  assert.deepEqual(last("The farmer's son hugged Mia."), ['friend hug', 'hero hug']);
});

it('takes no feast, vehicle or subject of a story for somebody', () => {
  const ids = (text: string): string[] => planOf(text).people.map(({ id }) => id);
  assert.deepEqual(ids('On Holi Mia danced.'), ['hero']);
  assert.deepEqual(ids('Mia sat on the coach.'), ['hero']);
  assert.deepEqual(ids('Mia read a book about pirates.'), ['hero']);
  assert.deepEqual(ids('Mia hugged the coach.'), ['hero', 'teacher']);
});

it('does what others join in', () => {
  assert.equal(planOf('Mia danced and everyone joined in.').moments.at(-1)?.crowd?.action, 'dance');
});

it('hands over what is passed, and throws a ball', () => {
  assert.deepEqual(last('Dad passed the cup to Mia.'), ['father hand-over', 'hero receive']);
  assert.equal(last('Dad passed the ball to Mia.')[0], 'father throw');
});

it('sees the fear of what is not done yet', () => {
  assert.deepEqual(acted('Mia was scared to jump.'), [['hero hide']]);
});

it('wears what is played', () => {
  const worn = (text: string): string[] =>
    planOf(text).moments.flatMap(({ seen }) =>
      seen.flatMap(({ how, picture }) => (how === 'worn' ? [picture] : [])),
    );
  assert.deepEqual(worn('Mia played the shepherd.'), ['scarf']);
  assert.deepEqual(worn('Mia was Joseph in the nativity play.'), ['scarf']);
  assert.deepEqual(worn('Mia played the piano.'), []);
});

it('takes the kin of others for no kin of the child', () => {
  assert.deepEqual(last("A boy fell. The boy's mum hugged Mia."), ['woman hug', 'hero hug']);
  assert.deepEqual(last("Mia's mum hugged her."), ['mother hug', 'hero hug']);
  assert.equal(last("Grandma's sister sang.")[0], 'sister sing');
});

it('meets Father Christmas and no father, and nobody in the name of a train', () => {
  assert.deepEqual(last('Mia hugged Father Christmas.'), ['hero hug', 'man hug']);
  assert.deepEqual(
    planOf('Mia went to Paris on the Eurostar.').people.map(({ id }) => id),
    ['hero'],
  );
});

it('lets somebody hold somebody else than who lets them', () => {
  assert.deepEqual(last('Mia met her baby sister. Auntie let Mia hold her.'), ['hero hug', 'baby hug']);
});

it('goes on with two whose work a third one undid', () => {
  assert.deepEqual(last('Mia built a tower with Dad. Her brother broke it so they built another.'), [
    'hero build',
    'father build',
  ]);
});

it('takes a place one moves to for nobody, and a name without an explanation for no family', () => {
  assert.deepEqual(
    planOf('Her best friend moved to Australia.').people.map(({ id }) => id),
    ['hero', 'friend'],
  );
  assert.ok(!planOf('Mia lost a shoe somewhere after Alwar.').people.some(({ name }) => name === 'Alwar'));
  assert.deepEqual(last("Jake's mum hugged Mia."), ['woman hug', 'hero hug']);
});

it('has those who are shown how do it, and not who shows them', () => {
  assert.deepEqual(last('The leader showed them how to tie knots.'), ['hero tie']);
});

it('lights a candle for somebody who is not there', () => {
  assert.deepEqual(last('Mia lit a candle for her great-grandma.'), ['hero light']);
});

it('takes a mum for no mother of the child, and nouns with a capital for people', () => {
  assert.deepEqual(last('A mum hugged Mia.'), ['woman hug', 'hero hug']);
  assert.deepEqual(last('A Viking hugged Mia.'), ['man hug', 'hero hug']);
});

it('quarrels and shares a tent, where nobody falls or hands it over', () => {
  assert.equal(last('Mia fell out with Tom.')[0], 'hero shout');
  assert.equal(last('Mia fell out of the tree.')[0], 'hero fall');
  assert.equal(last('Mia shared a tent with Tom.')[0], 'hero sleep');
});

it('forgets a crowd where two act', () => {
  assert.deepEqual(last("Mia's team were losing. She passed to Tom and Tom scored. They hugged."), [
    'hero hug',
    'friend hug',
  ]);
});

it('puts a medal round the neck of somebody else', () => {
  const boy = { childName: 'Tom', pronoun: 'he' } as const;
  assert.deepEqual(acted('A man put a medal round his neck.', boy).at(-1), ['man put-on', 'hero look']);
  assert.deepEqual(acted('Grandpa covered his eyes.', boy).at(-1), ['grandfather cover-eyes']);
});
