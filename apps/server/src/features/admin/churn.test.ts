import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: Session;
let parent: Session;
before(async () => {
  server = await testServer();
  admin = await server.loginAs('admin');
  parent = await server.loginAs();
});
after(() => server.close());

const ago = (days: number): Date => new Date(Date.now() - days * 86_400_000);

/** A subscription as it stands: its state, how many days ago it began and was left, and whether it was cancelled. */
interface Case {
  is: string;
  began: number;
  left?: number;
  cancelled?: boolean;
}

const nothing = {
  active: 0,
  late: 0,
  unpaid: 0,
  ending: 0,
  began: 0,
  ended: 0,
  monthlyCents: 0,
  churn: null,
};

async function moneyOf(cases: readonly Case[]) {
  await server.database.asOwner('test', async (tx) => {
    await tx.deleteFrom('subscriptions').execute();
    for (const [i, { is, began, left, cancelled }] of cases.entries())
      await tx
        .insertInto('subscriptions')
        .values({
          id: `sub_${i}`,
          user_id: parent.id,
          stripe_customer_id: `cus_${parent.id}`,
          status: is,
          created_at: ago(began),
          left_at: left === undefined ? null : ago(left),
          cancel_at_period_end: cancelled ?? false,
        })
        .execute();
  });
  const { body } = await server.call(admin, 'GET', '/api/admin/overview');
  const { currency, ...money } = body.money;
  assert.equal(currency, 'eur');
  return money;
}

const table: readonly [
  what: string,
  of: Case,
  counts: Partial<Record<keyof typeof nothing, number | null>>,
][] = [
  ['paying', { is: 'active', began: 60 }, { active: 1, monthlyCents: 1295, churn: 0 }],
  ['new', { is: 'active', began: 3 }, { active: 1, monthlyCents: 1295, began: 1 }],
  [
    'cancelled for the end of its period: still there',
    { is: 'active', began: 60, cancelled: true },
    { active: 1, monthlyCents: 1295, ending: 1, churn: 0 },
  ],
  ['on trial: there, and pays nothing', { is: 'trialing', began: 60 }, { churn: 0 }],
  ['late: still there, and no money', { is: 'past_due', began: 60 }, { late: 1, churn: 0 }],
  ['late and new', { is: 'past_due', began: 29 }, { late: 1, began: 1 }],
  ['late and cancelled', { is: 'past_due', began: 60, cancelled: true }, { late: 1, ending: 1, churn: 0 }],
  ['given up as unpaid: left', { is: 'unpaid', began: 60, left: 2 }, { unpaid: 1, ended: 1, churn: 1 }],
  ['given up long ago', { is: 'unpaid', began: 90, left: 40 }, { unpaid: 1 }],
  ['ended', { is: 'canceled', began: 60, left: 2 }, { ended: 1, churn: 1 }],
  ['ended long ago', { is: 'canceled', began: 90, left: 40 }, {}],
  ['began and ended in between', { is: 'canceled', began: 20, left: 2 }, { began: 1, ended: 1 }],
  ['a trial that nobody paid after', { is: 'paused', began: 60, left: 2 }, { ended: 1, churn: 1 }],
  ['a first payment under way', { is: 'incomplete', began: 0 }, {}],
  ['a first payment that failed', { is: 'incomplete_expired', began: 10 }, {}],
];
for (const [what, of, counts] of table)
  test(`what a subscription counts as: ${what}`, async () => {
    assert.deepEqual(await moneyOf([of]), { ...nothing, ...counts });
  });

test('together: late payers are among those that were there, and who came in between is not', async () => {
  const money = await moneyOf(table.map(([, of]) => of));
  assert.deepEqual(money, {
    active: 3,
    late: 3,
    unpaid: 2,
    ending: 2,
    began: 3,
    ended: 4,
    monthlyCents: 3 * 1295,
    churn: 3 / 8,
  });
});

test('reading the provider again changes nothing: who left a year ago did not leave now', async () => {
  await moneyOf([{ is: 'canceled', began: 400, left: 365 }]);
  await server.database.asOwner('test', (tx) =>
    tx.updateTable('subscriptions').set({ updated_at: new Date() }).execute(),
  );
  const { body } = await server.call(admin, 'GET', '/api/admin/overview');
  assert.deepEqual([body.money.ended, body.money.churn], [0, null]);
});
