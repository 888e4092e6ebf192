import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { EmulatorParts } from './api.ts';
import { addCheckoutPages } from './checkout-pages.ts';
import { addControlPages } from './control-pages.ts';
import { addInvoicePages } from './invoice-pages.ts';
import { largestForm } from './limits.ts';
import { addPortalPages } from './portal-pages.ts';
import { requireSameOrigin } from './same-origin.ts';

/**
 * The pages a parent sees: checkout under `/pay`, billing portal under `/portal`, invoices under `/invoice`. With
 * `control`, also the page that moves the clock.
 */
export function createPages(parts: EmulatorParts, { control }: { control: boolean }): Hono {
  const pages = new Hono();
  pages.use(bodyLimit({ maxSize: largestForm, onError: (context) => context.text('Too large.', 413) }));
  pages.use(requireSameOrigin, async (_context, next) => {
    parts.subscriptions.advance();
    await parts.ledger.save();
    await next();
  });
  addCheckoutPages(pages, parts);
  addPortalPages(pages, parts);
  addInvoicePages(pages, parts);
  if (control) addControlPages(pages, parts);
  return pages;
}
