import { loadLandingTexts } from '@milestoon/domain/texts/landing';
import { useSession } from '../features/account/session.ts';
import { WayBackNotice } from '../features/account/way-back-reason.tsx';
import { Landing } from '../features/landing/landing.tsx';
import { useLanguage } from '../lib/texts.tsx';
import { useTextsOf } from '../lib/use-texts-of.ts';
import { PageSpinner } from '../ui/spinner.tsx';
import { SignedInEntrance } from './guards.tsx';

function Told() {
  const { speak } = useLanguage();
  const told = useTextsOf(loadLandingTexts);
  if (!told) return <PageSpinner />;
  return (
    <>
      <WayBackNotice />
      <Landing initial={told} onSpeak={(language) => void speak(language).catch(() => {})} />
    </>
  );
}

export function Component() {
  const session = useSession();
  return session.status === 'signed-in' ? <SignedInEntrance /> : <Told />;
}
