import { grandparentTelling } from './grandparent-tells.ts';
import { feasts } from './people-nouns.ts';
import { portugueseTeller } from './portuguese-teller.ts';
import type { PeopleOptions } from './registry.ts';
import { quoted, spanishTeller, type Teller } from './spanish-teller.ts';

/** Who probably writes a text that does not say it: whose mother, wife or grandchild it speaks of tells who it is not. */
export function guessedTeller(
  options: Pick<PeopleOptions, 'text' | 'language' | 'childSex'> & { title?: string },
): Teller {
  const spanish = options.language === 'es' ? spanishTeller(options) : undefined;
  if (spanish) return spanish;
  // The day of mothers is no mother.
  const whole = options.text.replace(feasts, '');
  // 'Gritó «¡esa es mi nieta!»' is said by a grandfather who tells nothing.
  const text = options.language === 'es' ? whole.replace(quoted, ' ') : whole;
  const grandparent = options.language === 'en' ? grandparentTelling(text) : undefined;
  if (grandparent) return grandparent;
  const mothers =
    /\b(?:(?:both|two)(?: of)?(?: his| her| my| our)? (?:mums|moms|mummies|mommies|mamas|mothers)|(?:las|sus) dos (?:mamás|madres|mamis)|(?:as|as suas) duas (?:mães|mamãs))\b/i.test(
      text,
    );
  const isGrandma =
    /\bmy (?:grandson|granddaughter|grandchild)|\bmi niet(?:o|a|it[oa])\b|\bmeu net(?:o|inho)\b|\bminha net(?:a|inha)\b/i.test(
      text,
    );
  const isAunt =
    /\bmy (?:nephew|niece)|\bmi sobrin[oa]|\bmi sobrinit[oa]|\bmeu sobrinh|\bminha sobrinh/i.test(text);
  const isFather =
    /\b(?:my|the) (?:wife|missus|missis)\b|mi mujer|mi esposa|a minha mulher|\bas (?:a|her|his) dad\b|(?<!\b(?:my|her|his|their|our|the|a) )\b(?:Dad|Daddy|Papá|Pai),/i.test(
      text,
    ) ||
    // 'My mum' is mother to whoever writes.
    (/(?<!\bmy )\b(?:mum|mom|mummy|mommy|mama|mamá|mãe)\b/i.test(text.replace(/["“«][^"”»]*["”»]/g, '')) &&
      !/\b(?:dad|daddy|papa|papá|pai|husband|marido)\b/i.test(text) &&
      !mothers);
  // In Portuguese and Spanish a wife tells of a man.
  const hasWife = /\b(?:a? ?minha (?:mulher|esposa)|mi (?:mujer|esposa|señora))\b/i.test(text);
  const inPortuguese = options.language === 'pt' ? portugueseTeller(text) : undefined;
  if (inPortuguese) return inPortuguese;
  if (isGrandma || isAunt)
    return isGrandma ? (hasWife ? 'grandfather' : 'grandmother') : hasWife ? 'uncle' : 'aunt';
  return isFather ? 'father' : 'mother';
}
