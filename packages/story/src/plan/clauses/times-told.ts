import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause } from '../../reading/clause.ts';

const sleeps = /^(?:sleep|dormir|adormecer|acostarse|acostar|dormirse|deitar|deitar-se|deitar_se)$/;
const before =
  /(?<!\p{L})(?:before|antes de|antes que|(?:(?:n?a|em|en|a la|la) )?hora de)\s+(?:going to\s+)?(?:se\s+|nos\s+)?$/iu;
const bed = /^(?:bed|sleep|cama|dormir)$/;

/** 'Antes do nascer do sol': nothing that anybody does. */
const ofTheSun =
  /^(?:(?:nascer|pôr|raiar) do (?:sol|dia)|(?:cair|caer) (?:d?a|la) (?:noite|noche|tarde))(?!\p{L})/iu;

/** 'Before going to bed', 'antes de ir para a cama'. */
const goesToBed = ({ verb, things }: Clause): boolean =>
  sleeps.test(verb.lemma) ||
  (/^(?:go|get|ir|irse)$/.test(verb.lemma) &&
    things.length > 0 &&
    things.every(({ head }) => bed.test(head)));

/**
 * 'Leyó un cuento antes de dormir' tells when, and nobody sleeps yet; 'soprou a vela antes de acender' tells of what was
 * not done at all, as a deed that has something else in hand would say what.
 */
export const withoutTimesTold = (
  clauses: readonly Clause[],
  { text, language }: { text: string; language: NounLanguage },
): Clause[] =>
  clauses.filter((clause) => {
    if (ofTheSun.test(text.slice(clause.verb.span[0]))) return false;
    if (clause.mode !== 'done' || !before.test(text.slice(0, clause.verb.span[0]))) return true;
    const isBare = language !== 'en' && clause.things.length === 0 && needsThing.test(clause.verb.lemma);
    return !goesToBed(clause) && !isBare;
  });

/** Said without what it is done to, it is done to what was just spoken of. */
const needsThing =
  /^(?:acender|abrir|fechar|terminar|acabar|cortar|provar|cozinhar|assar|encender|prender|abrir|cerrar|terminar|acabar|cortar|probar|hornear|empezar|começar)$/;
