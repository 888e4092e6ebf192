import type { Story } from '@milestoon/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../../test/fake-server.ts';
import { render } from '../../../../test/render.tsx';
import { Providers } from '../../../providers.tsx';
import { completed } from '../episode.testing.ts';
import { StorySection } from './story-section.tsx';

afterEach(() => vi.unstubAllGlobals());

const line = (id: string) => ({ id, speaker: 'narrator' as const, text: `Line ${id}.` });
const scene = (id: string, ...lines: string[]): Story['scenes'][number] => ({
  id,
  set: 'park',
  mood: 'cheerful',
  lines: lines.map(line),
});
const story: Story = {
  version: 1,
  language: 'en',
  title: 'First steps',
  wordsInPicture: false,
  scenes: [scene('s1', 'a', 'b', 'c'), scene('s2', 'd'), scene('s3', 'e', 'f')],
};

async function openEditor(title = 'First steps', told = story): Promise<unknown[]> {
  const bodies: unknown[] = [];
  serve({
    'GET /api/episodes/e1/story': () => json(told),
    'POST /api/episodes/e1/story': async (request) => {
      bodies.push(await request.json());
      return json({ ...completed, newVersion: 'making' });
    },
  });
  render(
    <Providers>
      <StorySection episodeId="e1" childName="Mia" title={title} />
    </Providers>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Change the story' }));
  await screen.findByRole('button', { name: 'Make the new version' });
  return bodies;
}
const texts = (): string[] => screen.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value);

test('one line is deleted and brought back; the only one of a scene stays', async () => {
  const bodies = await openEditor();
  expect(screen.queryByRole('button', { name: 'Delete line 1 of scene 2' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Delete line 2 of scene 1' }));
  expect(texts()).toEqual(['Line a.', 'Line c.', 'Line d.', 'Line e.', 'Line f.']);
  expect((document.activeElement as HTMLTextAreaElement).value).toBe('Line a.');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(texts()).toEqual(['Line a.', 'Line b.', 'Line c.', 'Line d.', 'Line e.', 'Line f.']);
  await userEvent.click(screen.getByRole('button', { name: 'Delete line 1 of scene 3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make the new version' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  const [body] = bodies as { scenes: Story['scenes'] }[];
  expect(body?.scenes.map(({ lines }) => lines.map(({ id }) => id))).toEqual([['a', 'b', 'c'], ['d'], ['f']]);
});

test('words go into the picture with a new version, and nothing else needs to change', async () => {
  const bodies = await openEditor();
  await userEvent.click(screen.getByRole('checkbox', { name: /part of the picture/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Make the new version' }));
  await waitFor(() => expect(bodies).toMatchObject([{ wordsInPicture: true }]));
});

test('an episode that was renamed can be made anew under its title', async () => {
  await openEditor('To the window');
  expect(screen.getByText('The new version is called “To the window”.')).toBeDefined();
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Make the new version' });
  expect(submit.disabled).toBe(false);
  const bar = within(submit.closest('.actions') as HTMLElement);
  expect(bar.getByRole('button', { name: 'Discard changes' })).toBeDefined();
});

test('a scene that was deleted and changes that were discarded come back', async () => {
  await openEditor('First steps', { ...story, scenes: [...story.scenes, scene('s4', 'g')] });
  const undo = () => userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete scene 2' }));
  expect(texts()).toEqual(['Line a.', 'Line b.', 'Line c.', 'Line e.', 'Line f.', 'Line g.']);
  await undo();
  expect(texts()).toEqual(['Line a.', 'Line b.', 'Line c.', 'Line d.', 'Line e.', 'Line f.', 'Line g.']);
  await userEvent.type(screen.getAllByRole('textbox')[3] as HTMLElement, ' And how!');
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(texts()[3]).toBe('Line d.');
  await undo();
  expect(texts()[3]).toBe('Line d. And how!');
});

test('places stand by their letters', async () => {
  await openEditor();
  const [places] = screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'Place' });
  const names = [...(places?.options ?? [])].map(({ text }) => text);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect(places?.value).toBe('park');
});
