import { loadFirstTexts } from '@milestoon/domain/texts';
import { type ReactNode, startTransition, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { TextsProvider, useTexts } from './texts.tsx';

function Greeting() {
  const { setup } = useTexts();
  const [count] = useState(1);
  return <p>{`${count} ${setup.dismiss}`}</p>;
}

test('a part that waits for its texts is drawn without a fault once they are there', async () => {
  const first = await loadFirstTexts('es');
  const place = document.createElement('div');
  const onRecoverableError = vi.fn();
  const root = createRoot(place, { onRecoverableError });
  const show = (part: ReactNode): void =>
    root.render(
      <TextsProvider initial={{ language: 'es', first }}>
        <Suspense>{part}</Suspense>
      </TextsProvider>,
    );
  show('before');
  await vi.waitFor(() => expect(place.textContent).toBe('before'));
  // What is shown stays: React waits in the midst of the component and goes on with it.
  startTransition(() => show(<Greeting />));
  await vi.waitFor(() => expect(place.textContent).toBe('1 Cerrar'));
  expect(onRecoverableError).not.toHaveBeenCalled();
  root.unmount();
});
