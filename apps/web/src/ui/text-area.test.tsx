import { en } from '@milestoon/domain/texts/en';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from '../../test/render.tsx';
import { TextArea } from './text-area.tsx';

function Story() {
  const [text, setText] = useState('');
  return (
    <TextArea
      tooLong={en.support.tooLong}
      label="Story"
      value={text}
      maxLength={5}
      onChange={({ target }) => setText(target.value)}
    />
  );
}

test('all of what is pasted stays, and by how much it is too long is told and announced', async () => {
  render(<Story />);
  const area = screen.getByLabelText<HTMLTextAreaElement>('Story');
  await userEvent.click(area);
  await userEvent.paste('abcdefgh');
  expect(area.value).toBe('abcdefgh');
  expect(screen.getByText('8 / 5')).toBeDefined();
  const fault = /^This is 3 characters too long\. Nothing is lost/;
  expect(document.getElementById(area.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(fault);
  expect(area.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('status').textContent).toMatch(fault);
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
  expect(screen.getByRole('status').textContent).toBe('');
  expect(area.getAttribute('aria-invalid')).toBeNull();
});
