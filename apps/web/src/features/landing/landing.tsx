import { HowItWorks } from './how-it-works.tsx';
import { Faq } from './faq.tsx';
import { Hero } from './hero.tsx';
import { LandingFooter, LandingHeader } from './landing-frame.tsx';
import { NameGame } from './name-game.tsx';
import { Pricing } from './pricing.tsx';

export function Landing() {
  return (
    <>
      <LandingHeader />
      <main>
        <Hero />
        <HowItWorks />
        <NameGame />
        <Pricing />
        <Faq />
      </main>
      <LandingFooter />
    </>
  );
}
