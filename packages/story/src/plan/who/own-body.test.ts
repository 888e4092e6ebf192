import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const toWhom = (text: string): string | undefined => planOf(text).moments.at(-1)?.acts[0]?.to;

it('leaves everybody the body that is their own', () => {
  assert.equal(toWhom('Grandpa caught Mia. She kissed her hand.'), undefined);
  assert.equal(toWhom('Her little sister laughed. Mia rubbed the back of her head.'), undefined);
  assert.equal(toWhom('Mum hugged Mia and kissed her cheek.'), 'hero');
  assert.equal(toWhom('Grandma held the baby and Mia kissed her hand.'), 'grandmother');
});
