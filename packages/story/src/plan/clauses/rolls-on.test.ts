import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

const last = (text: string) => acted(text).at(-1);

it('lets a thing that got away roll on', () => {
  assert.ok(!last('A Mia se le escapó la pelota y rodó hasta la mesa.')?.includes('hero fall'));
  assert.ok(!last('Mia caminó hasta la mesa y cayó.')?.includes('hero look'));
});

it('goes on riding where somebody rode, and walks elsewhere', () => {
  assert.deepEqual(last('Mia fell off her bike and then she just kept going.'), ['hero bike']);
  assert.deepEqual(last('Mia was tired but she kept going.'), ['hero walk']);
});

it('does after all what somebody would not', () => {
  assert.deepEqual(last("Mia wouldn't ring the bell, then she did."), ['hero reach']);
  assert.deepEqual(last('Mia did not jump. Grandma sat down.'), ['grandmother sit']);
});

it('has what whose deed is named be no deed of theirs', () => {
  assert.ok(!acted('Her bow slipped at the start so Mia stopped.').flat().includes('hero bow'));
  assert.ok(!acted('Her kick hit the post.').flat().includes('hero kick'));
  assert.deepEqual(last('The flight attendant let her hand out the pretzels.')?.[0], 'hero hold');
});

it('reads what is said in other words', () => {
  assert.deepEqual(last('Mia broke her fast with a date.'), ['hero eat']);
  assert.deepEqual(last('La niña Mia ya nada sin manguitos.'), ['hero swim']);
  assert.deepEqual(last('A Mia já nada sem braçadeiras.'), ['hero swim']);
  assert.equal(
    planOf('Um senhor dançou com a Mia. Foi a mais aplaudida.').moments.at(-1)?.crowd?.action,
    'clap',
  );
});

it('lets what was caught go, and no rod', () => {
  const { moments } = planOf(
    'A Mia ficou quieta com a vara e puxou uma tilápia. Tirou foto e soltou de volta.',
  );
  assert.equal(moments.at(-1)?.acts[0]?.thing, 'tropical-fish');
});
