import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause } from '../../reading/clause.ts';

const climbs =
  /^(?:climb|climb_up|scramble|clamber|scale|ascend|subir|subirse|escalar|trepar|ascender|remontar)$/;
const hills =
  /^(?:hills?|hillsides?|hilltops?|mountains?|mount|peaks?|summits?|ridges?|slopes?|dunes?|paths?|trails?|tracks?|volcano(?:es)?|moors?|fells?|cerros?|montes?|montañas?|colinas?|lomas?|cuestas?|cumbres?|cimas?|picos?|dunas?|sierras?|senderos?|caminos?|laderas?|volcán|volcanes|morros?|serras?|montanhas?|ladeiras?|encostas?|trilhas?|trilhos?|cumes?|miradouros?|miradores?|mirador|vulcão|vulcões)$/i;

const walks: Readonly<Record<NounLanguage, string>> = { en: 'walk', pt: 'andar', es: 'caminar' };

/** 'Climbed the hill', 'subiu a serra': one walks up to where that is, and there are no rungs. */
export function uphill(clause: Clause, language: NounLanguage): Clause {
  const { verb, things } = clause;
  const isHill = (word: string | undefined): boolean => word !== undefined && hills.test(word);
  if (!climbs.test(verb.lemma.toLowerCase()) || !things.some(({ head, of }) => isHill(head) || isHill(of)))
    return clause;
  return {
    ...clause,
    verb: { lemma: walks[language], span: verb.span },
    things: things.map((phrase) =>
      isHill(phrase.head) && (!phrase.preposition || phrase.preposition === 'up')
        ? { ...phrase, preposition: 'to' }
        : phrase,
    ),
  };
}
