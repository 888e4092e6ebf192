import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { Providers } from '../../providers.tsx';
import { made, withMicrophone } from '../../recording/microphone.testing.ts';
import { Hellos } from './hellos.tsx';
import { useHelloDraft } from './hello-draft.ts';
import { SendHello } from './send-hello.tsx';

const fields: [string, unknown][] = [];

beforeEach(() => {
  fields.length = 0;
  vi.stubGlobal(
    'FormData',
    class extends FormData {
      override set(name: string, value: string | Blob): void {
        fields.push([name, value]);
      }
      override append(name: string, value: string | Blob): void {
        fields.push([name, value]);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** What stood in the forms under a name, the last: a request of this environment tells no more of it. */
const sentAs = (name: string): unknown => fields.findLast(([field]) => field === name)?.[1];

const inside = (part: React.ReactNode) =>
  render(
    <MemoryRouter>
      <Providers>{part}</Providers>
    </MemoryRouter>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
function Page() {
  const draft = useHelloDraft();
  return <SendHello token="abc" film="f1" pass={undefined} draft={draft} onGone={() => {}} />;
}
const page = () => inside(<Page />);

async function record(name = 'Agree and record'): Promise<void> {
  await press(name);
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  await screen.findByText('Recorded. Listen to it before you send it.');
}

test('a voice is recorded, listened to, recorded again and sent, and the microphone is let go each time', async () => {
  withMicrophone();
  const seen = serve({ 'POST /api/films/abc/f1/spoken-hellos/-': () => json({ sent: true }, 201) });
  page();
  await userEvent.type(screen.getByLabelText('Your name'), 'Grandma Ana');
  await record();
  expect(made.track.stop).toHaveBeenCalledTimes(1);
  await press('Listen');
  expect(made.played).toEqual(['blob:own']);
  await press('Stop');
  await record('Record again');
  expect(made.track.stop).toHaveBeenCalledTimes(2);
  await press('Send my voice');
  expect(await screen.findByText('Your voice is on its way. Thank you!')).toBeTruthy();
  expect(seen).toEqual(['POST /api/films/abc/f1/spoken-hellos/-']);
  expect(sentAs('name')).toBe('Grandma Ana');
  expect(sentAs('agreedBy')).toBe('speaker');
  expect(sentAs('file')).toHaveProperty('type', 'audio/mp4');
  expect(screen.queryByRole('button', { name: 'Send my voice' })).toBeNull();
});

test('for a child its parent agrees, before anything is recorded', async () => {
  withMicrophone();
  serve({ 'POST /api/films/abc/f1/spoken-hellos/-': () => json({ sent: true }, 201) });
  page();
  const box = screen.getByRole('checkbox', { name: /A child speaks/ });
  await userEvent.click(box);
  await record();
  expect(box).toHaveProperty('disabled', true);
  await press('Send my voice');
  await screen.findByText('Your voice is on its way. Thank you!');
  expect(sentAs('agreedBy')).toBe('parent');
});

test('a hello that a call cuts short says so, and is still there to be sent', async () => {
  withMicrophone();
  page();
  await press('Agree and record');
  await screen.findByRole('button', { name: 'Stop' });
  act(() => void made.track.dispatchEvent(new Event('mute')));
  expect(await screen.findByText(/microphone was taken away/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send my voice' })).toBeTruthy();
});

test('twenty seconds are the end', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  withMicrophone();
  page();
  await press('Agree and record');
  await screen.findByText('20 s left');
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(await screen.findByText('Recorded. Listen to it before you send it.')).toBeTruthy();
  vi.useRealTimers();
});

test('a refusal is told in the server’s words, and the recording is there to be sent or made again', async () => {
  withMicrophone();
  serve({
    'POST /api/films/abc/f1/spoken-hellos/-': () =>
      json(
        { defined: true, code: 'INVALID_INPUT', status: 422, message: 'That is too quiet.', data: {} },
        422,
      ),
  });
  page();
  await record();
  await press('Send my voice');
  expect(await screen.findByText('That is too quiet.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Record again' })).toHaveProperty('disabled', false);
});

test.each([
  ['NotAllowedError', 'The microphone is not allowed.'],
  ['NotFoundError', 'No microphone was found.'],
])('without a microphone (%s) that is said, and words can be written', async (name, told) => {
  withMicrophone(async () => Promise.reject(new DOMException('', name)));
  page();
  await press('Agree and record');
  expect(await screen.findByText(told)).toBeTruthy();
  expect(screen.getByText('A few written words are just as welcome.')).toBeTruthy();
  expect(screen.getByLabelText('A few words')).toHaveProperty('disabled', false);
});

test('a browser that cannot record says so at once', () => {
  vi.stubGlobal('MediaRecorder', undefined);
  page();
  expect(screen.getByText('This browser cannot record.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Agree and record' })).toBeNull();
});

test('the parent listens to one at a time', async () => {
  withMicrophone();
  const hello = (id: string, name: string) => ({
    id,
    name,
    text: null,
    spoken: { url: `/files/voices/${id}.wav`, seconds: 4.6 },
    createdAt: '2026-11-26T12:00:00Z',
  });
  serve({ 'GET /api/episodes/e1/hellos': () => json([hello('h1', 'Ana'), hello('h2', 'Rui')]) });
  inside(<Hellos episodeId="e1" />);
  const ana = await screen.findByRole('button', { name: 'Listen to Ana, 5 s' });
  expect(ana.textContent).toContain('5 s');
  await userEvent.click(ana);
  await press('Listen to Rui, 5 s');
  expect(made.played).toEqual(['/files/voices/h1.wav', '/files/voices/h2.wav']);
  expect(screen.getByRole('button', { name: 'Listen to Ana, 5 s' })).toBeTruthy();
  await press('Stop listening to Rui, 5 s');
  expect(screen.getByRole('button', { name: 'Listen to Rui, 5 s' })).toBeTruthy();
});

test('a hello is removed only after a question', async () => {
  const hello = {
    id: 'h1',
    name: 'Ana',
    text: null,
    spoken: { url: '/files/voices/h1.wav', seconds: 4 },
    createdAt: '2026-11-26T12:00:00Z',
  };
  const seen = serve({
    'GET /api/episodes/e1/hellos': () => json([hello]),
    'DELETE /api/hellos/h1': () => json({ done: true }),
  });
  inside(<Hellos episodeId="e1" />);
  const cross = await screen.findByRole('button', { name: 'Remove the hello from Ana' });
  await userEvent.click(cross);
  expect(screen.getByText('Their voice is deleted, and cannot be brought back.')).toBeTruthy();
  await press('Keep it');
  expect(seen).toEqual(['GET /api/episodes/e1/hellos']);
  await userEvent.click(cross);
  await press('Remove');
  await waitFor(() => expect(screen.queryByText('Ana')).toBeNull());
  expect(seen).toEqual(['GET /api/episodes/e1/hellos', 'DELETE /api/hellos/h1']);
});
