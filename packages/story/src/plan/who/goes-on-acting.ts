import type { Clause } from '../../reading/clause.ts';
import { knownAs, type Somebody } from '../../world/people/somebody.ts';
import type { World } from '../told-world.ts';
import { wordTable } from '../../text/word-table.ts';

const subjects: Readonly<Record<string, Somebody['sex']>> = wordTable({
  he: 'boy',
  she: 'girl',
  ele: 'boy',
  él: 'boy',
  ela: 'girl',
  ella: 'girl',
});
/** What whoever is thrown, served, read or given something does with it. */
const answers =
  /^(?:catch|miss|score|thank|open|unwrap|answer|reply|nod|agree|listen|obey|like|love|hate|enjoy|want|refuse|try|drink|eat)$/;
const joined = /(?:,|[,\s](?:and|then|and then|until|till|e|até que|y|hasta que))\s+$/i;
const reason = /[,\s](?:because|cos|since|as|so that|before|after|while|as if)\s+$/i;
const opens = /(?:^|[.!?…]["'”’)]*)\s+$/;

const isUntil = /[,\s](?:until|till|so (?:hard|much|loud|loudly|fast)(?: that)?)\s+$/i;
/** 'Grandma laughed until she cried': nobody had anything done to them who could. */
function aloneJustNow({ sentence }: Clause, { spoken, clause: at, before }: World): Somebody | undefined {
  const just = spoken.filter((each) => each.clause === at - 1);
  const [one, ...more] = just;
  const isAlone = before?.sentence === sentence && one?.as === 'subject' && more.length === 0;
  return isAlone && one.who.kind === 'person' ? one.who : undefined;
}

/** 'He waved, too': somebody else than who did before. */
const also = /(?<!\p{L})(?:too|either|também|tbm|tb|también|tampoco)(?!\p{L})/iu;

/**
 * Whoever acted alone goes on acting as 'he', unless the child was spoken of there, too: in a new sentence; in the same
 * where a thing did something since ('Grandad pulled and pulled, it came out and he sat down in the puddle'); and in
 * what says why. 'Grandpa let go and he floated' is somebody else: he himself would not be named again. In
 * Portuguese and Spanish only where a thing did something since and the pronoun is said.
 */
export function goesOnActing(clause: Clause, world: World): Somebody | undefined {
  const { people, spoken, clause: at, language } = world;
  const { hero, tellerFound, options } = people;
  const [subject, ...more] = clause.who;
  const sex = subjects[subject?.pronoun ?? ''];
  if (!subject || !sex || more.length > 0 || subject.span[1] <= clause.span[0]) return undefined;
  const before = options.text.slice(0, subject.span[0]);
  const isNew = language === 'en' && opens.test(before);
  const isOfThing = !spoken.some((each) => each.clause === at - 1 && each.as === 'subject');
  const isReason = reason.test(before);
  const laughing = language === 'en' && isUntil.test(before) ? aloneJustNow(clause, world) : undefined;
  if (laughing && (laughing.sex ?? sex) === sex) return knownAs(laughing, sex);
  if (!isReason && answers.test(clause.verb.lemma)) return undefined;
  if (also.test(options.text.slice(subject.span[1], clause.span[1]))) return undefined;
  if (language !== 'en' && spoken.some((each) => each.clause >= at - 1 && each.who === hero))
    return undefined;
  if (!isNew && !isReason && !(isOfThing && joined.test(before))) return undefined;
  const isOfIt = world.before?.sentence === clause.sentence && world.before.who[0]?.pronoun === 'it';
  const own = spoken.filter(({ sentence }) => sentence === clause.sentence);
  const isOfLast = isNew || (own.length === 0 && (isOfIt || language !== 'en'));
  const here = isOfLast ? spoken.filter(({ sentence }) => sentence === clause.sentence - 1) : own;
  const actors = new Set(here.filter(({ as }) => as === 'subject').map(({ who }) => who));
  const [one] = actors;
  if (!one || actors.size > 1 || one === hero || one === tellerFound) return undefined;
  if (one.kind !== 'person' || (one.sex ?? sex) !== sex) return undefined;
  const isElse = ({ who }: { who: Somebody }): boolean =>
    who === hero || (who !== one && (who.sex ?? sex) === sex);
  return here.some(isElse) ? undefined : knownAs(one, sex);
}
