import type { ChildSummary } from '@milestoon/contract';
import { loadTexts } from '@milestoon/domain/texts';
import { cleanup, render as renderPlain, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { TextsProvider } from '../../lib/texts.tsx';
import { Providers } from '../../providers.tsx';
import { CreateEpisodeForm } from './create-episode-form.tsx';
import { answersOfSending, untilShownAhead } from './shown-ahead.testing.ts';
import { showStills } from './storyboard/still-painters.ts';
import { holdWorkers } from './storyboard/worker.testing.ts';

const image = { path: 'user-1/m.jpg', url: '/m.jpg', width: 500, height: 400 };
const child = (id: string, name: string): ChildSummary => ({
  id,
  name,
  style: 'anime',
  avatarUrl: '/a.png',
  avatarSelected: true,
  state: 'ready',
  age: 5,
  episodeCount: 0,
  newAvatars: null,
  season: { number: 1, episodes: 0, latest: 0 },
});
const family = [child('c1', 'Mia'), child('c2', 'Teo')];

beforeEach(() =>
  sessionStorage.setItem('milestoon.draft.create-episode', JSON.stringify({ images: [image] })),
);
afterEach(() => vi.unstubAllGlobals());

function open(
  answer: () => Response,
  preselected: string | null = 'c2',
  company: string | null = null,
  voiceCompany: string | null = null,
  children: readonly ChildSummary[] = family,
) {
  const bodies: unknown[] = [];
  const calls = serve({
    ...answersOfSending,
    'GET /api/story-writer': () => json({ company, voiceCompany }),
    'GET /api/narrators/deep/sample': () => json({ sound: 'AAAA' }),
    'GET /api/music/gentle/sample': () => json({ oops: true }, 500),
    'POST /api/episodes': async (request) => {
      bodies.push(await request.json());
      return answer();
    },
  });
  const onCreated = vi.fn();
  const view = render(
    <CreateEpisodeForm
      family={children}
      preselected={preselected}
      idea={null}
      superAdmin={false}
      onWriting={() => {}}
      onCreated={onCreated}
      onLeave={() => {}}
    />,
    { wrapper: Providers },
  );
  return { ...view, bodies, calls, onCreated };
}
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create Episode' });
async function write(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Episode title'), ' First steps');
  await userEvent.type(screen.getByLabelText('What happened?'), 'She walked.');
}

test('sends the episode of the preselected child and forgets the draft', async () => {
  const { bodies, calls, onCreated } = open(answersOfSending['POST /api/episodes']);
  expect(submit().disabled).toBe(true);
  await write();
  await userEvent.click(submit());
  await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
  await untilShownAhead(calls);
  expect(bodies).toEqual([
    {
      childId: 'c2',
      title: 'First steps',
      description: 'She walked.',
      images: [image.path],
      wordsInPicture: false,
      narrator: 'warm',
      music: 'story',
    },
  ]);
  expect(sessionStorage.getItem('milestoon.draft.create-episode')).toBeNull();
});

test('while somebody writes, what shows the story gets ready; when it is sent, its page is asked for ahead', async () => {
  // What a test before has started.
  showStills('another story', null, []);
  const workers = holdWorkers();
  const calls = serve({
    'GET /api/story-writer': () => json({ company: null, voiceCompany: null }),
    ...answersOfSending,
  });
  const onWriting = vi.fn();
  render(
    <CreateEpisodeForm
      family={family}
      preselected="c2"
      idea={null}
      superAdmin={false}
      onWriting={onWriting}
      onCreated={() => {}}
      onLeave={() => {}}
    />,
    { wrapper: Providers },
  );
  await userEvent.type(screen.getByLabelText('Episode title'), 'First steps');
  expect([workers.length, onWriting.mock.calls.length]).toEqual([0, 0]);
  await userEvent.type(screen.getByLabelText('What happened?'), 'She walked.');
  expect(workers.map(({ told }) => told)).toEqual([[{ kind: 'prepare', style: 'anime' }]]);
  expect(onWriting).toHaveBeenCalled();
  await userEvent.click(submit());
  await waitFor(() => expect(workers[0]?.told.at(-1)).toMatchObject({ kind: 'open' }));
  await waitFor(() =>
    expect(calls.filter((call) => call.includes('/e7'))).toEqual([
      'GET /api/episodes/e7/storyboard',
      'GET /api/episodes/e7',
    ]),
  );
});

test('who writes is sent along, and known the next time on this device', async () => {
  const first = open(answersOfSending['POST /api/episodes']);
  await write();
  await userEvent.selectOptions(screen.getByLabelText('Who is writing?'), 'Grandpa');
  await userEvent.click(submit());
  await waitFor(() => expect(first.onCreated).toHaveBeenCalledOnce());
  await untilShownAhead(first.calls);
  expect(first.bodies[0]).toMatchObject({ writtenBy: 'grandfather' });
  first.unmount();

  open(answersOfSending['POST /api/episodes']);
  const next = screen.getByLabelText<HTMLSelectElement>('Who is writing?');
  expect(next.value).toBe('grandfather');
  await userEvent.selectOptions(next, 'I’d rather not say');
  expect(localStorage.getItem('milestoon.written-by')).toBeNull();
});

test('narrator and music are chosen by ear and sent along', async () => {
  const { bodies, calls, onCreated } = open(answersOfSending['POST /api/episodes']);
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:sample', revokeObjectURL: () => {} }),
  );
  await write();
  await userEvent.click(screen.getByText('Voice and music'));
  await userEvent.click(await screen.findByRole('button', { name: 'Listen: Deep' }));
  await waitFor(() => expect(play).toHaveBeenCalledOnce());
  expect(screen.getByRole('button', { name: 'Listen: Deep', pressed: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Listen: Gentle' }));
  expect((await screen.findByRole('alert')).textContent).toContain('could not be played');
  await userEvent.click(screen.getByRole('radio', { name: 'Deep' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Gentle' }));
  await userEvent.click(submit());
  await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
  await untilShownAhead(calls);
  expect(bodies[0]).toMatchObject({ narrator: 'deep', music: 'gentle' });
});

test('a failure is told and keeps what was typed', async () => {
  const { onCreated } = open(() => json({ oops: true }, 500));
  await write();
  await userEvent.click(submit());
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to create episode. Please try again.');
  expect(screen.getByLabelText<HTMLInputElement>('Episode title').value).toBe(' First steps');
  expect(onCreated).not.toHaveBeenCalled();
});

test('a text that is refused is answered in the words of the server, with the form still filled', async () => {
  const message = 'Please tell us about another moment.';
  open(() => json({ defined: true, code: 'UNSUITABLE', status: 422, message }, 422));
  await write();
  await userEvent.click(submit());
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.getByLabelText<HTMLTextAreaElement>('What happened?').value).toBe('She walked.');
  expect(screen.getByAltText('Image 1')).toBeDefined();
});

test('of several children none is chosen by itself, and a stranger never', async () => {
  open(answersOfSending['POST /api/episodes'], 'someone-else');
  await write();
  expect(screen.getByRole('button', { name: /Select a child/ })).toBeDefined();
  expect(submit().disabled).toBe(true);
});

test('of a title and a description nothing is lost, and neither is sent until it is shortened', async () => {
  open(answersOfSending['POST /api/episodes']);
  await write();
  const title = screen.getByLabelText<HTMLInputElement>('Episode title');
  await userEvent.click(title);
  await userEvent.paste('b'.repeat(100));
  expect([title.value.length, submit().disabled]).toEqual([112, true]);
  expect(screen.getByText('112 / 100')).toBeDefined();
  await userEvent.keyboard('{Backspace}'.repeat(12));
  expect(submit().disabled).toBe(false);
  const field = screen.getByLabelText<HTMLTextAreaElement>('What happened?');
  await userEvent.clear(field);
  await userEvent.paste('a'.repeat(500 + 12));
  expect(field.value).toHaveLength(500 + 12);
  expect(submit().disabled).toBe(true);
  const told = document.getElementById(submit().getAttribute('aria-describedby') ?? '')?.textContent;
  expect(told).toMatch(/^“What happened\?” is 12 characters too long/);
  await userEvent.keyboard('{Backspace}'.repeat(12));
  expect(submit().disabled).toBe(false);
});

test('parents are told which languages the stories are told in, in the language of the app', async () => {
  const form = (
    <CreateEpisodeForm
      family={family}
      preselected={null}
      idea={null}
      superAdmin={false}
      onWriting={() => {}}
      onCreated={vi.fn()}
      onLeave={() => {}}
    />
  );
  const english = render(form, { wrapper: Providers });
  expect(screen.getByText(/^Write in English, Portuguese or Spanish/)).toBeDefined();
  english.unmount();
  renderPlain(
    <TextsProvider initial={{ language: 'pt', first: await loadTexts('pt') }}>
      <Providers>{form}</Providers>
    </TextsProvider>,
  );
  expect(screen.getByText(/^Escreva em português, inglês ou espanhol/)).toBeDefined();
});

test('a text in a language that the storyteller does not speak is told apart, and can be sent', async () => {
  const { bodies, calls } = open(answersOfSending['POST /api/episodes']);
  await userEvent.type(screen.getByLabelText('Episode title'), 'La plage');
  const description = screen.getByLabelText('What happened?');
  const french = 'Hier nous sommes allés à la plage avec sa cousine.';
  await userEvent.type(description, french);
  expect(
    await screen.findByText(/neither English, Portuguese nor Spanish.*as if they were English/),
  ).toBeDefined();
  await userEvent.click(submit());
  await waitFor(() => expect(bodies).toEqual([expect.objectContaining({ description: french })]));
  await userEvent.clear(description);
  await userEvent.type(description, 'Ontem fomos à praia com a prima.');
  await waitFor(() => expect(screen.queryByText(/neither English, Portuguese nor Spanish/)).toBeNull());
  await untilShownAhead(calls);
});

test('a text in another language than the app’s is told apart, with what will be in it; the app’s own needs no word', async () => {
  open(answersOfSending['POST /api/episodes']);
  const description = screen.getByLabelText('What happened?');
  await userEvent.type(description, 'Ontem fomos à praia');
  expect(
    await screen.findByText(/^This reads as Portuguese: .*end card.* will be in Portuguese/),
  ).toBeDefined();
  await userEvent.clear(description);
  await userEvent.type(description, 'Ayer fuimos a la playa');
  expect(await screen.findByText(/^This reads as Spanish/)).toBeDefined();
  await userEvent.clear(description);
  await userEvent.type(description, 'Yesterday we went to the beach');
  await waitFor(() => expect(screen.queryByText(/^This reads as/)).toBeNull());
});

test('says to whom the words go where a language model writes, and nothing where none does', async () => {
  const { unmount } = open(answersOfSending['POST /api/episodes'], 'c2', 'Anthropic');
  expect(await screen.findByText(/language model of Anthropic.*photos never are/)).toBeTruthy();
  expect(screen.queryByText(/voices/)).toBeNull();
  unmount();
  const spoken = open(answersOfSending['POST /api/episodes'], 'c2', null, 'ElevenLabs');
  expect(await screen.findByText(/^The voices are those of ElevenLabs/)).toBeTruthy();
  spoken.unmount();
  open(answersOfSending['POST /api/episodes']);
  await screen.findByLabelText('Episode title');
  expect(screen.queryByText(/language model|voices/)).toBeNull();
});

test('the one child that can star is chosen, whoever else waits', async () => {
  const waiting: ChildSummary = {
    ...child('c3', 'Tomás'),
    avatarUrl: null,
    avatarSelected: false,
    state: 'pay',
  };
  open(answersOfSending['POST /api/episodes'], null, null, null, [waiting, child('c1', 'Mia')]);
  expect(screen.getByRole('button', { name: /^Mia/ })).toBeDefined();
  expect(screen.queryByText('Select a child')).toBeNull();
  cleanup();
  // Of two that can star none is guessed.
  open(answersOfSending['POST /api/episodes'], null);
  expect(screen.getByRole('button', { name: 'Select a child' })).toBeDefined();
});
