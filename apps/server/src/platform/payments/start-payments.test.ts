import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { premiumPlan } from '@milestoon/domain';
import { Hono } from 'hono';
import { startPayments } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'milestoon-payments-'));
after(() => rmSync(folder, { recursive: true }));

const start = () =>
  startPayments({
    stripe: undefined,
    dataDirectory: folder,
    webhookUrl: () => 'http://127.0.0.1:9/webhooks',
  });

describe('the embedded provider', () => {
  it('opens checkouts whose pages the main server shows', async () => {
    const { payments, hostedPages, stop } = await start();
    assert.ok(hostedPages);
    const app = new Hono().route(hostedPages.path, hostedPages.app);
    const url = await payments.openCheckout({
      customerId: await payments.createCustomer({ id: 'u1', email: 'parent@example.com' }, null),
      plan: premiumPlan,
      successUrl: 'https://milestoon.example/auth/success',
      cancelUrl: 'https://milestoon.example/auth/subscription',
      childId: null,
      note: 'This plan is for your account.',
    });
    assert.ok(url.startsWith('https://milestoon.example/payments-emulator/pay/'));
    const page = await app.request(new URL(url).pathname);
    assert.equal(page.status, 200);
    assert.match(await page.text(), /Subscribe to Premium/);
    assert.equal((await app.request('/payments-emulator/v1/customers')).status, 404, 'no API from outside');
    await stop();
  });

  it('remembers its customers after a restart', async () => {
    const first = await start();
    const customer = await first.payments.createCustomer({ id: 'u2', email: 'parent@example.com' }, null);
    await first.stop();
    const second = await start();
    assert.equal(
      await second.payments.createCustomer({ id: 'u2', email: 'parent@example.com' }, null),
      customer,
    );
    assert.deepEqual(await second.payments.subscriptionsOf(customer), []);
    await second.stop();
  });
});
