import type { Language } from '@milestoon/domain/texts';
import { loadLandingTexts, type LandingTexts } from '@milestoon/domain/texts/landing';
import { use } from 'react';
import { useSession } from '../features/account/session.ts';
import { Landing } from '../features/landing/landing.tsx';
import { useLanguage } from '../lib/texts.tsx';
import { SignedInEntrance } from './guards.tsx';

const loaded = new Map<Language, Promise<LandingTexts>>();

function textsIn(language: Language): Promise<LandingTexts> {
  const texts = loaded.get(language) ?? loadLandingTexts(language);
  loaded.set(language, texts);
  return texts;
}

function Told() {
  const { language, speak } = useLanguage();
  const texts = use(textsIn(language));
  return <Landing initial={{ language, texts }} onSpeak={(chosen) => void speak(chosen).catch(() => {})} />;
}

export function Component() {
  const session = useSession();
  return session.status === 'signed-in' ? <SignedInEntrance /> : <Told />;
}
