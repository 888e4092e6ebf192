import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './avatar.tsx';

const picture = (url: string | null) => {
  const { container } = render(<Avatar url={url} />);
  const image = container.querySelector('img');
  return { source: image?.getAttribute('src') ?? '', alt: image?.getAttribute('alt') };
};

test('a picture is asked for at 128 × 128, and its signature is kept', () => {
  const { searchParams, pathname } = new URL(picture('/files/avatars/a.png?signature=x').source);
  expect(pathname).toBe('/files/avatars/a.png');
  expect(Object.fromEntries(searchParams)).toEqual({ signature: 'x', width: '128', height: '128' });
});

test('without one there is a stock picture, the same for everybody', () => {
  expect(picture(null)).toEqual({ source: '/src/ui/no-avatar.svg', alt: '' });
});
