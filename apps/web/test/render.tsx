import { en } from '@milestoon/domain/texts/en';
import { type RenderOptions, render as renderPlain } from '@testing-library/react';
import { Fragment, type ReactNode } from 'react';
import { TextsProvider } from '../src/lib/texts.tsx';

/** As the library's `render`, in English. */
export function render(what: ReactNode, { wrapper: Wrapper = Fragment, ...options }: RenderOptions = {}) {
  return renderPlain(what, {
    ...options,
    wrapper: ({ children }) => (
      <TextsProvider initial={{ language: 'en', first: en }}>
        <Wrapper>{children}</Wrapper>
      </TextsProvider>
    ),
  });
}
