import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { withSite } from '../../../test/with-site.ts';
import { Providers } from '../../providers.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

afterEach(() => vi.unstubAllGlobals());

async function ask(mail: boolean): Promise<void> {
  withSite({ mail });
  serve({ 'POST /api/password-reset/request': () => json({ sent: true }) });
  render(
    <Providers>
      <MemoryRouter>
        <ForgotPasswordForm />
      </MemoryRouter>
    </Providers>,
  );
  await userEvent.type(screen.getByLabelText('Email'), 'mum@example.com');
  await userEvent.click(screen.getByRole('button', { name: mail ? 'Send link' : 'Ask for a link' }));
}

test('a link is said to be on its way where mails go out', async () => {
  await ask(true);
  expect(await screen.findByText(/a link is on its way/)).toBeDefined();
});

test('where none goes out, the way to a link is told', async () => {
  await ask(false);
  expect(await screen.findByText(/its link lies with the people who run this service/)).toBeDefined();
  expect(screen.queryByText(/on its way/)).toBeNull();
  expect(screen.getByRole('link', { name: 'write to support' }).getAttribute('href')).toBe('/legal/support');
});
