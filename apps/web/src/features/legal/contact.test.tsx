import type { Site } from '@milestoon/domain';
import { contact as words } from '@milestoon/domain/texts/support/en';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { json, parent, serve } from '../../../test/fake-server.ts';
import { withSite } from '../../../test/with-site.ts';
import { Contact } from './contact.tsx';

const nobody = () => json({ user: null });
const receipt = { number: 'M7K2-Q9XD', sentAt: '2026-03-02T10:00:00.000Z' };

function open(
  answers: Parameters<typeof serve>[0],
  { address = '/legal/support', has = {} }: { address?: string; has?: Partial<Site> } = {},
) {
  window.history.replaceState(null, '', address);
  withSite(has);
  const seen = serve({ 'GET /api/session': nobody, ...answers });
  render(<Contact language="en" words={words} />);
  return seen;
}
const send = () => userEvent.click(screen.getByRole('button', { name: words.submit }));

test('a message is sent with its reason, and its number is the receipt', async () => {
  let sent: unknown;
  const take = async (request: Request) => {
    sent = await request.json();
    return json({ ...receipt, way: 'mailed' }, 201);
  };
  open({ 'POST /api/support': take }, { address: '/legal/support?reason=refund' });
  expect(screen.getByLabelText(words.reason)).toHaveProperty('value', 'refund');
  await userEvent.type(screen.getByLabelText(words.email), 'mum@example.com');
  await userEvent.type(screen.getByLabelText(words.message), 'Money back, please.');
  await send();
  expect((await screen.findByText('M7K2-Q9XD')).textContent).toBe('M7K2-Q9XD');
  expect(sent).toEqual({ reason: 'refund', email: 'mum@example.com', message: 'Money back, please.' });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: words.receipt.title }));
  expect(document.body.textContent).toContain('24 business hours');
  await userEvent.click(screen.getByRole('button', { name: words.receipt.another }));
  expect(screen.getByLabelText(words.message)).toHaveProperty('value', '');
});

test('who is signed in need not type their address', async () => {
  open({ 'GET /api/session': () => json({ user: parent }) });
  expect(await screen.findByDisplayValue(parent.email)).toBe(screen.getByLabelText(words.email));
});

test('what is missing is named at its field, and nothing is sent', async () => {
  const seen = open({});
  await send();
  expect(screen.getByText(words.emailRequired)).toBeDefined();
  expect(screen.getByText(words.messageRequired)).toBeDefined();
  expect(seen).not.toContain('POST /api/support');
});

test('a refusal is told in the server’s words, and what was written stays', async () => {
  const refuse = () => json({ defined: true, code: 'TOO_MANY_REQUESTS', message: 'Try later.' }, 429);
  open({ 'POST /api/support': refuse });
  await userEvent.type(screen.getByLabelText(words.email), 'mum@example.com');
  await userEvent.type(screen.getByLabelText(words.message), 'Hello?');
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe('Try later.');
  expect(screen.getByLabelText(words.message)).toHaveProperty('value', 'Hello?');
});

test('without a connection it says so', async () => {
  open({ 'POST /api/support': () => Promise.reject(new TypeError('offline')) });
  await userEvent.type(screen.getByLabelText(words.email), 'mum@example.com');
  await userEvent.type(screen.getByLabelText(words.message), 'Hello?');
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe(words.failed);
});

test('what becomes of a message is said as it is', () => {
  open({}, { has: { mail: true, support: { url: null, email: 'help@example.com' } } });
  expect(screen.getByText(words.mailed)).toBeDefined();
  expect(screen.getByRole('link', { name: 'help@example.com' }).getAttribute('href')).toBe(
    'mailto:help@example.com',
  );
});

test('where no mail goes out, it is kept', () => {
  open({}, { has: { mail: false, support: { url: null, email: 'help@example.com' } } });
  expect(screen.getByText(words.kept)).toBeDefined();
});
