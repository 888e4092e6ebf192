import type { StoredPhoto } from '@milestoon/contract';
import { en } from '@milestoon/domain/texts/en';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from '../../test/render.tsx';
import { ToldError, UnreachedError } from '../lib/told-error.ts';
import { PhotoPicker } from './photo-picker.tsx';
import { usePhotoUploads } from './use-photo-uploads.ts';

const picture = (name: string): File => new File(['x'], name, { type: 'image/jpeg' });

function Picker({ upload }: { upload: (file: File) => Promise<StoredPhoto> }) {
  const [photos, setPhotos] = useState<StoredPhoto[]>([]);
  const uploads = usePhotoUploads({
    room: 2 - photos.length,
    limitMessage: 'no more than two',
    upload,
    describeError: en.uploads.childPhotoFailed,
    onUploaded: (photo) => setPhotos((all) => [...all, photo]),
  });
  return (
    <PhotoPicker
      legend="Photos"
      invitation="Add some"
      noun="photo"
      maximum={2}
      photos={photos}
      uploads={uploads}
      onRemove={(photo) => setPhotos((all) => all.filter((other) => other !== photo))}
    />
  );
}

const stored = async (file: File): Promise<StoredPhoto> => ({
  path: file.name,
  url: `/${file.name}`,
  width: 5,
  height: 5,
});
const input = () => screen.getByLabelText<HTMLInputElement>('Upload photos');
const sources = () => screen.queryAllByRole('img').map((image) => image.getAttribute('src'));

test('keeps the order, drops what does not fit and closes the buttons', async () => {
  render(<Picker upload={stored} />);
  await userEvent.upload(input(), [picture('a.jpg'), picture('b.jpg'), picture('c.jpg')]);
  await waitFor(() => expect(sources()).toEqual(['/a.jpg', '/b.jpg']));
  expect(screen.getByRole('alert').textContent).toBe('no more than twoNo room: c.jpg');
  for (const name of ['Upload', 'Camera']) {
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  expect(sources()).toEqual(['/b.jpg']);
  // There is room again: the limit is no longer told.
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Upload' }).disabled).toBe(false);
});

test('names the file that failed and goes on with the next', async () => {
  render(
    <Picker
      upload={(file) =>
        file.name === 'a.jpg' ? Promise.reject(new ToldError(() => 'too large')) : stored(file)
      }
    />,
  );
  await userEvent.upload(input(), [picture('a.jpg'), picture('b.jpg')]);
  await waitFor(() => expect(sources()).toEqual(['/b.jpg']));
  expect(screen.getByRole('alert').textContent).toBe('Failed to upload a.jpg: too large');
});

test('of several files that are refused each is named, and once what would be taken', async () => {
  render(<Picker upload={() => Promise.reject(new ToldError(({ photo }) => photo.invalid))} />);
  await userEvent.upload(input(), [picture('a.jpg'), picture('b.jpg')]);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(screen.getByRole('alert').textContent).toBe(
    'Failed to upload a.jpg: Invalid file provided' +
      'Failed to upload b.jpg: Invalid file provided' +
      'Photos are JPEG, PNG, WebP, GIF, AVIF or HEIC files of less than 10 MB.',
  );
});

test('takes image files only, several at once, by upload or camera', () => {
  render(<Picker upload={stored} />);
  const inputs = [input(), screen.getByLabelText<HTMLInputElement>('Take a photo with the camera')];
  for (const { type, accept, multiple } of inputs)
    expect([type, accept, multiple]).toEqual(['file', 'image/*,.heic,.heif', true]);
  expect(inputs.map((one) => one.getAttribute('capture'))).toEqual([null, 'environment']);
});

test('its buttons open the inputs', async () => {
  render(<Picker upload={stored} />);
  const opened: string[] = [];
  for (const label of ['Upload photos', 'Take a photo with the camera'])
    screen.getByLabelText(label).addEventListener('click', () => opened.push(label));
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  await userEvent.click(screen.getByRole('button', { name: 'Camera' }));
  expect(opened).toEqual(['Upload photos', 'Take a photo with the camera']);
});

test('a fault that says to contact support leads there', async () => {
  const upload = () => Promise.reject(new ToldError((texts) => texts.photo.bucketNotFound));
  render(<Picker upload={upload} />);
  await userEvent.upload(input(), [picture('a.jpg')]);
  const link = await screen.findByRole('link', { name: en.support.contact });
  expect(link.getAttribute('href')).toBe('/legal/support');
});

test('beside an invalid file stands what is valid', async () => {
  render(<Picker upload={() => Promise.reject(new ToldError((texts) => texts.photo.invalid))} />);
  await userEvent.upload(input(), [picture('a.jpg')]);
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Failed to upload a\.jpg: Invalid file provided *Photos are JPEG, PNG, WebP, GIF, AVIF or HEIC files of less than 10 MB\.$/,
  );
});

test('what did not reach the server is kept and sent again, before what was picked since', async () => {
  let reached = false;
  const upload = (file: File) => (reached ? stored(file) : Promise.reject(new UnreachedError()));
  render(<Picker upload={upload} />);
  await userEvent.upload(input(), [picture('a.jpg')]);
  expect((await screen.findByRole('alert')).textContent).toContain('There is no connection');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(sources()).toEqual([]);
  reached = true;
  await userEvent.upload(input(), [picture('b.jpg')]);
  await waitFor(() => expect(sources()).toEqual(['/a.jpg', '/b.jpg']));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a file that is refused takes the place of none that was picked after it', async () => {
  const upload = (file: File) =>
    file.name === 'a.txt' ? Promise.reject(new ToldError(({ photo }) => photo.invalid)) : stored(file);
  render(<Picker upload={upload} />);
  const names = ['a.txt', 'b.jpg', 'c.jpg', 'd.jpg'];
  await userEvent.upload(
    input(),
    names.map((name) => picture(name)),
  );
  await waitFor(() => expect(sources()).toEqual(['/b.jpg', '/c.jpg']));
  const told = screen.getByRole('alert').textContent;
  expect(told).toContain('no more than twoNo room: d.jpg');
  expect(told).toContain('Failed to upload a.txt');
  expect(told).not.toContain('c.jpg');
});

test('what there was no room for is not forgotten where nothing reached the server', async () => {
  let reached = false;
  const upload = (file: File) => (reached ? stored(file) : Promise.reject(new UnreachedError()));
  render(<Picker upload={upload} />);
  await userEvent.upload(input(), [picture('a.jpg'), picture('b.jpg'), picture('c.jpg')]);
  const again = await screen.findByRole('button', { name: 'Try again' });
  reached = true;
  await userEvent.click(again);
  await waitFor(() => expect(sources()).toEqual(['/a.jpg', '/b.jpg']));
  expect(screen.getByRole('alert').textContent).toBe('no more than twoNo room: c.jpg');
});

test('a double tap removes one picture, not also the next, which has come under the finger', async () => {
  render(<Picker upload={stored} />);
  await userEvent.upload(input(), [picture('a.jpg'), picture('b.jpg')]);
  await waitFor(() => expect(sources()).toEqual(['/a.jpg', '/b.jpg']));
  const tap = (detail: number) =>
    fireEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }), { detail });
  tap(1);
  tap(2);
  expect(sources()).toEqual(['/b.jpg']);
  tap(1);
  expect(sources()).toEqual([]);
});
