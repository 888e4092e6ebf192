import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

const last = (text: string): string[] => acted(text).at(-1) ?? [];

it('has two of a crowd do what is done to somebody', () => {
  for (const [text, acts] of [
    ['Mia scored and her teammates jumped on her.', ['friend hug', 'friend-2 hug', 'hero hug']],
    ['The neighbours gave Mia sweets.', ['woman hand-over', 'woman-2 hand-over', 'hero receive']],
    ['The whole class hugged Mia.', ['friend hug', 'friend-2 hug', 'hero hug']],
    ['The players carried Mia on their shoulders.', ['friend shoulder-carry', 'friend-2 cheer', 'hero ride']],
  ] as const)
    assert.deepEqual(last(text), acts, text);
});

it('leaves to the crowd what it does from where it stands', () => {
  for (const text of ['The whole class clapped.', 'The crowd cheered for Mia.', 'Everyone sang to Mia.']) {
    const moment = planOf(`Mia danced. ${text}`).moments.at(-1);
    assert.ok(moment?.crowd?.action, text);
    assert.equal(moment.acts.filter(({ who }) => who !== 'hero').length, 0, text);
  }
});

it('is sad to be pushed or laughed at, and glad on a swing', () => {
  const feels = (text: string): string | undefined =>
    planOf(text)
      .moments.at(-1)
      ?.acts.find(({ who }) => who === 'hero')?.emotion;
  assert.equal(feels('Two boys pushed Mia.'), 'sad');
  assert.equal(feels('The other children laughed at Mia.'), 'sad');
  assert.notEqual(feels('Dad pushed Mia on the swing.'), 'sad');
  assert.equal(planOf('Two boys pushed Mia.').moments[0]?.crowd, undefined);
});

it('takes a friend with a name for none of those without', () => {
  assert.deepEqual(last('Two boys pushed Mia. Her friend Sam helped her up.'), [
    'friend-3 hold-hands',
    'hero hold-hands',
  ]);
  assert.deepEqual(last('A boy pushed Mia. Her friend hugged her.'), ['friend-2 hug', 'hero hug']);
  assert.deepEqual(last('A friend came. Her friend hugged Mia.'), ['friend hug', 'hero hug']);
});

it('holds whoever leaps into arms, and throws what is thrown to somebody', () => {
  assert.deepEqual(last("Mia jumped into her dad's arms."), ['hero hug', 'father hug']);
  assert.equal(last('Mia caught the ball and threw it to Tom.')[0], 'hero throw');
  assert.deepEqual(last('Dad threw her in the air.'), ['father lift', 'hero in-arms']);
});

it('hears a whole bus, and sees a bus', () => {
  assert.equal(planOf('The whole bus sang.').moments[0]?.crowd?.action, 'sing');
  assert.equal(planOf('The bus stopped.').moments[0]?.crowd, undefined);
});

it('means all of those who are named again', () => {
  assert.deepEqual(last('Two boys sang. The boys danced.'), ['friend dance', 'friend-2 dance']);
});

it('shows a few of many one by one', () => {
  for (const told of [
    'Some of the sixth graders giggled.',
    'Four kids giggled.',
    'A few of the older boys giggled.',
  ])
    assert.equal(acted(told)[0]?.length, 2, told);
});
