import { defaultLook, type LookReading } from '@milestoon/look';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { Providers } from '../../providers.tsx';
import { ChildSetupForm } from './child-setup-form.tsx';

const photo = { path: 'user-1/a.jpg', url: '/a.jpg', width: 500, height: 400 };
const child = { id: 'c1', name: 'Mia', style: 'fantasy', avatarUrl: null, avatarSelected: false };
/** What the photos leave open. */
let alternatives: LookReading['alternatives'] = {};
const reading = (finding: string) => ({
  version: 1,
  look: { ...defaultLook, hairShape: 'braids' },
  confidence: { eyes: 0.2, skin: 0.9 },
  alternatives,
  photos: [{ finding, faceBox: finding === 'face' ? [0, 0, 1, 1] : null }],
});
const bodies: Record<string, unknown>[] = [];

beforeEach(() => {
  bodies.length = 0;
  alternatives = {};
  sessionStorage.setItem('milestoon.draft.child-setup', JSON.stringify({ photos: [photo] }));
});
afterEach(() => vi.unstubAllGlobals());

function open(finding = 'face', created = () => json({ ...child, episodeCount: 0 }, 201)) {
  serve({
    'POST /api/looks': () => json(reading(finding)),
    'POST /api/children': async (request) => {
      bodies.push((await request.json()) as Record<string, unknown>);
      return created();
    },
  });
  const onCreated = vi.fn(async () => {});
  const view = render(<ChildSetupForm price={null} onCreated={onCreated} />, { wrapper: Providers });
  return { ...view, onCreated };
}
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add Child' });
const ready = () => screen.findByRole('button', { name: 'Add Child' });

test('closed until name, photo and terms are there; the corrected look is sent, and what it may be beside', async () => {
  alternatives = {
    hairShape: [{ value: 'bob', chance: 0.3 }],
    eyes: [{ value: 'blue', chance: 0.4 }],
  };
  const { onCreated } = open();
  await screen.findByText('Here is what we saw');
  expect(submit().disabled).toBe(true);
  await userEvent.type(screen.getByLabelText('Name'), '  Mia ');
  expect(submit().disabled).toBe(true);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(submit().disabled).toBe(false);

  await userEvent.click(screen.getByRole('button', { name: 'More answers' }));
  expect(screen.getAllByText('please check')).toHaveLength(1);
  await userEvent.click(screen.getByRole('radio', { name: 'Hazel' }));
  expect(screen.queryByText('please check')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /Fantasy/ }));
  await userEvent.click(submit());

  await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
  expect(bodies).toEqual([
    {
      name: 'Mia',
      photos: [photo.path],
      style: 'fantasy',
      look: { ...defaultLook, hairShape: 'braids', eyes: 'hazel' },
      // The colour of the eyes was set by hand.
      otherLooks: [{ ...defaultLook, hairShape: 'bob', eyes: 'hazel' }],
      termsAccepted: true,
    },
  ]);
  expect(sessionStorage.getItem('milestoon.draft.child-setup'), 'for a payment called off').not.toBeNull();
});

test('what no photo tells is chosen by hand, with the keyboard too; a reload keeps it', async () => {
  const { unmount } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'More answers' }));
  const cover = within(screen.getByRole('group', { name: 'On the head' }));
  expect(cover.getByRole<HTMLInputElement>('radio', { name: 'None' }).checked).toBe(true);
  await userEvent.click(cover.getByRole('radio', { name: 'Hijab' }));
  await userEvent.click(screen.getByText('Wheelchair'));
  screen.getByRole('switch', { name: 'Hearing aid' }).focus();
  await userEvent.keyboard(' ');

  unmount();
  const { onCreated } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'More answers' }));
  expect(screen.getByRole('switch', { name: 'Wheelchair' }).getAttribute('aria-checked')).toBe('true');
  await userEvent.type(screen.getByLabelText('Name'), 'Mia');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(submit());
  await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
  expect(bodies[0]?.look).toEqual({
    ...defaultLook,
    hairShape: 'braids',
    headCover: 'hijab',
    hearingAid: true,
    wheelchair: true,
  });
});

test('a failure keeps what was typed, also over a reload', async () => {
  const { unmount } = open('face', () => json({ oops: true }, 500));
  await ready();
  await userEvent.type(screen.getByLabelText('Name'), 'Mia');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(submit());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to create child profile. Please try again.',
  );
  unmount();
  open();
  await ready();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Mia');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});

test('no room for another child: the sentence, and the form stays as it is', async () => {
  const message = 'Several of your children are still waiting for their subscription.';
  open('face', () => json({ defined: true, code: 'TOO_MANY_REQUESTS', status: 429, message }, 429));
  await ready();
  await userEvent.type(screen.getByLabelText('Name'), 'Mia');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(submit());
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Mia');
  expect(submit().disabled).toBe(false);
});

test('without a face the photo is named and the look is set by hand', async () => {
  open('no-face');
  expect(await screen.findByText(/^We could not find a face in photo 1/)).toBeDefined();
  expect(screen.getByText('What does your child look like?')).toBeDefined();
  expect(screen.queryByText('please check')).toBeNull();
});

test('a photo of another child that is kept is read with the others, also over a reload', async () => {
  const asked: unknown[] = [];
  const answers = () => ({
    'POST /api/looks': async (request: Request) => {
      const body = (await request.json()) as { kept: string[] };
      asked.push(body);
      const face = { finding: 'face', faceBox: [0, 0, 1, 1], otherChild: body.kept.length === 0 };
      return json({ ...reading('face'), photos: [face] });
    },
  });
  serve(answers());
  const { unmount } = render(<ChildSetupForm price={null} onCreated={async () => {}} />, {
    wrapper: Providers,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Keep photo 1: it is my child' }));
  await waitFor(() => expect(screen.queryByText(/seems to show another child/)).toBeNull());
  unmount();
  serve(answers());
  render(<ChildSetupForm price={null} onCreated={async () => {}} />, { wrapper: Providers });
  await screen.findByText('Here is what we saw');
  const photos = [photo.path];
  expect(asked).toEqual([
    { photos, kept: [] },
    { photos, kept: photos },
    { photos, kept: photos },
  ]);
});

test('says what is missing once a field was left', async () => {
  serve({
    'POST /api/looks': () => json(reading('face')),
    'DELETE /api/photos': () => json({ removed: true }),
  });
  render(<ChildSetupForm price={null} onCreated={async () => {}} />, { wrapper: Providers });
  await ready();
  await userEvent.click(screen.getByLabelText('Name'));
  await userEvent.tab();
  expect(screen.getAllByText("Please enter your child's name")).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  expect(
    screen.getAllByText('Please add at least one photo of your child'),
    'at its field and beside the button',
  ).toHaveLength(2);
  await userEvent.dblClick(screen.getByRole('checkbox'));
  expect(
    screen.getAllByText('Please accept the terms and conditions to continue'),
    'at its field and beside the button',
  ).toHaveLength(2);
});

test('a name in letters that no film has is refused kindly; one that the voice cannot read is asked for by its sound', async () => {
  open();
  await screen.findByText('Here is what we saw');
  const name = screen.getByLabelText('Name');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.type(name, '小明');
  await userEvent.tab();
  expect(screen.getAllByText(/no letters for this name yet.*as it sounds/)).toHaveLength(2);
  expect(submit().disabled).toBe(true);
  await userEvent.clear(name);
  await userEvent.type(name, 'ليلى');
  expect(screen.getByText(/cannot read these letters/)).toBeDefined();
  expect(submit().disabled).toBe(false);
  await userEvent.clear(name);
  await userEvent.type(name, 'Leila');
  expect(screen.queryByText(/letters/)).toBeNull();
});
