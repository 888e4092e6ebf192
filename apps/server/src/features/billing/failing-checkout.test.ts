import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { newChild } from '@milestoon/database/testing';
import { en } from '@milestoon/domain/texts/en';
import { AppError } from '../../platform/errors.ts';
import { childCheckout, startBilling } from './billing.testing.ts';

let house: Awaited<ReturnType<typeof startBilling>>;
before(async () => {
  house = await startBilling();
});
after(() => house.close());

const isTold = (error: unknown): boolean =>
  error instanceof AppError && error.userMessage(en) === 'Failed to create checkout session';

describe('a checkout for a child that fails', () => {
  /** What the provider answers instead of a page, and whether the avatars are then drawn without one. */
  const answers: Record<string, { status: number; error: Record<string, string>; isFree: boolean }> = {
    'because the provider is down': { status: 500, error: { type: 'api_error' }, isFree: true },
    'because our key is not taken': { status: 401, error: { type: 'invalid_request_error' }, isFree: true },
    'because our key may not': { status: 403, error: { type: 'invalid_request_error' }, isFree: true },
    'because our price is not known': {
      status: 400,
      error: { type: 'invalid_request_error', code: 'resource_missing', param: 'line_items[0][price]' },
      isFree: true,
    },
    'by an address that the buyer chose': {
      status: 400,
      error: { type: 'invalid_request_error', code: 'url_invalid', param: 'success_url' },
      isFree: false,
    },
    'by the buyer’s mail address': {
      status: 400,
      error: { type: 'invalid_request_error', code: 'email_invalid', param: 'email' },
      isFree: false,
    },
    'by too many requests': { status: 429, error: { type: 'invalid_request_error' }, isFree: false },
    'by a declined card': { status: 402, error: { type: 'card_error' }, isFree: false },
  };
  for (const [why, { status, error, isFree }] of Object.entries(answers))
    it(`${why} ${isFree ? 'gives' : 'gives no'} avatars away`, async () => {
      const actor = await house.newActor();
      const child = await newChild(house.database, actor);
      house.answerInstead = () => Response.json({ error }, { status });
      try {
        await assert.rejects(house.as(actor).checkout(childCheckout(child)), isTold);
      } finally {
        house.answerInstead = undefined;
      }
      assert.equal(await house.billing.ports.hasCheckoutFailed(child.id), isFree);
    });

  it('by leaving it, or by what the call does not take, gives none away', async () => {
    const actor = await house.newActor();
    const child = await newChild(house.database, actor);
    const calls = house.as(actor);
    const { url } = await calls.checkout(childCheckout(child));
    await house.press(url, 'confirm', { card: '4000000000000002' });
    await house.press(url, 'cancel');
    const good = childCheckout(child);
    for (const bad of [
      { ...good, success_url: 'https://elsewhere.example/' },
      { ...good, success_url: `/${'a'.repeat(4000)}` },
      { ...good, cancel_url: `/${'{CHECKOUT_SESSION_ID}'.repeat(400)}` },
      { ...good, price_id: 'price_x' },
      { ...good, price_id: 'p'.repeat(5000) },
      { ...good, metadata: { ...good.metadata, child_name: 'a'.repeat(5000) } },
    ])
      await assert.rejects(calls.checkout(bad));
    assert.equal(await house.billing.ports.hasCheckoutFailed(child.id), false);
  });
});
