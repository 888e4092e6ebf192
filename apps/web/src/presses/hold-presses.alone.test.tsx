import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { holdPresses } from './hold-presses.ts';

// It listens to the document from here on, as it does on a page.
holdPresses(document);
afterEach(() => void vi.useRealTimers());

const played = vi.fn();
function Form() {
  const [star, setStar] = useState('');
  const [style, setStyle] = useState('anime');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        played(star, style);
      }}
    >
      <input name="star" aria-label="Star" value={star} onChange={({ target }) => setStar(target.value)} />
      <input
        type="radio"
        aria-label="Fantasy"
        checked={style === 'fantasy'}
        onChange={() => setStyle('fantasy')}
      />
      <button type="button" onClick={() => played('later')}>
        Later
      </button>
      <button type="submit">Play</button>
    </form>
  );
}

/** A page with what is written of the form, and what lets the app take its place. */
function written(): () => void {
  document.body.innerHTML = `<div id="root"><div data-asleep><form>
    <input name="star" aria-label="Name of the star"><input type="radio" name="_R_1_" aria-label="Fantasy">
    <button type="button">Later</button><button>Play</button></form></div></div>`;
  played.mockClear();
  return () => createRoot(document.getElementById('root') as HTMLElement).render(<Form />);
}
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Play' });

test('what was typed, chosen and pressed before the app was there is done once it is, once', async () => {
  const takeOver = written();
  await userEvent.click(button());
  await userEvent.type(screen.getByRole('textbox'), 'Zoé');
  await userEvent.click(screen.getByRole('radio'));
  await userEvent.click(button());
  expect(button().getAttribute('aria-busy')).toBe('true');
  expect(played).not.toHaveBeenCalled();
  takeOver();
  await vi.waitFor(() => expect(played).toHaveBeenCalled());
  expect(played.mock.calls).toEqual([['Zoé', 'fantasy']]);
  expect(button().hasAttribute('aria-busy')).toBe(false);
});

test('the cursor stays in the field that is typed into', async () => {
  const takeOver = written();
  await userEvent.type(screen.getByRole('textbox'), 'Zo');
  takeOver();
  await vi.waitFor(() => expect(screen.getByRole('textbox', { name: 'Star' })).toBe(document.activeElement));
  await userEvent.keyboard('é');
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Zoé');
});

test('of two buttons of a form the last that was pressed counts', async () => {
  const takeOver = written();
  const later = screen.getByRole('button', { name: 'Later' });
  await userEvent.click(later);
  await userEvent.click(button());
  expect(later.hasAttribute('aria-busy')).toBe(false);
  takeOver();
  await vi.waitFor(() => expect(played).toHaveBeenCalled());
  expect(played.mock.calls).toEqual([['', 'anime']]);
});

test('nothing is sent without what was chosen for it, and nothing is done long after', async () => {
  const takeOver = written();
  screen.getByRole('radio').setAttribute('aria-label', 'Fantasia');
  await userEvent.click(screen.getByRole('radio'));
  await userEvent.click(button());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  takeOver();
  await vi.waitFor(() => expect(screen.getByRole('textbox', { name: 'Star' })).toBeDefined());
  await vi.advanceTimersByTimeAsync(3000);
  // What was waited for comes now, and is another.
  const radio = screen.getByRole<HTMLInputElement>('radio', { name: 'Fantasy' });
  radio.setAttribute('aria-label', 'Fantasia');
  document.body.append(document.createElement('p'));
  await vi.advanceTimersByTimeAsync(0);
  expect([radio.checked, played.mock.calls]).toEqual([false, []]);
});

test('on another screen it is not done', async () => {
  const takeOver = written();
  await userEvent.click(button());
  window.history.replaceState(null, '', '/elsewhere');
  takeOver();
  await vi.waitFor(() => expect(screen.getByRole('textbox', { name: 'Star' })).toBeDefined());
  await userEvent.type(screen.getByRole('textbox'), 'Mia');
  expect(played).not.toHaveBeenCalled();
});
