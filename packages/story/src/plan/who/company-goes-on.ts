import type { Clause, Phrase } from '../../reading/clause.ts';
import { relationOf } from '../../world/people/relation-words.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { World } from '../told-world.ts';

const participle =
  /^,?\s*(?:(?:all|both|just|still|quietly|happily|together|todos|todas)\s)?(?:\p{L}+ing|\p{L}+ndo|a \p{L}+r)$/u;

/** What those who are together do together, whatever it is of. */
const shared =
  /^(?:sing|talk|chat|watch|wait|read|bake|collect|search|cantar|falar|conversar|assistir|esperar|ler|procurar|apanhar|hablar|charlar|ver|leer|buscar|recoger)$/;
/** All eat plums; 'a plum', 'the chips' may be of one. 'Playing chess', and not the piano. */
const partaken =
  /^(?:eat|drink|share|play|comer|beber|lanchar|partilhar|dividir|brincar|jogar|tomar|merendar|compartir|jugar)$/;
const looks = /^(?:look|olhar|mirar)$/;
const article = /^(?:the|an?|o|a|os|as|ums?|umas?|el|la|los|las|una?s?|every|each|some|another)\s/i;

/** Not of what is somebody's, nor of those who are there themselves: 'sitting on her lap', 'eating his chips'. */
const isEverybodys = ({ owner, pronoun, name, head }: Phrase): boolean =>
  owner === undefined && pronoun === undefined && !name && !relationOf(head);

const isShared = ({ verb: { lemma }, things }: Clause): boolean =>
  things.every(isEverybodys) &&
  (shared.test(lemma) ||
    (looks.test(lemma) && things.some(({ preposition }) => /^(?:for|at)$/.test(preposition ?? ''))) ||
    (partaken.test(lemma) && things.every(({ preposition, text }) => preposition || !article.test(text))));

/**
 * 'Sat on the wall with her cousins, eating plums', 'foi com o pai, a cantar': a participle has no subject of its own;
 * what is done together is done
 * in the company just told. Whatever is worn, held or ridden is the child's own.
 */
export function companyGoingOn(clause: Clause, { meant: before, people, language }: World): Somebody[] {
  const { who, sentence, verb } = clause;
  const [one, ...more] = who;
  const [earlier] = before?.clause.who ?? [];
  if (!before || !one || more.length > 0 || before.clause.sentence !== sentence) return [];
  if (!isShared(clause)) return [];
  if (before.clause.mode !== 'done' || earlier?.span[0] !== one.span[0] || one.span[1] > verb.span[0])
    return [];
  const between = people.options.text.slice(before.clause.span[1], verb.span[1]);
  if (!participle.test(between) || (language === 'en' && !between.startsWith(','))) return [];
  return before.others
    .filter(({ phrase }) => phrase.preposition === 'with')
    .flatMap((each) => each.people)
    .filter(({ kind, person }) => kind === 'person' && person.role && !person.only);
}
