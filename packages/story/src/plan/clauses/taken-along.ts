import type { Clause, Phrase } from '../../reading/clause.ts';
import { lemmaOfGerund } from '../../reading/en/lemma.ts';
import { relationOf } from '../../world/people/relation-words.ts';

const takes = /^(?:take|bring)$/;
const whom = /^(?:me|us|him|her|them)$/;
const several = /^(?:kid|child|children|boy|girl|twin|cousin|friend|family)s?$/;
/** What one takes somebody to do; English takes the word for a noun behind a noun. */
const activities =
  /^(?:fishing|swimming|skating|skiing|sledding|sledging|tobogganing|camping|hiking|bowling|riding|surfing|sailing|dancing|climbing|cycling|biking|kayaking|canoeing|snorkelling|snorkeling|running|paddling|rowing|skateboarding|snowboarding|crabbing|stargazing)$/;

/** What whoever takes somebody to it does as well; nobody has their own hair cut for it. */
const shared =
  /^(?:see|meet|visit|feed|swim|fish|skate|ski|play|ride|watch|pick|buy|choose|eat|look|explore|climb|dance|camp|ver|pescar|nadar|patinar|esquiar|acampar|pasear|passear|jugar|jogar|brincar|conhecer|conocer|visitar|remar|bailar|dançar|comer|almorzar|almoçar|comprar|caminar|correr|apanhar|colher|recoger|surfar|surfear)$/;

const isPerson = ({ head, name, pronoun, preposition }: Phrase): boolean =>
  !preposition &&
  (pronoun ? whom.test(pronoun) : name || relationOf(head.toLowerCase()) !== undefined || several.test(head));

/** 'Dad took Tom fishing', 'we took the kids to see the ducks': all of them do it. English alone has it. */
export function withTakenAlong(clauses: readonly Clause[], text: string): Clause[] {
  return clauses.flatMap((clause, index) => {
    const [before, next] = [clauses[index - 1], clauses[index + 1]];
    if (next && isDoneTogether(clause, next, text)) return [];
    if (before && isDoneTogether(before, clause, text))
      return [
        {
          ...clause,
          who: [...before.things.filter(isPerson), ...before.who],
          span: [before.span[0], clause.span[1]] as const,
          things: [...before.things.filter(({ preposition }) => preposition), ...clause.things],
        },
      ];
    return [asDeed(clause)];
  });
}

/** Whoever is taken does what follows, with whoever takes them. */
function isDoneTogether(before: Clause, { verb, sentence, mode, who }: Clause, text: string): boolean {
  if (!takes.test(before.verb.lemma) || before.verb.particle) return false;
  if (sentence !== before.sentence || mode !== before.mode || who[0]?.text !== before.who[0]?.text)
    return false;
  const last = before.things.filter(isPerson).at(-1);
  if (!last) return false;
  const between = text.slice(last.span[1], verb.span[0]);
  return (
    (/^ to $/.test(between) && shared.test(verb.lemma)) ||
    (/^ (?:\p{L}+ )?$/u.test(between) && /ing$/i.test(text.slice(...verb.span)))
  );
}

/** 'Took the kids sledding': the last of the nouns is what is done. */
function asDeed(clause: Clause): Clause {
  const { verb, things, who } = clause;
  const noun = things.find(({ head, preposition }) => !preposition && activities.test(head));
  if (!takes.test(verb.lemma) || !noun) return clause;
  const named = noun.qualities.filter((each) => /^\p{Lu}/u.test(each));
  const heads =
    named.length > 0
      ? [named.join(' ')]
      : noun.qualities.filter((each) => relationOf(each) ?? several.test(each));
  const taken = heads.map(
    (head): Phrase => ({
      ...noun,
      head,
      text: noun.text.slice(0, -noun.head.length).trim(),
      span: [noun.span[0], noun.span[1] - noun.head.length - 1],
      qualities: noun.qualities.filter((each) => each !== head && !named.includes(each)),
      name: named.length > 0,
    }),
  );
  const along = [...things.filter((each) => each !== noun && isPerson(each)), ...taken];
  if (along.length === 0) return clause;
  return {
    ...clause,
    who: [...along, ...who],
    verb: { lemma: lemmaOfGerund(noun.head), span: verb.span },
    things: things.filter((each) => each !== noun && !along.includes(each)),
  };
}

const iberianTakes = /^(?:levar|trazer|llevar|traer)$/;
/** 'O avô levou o Rui a pescar', 'llevamos a Leo a patinar': whoever takes them does it with them. */
export const takersToo = (clauses: readonly Clause[], text: string): Clause[] =>
  clauses.map((clause, index) => {
    const before = clauses[index - 1];
    if (!before || !iberianTakes.test(before.verb.lemma)) return clause;
    if (before.sentence !== clause.sentence || before.mode !== clause.mode) return clause;
    const [taken] = clause.who;
    const between = text.slice(before.verb.span[1], clause.verb.span[0]);
    const isTaken = before.things.some(({ text }) => text === taken?.text);
    return taken &&
      isTaken &&
      shared.test(clause.verb.lemma) &&
      / a $/.test(between) &&
      !/[,.;]/.test(between)
      ? { ...clause, who: [...clause.who, ...before.who] }
      : clause;
  });
