import { wholeWords } from './words.ts';

/** Strong language a tired parent may use, in the words of a picture book. */
const gentler: readonly [RegExp, string][] = (
  [
    [/\b(?:oh[, ]+)?my (?:god|gosh|goodness)\b|\bomg\b/gi, 'oh goodness'],
    [/\boh,? my\b(?=[!,.]|$)/gi, 'oh goodness'],
    [/\bholy (?:shit|crap|fuck|hell)\b/gi, 'wow'],
    [/\b(?:what|who|where|how) the (?:fuck|hell|heck)\b/gi, 'what'],
    [/\b(?:a )?hell of an?\b/gi, 'quite a'],
    [/\bas hell\b/gi, 'indeed'],
    [/\bbad-?ass\b/gi, 'super brave'],
    [/\bkick(?:ed|ing|s)? ass\b/gi, 'did so well'],
    [/\bass\b/gi, 'bottom'],
    [
      /\b(?:god)?damn(?:ed|it)?\s+(?=(?:\w+ed|cold|hot|good|proud|happy|hard|fast|cute|sweet|tired)\b)/gi,
      'so ',
    ],
    [/\b(?:god)?damn(?:ed|it)?\b/gi, 'darn'],
    [/\b(?:bull)?shit\b/gi, 'oh dear'],
    [/\bcrap\b/gi, 'oh dear'],
    [/\bfuck(?:ing|in'?|ed)?\s*/gi, ''],
    [/\bbloody (?=hard|cold|hot|good|brilliant|marvell?ous|fast|proud)/gi, 'very '],
    [/\bhell\b/gi, 'heck'],
    [/\bpissed(?: off)?\b/gi, 'cross'],
    [/\b(?:bitch|bastard)(?:es|s)?\b/gi, 'rascal'],
    [/\b(?:strip(?:ped)?|ran around|was) (?:butt |stark )?naked\b/gi, 'had nothing on'],
    [/\bstupid(?= \w)/gi, 'silly'],
    [/\b(?:idiot|moron)(s?)\b/gi, 'silly goose'],
    [/\bcry-?baby\b/gi, 'softie'],
    [/\bshut up\b/gi, 'be quiet'],
    [/\b(?:little )?terrorist\b/gi, 'little whirlwind'],
    [/(?<!\p{L})(?:merda|porra|caralho|foda-se|fodas?|puta que pariu)(?!\p{L})/giu, 'ora bolas'],
    [/(?<!\p{L})(?:mierda|joder|coño|hostia)(?!\p{L})/giu, 'caramba'],
    [/(?<!\p{L})(?:filho da puta|cabrão|hijo de puta|cabrón)(?!\p{L})/giu, 'malandro'],
  ] satisfies [RegExp, string][]
).map(([pattern, words]) => [wholeWords(pattern), words]);

export const softened = (text: string): string =>
  gentler.reduce(
    (current, [pattern, words]) =>
      current.replace(pattern, (match) =>
        /^\p{Lu}/u.test(match) ? words.charAt(0).toUpperCase() + words.slice(1) : words,
      ),
    text,
  );
