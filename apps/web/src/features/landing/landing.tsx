import { useEffect } from 'react';
import { useTexts } from '../../lib/texts.tsx';
import { Closing } from './closing.tsx';
import { Faq } from './faq.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LandingFooter, LandingHeader } from './landing-frame.tsx';
import { NameGame } from './name-game.tsx';
import { Pricing } from './pricing.tsx';
import { Safe } from './safe.tsx';
import { Season } from './season.tsx';

export function Landing() {
  const { description } = useTexts().landing;
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);
  return (
    <>
      <LandingHeader />
      <main>
        <Hero />
        <HowItWorks />
        <Season />
        <Safe />
        <NameGame />
        <Pricing />
        <Faq />
        <Closing />
      </main>
      <LandingFooter />
    </>
  );
}
