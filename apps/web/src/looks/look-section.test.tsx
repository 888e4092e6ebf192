import type { AnimationStyle } from '@milestoon/domain';
import { defaultLook, type Look, type LookReading } from '@milestoon/look';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from '../../test/render.tsx';
import { LookSection } from './look-section.tsx';
import type { ChildPhotos } from './use-child-photos.ts';

const photo = { path: 'user-1/a.jpg', url: '/a.jpg', width: 500, height: 400 };
const sure = { skin: 1, hairColor: 1, hairShape: 1, eyes: 1, glasses: 1, age: 1, signatureColor: 1 };
const readingOf = (confidence: LookReading['confidence'], look: Partial<Look> = {}): LookReading => ({
  version: 1,
  look: { ...defaultLook, eyes: 'brown', hairColor: 'blond', ...look },
  confidence: { ...sure, ...confidence },
  photos: [{ finding: 'face', faceBox: [0.3, 0.3, 0.3, 0.4] }],
});

const style: AnimationStyle = 'anime';
const changes: Partial<Look>[] = [];

const pressed: string[] = [];
const childOf = (reading: LookReading): ChildPhotos => ({
  photos: reading.photos.map((_, index) => ({ ...photo, path: `user-1/${index + 1}.jpg` })),
  uploads: { add() {}, waiting: 0, done: 0, total: 0, errors: [], again: null },
  reading,
  state: 'read',
  waiting: false,
  readAgain() {},
  remove: ({ path }, isSaved) => void pressed.push(`remove ${path} ${isSaved}`),
  keep: ({ path }) => void pressed.push(`keep ${path}`),
  replace() {},
});

function Form({ reading, name }: { reading: LookReading; name: string }) {
  const [corrections, setCorrections] = useState<Partial<Look>>({});
  return (
    <LookSection
      child={childOf(reading)}
      look={{ ...reading.look, ...corrections }}
      corrections={corrections}
      name={name}
      style={style}
      onChange={(part) => {
        changes.push(part);
        setCorrections({ ...corrections, ...part });
      }}
    />
  );
}

function open(confidence: LookReading['confidence'], name = 'Ana', look: Partial<Look> = {}) {
  changes.length = 0;
  render(<Form reading={readingOf(confidence, look)} name={name} />);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const focused = () => document.activeElement;

test('one question at a time, the least sure first, with the photo and the drawing beside it', async () => {
  open({ hairColor: 0.2, eyes: 0.1 });
  expect(
    screen.getByRole('group', { name: "Question 1 of 2. Which of these are Ana's eyes?" }),
  ).toBeDefined();
  expect(screen.getByRole('img', { name: 'Ana in the photo' }).getAttribute('src')).toBe('/a.jpg');
  expect(screen.getByRole('img', { name: 'Preview of Ana' })).toBeDefined();
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Dark brown',
    'Brown',
    'Hazel',
    'Green',
  ]);
  expect(screen.queryByRole('radio', { checked: true }), 'nothing is taken for granted').toBeNull();
  await press('Not sure');
  expect(screen.getByRole('group', { name: "Which of these is Ana's hair colour?" })).toBeDefined();
  expect(changes).toEqual([]);
});

test('an answer changes the look at once and the question stays until the parent goes on', async () => {
  open({ hairColor: 0.2, eyes: 0.1 });
  await userEvent.click(screen.getByRole('radio', { name: 'Green' }));
  expect(changes).toEqual([{ eyes: 'green' }]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Green' }).checked).toBe(true);
  expect(screen.queryByRole('button', { name: 'Not sure' })).toBeNull();
  await press('Next');
  await userEvent.click(screen.getByRole('radio', { name: 'Light brown' }));
  await press('Done');
  expect(screen.queryByText('please check')).toBeNull();
  const editor = within(screen.getByRole('group', { name: 'Eyes' }));
  expect(editor.getByRole<HTMLInputElement>('radio', { name: 'Green' }).checked).toBe(true);
});

test('with the keyboard alone: the next question has the focus, then what follows', async () => {
  open({ hairColor: 0.2, eyes: 0.1 });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(changes).toEqual([{ eyes: 'dark-brown' }]);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(focused()?.getAttribute('aria-label')).toBe("Question 2 of 2. Which of these is Ana's hair colour?");
  await press('Not sure');
  expect(focused()).toBe(screen.getByText(/^Please correct whatever is not right\./));
  expect(screen.getAllByText('please check')).toHaveLength(1);
});

test('an answer can make another question needless', async () => {
  open({ hairShape: 0.1, hairColor: 0.2 }, 'Ana', { hairShape: 'shaved' });
  await userEvent.click(screen.getByRole('radio', { name: 'Baby hair' }));
  expect(screen.getByRole('button', { name: 'Next' })).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'No hair' }));
  await press('Done');
  expect(screen.getByRole('group', { name: 'Skin' })).toBeDefined();
});

test('where nothing is uncertain nothing is asked or marked', () => {
  open({});
  expect(screen.queryByRole('button', { name: 'Not sure' })).toBeNull();
  expect(screen.getByRole('group', { name: 'Skin' })).toBeDefined();
  expect(screen.queryByText('please check')).toBeNull();
});

test('more answers opens everything, marked where the questions were', async () => {
  open({ skin: 0.2, glasses: 0.1 }, '');
  expect(screen.getByRole('group', { name: 'Which glasses does your child wear?' })).toBeDefined();
  await press('More answers');
  expect(screen.getByRole('group', { name: 'Skin please check' })).toBeDefined();
  expect(screen.getByRole('group', { name: 'Glasses please check' })).toBeDefined();
  expect(screen.getAllByText('please check')).toHaveLength(2);
});

test('a photo of another child is named, to keep or to take out', async () => {
  const face = { finding: 'face', faceBox: [0, 0, 1, 1] } as const;
  const reading = readingOf({});
  const photos = [reading.photos, { ...face, otherChild: true }].flat() as LookReading['photos'];
  render(<Form reading={{ ...reading, photos }} name="Ana" />);
  expect(screen.getByText(/^Photo 2 seems to show another child\./)).toBeDefined();
  await press('Keep photo 2: it is my child');
  await press('Remove photo 2');
  expect(pressed).toEqual(['keep user-1/2.jpg', 'remove user-1/2.jpg false']);
});

test('of two photos that may show two children it is asked which one is meant', async () => {
  pressed.length = 0;
  const face = { finding: 'face', faceBox: [0, 0, 1, 1], mayDiffer: true } as const;
  const photos = [face, { ...face, otherChild: true }] as unknown as LookReading['photos'];
  render(<Form reading={{ ...readingOf({}), photos }} name="Ana" />);
  expect(screen.getByText(/^Photos 1 and 2 may show two children\. Which one is Ana\?/)).toBeDefined();
  expect(screen.getByText(/So far we have used photo 1 only\./)).toBeDefined();
  expect(screen.queryByText(/seems to show another child/)).toBeNull();
  await press('Photo 2');
  await press('Both: it is the same person');
  expect(pressed).toEqual(['remove user-1/1.jpg false', 'keep user-1/1.jpg', 'keep user-1/2.jpg']);
});
