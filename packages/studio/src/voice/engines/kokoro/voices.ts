import type { Narrator } from '@milestoon/domain';
import type { Language } from '../../spoken-text.ts';

/** Who speaks: the child, and those who tell. */
export type Voice = 'hero' | Narrator;

interface Speaker {
  /** As the weights are published. */
  name: string;
  /** A smaller head than that voice has: spoken slower and lower by this, then played back faster. */
  throat: number;
}

const speaker = (name: string, throat = 1): Speaker => ({ name, throat });

/**
 * The voices of version 1.0. English: the two best as its own table grades them, the best of its men, and a lively
 * one. Portuguese (of Brazil) and Spanish have one woman, who is also the child and the lively one.
 */
const speakers: Readonly<Record<Language, Readonly<Record<Voice, Speaker>>>> = {
  en: {
    hero: speaker('af_bella', 1.1),
    warm: speaker('af_heart'),
    deep: speaker('am_michael'),
    bright: speaker('af_aoede'),
  },
  pt: {
    hero: speaker('pf_dora', 1.18),
    warm: speaker('pf_dora'),
    deep: speaker('pm_alex'),
    bright: speaker('pf_dora', 1.05),
  },
  es: {
    hero: speaker('ef_dora', 1.18),
    warm: speaker('ef_dora'),
    deep: speaker('em_alex'),
    bright: speaker('ef_dora', 1.05),
  },
};

/** Every voice, once. */
export const voiceNames: readonly string[] = [
  ...new Set(Object.values(speakers).flatMap((spoken) => Object.values(spoken).map(({ name }) => name))),
];

/** Without these nobody speaks. */
export const neededVoices: readonly string[] = [speakers.en.hero.name, speakers.en.warm.name];

export interface ChosenSpeaker extends Speaker {
  /** A speaker of the line's own language, who reads it in IPA; else an American one with the nearest sounds. */
  isNative: boolean;
}

/**
 * Who speaks a line: where a voice is not in the folder the warm one of the language, where that has none either
 * those of English.
 */
export function chooseSpeaker(language: Language, voice: Voice, there: ReadonlySet<string>): ChosenSpeaker {
  const candidates: ChosenSpeaker[] = [language, 'en' as const].flatMap((spoken) => {
    const isNative = spoken === language && language !== 'en';
    const { [voice]: own, warm } = speakers[spoken];
    return [
      { ...own, isNative },
      { ...own, name: warm.name, isNative },
    ];
  });
  const { warm } = speakers.en;
  return candidates.find(({ name }) => there.has(name)) ?? { ...warm, isNative: false };
}
