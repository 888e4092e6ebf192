import type { Clause } from '../../reading/clause.ts';

const does = /^(?:do|fazer|hacer)$/;
const isPro = ({ pronoun, head }: Clause['things'][number]): boolean =>
  pronoun !== undefined || /^(?:so|isso|eso|same|mesmo|mismo)$/.test(head);

const cannotBe = /^(?:be|say|tell|ask|ser|estar|dizer|decir)$/;
/** What was only said, wished or feared before. */
const isOpen = ({ mode, verb }: Clause): boolean =>
  /^(?:said|wished|feared|undone)$/.test(mode) && !cannotBe.test(verb.lemma);

/** As many clauses later it is still known what was meant. */
const reach = 3;

/**
 * 'He said we can jump together and they did': whoever only 'does' does what was said, wished or feared a moment ago.
 * The clause itself where it says what is done.
 */
export function repeated(clause: Clause, before: readonly Clause[]): Clause {
  const { verb, things, mode } = clause;
  const tried = mode === 'done' && tries.test(verb.lemma) ? whatIsTried(clause, before) : undefined;
  if (tried)
    return as(
      clause,
      tried,
      things.filter(({ preposition }) => preposition !== undefined),
    );
  const joined = mode === 'done' && joinsIn(clause) ? before.findLast(isInfectious) : undefined;
  if (joined) return as(clause, joined, []);
  if (mode !== 'done' || !does.test(verb.lemma) || !things.every(isPro)) return clause;
  const meant = before.slice(-reach).findLast((each) => clause.sentence - each.sentence < 2 && isOpen(each));
  if (!meant) return clause;
  return as(clause, meant, []);
}

/** 'Everyone joined in': in what others can join in. */
const joinsIn = ({ verb, things }: Clause): boolean =>
  verb.lemma === 'join' && verb.particle === 'in' && things.length === 0;
const isInfectious = ({ verb, mode }: Clause): boolean =>
  mode === 'done' &&
  /^(?:sing|dance|clap|laugh|cheer|play|jump|chant|hum|run|giggle|lead|draw|paint|build|dig|help)$/.test(
    verb.lemma,
  );

const as = (clause: Clause, meant: Clause, where: Clause['things']): Clause => ({
  ...clause,
  verb: { ...meant.verb, span: clause.verb.span },
  things: [...meant.things, ...where],
  manner: [...clause.manner, ...meant.manner],
});

const attempts = /^(?:try|tentar|intentar)$/;
const tries =
  /^(?:try|practise|practice|repeat|tentar|experimentar|repetir|treinar|intentar|probar|practicar)$/;
/** 'Taught her to spin. She tried it': a deed without an object before it is what is tried, and no thing. */
function whatIsTried({ things, sentence, who, verb }: Clause, before: readonly Clause[]): Clause | undefined {
  const [first] = things.filter(({ preposition }) => !preposition);
  const last = before.at(-1);
  if ((first && !isPro(first)) || !last || sentence - last.sentence > 1) return undefined;
  // 'Omar whistled. He tried for an hour': what the same one did.
  const isOwn =
    attempts.test(verb.lemma) &&
    who.every(({ pronoun, head }) => pronoun !== undefined || last.who.some((each) => each.head === head));
  if (!first && !isOwn) return undefined;
  const isDeed =
    !cannotBe.test(last.verb.lemma) && last.things.every(({ preposition }) => preposition !== undefined);
  return isDeed ? last : undefined;
}
