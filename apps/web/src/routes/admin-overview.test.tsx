import { admin as words } from '@milestoon/domain/texts/admin/en';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { json, parent, serve } from '../../test/fake-server.ts';
import { render } from '../../test/render.tsx';
import { Providers } from '../providers.tsx';
import { Component } from './admin.tsx';

const week = (n: number) => ({
  week: `2026-03-${String(n + 1).padStart(2, '0')}`,
  families: n,
  films: 2 * n,
});
const overview = {
  families: 1200,
  children: 1500,
  films: 9000,
  filmMinutes: 8100,
  weeks: Array.from({ length: 12 }, (_, n) => week(n)),
  workers: 2,
  work: [
    {
      kind: 'episode',
      waiting: 7,
      oldestSeconds: 300,
      running: 1,
      again: 1,
      failed: 2,
      done: 40,
      medianSeconds: 62,
      slowestSeconds: 7200,
    },
  ],
  paymentEventsWaiting: 3,
  storage: { kind: 'bucket', files: 40000, bytes: 270e9 },
  money: {
    active: 800,
    late: 6,
    unpaid: 4,
    ending: 20,
    began: 90,
    ended: 36,
    monthlyCents: 1036000,
    currency: 'eur',
    churn: 0.048,
  },
  versions: { app: '1.9.0', node: '24.21.0', database: '18.4' },
  parts: { mail: true, voice: null, payments: 'stripe' },
};

function open(more: Parameters<typeof serve>[0] = {}) {
  serve({
    'GET /api/session': () => json({ user: parent, role: 'admin' }),
    'GET /api/admin/overview': () => json(overview),
    ...more,
  });
  render(
    <Providers>
      <MemoryRouter initialEntries={['/admin/overview']}>
        <Routes>
          <Route path="/admin/:list" element={<Component />} />
        </Routes>
      </MemoryRouter>
    </Providers>,
  );
}
const numberOf = async (what: string) => (await screen.findByText(what)).nextElementSibling?.textContent;

test('numbers, money and what waits', async () => {
  open();
  expect(await numberOf(words.sums.minutes)).toBe('8,100');
  expect(await numberOf(words.sums.monthly)).toBe('€10,360.00');
  // The first is the figure, the second its explanation.
  const of = (what: string) => screen.getAllByText(what).map((one) => one.nextElementSibling?.textContent);
  expect(of(words.sums.churn)).toEqual(['4.8%', words.sums.meanings.churn]);
  expect(of(words.sums.late)).toEqual(['6', words.sums.meanings.late]);
  const row = within(screen.getByRole('table', { name: words.sums.queue })).getAllByRole('row')[1];
  const cells = within(row as HTMLElement).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual([
    '7',
    '5 min',
    '1',
    '1',
    '2',
    '40',
    '62 sec',
    '2 hr',
  ]);
});

test('the plot says the same as a table', async () => {
  open();
  const heading = await screen.findByRole('heading', { name: words.sums.perWeek });
  const section = heading.closest('section') as HTMLElement;
  const [films, families] = section.querySelectorAll('svg');
  const tallOf = (svg?: Element) =>
    [...(svg?.querySelectorAll('rect') ?? [])].map((bar) => Number(bar.getAttribute('height')));
  // On scales up to 50 and 20; the week without any has no bar.
  expect(tallOf(films)).toEqual(Array.from({ length: 11 }, (_, n) => ((2 * (n + 1)) / 50) * 96));
  expect(tallOf(families)).toEqual(Array.from({ length: 11 }, (_, n) => ((n + 1) / 20) * 96));
  const scales = [films, families].map((svg) => svg?.previousElementSibling?.textContent);
  expect(scales).toEqual(['50250', '20100']);
  expect(section.querySelectorAll('tbody tr')).toHaveLength(12);
  expect(section.querySelector('tbody tr:last-child')?.textContent).toBe('Mar 122211');
});

test('a year of weeks has a bar each; none at all is said in words', async () => {
  const weeks = Array.from({ length: 52 }, (_, n) => ({
    week: new Date(Date.UTC(2026, 0, 5 + 7 * n)).toISOString().slice(0, 10),
    films: n + 1200,
    families: 0,
  }));
  open({ 'GET /api/admin/overview': () => json({ ...overview, weeks }) });
  const section = (await screen.findByRole('heading', { name: words.sums.perWeek })).closest('section');
  expect(section?.querySelectorAll('svg')).toHaveLength(1);
  expect(section?.querySelectorAll('rect')).toHaveLength(52);
  expect(section?.querySelector('svg')?.previousElementSibling?.textContent).toBe('2,0001,0000');
  expect(screen.getByText(words.sums.noneInWeeks).closest('figure')?.textContent).toContain(
    words.sums.newFamilies,
  );
});

test('a part is tried out, and what came of it is told', async () => {
  open({
    'POST /api/admin/checks/mail': () =>
      json({
        part: 'mail',
        state: 'wrong',
        says: 'mail.example.com refuses (EAUTH)',
        todo: 'Check SMTP_URL.',
      }),
  });
  await userEvent.click(await screen.findByRole('button', { name: words.sums.tryOutOf(words.sums.mail) }));
  expect(await screen.findByText(words.sums.wrong)).toBeDefined();
  expect(screen.getByText(/refuses \(EAUTH\)\. Check SMTP_URL\./)).toBeDefined();
});

test('the built-in voice says at once what fetches a better one; another voice does not', async () => {
  open();
  const command = await screen.findByText('npm run voice');
  expect(command.tagName).toBe('CODE');
  expect(command.closest('li')?.textContent).toContain(words.sums.betterVoice.before);
  cleanup();
  open({
    'GET /api/admin/overview': () => json({ ...overview, parts: { ...overview.parts, voice: 'kokoro' } }),
  });
  await screen.findByText('kokoro');
  expect(screen.queryByText('npm run voice')).toBeNull();
});

test('without a worker it says so loudly', async () => {
  open({ 'GET /api/admin/overview': () => json({ ...overview, workers: 0, work: [] }) });
  expect(await screen.findByText(words.sums.noWorker)).toBeDefined();
});
