import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

const boy = { childName: 'Tom', pronoun: 'he' } as const;
const last = (text: string): string[] => acted(text, boy).at(-1) ?? [];

it('goes on with whoever acted alone where he does it to him', () => {
  for (const text of [
    'Grandpa came in. He gave him a watch.',
    'Grandpa came. They prayed and then he gave him a watch.',
    'Tom met Grandpa at the station. He gave him a watch.',
  ])
    assert.deepEqual(last(text), ['grandfather hand-over', 'hero receive'], text);
  assert.deepEqual(last('Tom made a card for Grandpa. He gave it to him.'), [
    'hero hand-over',
    'grandfather receive',
  ]);
});

it('has the child help whoever is in need', () => {
  assert.deepEqual(last("Tom's friend Ben was crying. He hugged him."), ['hero hug', 'friend hug']);
  assert.deepEqual(last("Tom's friend Ben fell off the slide. He hurt his knee."), ['friend hurt-knee']);
});

it('takes nobody for the subject whom the clause names', () => {
  assert.deepEqual(last('Uncle Joe got married. He danced with Tom.'), ['uncle dance', 'hero dance']);
});

it('goes on with whoever was presented, and with the child after what was done to it', () => {
  assert.equal(last('Grandpa arrived from India. He brought sweets.')[0], 'grandfather carry');
  assert.equal(last('His coach gave Tom a medal. He showed it to his mum.')[0], 'hero hold');
  assert.equal(last('Ben taught him to skate. He held his hands.')[0], 'friend hold-hands');
});

it('lets the other one do what is done to the child by its name', () => {
  assert.equal(last('Tom played snap with Grandpa. He let Tom win.')[0], 'hero cheer');
  assert.equal(acted('Tom played snap with Grandpa. He hugged Tom.', boy).at(-1)?.[0], 'grandfather hug');
});

it('takes a pronoun beside the name of the child for somebody else', () => {
  const [, ate, watched] = acted('Uncle Joe came. He ate snails and Tom watched.', boy);
  assert.deepEqual([ate?.[0], watched?.[0]], ['uncle eat', 'hero watch']);
});

it('goes on with whom one called, and with the man where a woman acted before', () => {
  assert.equal(last('Tom fell and called Grandpa. He carried him home.')[0], 'grandfather lift');
  assert.equal(
    last('Mum and Dad took Tom to the zoo. She bought an ice cream and he carried him on his shoulders.')[0],
    'father shoulder-carry',
  );
  assert.equal(last('Tom saw two boys in the park. He told the teacher.')[0], 'hero talk');
});

it('learns from the pronoun that somebody is a woman', () => {
  const { people } = planOf('Mia met an astronaut. She hugged Mia.');
  assert.deepEqual(people.map(({ role, gender }) => [role, gender]).at(-1), ['woman', 'girl']);
});

it('has grown-ups do what is done for children', () => {
  const [first] =
    acted('Mia slept at her grandma. Mia gave the dog a piece. She read her a story.').at(-1) ?? [];
  assert.equal(first, 'grandmother read');
  assert.equal(last('Grandpa came in. Tom cried. He carried him to bed.')[0], 'grandfather lift');
});

it('has whoever is given something be glad of it', () => {
  assert.deepEqual(acted('Mia gave Grandma flowers. She was very happy.').at(-1), ['grandmother clap']);
});

it('goes on with whom it spoke of as he', () => {
  const text = 'The baby came home. Dad put him in her arms. She kissed him.';
  assert.deepEqual(acted(text).at(-1), ['hero kiss', 'baby kiss']);
});

it('takes a dentist nobody knows for her who was told of last', () => {
  const text = "Tom held Mum's hand. The dentist was very nice. She counted his teeth.";
  assert.equal(last(text)[0], 'doctor count');
});

it('goes on with whoever is new and came up', () => {
  assert.equal(last('A boy came up to Tom. He kicked the ball.')[0], 'friend kick');
});

it('goes on with whoever took something and runs, and with whoever praised', () => {
  assert.equal(last("A big boy took Tom's cap. He ran away with it.")[0], 'friend run');
  assert.equal(last("A big boy took Tom's cap. He cried.")[0], 'hero cry');
  assert.equal(last('Tom was sad. His coach praised him. He said something nice.')[0], 'teacher talk');
});

it('has whoever was told act next', () => {
  assert.equal(last('Tom and Eva told the teacher and she talked to them.')[0], 'teacher talk');
});

it('has whoever is passed the ball score, and the child ask whom it saw', () => {
  assert.equal(last('Tom passed the ball to Noah and he scored.')[0], 'friend cheer');
  assert.equal(last('Tom saw a boy with a digger. He asked him for a turn.')[0]?.split(' ')[0], 'hero');
});

it('goes on with whom it says only how they are', () => {
  const own = { childName: 'Tom', pronoun: 'he' } as const;
  assert.deepEqual(acted('Grandpa is old and he sings all day.', own).at(-1), ['grandfather sing']);
  assert.deepEqual(acted('Tom is five and he sings.', own).at(-1), ['hero sing']);
});

it('falls whom an animal chased', () => {
  for (const childName of ['Tom', 'Mia'])
    assert.deepEqual(
      acted('The dog chased the postman and he fell.', {
        childName,
        pronoun: childName === 'Tom' ? 'he' : 'she',
      }).at(-1),
      ['man fall'],
    );
  assert.deepEqual(last('The dog saw Dad and he barked.')[0], 'dog talk');
});
