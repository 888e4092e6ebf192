import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serve } from '../../../../test/fake-server.ts';
import { render } from '../../../../test/render.tsx';
import { Providers } from '../../../providers.tsx';
import { completed } from '../episode.testing.ts';
import { Player } from './player.tsx';

const stubbed: [object, string][] = [];
const stub = (on: object, name: string, value: unknown): void => {
  Object.defineProperty(on, name, { configurable: true, value });
  stubbed.push([on, name]);
};
// jsdom knows the element but no captions, no window and no television.
beforeEach(() => stub(HTMLTrackElement.prototype, 'track', { mode: 'hidden', cues: [] }));
afterEach(() => {
  for (const [on, name] of stubbed.splice(0)) Reflect.deleteProperty(on, name);
  vi.unstubAllGlobals();
});

function open(): HTMLVideoElement {
  serve({});
  render(
    <Providers>
      <Player episode={completed} onExpired={() => {}} />
    </Providers>,
  );
  return document.querySelector('video') as HTMLVideoElement;
}
/** Parts of the player come later, and are awaited. */
const happens = (to: EventTarget, type: string) => act(async () => void to.dispatchEvent(new Event(type)));
const isPressed = (name: string, pressed: string) =>
  waitFor(() => expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe(pressed));
const button = (name: string) => screen.findByRole('button', { name });

test('a film goes into a small window, and back', async () => {
  const enter = vi.fn(async () => {});
  const leave = vi.fn(async () => {});
  stub(document, 'pictureInPictureEnabled', true);
  stub(document, 'exitPictureInPicture', leave);
  stub(HTMLVideoElement.prototype, 'requestPictureInPicture', enter);
  const video = open();
  await userEvent.click(await button('Small window'));
  expect(enter.mock.contexts).toEqual([video]);
  await happens(video, 'enterpictureinpicture');
  await isPressed('Small window', 'true');
  stub(document, 'pictureInPictureElement', video);
  await userEvent.click(await button('Small window'));
  expect([enter.mock.calls.length, leave.mock.calls.length]).toEqual([1, 1]);
  await happens(video, 'leavepictureinpicture');
  await isPressed('Small window', 'false');
});

test('where there is no small window and no television, neither is offered', async () => {
  open();
  await button('Play');
  expect(screen.queryByRole('button', { name: 'Small window' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Watch on a television' })).toBeNull();
});

const television = (prompt: () => Promise<void>) =>
  Object.assign(new EventTarget(), {
    state: 'disconnected',
    prompt: vi.fn(prompt),
    watchAvailability: async (tell: (isThere: boolean) => void) => tell(true),
    cancelWatchAvailability: async () => {},
  });

test('a television is asked for, and shows that it has the film', async () => {
  const remote = television(async () => {});
  stub(HTMLMediaElement.prototype, 'remote', remote);
  open();
  await userEvent.click(await button('Watch on a television'));
  expect(remote.prompt).toHaveBeenCalledTimes(1);
  remote.state = 'connected';
  await happens(remote, 'connect');
  await isPressed('Watch on a television', 'true');
  remote.state = 'disconnected';
  await happens(remote, 'disconnect');
  await isPressed('Watch on a television', 'false');
});

test('who closes the list of televisions again is asked anew, and nothing is said to be on', async () => {
  const remote = television(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  stub(HTMLMediaElement.prototype, 'remote', remote);
  open();
  for (const times of [1, 2]) {
    await userEvent.click(await button('Watch on a television'));
    await waitFor(() => expect(remote.prompt).toHaveBeenCalledTimes(times));
  }
  await isPressed('Watch on a television', 'false');
});
