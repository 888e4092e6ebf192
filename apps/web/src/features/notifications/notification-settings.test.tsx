import { channels, isAboutPublishing, switchableKinds } from '@milestoon/domain';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { withSite } from '../../../test/with-site.ts';
import { Providers } from '../../providers.tsx';
import { NotificationSettings } from './notification-settings.tsx';

afterEach(() => vi.unstubAllGlobals());

/** A browser with push, and what it is asked. */
function browser({ permission = 'default', answer = 'granted', broken = false } = {}) {
  const asked: string[] = [];
  let subscription: { unsubscribe: () => Promise<boolean>; toJSON: () => object } | null = null;
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      asked.push(`subscribe with ${applicationServerKey}`);
      if (broken) throw new Error('no push service');
      subscription = {
        unsubscribe: async () => {
          asked.push('unsubscribe');
          subscription = null;
          return true;
        },
        toJSON: () => ({ endpoint: 'https://push.example.com/1', keys: { p256dh: 'p', auth: 'a' } }),
      };
      return subscription;
    },
  };
  const notification = {
    permission,
    requestPermission: async () => {
      asked.push('permission');
      notification.permission = answer;
      return answer;
    },
  };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), {
      serviceWorker: { getRegistration: async () => ({ pushManager }) },
    }),
  );
  return asked;
}

/** A server that publishes nothing and remembers what was switched, when it has had `patience`. */
async function open(patience?: () => Promise<void> | undefined, mail = true) {
  withSite({ mail });
  const kinds = switchableKinds.filter((kind) => !isAboutPublishing(kind));
  let preferences = kinds.flatMap((kind) => channels.map((channel) => ({ kind, channel, enabled: true })));
  let thisDevice = false;
  const bodies: unknown[] = [];
  serve({
    'GET /api/notifications/settings': () => json({ preferences, publicKey: 'server-key', thisDevice }),
    'PUT /api/notifications/preferences': async (request) => {
      const wanted = await request.json();
      bodies.push(wanted);
      await patience?.();
      if (wanted.kind === 'payment-problem') return json({ oops: true }, 500);
      preferences = preferences.map((one) =>
        one.kind === wanted.kind && one.channel === wanted.channel ? wanted : one,
      );
      return json(wanted);
    },
    'PUT /api/notifications/device': async (request) => {
      bodies.push(await request.json());
      thisDevice = true;
      return json({ thisDevice });
    },
    'DELETE /api/notifications/device': () => {
      thisDevice = false;
      return json({ thisDevice });
    },
  });
  render(
    <Providers>
      <NotificationSettings />
    </Providers>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Notifications' }));
  await screen.findByRole('heading', { name: 'This device' });
  return bodies;
}

const toggle = (name: string) => screen.getByRole('switch', { name });
const stateOf = (name: string) => toggle(name).getAttribute('aria-checked');
const turnOn = () => userEvent.click(screen.getByRole('button', { name: /^Turn on/ }));

test('every kind that can come up has a switch on every channel, also by keyboard', async () => {
  browser();
  const bodies = await open();
  expect(screen.getAllByRole('switch')).toHaveLength(21);
  expect(stateOf('An episode failed: Email')).toBe('true');
  toggle('An episode failed: Email').focus();
  await userEvent.keyboard(' ');
  await waitFor(() => expect(bodies).toEqual([{ kind: 'episode-failed', channel: 'mail', enabled: false }]));
  expect(stateOf('An episode failed: Email')).toBe('false');
  expect(stateOf('An episode failed: App')).toBe('true');
});

test('two switches pressed at once both stay: the server is asked when the last has got through', async () => {
  browser();
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const bodies = await open(() => answers[bodies.length - 1]?.promise);
  const labels = ['An episode failed: Email', 'An episode failed: Push'];
  for (const label of labels) await userEvent.click(toggle(label));
  const shown: (string | null)[] = [];
  const watching = new MutationObserver(() => shown.push(...labels.map(stateOf)));
  for (const label of labels) watching.observe(toggle(label), { attributes: true });
  expect(labels.map(stateOf)).toEqual(['false', 'false']);
  answers[0]?.resolve();
  await waitFor(() => expect(bodies).toHaveLength(2));
  // Whatever the first answer brings about happens now.
  for (let turn = 0; turn < 20; turn += 1) await act(() => new Promise((resolve) => setImmediate(resolve)));
  answers[1]?.resolve();
  expect(shown).toEqual([]);
  watching.disconnect();
});

test('what could not be saved is switched back, and said', async () => {
  browser();
  await open();
  await userEvent.click(toggle('Payment problems: App'));
  expect((await screen.findByRole('alert')).textContent).toBe('That could not be saved. Please try again.');
  await waitFor(() => expect(stateOf('Payment problems: App')).toBe('true'));
});

test('permission is asked for after a press only; then the device is on, and off again', async () => {
  const asked = browser();
  const bodies = await open();
  expect(screen.getByText(/^Push messages are off here/)).toBeDefined();
  expect(asked).toEqual([]);
  await turnOn();
  expect(await screen.findByText(/^Push messages are on/)).toBeDefined();
  expect(asked).toEqual(['permission', 'subscribe with server-key']);
  expect(bodies).toEqual([{ endpoint: 'https://push.example.com/1', keys: { p256dh: 'p', auth: 'a' } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Turn off on this device' }));
  expect(await screen.findByText(/^Push messages are off here/)).toBeDefined();
  expect(asked).toContain('unsubscribe');
});

test('a refusal is said as it is, without a button that cannot help', async () => {
  const asked = browser({ answer: 'denied' });
  await open();
  await turnOn();
  expect(await screen.findByText(/was told to block notifications/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Turn on/ })).toBeNull();
  expect(asked).toEqual(['permission']);
});

test('a push service that cannot be reached is said', async () => {
  browser({ broken: true });
  await open();
  await turnOn();
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be turned on/);
  expect(screen.getByText(/^Push messages are off here/)).toBeDefined();
});

test('a browser without push says so', async () => {
  await open();
  expect(screen.getByText(/cannot show push messages here/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Turn on/ })).toBeNull();
});

test('where no mail goes out, none is promised', async () => {
  browser();
  await open(undefined, false);
  expect(screen.queryByText('Email')).toBeNull();
  expect(screen.getByText(/sends no emails/)).toBeDefined();
  expect(screen.queryByText(/we always send you an email/)).toBeNull();
});
