import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { EmulatorParts } from './api.ts';
import { subscriptionOf } from './invoices.ts';
import { dayOf, money, page } from './page.ts';
import type { Invoice } from './records.ts';

/** Invoices and, once paid, receipts: at an address nobody can guess, as at Stripe. */
export function addInvoicePages(pages: Hono, { ledger }: EmulatorParts): void {
  const { books } = ledger;
  pages.get('/invoice/:id', (context) => {
    const invoice = books.invoices.get(context.req.param('id'));
    if (!invoice) {
      const sorry = html`<p class="test">Test invoice</p><h1>There is no such invoice</h1>`;
      return page(context, 'Test invoice', sorry, { status: 404 });
    }
    const subscription = books.subscriptions.get(subscriptionOf(invoice));
    const price = subscription?.items.data[0]?.price;
    const product = price && ledger.products.get(price.product);
    const kind = invoice.status === 'paid' ? 'Receipt' : 'Invoice';
    const rows = [
      ['Number', numberOf(invoice)],
      ['Date', dayOf(invoice.created)],
      ['For', product?.name ?? 'Subscription'],
      ['Note', subscription?.description ?? ''],
      ['To', books.customers.get(invoice.customer)?.email ?? ''],
      ['Amount', money(invoice.amount_due, invoice.currency)],
      ['Paid', money(invoice.amount_paid, invoice.currency)],
      ['State', stateOf(invoice)],
    ];
    return page(
      context,
      `${kind} ${numberOf(invoice)}`,
      html`<p class="test">Test ${kind.toLowerCase()}</p>
<h1>${kind}</h1>
<dl>${rows.map(([name, value]) => (value ? html`<dt>${name}</dt><dd>${value}</dd>` : ''))}</dl>
<p class="soft note">No money has moved.</p>`,
    );
  });
}

/** A customer's invoices, newest first, each with a link to its page. */
export function invoiceList(context: Context, { ledger }: EmulatorParts, customer: string) {
  const own = ledger.books.invoices.values().filter((invoice) => invoice.customer === customer);
  if (own.length === 0) return html`<p class="soft">There are none yet.</p>`;
  const root = context.req.path.replace(/\/portal\/.*$/, '');
  return html`<ul class="invoices">${own.toReversed().map(
    (invoice) => html`<li><a href="${root}/invoice/${invoice.id}">
<span>${dayOf(invoice.created)}</span> <span>${money(invoice.amount_due, invoice.currency)}</span>
<span class="soft">${stateOf(invoice)}<span class="unseen">, number ${numberOf(invoice)}</span></span></a></li>`,
  )}</ul>`;
}

// Invoices that were kept before they had numbers.
const numberOf = (invoice: Partial<Invoice> & { id: string }): string => invoice.number ?? invoice.id;

const stateOf = ({ status }: Invoice): string =>
  ({ paid: 'Paid', open: 'Open', void: 'Not to be paid' })[status];
