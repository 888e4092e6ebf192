import { landing } from '@milestoon/domain/texts/landing/en';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { LandingContext } from '../src/features/landing/landing-texts.ts';

/** A part of the landing page, in English. */
export const renderLanding = (part: ReactNode) =>
  render(
    <LandingContext value={{ language: 'en', texts: landing, speak: async () => {} }}>{part}</LandingContext>,
  );
