import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

const last = (text: string) => planOf(text).moments.at(-1);

it('means the crowd that was spoken of by they', () => {
  assert.equal(last('Her classmates were quiet and then they clapped.')?.crowd?.action, 'clap');
  assert.equal(last('Mia waved to the crowd and they cheered.')?.crowd?.action, 'cheer');
  assert.equal(last('Mia and Dad raced against the neighbours. They won.')?.crowd, undefined);
  const camp = last('Mia built a fire with the Brownies. They sang songs.');
  assert.deepEqual([camp?.acts[0]?.who, camp?.crowd?.kind], ['hero', 'class']);
});

it('means those of whom several were spoken of a moment ago', () => {
  assert.deepEqual(acted('Two boys pushed Mia. Her sister told them to stop and they ran away.').at(-1), [
    'friend run',
    'friend-2 run',
  ]);
  assert.deepEqual(acted('Mia hugged Grandma. They danced.').at(-1), ['hero dance', 'grandmother dance']);
});

it('lets follow what somebody was so much that it followed', () => {
  assert.deepEqual(acted('Her teacher was so proud that she cried.').at(-1), ['teacher cry']);
  assert.deepEqual(acted('Her teacher was proud and Mia cried.').at(-1)?.[0], 'hero cry');
});

it('leaves two together while nobody else comes', () => {
  const laughed = acted('Mia and Anna built a tower. The cat knocked it over. They both laughed.').at(-1);
  assert.deepEqual(laughed, ['hero laugh', 'friend laugh']);
  const human = acted('Mia helped Grandma. The dog lay down. It snored and they laughed.').at(-1);
  assert.deepEqual(human, ['hero laugh', 'grandmother laugh', 'dog sleep']);
});

it('has the child play with who came', () => {
  const played = acted('Her cousins came to visit. They played hide and seek.').at(-1);
  assert.deepEqual(
    played?.map((each) => each.split(' ')[0]),
    ['hero', 'cousin', 'cousin-2'],
  );
});

it('reads to somebody and not to things', () => {
  const [first, ...others] =
    acted('Mum wrapped Mia and her sister in towels. Dad read them a story.').at(-1) ?? [];
  assert.deepEqual([first, others.length], ['father read', 2]);
});
