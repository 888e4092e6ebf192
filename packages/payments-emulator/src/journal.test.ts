import assert from 'node:assert/strict';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { type Change, openBooks } from './books.ts';
import { checkoutFor, closeAll, newEmulator, newShop, subscribed } from './emulator.testing.ts';
import { journal } from './journal.ts';

const folder = fs.mkdtempSync(join(tmpdir(), 'payments-journal-'));
after(async () => {
  await closeAll();
  fs.rmSync(folder, { recursive: true });
});

let files = 0;
const newFile = (): string => join(folder, `books-${++files}.json`);
const customer = (id: string, name = 'Parent'): Change => ['customers', id, { id, name }];
const namesIn = (file: string): unknown[] =>
  openBooks(journal(file).load())
    .customers.values()
    .map(({ id, name }) => `${id} ${name}`);

describe('the journal', () => {
  it('holds what was appended, the last change of a record counts', async () => {
    const file = newFile();
    const store = journal(file);
    await store.append([customer('a'), customer('b')]);
    await store.append([customer('a', 'Other'), ['customers', 'b', null], customer('constructor')]);
    assert.deepEqual(namesIn(file), ['a Other', 'constructor Parent']);
    assert.equal(fs.statSync(file).mode & 0o777, 0o600);
    await store.close();
  });

  it('forgets the half of a commit that was being written when the process died, and goes on behind the rest', async () => {
    const file = newFile();
    const first = journal(file);
    await first.append([customer('a')]);
    await first.append([customer('b'), customer('c')]);
    await first.close();
    fs.truncateSync(file, fs.statSync(file).size - 1);
    assert.deepEqual(namesIn(file), ['a Parent']);
    const second = journal(file);
    assert.equal(second.load().length, 1);
    await second.append([customer('d')]);
    assert.deepEqual(namesIn(file), ['a Parent', 'd Parent']);
    await second.close();
  });

  it('is added to, however much it holds, and written anew when most of it is outdated', async () => {
    const file = newFile();
    const store = journal(file);
    const many = Array.from({ length: 2000 }, (_, i) => customer(`c${i}`, 'x'.repeat(200)));
    await store.append(many);
    const before = fs.statSync(file);
    await store.append([customer('c7', 'changed')]);
    const afterwards = fs.statSync(file);
    assert.equal(afterwards.ino, before.ino);
    assert.ok(afterwards.size - before.size < 100);
    for (let round = 0; round < 5; round += 1) await store.append(many);
    await store.append([customer('c7', 'last')]);
    await store.close();
    assert.ok(fs.statSync(file).size < 4 * before.size, 'outdated lines are gone');
    assert.equal(namesIn(file).length, 2000);
    assert.ok(namesIn(file).includes('c7 last'));
    assert.equal(fs.existsSync(`${file}.new`), false);
  });

  it('writes down at the next attempt what could not be written', async () => {
    const file = join(folder, 'closed', 'books.json');
    fs.writeFileSync(join(folder, 'closed'), ''); // a file where the folder belongs
    const store = journal(file);
    await assert.rejects(store.append([customer('a')]));
    fs.rmSync(join(folder, 'closed'));
    await store.append([customer('b')]);
    assert.deepEqual(namesIn(file), ['a Parent', 'b Parent']);
    await store.close();
  });

  it('reads the books of an earlier version', async () => {
    const file = newFile();
    const { stripe, subscription, emulator } = await subscribed({ persist: newFile() });
    const kept = await stripe.subscriptions.retrieve(subscription);
    const invoices = (await stripe.invoices.list()).data;
    await emulator.close();
    const byId = (records: { id?: string }[]) => Object.fromEntries(records.map((one) => [one.id, one]));
    const state = {
      version: 1,
      clockAhead: 60,
      shopOrigin: 'http://localhost',
      subscriptions: byId([kept]),
      invoices: byId(invoices),
      replies: { k: { fingerprint: 'f', status: 200, body: {}, created: 1 } },
    };
    fs.writeFileSync(file, JSON.stringify(state));
    const books = openBooks(journal(file).load());
    assert.equal(books.subscriptions.get(subscription)?.customer, kept.customer);
    assert.deepEqual(books.head, {
      clockAhead: 60,
      shopOrigin: 'http://localhost',
      invoices: invoices.length,
    });
    assert.equal(books.replies.get('k')?.status, 200);
  });
});

describe('what was answered', () => {
  it('is in the file already, when the process dies without a word', async () => {
    const persist = newFile();
    const { stripe, origin } = await newEmulator(await newShop(), { persist });
    const [one, two] = await Promise.all([
      stripe.customers.create({ email: 'a@example.com' }),
      stripe.customers.create({ email: 'b@example.com' }),
    ]);
    const session = await stripe.checkout.sessions.create(checkoutFor(origin, { customer: one.id }));
    await stripe.customers.update(two.id, { name: 'Two' });
    // Another process finds it while this one still runs.
    const books = openBooks(journal(persist).load());
    assert.equal(books.checkouts.get(session.id)?.status, 'open');
    assert.equal(books.orders.get(session.id)?.price, 'price_a');
    assert.equal(books.customers.get(two.id)?.name, 'Two');
  });

  it('is refused while it cannot be written down, and kept as soon as it can', async (context) => {
    context.mock.method(console, 'error', () => {});
    const place = join(folder, 'full');
    fs.writeFileSync(place, '');
    const persist = join(place, 'books.json');
    const { stripe, emulator } = await newEmulator(await newShop(), { persist });
    await assert.rejects(stripe.customers.create({ email: 'a@example.com' }), { type: 'StripeAPIError' });
    fs.rmSync(place);
    const { id } = await stripe.customers.create({ email: 'b@example.com' });
    assert.ok(openBooks(journal(persist).load()).customers.get(id));
    await emulator.close();
  });
});
