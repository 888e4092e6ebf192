import type { BodySpot } from '@milestoon/cast';
import type { NounLanguage } from '@milestoon/things/nouns';
import type { Phrase } from '../reading/clause.ts';
import { wordTable } from '../text/word-table.ts';

/** Spots of a body by the words for them: English, Portuguese, Spanish. */
const words: Readonly<Record<string, string>> = wordTable({
  head: 'head | cabeça cabecinha | cabeza cabecita',
  hair: 'hair fringe beard braid plait ponytail curl | cabelo trança franja barba | pelo cabello trenza flequillo barba',
  forehead: 'forehead brow | testa | frente',
  eyes: 'eye | olho olhinho | ojo ojito',
  ear: 'ear | orelha orelhinha | oreja orejita',
  nose: 'nose snout | nariz narizinho focinho | nariz naricita hocico',
  mouth: 'mouth tooth lip beak | boca boquinha dente bico | boca boquita diente pico',
  face: 'face | rosto | rostro',
  cheek: 'cheek | bochecha | mejilla cachete',
  chin: 'chin | queixo | barbilla mentón',
  neck: 'neck | pescoço | cuello',
  shoulder: 'shoulder | ombro ombrinho | hombro hombrito',
  back: 'back | costa costas | espalda lomo',
  chest: 'chest | peito | pecho',
  belly: 'belly tummy stomach tum | barriga barriguinha | barriga barriguita panza tripa vientre',
  arm: 'arm elbow armpit | braço bracinho cotovelo axila sovaco | brazo bracito codo axila',
  wrist: 'wrist | pulso | muñeca',
  hand: 'hand palm paw | mão mãozinha palma | mano manita palma',
  fist: 'fist | punho | puño',
  finger: 'finger thumb fingertip | dedo dedinho polegar | dedo dedito pulgar',
  lap: 'lap | colo colinho regaço | regazo falda',
  knee: 'knee | joelho joelhinho | rodilla rodillita',
  leg: 'leg thigh shin ankle | perna perninha coxa tornozelo | pierna piernita muslo tobillo',
  foot: 'foot toe | pé pezinho | pie piececito',
});
const table = new Map<string, BodySpot>(
  Object.entries(words).flatMap(([spot, row]) =>
    row.split('|').flatMap((part, i) =>
      part
        .trim()
        .split(' ')
        .map((word): [string, BodySpot] => [`${['en', 'pt', 'es'][i]} ${word}`, spot as BodySpot]),
    ),
  ),
);

/** Prepositions by which something is on any spot; in Portuguese and Spanish one word is 'in' and 'on'. */
const upon = /^(?:on|onto|upon|over|around|round|across|against)$/;
/** What one is in, too: a hand closes round it. */
const within: ReadonlySet<BodySpot> = new Set<BodySpot>(['hair', 'mouth', 'hand', 'fist', 'ear', 'lap']);
/** What something is held to: 'to her chest', 'ao pescoço'. */
const heldTo: Readonly<Record<NounLanguage, RegExp>> = {
  en: /^(?:chest|belly|ear|cheek|back)$/,
  pt: /^(?:chest|neck|shoulder|lap|back)$/,
  es: /^(?:chest|neck|shoulder|back)$/,
};

/** The spot that a noun names. */
export const namedSpot = (head: string, language: NounLanguage): BodySpot | undefined =>
  table.get(`${language} ${head.toLowerCase()}`);

/** Where on a body something is that a phrase tells of: 'on his nose', 'atrás das costas', 'bajo el brazo'; undefined where it is no such place. */
export function bodySpotOf(
  { head, preposition, plural }: Phrase,
  language: NounLanguage,
): BodySpot | undefined {
  const spot = table.get(`${language} ${head.toLowerCase()}`);
  if (!spot || !preposition) return undefined;
  if (spot === 'arm' && preposition === 'under') return 'under-arm';
  if (spot === 'back' && preposition === 'behind') return 'behind';
  if (spot === 'ear' && preposition === 'behind') return 'ear';
  if (spot === 'finger' && preposition === 'between') return plural ? 'fingers' : undefined;
  if (preposition === 'between') return undefined;
  const isIn = /^(?:in|into)$/.test(preposition);
  if (language === 'en' && isIn && !within.has(spot)) return undefined;
  if (!isIn && !upon.test(preposition) && !(preposition === 'to' && heldTo[language].test(spot)))
    return undefined;
  // On both knees lies what is in a lap; in Portuguese and Spanish also on the legs.
  const isLap =
    plural && (spot === 'knee' || (spot === 'leg' && language !== 'en' && /^(?:perna|pierna)/.test(head)));
  return isLap ? 'lap' : spot;
}
