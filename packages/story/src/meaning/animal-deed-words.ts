import type { NounLanguage } from '@milestoon/things/nouns';

/** What animals do that people do otherwise or not at all, by what is seen of it. */
export type AnimalDeed = 'scratch' | 'pee' | 'shake' | 'wet' | 'perch' | 'climb' | 'bark';

const words: Readonly<Record<AnimalDeed, Readonly<Record<NounLanguage, string>>>> = {
  scratch: {
    en: 'scratch claw shred sharpen',
    pt: 'arranhar afiar esgatanhar rasgar',
    es: 'arañar afilar rasguñar rasgar',
  },
  pee: {
    en: 'pee wee poo piddle widdle urinate',
    pt: 'urinar mijar',
    es: 'orinar mear orinarse mearse',
  },
  shake: { en: 'shake', pt: 'sacudir sacudir-se', es: 'sacudir sacudirse' },
  wet: {
    en: 'wet soak drench splash spray splatter',
    pt: 'molhar encharcar salpicar ensopar',
    es: 'mojar empapar salpicar',
  },
  perch: {
    en: 'land perch alight settle',
    pt: 'pousar poisar aterrar',
    es: 'posar posarse aterrizar',
  },
  climb: {
    en: 'climb jump leap hop get shoot spring scramble clamber scurry run go',
    pt: 'subir saltar trepar pular ir',
    es: 'subir subirse saltar trepar treparse encaramarse ir brincar',
  },
  bark: {
    en: 'bark growl yap howl hiss meow miaow moo bleat neigh quack cluck crow bray squeak',
    pt: 'ladrar latir rosnar uivar miar mugir balir relinchar grasnar cacarejar zurrar piar',
    es: 'ladrar gruñir aullar maullar mugir balar relinchar graznar cacarear rebuznar piar',
  },
};
const table: Readonly<Record<NounLanguage, readonly (readonly [AnimalDeed, ReadonlySet<string>])[]>> = {
  en: of('en'),
  pt: of('pt'),
  es: of('es'),
};
function of(language: NounLanguage): readonly (readonly [AnimalDeed, ReadonlySet<string>])[] {
  return Object.entries(words).map(([deed, by]) => [deed as AnimalDeed, new Set(by[language].split(' '))]);
}

/** The deed of an animal that a verb names, if it names one. */
export const animalDeedOf = (lemma: string, language: NounLanguage): AnimalDeed | undefined =>
  table[language].find(([, lemmas]) => lemmas.has(lemma))?.[0];
