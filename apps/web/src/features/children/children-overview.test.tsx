import type { ChildSummary } from '@milestoon/contract';
import { en } from '@milestoon/domain/texts/en';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { childSummary as child } from '../../../test/child-summary.ts';
import { json, silence } from '../../../test/fake-server.ts';
import { card, choose, mia, open } from './children-overview.testing.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the banner counts subscriptions and children', async () => {
  open({ children: [mia], subscriptions: 2 });
  expect(screen.getByText('Quick Start')).toBeDefined();
  await screen.findByText('Mia');
  const counter = screen.getByText('2').parentElement;
  expect(counter?.textContent).toBe('2 subscriptions · 1 child');
});

test('who has no episode yet is welcomed; who has comes back, to the films', async () => {
  open({ children: [child('Mia', '/files/mia.png')] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to Milestoon' })).toBeDefined();
  expect(screen.queryByText('the films')).toBeNull();
  cleanup();
  open({ children: [mia] });
  expect(await screen.findByText('the films')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeDefined();
});

test('asks for a first that fits the age, for another, and takes its title along', async () => {
  open({ children: [child('Mia', '/files/mia.png')] });
  expect(await screen.findByText("What was Mia's first tooth like?")).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Another idea' }));
  await userEvent.click(screen.getByRole('button', { name: 'Another idea' }));
  expect(screen.getByText("What was Mia's first word?")).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Tell this story' }));
  expect(screen.getByText('at /create?childId=id-Mia&title=The%20first%20word')).toBeDefined();
});

test('nothing is asked for while nobody can star', async () => {
  open({ children: [child('Mia', null)] });
  await screen.findByText('Mia');
  expect(screen.getByText(/A photo, a title and a few sentences/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Tell this story' })).toBeNull();
});

test('a super admin has unlimited access, and ∞ instead of a count', async () => {
  open({ children: [mia], subscriptions: 0, superAdmin: true });
  expect(screen.getByText('Super Admin - Unlimited Access')).toBeDefined();
  expect(screen.getByText('∞')).toBeDefined();
  expect((await card('Mia')).getByRole('link', { name: 'Create Episode' })).toBeDefined();
});

test('nobody yet: Add Your First Child', async () => {
  open({ children: [] });
  expect(await screen.findByRole('heading', { name: 'Add Your First Child' })).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Get Started' }));
  expect(screen.getByText('at /auth/child-setup')).toBeDefined();
});

test('one more child', async () => {
  open({ children: [mia] });
  await userEvent.click(screen.getByRole('link', { name: 'Add Child' }));
  expect(screen.getByText('at /auth/child-setup')).toBeDefined();
});

test('a card shows avatar, name and the count of episodes', async () => {
  open({ children: [mia, child('Teo', '/files/teo.png', 1)] });
  const first = await card('Mia');
  expect(first.getByText('3 episodes')).toBeDefined();
  expect(first.getByRole('presentation').getAttribute('src')).toContain('/files/mia.png');
  expect((await card('Teo')).getByText('1 episode')).toBeDefined();
});

test('without an avatar: it is in the making, and the button is closed', async () => {
  open({ children: [child('Mia', null)] });
  const { getByText, getByRole } = await card('Mia');
  expect(getByText(/^Avatar generation in progress\.\.\./)).toBeDefined();
  expect(getByRole<HTMLButtonElement>('button', { name: 'Waiting for avatar...' }).disabled).toBe(true);
});

const waiting = async (state: ChildSummary['state']) => {
  const payments: string[] = [];
  const calls = open(
    { children: [child('Mia', null, 0, state)], onPay: async ({ id }) => void payments.push(id) },
    { 'POST /api/children/id-Mia/avatars': () => json({ status: 'drawing', kept: null, candidates: [] }) },
  );
  const mias = await card('Mia');
  expect(mias.getByRole<HTMLButtonElement>('button', { name: 'Waiting for avatar...' }).disabled).toBe(true);
  return { mias, payments, calls };
};

test('being drawn: the button shows how far it is', async () => {
  const { mias } = await waiting('drawing');
  expect(mias.getByText('Avatar generation in progress...')).toBeDefined();
  await userEvent.click(mias.getByRole('link', { name: 'See how far it is' }));
  expect(screen.getByText('at /auth/avatar-selection?childId=id-Mia')).toBeDefined();
});

test('not paid for: no drawing is claimed, and the button leads to the payment, once', async () => {
  const { mias, payments } = await waiting('pay');
  expect(mias.queryByText(/in progress/)).toBeNull();
  expect(mias.getByText(/^The payment is still missing/)).toBeDefined();
  await userEvent.dblClick(await mias.findByRole('button', { name: 'Go to payment' }));
  expect(payments).toEqual(['id-Mia']);
});

test('after a first look: the avatar is kept, and neither a film nor a drawing is claimed before the payment', async () => {
  open({ children: [child('Ida', '/files/ida.png', 0, 'pay')] });
  const ida = await card('Ida');
  expect(ida.getByText(en.children.card.steps.payKept)).toBeDefined();
  expect(await ida.findByRole('button', { name: 'Go to payment' })).toBeDefined();
  expect(ida.queryByText('Waiting for avatar...')).toBeNull();
  expect(ida.queryByRole('link', { name: 'Create Episode' })).toBeNull();
});

test('a payment that cannot be opened says so, and can be tried again', async () => {
  const onPay = vi.fn().mockRejectedValue(new Error('no'));
  open({ children: [child('Mia', null, 0, 'pay')], onPay });
  const mias = await card('Mia');
  await userEvent.click(await mias.findByRole('button', { name: 'Go to payment' }));
  expect((await mias.findByRole('alert')).textContent).toBe('Something went wrong. Please try again.');
  await userEvent.click(mias.getByRole('button', { name: 'Go to payment' }));
  expect(onPay).toHaveBeenCalledTimes(2);
});

test('drawn: the button leads to the choice', async () => {
  const { mias } = await waiting('choose');
  expect(mias.getByText('The avatars are drawn and wait for your choice.')).toBeDefined();
  await userEvent.click(mias.getByRole('link', { name: 'Choose the avatar' }));
  expect(screen.getByText('at /auth/avatar-selection?childId=id-Mia')).toBeDefined();
});

const atOnce = async (button: HTMLElement): Promise<void> => {
  fireEvent.click(button);
  fireEvent.click(button);
};
test.each([
  ['a double click', userEvent.dblClick],
  ['two clicks before it is drawn anew', atOnce],
])('not drawn: %s of the button begins it again once and leads to where it is seen', async (_, click) => {
  const { mias, calls } = await waiting('failed');
  expect(mias.getByText(/^The avatars could not be drawn/)).toBeDefined();
  await click(await mias.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('at /auth/avatar-selection?childId=id-Mia')).toBeDefined();
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
});

test('with an avatar and a subscription: Create Episode, of this child', async () => {
  open({ children: [mia], subscriptions: 1 });
  await userEvent.click((await card('Mia')).getByRole('link', { name: 'Create Episode' }));
  expect(screen.getByText('at /create?childId=id-Mia')).toBeDefined();
});

test('with an avatar and no subscription: Subscribe to Create Episodes', async () => {
  open({ children: [mia], subscriptions: 0 });
  await userEvent.click((await card('Mia')).getByRole('link', { name: 'Subscribe to Create Episodes' }));
  expect(screen.getByText('at /auth/subscription')).toBeDefined();
});

test('new avatars that wait for a choice are told, with the way there; the child can go on meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const family = { children: [{ ...mia, newAvatars: 'drawing' as 'drawing' | 'waiting' }] };
  open(family);
  await card('Mia');
  expect(screen.queryByText(en.children.card.steps.choose)).toBeNull();
  family.children = [{ ...mia, newAvatars: 'waiting' }];
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await screen.findByText('The avatars are drawn and wait for your choice.');
  expect(screen.getByRole('link', { name: 'Create Episode' })).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: 'Choose the avatar' }));
  expect(screen.getByText(/^at \/auth\/avatar-selection\?.*id-Mia/)).toBeDefined();
});

test('the menu leads to the edit screen', async () => {
  open({ children: [mia] });
  await choose('Edit Child');
  expect(screen.getByText('at /edit-child/id-Mia')).toBeDefined();
});

test('a list that cannot be loaded is asked for again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  let broken = true;
  open(
    { children: [mia] },
    { 'GET /api/children': () => (broken ? json({ oops: true }, 500) : json([mia])) },
  );
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Mia')).toBeDefined();
});

test('while it loads nothing is said to be missing', async () => {
  open({ children: [] }, { 'GET /api/children': silence });
  await waitFor(() => expect(screen.getByRole('status', { name: 'Loading your children…' })).toBeDefined());
  expect(screen.getByText('1').parentElement?.textContent).toBe('1 subscription');
  expect(screen.queryByText('Add Your First Child')).toBeNull();
});
