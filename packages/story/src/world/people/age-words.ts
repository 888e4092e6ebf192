import type { CharacterRole } from '@milestoon/cast';

const old = /^(?:old|elderly|velh[oa]|velhot[ea]|idos[oa]|velhinh[oa]|viej[oa]|ancian[oa]|viejit[oa])$/;
/** 'Una señora mayor', 'uma senhora de idade'. */
const ofYears = /(?<!\p{L})(?:mayor(?:es)?|de idade|de edad)(?!\p{L})/iu;
const young = /^(?:young|jovem|joven|jovencit[oa]|novinh[oa])$/;
const teenage = /^(?:teen|teenage|teenaged|teenager|adolescente)s?$/;
const toddling = /^(?:toddler|toddling)$/;
const twin = /^(?:twin|gémeo|gémea|gêmeo|gêmea|gemelo|gemela|melliza|mellizo)s?$/;
const older = /^(?:big|older|elder|eldest|oldest|mayor|mais-velho|velho|velha|maior|grande)$/;
const younger =
  /^(?:little|younger|youngest|small|pequeno|pequena|pequeño|pequeña|menor|novo|nova|irmãozinho|irmãzinha|hermanito|hermanita)$/;

/** Years that the words for somebody tell: 'an old man', 'a teenage boy', 'her little cousin'; undefined where they tell none. */
export function ageByWords(
  words: readonly string[],
  role: CharacterRole | undefined,
  childAge: number,
): number | undefined {
  const is = (pattern: RegExp): boolean => words.some((word) => pattern.test(word));
  const isGrown = /^(?:man|woman)$/.test(role ?? '');
  if (isGrown && (is(old) || ofYears.test(words.join(' ')))) return 72;
  if (isGrown && is(young)) return 22;
  const isChilds = /^(?:sister|brother|cousin|friend)$/.test(role ?? '');
  if ((isGrown || isChilds) && is(teenage)) return 15;
  if (!isChilds) return undefined;
  if (is(toddling)) return 2;
  if (is(twin)) return childAge;
  if (is(older)) return childAge + 3;
  return is(younger) ? Math.max(1, childAge - 3) : undefined;
}

/** 'Una chica joven', 'uma moça jovem': grown, whatever a word for girls makes of her. */
export const isYoungAdult = (words: readonly string[]): boolean =>
  words.some((word) => /^(?:jovem|joven)$/.test(word));
/** 'A pregnant woman', 'a mãe grávida'. */
export const isExpecting = (words: readonly string[]): boolean =>
  words.some((word) => /^(?:pregnant|grávida|embarazada)$/.test(word));
