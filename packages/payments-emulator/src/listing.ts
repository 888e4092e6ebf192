import type { Context } from 'hono';
import { missing } from './api-errors.ts';
import { listOf } from './records.ts';

/** What a list is filtered by. */
export interface Listed {
  id: string;
  customer?: string | null;
  email?: string | null;
  status?: string | null;
}

/** Answers a list request: newest first, filtered and paged as Stripe pages (`limit`, `starting_after`). */
export function answerList(context: Context, path: string, records: Listed[]): Response {
  const { customer, email, status, limit = '10', starting_after: after } = context.req.query();
  const found = records
    .filter((record) => !customer || record.customer === customer)
    .filter((record) => !email || record.email === email)
    .filter((record) => matchesStatus(path, record, status))
    .reverse();
  const start = after ? found.findIndex((record) => record.id === after) + 1 : 0;
  if (after && start === 0) return missing('object', after, 'starting_after');
  const size = Math.min(100, Math.max(1, Number(limit) || 10));
  const page = found.slice(start, start + size);
  return context.json(listOf(path, page, start + size < found.length));
}

/** Subscriptions that are over are left out unless asked for. */
function matchesStatus(path: string, record: Listed, status: string | undefined): boolean {
  if (status === 'all') return true;
  if (status === 'ended') return record.status === 'canceled';
  if (status) return record.status === status;
  return path !== '/v1/subscriptions' || record.status !== 'canceled';
}
