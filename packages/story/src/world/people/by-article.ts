import type { Phrase } from '../../reading/clause.ts';
import type { RelationWord } from './relation-words.ts';

/** 'La dentista', 'o pediatra': of a trade that is both the article says which. */
export const articleSex = (text: string): RelationWord['sex'] =>
  /^(?:la|a|una|uma)\s/i.test(text) ? 'girl' : /^(?:el|o|un|um)\s/i.test(text) ? 'boy' : undefined;

/** 'O gerente', 'uma cliente': a man or a woman of whom the word does not tell which. */
export function byArticle(
  { role, sex }: { role: RelationWord['role']; sex: RelationWord['sex'] },
  { text }: Phrase,
): { role: RelationWord['role']; sex: RelationWord['sex'] } {
  const told = sex ?? (role === 'woman' ? articleSex(text) : undefined);
  return { role: role === 'woman' && told === 'boy' ? 'man' : role, sex: told };
}

export const titleSex = (text: string): RelationWord['sex'] =>
  /\b(?:Mrs|Ms|Miss|Sra|Dona)\b/i.test(text) ? 'girl' : /\b(?:Mr|Sr)\b/i.test(text) ? 'boy' : undefined;

const visits =
  /(?<!\p{L})(?:ir|va|vai|voy|vou|vamos|fui|fue|foi|fuimos|fomos|fueron|foram|llev\p{L}+|lev(?:ou|ei|ámos|amos|aram|ar)(?:-\p{L}+)?)\s[^.!?]{0,40}(?:al|ao)\s$/iu;
/** 'Fuimos al veterinario. La doctora …', 'levou-a ao médico': where one goes says not whether it is a woman. */
export const isPractice = (text: string, { span, text: own }: Phrase): boolean =>
  visits.test(`${text.slice(0, span[0])}${/^(?:al|ao)\s/i.exec(own)?.[0] ?? ''}`);
