import { en } from '@milestoon/domain/texts/en';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from '../../../test/render.tsx';
import { installApp } from '../../lib/install.ts';
import { NewVersion } from './new-version.tsx';

const { updateReady, reload } = en.installed;

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** A browser in which version one runs, or none yet. */
function browserWith(controller: object | null) {
  const installing = Object.assign(new EventTarget(), { state: 'installing', postMessage: vi.fn() });
  const registration = Object.assign(new EventTarget(), { waiting: null, installing });
  const register = vi.fn(async () => registration);
  const container = Object.assign(new EventTarget(), { controller, register });
  vi.stubGlobal('navigator', { serviceWorker: container });
  const arrive = () =>
    act(() => {
      registration.dispatchEvent(new Event('updatefound'));
      installing.state = 'installed';
      installing.dispatchEvent(new Event('statechange'));
    });
  return { register, installing, arrive };
}

async function start(browser: ReturnType<typeof browserWith>): Promise<void> {
  vi.stubEnv('PROD', true);
  installApp();
  await vi.waitFor(() => expect(browser.register).toHaveBeenCalledWith('/sw.js'));
  await act(async () => {});
}

test('the first version is nothing to tell about', async () => {
  const browser = browserWith(null);
  render(<NewVersion />);
  await start(browser);
  browser.arrive();
  expect(screen.queryByText(updateReady)).toBeNull();
});

test('a later one is announced, and takes over when asked', async () => {
  const browser = browserWith({});
  render(<NewVersion />);
  await start(browser);
  expect(screen.queryByText(updateReady)).toBeNull();
  browser.arrive();
  expect(screen.getByText(updateReady)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: reload }));
  expect(browser.installing.postMessage).toHaveBeenCalledWith('take over');
});

test('nothing is installed while the app is being developed', () => {
  const browser = browserWith(null);
  installApp();
  expect(browser.register).not.toHaveBeenCalled();
});
