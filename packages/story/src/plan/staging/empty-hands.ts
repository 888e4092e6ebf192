import type { Action } from '@milestoon/cast';
import type { NounLanguage } from '@milestoon/things/nouns';
import { kindOfNoun } from '../../meaning/kinds.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';

/** Nouns of what nobody can touch, by how they are made: 'atención', 'liberdade', 'permission', 'kindness'. */
const untouchable =
  /(?:[cst]i[oó]n|[cs]iones|ção|ções|são|dad|dade|tude|tud|ncia|ência|ismo|ness|tion|sion|ance|ence|ment|hood|ship|ity|eza|ura)$/;
const abstract =
  /^(?:idea|ideia|break|breath|turn|chance|look|way|place|time|day|moment|courage|fun|part|care|advantage|seat|lesson|tiempo|tempo|turno|vez|parte|lugar|ánimo|valor|coragem|força|fuerza|razón|razão|culpa|miedo|medo|susto|aire|ar|sitio|cuenta|conta|gusto|gosto|camino|caminho|control|plan|plano|truco|truque|secreto|segredo|nombre|nome|juego|jogo|ritmo|equilibrio|equilíbrio|récord|recorde|punto|ponto|gol|golo|job|game|record|balance|secret|name|answer|rule|trick|point|prize|nothing|nada|algo|something|anything|everything|tudo|todo)$/;

/** 'Found it', 'sacó el tapón': a thing one has in the hands, though there is no picture of it. */
const isTouched =
  ({ lemma }: Clause['verb'], language: NounLanguage) =>
  ({ preposition, pronoun, name, head, owner }: Phrase): boolean => {
    if (preposition || name) return false;
    const word = head.toLowerCase();
    if (pronoun) return /^(?:it|them|l[oa]s?|[oa]s?|one)$/.test(pronoun);
    if (abstract.test(word) || untouchable.test(word)) return false;
    const kind = kindOfNoun(word, language);
    // A foot that is held is in the hands, a chin that is lifted is not.
    if (kind === 'body') return holds.test(lemma);
    return !/^(?:abstract|time|person|place|weather)$/.test(kind ?? '') || owner !== undefined;
  };

/** 'Showed him where it was', 'mostrou o dente': the hand points there. */
const shows = /^(?:show|mostrar|enseñar|exibir|iluminar|alumbrar|alumiar)$/;

const holds = /^(?:hold|clutch|segurar|agarrar|sostener|sujetar|aguantar)$/;

/** What reads by the hands alone: whoever carries something there is no picture of holds it close. */
const byHandsAlone: Readonly<Partial<Record<Action, Action>>> = {
  hold: 'hold',
  carry: 'hold',
  'take-out': 'take-out',
  'put-on': 'put-on',
};

/** Hands that are said to hold or reach for what cannot be touched do not mime it; a thing without a picture is in them. */
export function emptyHanded(
  action: Action,
  { verb, things }: Pick<Clause, 'verb' | 'things'>,
  language: NounLanguage,
): Action {
  if (!/^(?:hold|carry|take-out|put-on|receive)$/.test(action)) return action;
  const isThere = things.some(isTouched(verb, language));
  if (shows.test(verb.lemma)) return isThere ? 'hold' : 'point';
  return (isThere ? byHandsAlone[action] : undefined) ?? 'look';
}
