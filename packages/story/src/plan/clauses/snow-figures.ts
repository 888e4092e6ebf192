import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../../reading/clause.ts';

const makes = /^(?:fazer|hacer|construir|montar|armar)$/;
const snowy = /(?<!\p{L})(?:neve|nevou|nevar|nieve|nevó|nevando)(?!\p{L})/iu;

/** 'Vimos la nieve. Hicimos un muñeco': of snow, where the text speaks of snow. */
export function withSnowFigures(clause: Clause, text: string, language: NounLanguage): Clause {
  if (language === 'en' || !makes.test(clause.verb.lemma) || !snowy.test(text)) return clause;
  const isFigure = ({ head, of, preposition }: Phrase): boolean =>
    !of && !preposition && /^(?:muñeco|boneco)$/.test(head);
  const made = language === 'pt' ? 'neve' : 'nieve';
  return { ...clause, things: clause.things.map((each) => (isFigure(each) ? { ...each, of: made } : each)) };
}
