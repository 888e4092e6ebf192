import { type Language } from '@milestoon/domain/texts';
import { type LandingTexts, loadLandingTexts } from '@milestoon/domain/texts/landing';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { followLanguage, storeLanguage } from '../../lib/language.ts';
import { Closing } from './closing.tsx';
import { Faq } from './faq.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LandingFooter, LandingHeader } from './landing-frame.tsx';
import { LandingContext } from './landing-texts.ts';
import { NameGame } from './name-game.tsx';
import { Pricing } from './pricing.tsx';
import { Safe } from './safe.tsx';
import { Season } from './season.tsx';

export interface Spoken {
  language: Language;
  texts: LandingTexts;
}

interface LandingProps {
  initial: Spoken;
  /** The rest of the app, where it is there, changes its language too. */
  onSpeak?: (language: Language) => void;
}

export function Landing({ initial, onSpeak }: LandingProps) {
  const [spoken, setSpoken] = useState(initial);
  const { description } = spoken.texts;
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);
  useEffect(
    () =>
      followLanguage((language) => {
        const follow = async (): Promise<void> => {
          const texts = await loadLandingTexts(language);
          document.documentElement.lang = language;
          setSpoken({ language, texts });
        };
        follow().catch(() => {});
      }),
    [],
  );
  const context = useMemo(
    () => ({
      ...spoken,
      speak: async (language: Language) => {
        const texts = await loadLandingTexts(language);
        storeLanguage(language);
        document.documentElement.lang = language;
        setSpoken({ language, texts });
        onSpeak?.(language);
      },
    }),
    [spoken, onSpeak],
  );
  return (
    <LandingContext value={context}>
      <LandingHeader />
      <main>
        <Hero />
        {/* Nothing in it waits: what is further down wakes up after the hero, piece by piece. */}
        <Suspense>
          <HowItWorks />
          <Season />
          <Safe />
          <NameGame />
          <Pricing />
          <Faq />
          <Closing />
        </Suspense>
      </main>
      <LandingFooter />
    </LandingContext>
  );
}
