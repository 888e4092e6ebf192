import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { render } from '../../test/render.tsx';
import { TypeToConfirm } from './type-to-confirm.tsx';

const password = { label: 'Current password', missing: 'It is required', none: null };

function open(asked?: { label: string; missing: string; none: string | null }) {
  const onConfirm = vi.fn();
  render(
    <TypeToConfirm
      title="Delete Zoë?"
      expected="Zoë"
      label="Type the name"
      mismatch="Name does not match. Please type the exact name to confirm deletion."
      error={null}
      busy={false}
      password={asked}
      onConfirm={onConfirm}
      onClose={() => {}}
    >
      For good.
    </TypeToConfirm>,
  );
  const field = screen.getByLabelText('Type the name');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete Forever' });
  return { onConfirm, field, button };
}

test.each(['Zoë', ' Zoë', 'Zoë ', 'Zoe\u0308', 'Zoë 🎉'])('"%s" is the exact name', async (typed) => {
  const { field, button } = open();
  await userEvent.type(field, typed);
  expect(button.disabled).toBe(false);
});

test('says why the button is closed, until it is open', async () => {
  const { field, button } = open();
  const why = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(why?.textContent).toBe('Type it letter for letter.');
  await userEvent.type(field, 'Zoë');
  expect(screen.queryByText(/^Type it letter/)).toBeNull();
});

test.each(['Zo', 'Zoey', 'zoë', 'Zoe', 'Z oë', '🎉', ''])('"%s" is not the exact name', async (typed) => {
  const { field, button, onConfirm } = open();
  if (typed) await userEvent.type(field, typed);
  expect(button.disabled).toBe(true);
  await userEvent.type(field, '{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a wrong name is explained when the field is left', async () => {
  const { field } = open();
  await userEvent.type(field, 'zo');
  expect(screen.queryByText(/does not match/)).toBeNull();
  await userEvent.tab();
  expect(screen.getByText(/Name does not match/).id).toBe(field.getAttribute('aria-describedby'));
});

test('a wrong name is explained when the Enter key is pressed', async () => {
  const { field } = open();
  await userEvent.type(field, 'zo{Enter}');
  expect(screen.getByText(/Name does not match/)).toBeDefined();
});

test('the exact name opens the button', async () => {
  const { field, button, onConfirm } = open();
  await userEvent.type(field, 'Zoë');
  expect(button.disabled).toBe(false);
  await userEvent.click(button);
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('where the password is asked for, the name opens the button and the password lets it through', async () => {
  const { field, button, onConfirm } = open(password);
  await userEvent.type(screen.getByLabelText('Current password'), 's');
  expect(button.disabled).toBe(true);
  await userEvent.clear(screen.getByLabelText('Current password'));
  await userEvent.type(field, 'Zoë');
  expect(button.disabled).toBe(false);
  await userEvent.click(button);
  expect(onConfirm).not.toHaveBeenCalled();
  const asked = screen.getByLabelText('Current password');
  expect(asked.getAttribute('aria-describedby')).toBe(screen.getByText('It is required').id);
  await userEvent.type(asked, 'secret-1');
  expect(screen.queryByText('It is required')).toBeNull();
  await userEvent.click(button);
  expect(onConfirm.mock.calls).toEqual([['secret-1']]);
});

test('who has no password is told what to do first, and nothing is sent', async () => {
  const { field, button, onConfirm } = open({ ...password, none: 'Choose one first' });
  expect(screen.queryByLabelText('Current password')).toBeNull();
  await userEvent.type(field, 'Zoë{Enter}');
  expect(button.disabled).toBe(true);
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Choose one first',
  );
  expect(onConfirm).not.toHaveBeenCalled();
});
