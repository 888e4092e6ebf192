import { relationOf } from '../world/people/relation-words.ts';
import type { Phrase } from './clause.ts';
import type { Chunk } from './phrases.ts';
import type { Token } from './token.ts';
import type { VerbGroup } from './verb-groups.ts';

/** Endings of the past that only 'I' has: 'levei', 'comi', 'até', 'salí'. */
const ofMe =
  /^(?:\p{L}+(?:[éí]|ei|(?<=[^aeou])i)|fiz|pus|quis|tive|estive|hice|puse|dije|tuve|vine|quise|traje|estuve|fui|saí|caí|construí)$/u;
const ofUs = /.{2}[aeiáéíê]mos$/;
/** Those who are there, and nobody new. */
export const isEverybody = (head: string): boolean =>
  /^(?:todos|todas|ambos|ambas|dois|duas|dos|três|tres)$/.test(head);
const group =
  /^(?:gente|família|familia|turma|grupo|equipo|equipa|time|clase|banda|casa|mundo|pessoal|malta|peña|quatro|cuatro|cinco)$/;
/** 'Toda la familia fuimos', 'a gente fomos', 'os três comemos': whoever tells it is one of them. */
const isWithMe = (head: string): boolean => isEverybody(head) || group.test(head);

/** 'A bicicleta levei-a eu', 'el cuarto día lo tumbé': what stands before a verb of mine or ours and is neither does not act. */
export const disagrees = (
  { from, to }: Pick<VerbGroup, 'from' | 'to'>,
  subject: readonly Phrase[],
  tokens: readonly Token[],
): boolean => {
  const told = tokens.slice(from, to + 1).find(({ person }) => person !== undefined);
  if (!told || subject.length === 0 || subject.some(({ pronoun }) => pronoun !== undefined)) return false;
  if (told.person === 'i') return ofMe.test(told.lower);
  const isHad = [...tokens.slice(Math.max(0, from - 1), from), ...tokens.slice(to + 1, to + 3)].some(
    ({ clitic, lower }) => clitic === true && /^(?:l?[oa]s?)$/.test(lower),
  );
  const isSomebody = subject.some(({ name, head }) => name || relationOf(head) !== undefined);
  return (
    told.person === 'we' &&
    ofUs.test(told.lower) &&
    // 'Eu e o Miguel, o outro pai, estávamos'; but 'Nahuel lo adoptamos'.
    (isHad || !isSomebody) &&
    subject.length === 1 &&
    subject.every(
      ({ plural, head, count }) => !plural && count === undefined && !isWithMe(head.toLowerCase()),
    )
  );
};

const definite = /^(?:el|la|los|las|o|a|os|as|su|sus|mi|mis|seu|sua|meu|minha)$/;
/** 'Los helados los pagué yo': what is done to stands before its verb, with its article and nothing but pronouns between. */
export const isObjectInFront = (
  group: Pick<VerbGroup, 'from' | 'to'>,
  { phrase, from, to }: Chunk,
  tokens: readonly Token[],
): boolean =>
  definite.test(tokens[from]?.lower ?? '') &&
  tokens
    .slice(to + 1, group.from)
    .every(({ clitic, part }) => clitic === true || /^(?:adverb|negation)$/.test(part)) &&
  disagrees(group, [phrase], tokens);
