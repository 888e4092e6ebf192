import type { Clause, Phrase } from '../../reading/clause.ts';
import { animalRoleOf } from '../../world/people/animal-roles.ts';

/** What happens to whoever 'gets' it, as what they do then: whoever gets told off is sad, whoever gets stuck tugs. */
const outcomes: readonly (readonly [RegExp, string])[] = [
  [/^(?:sting|bite|scratch|hurt|burn|pinch|injure|tell|scold|bump|knock|hit|bully|jab|bruise)$/, 'cry'],
  [/^(?:stick|trap|wedge|jam|catch|tangle|lock)$/, 'struggle'],
  [/^(?:dress|change)$/, 'dress'],
];
/** Verbs whose participle says how somebody is; what is done to them is seen. */
const isParticiple =
  /(?:ed|en)$|^(?:lost|stuck|hurt|caught|stung|bit|cut|hit|told|soaked|burnt|left|shut|torn)$/i;
const near = 3;
const another = /\b(?:I|he|she|they|we|you|had|has)\b/i;

/**
 * 'Got stuck in the banisters', 'got her head stuck', 'got stung': two verbs are one deed, of whoever it happens to. English
 * alone has it.
 */
export function withoutGetPassives(clauses: readonly Clause[], text: string): Clause[] {
  const heard: Clause[] = [];
  for (const [index, clause] of clauses.entries()) {
    const next = clauses[index + 1];
    if (next && (isGetOf(clause, next, text) || isHadDone(clause, next, text))) continue;
    const before = clauses[index - 1];
    if (before && isHadDone(before, clause, text)) {
      heard.push(hadDone(before, clause));
      continue;
    }
    heard.push(before && isGetOf(before, clause, text) ? happened(before, clause) : stung(clause));
  }
  return heard;
}

function isGetOf({ verb, things, sentence, mode }: Clause, next: Clause, text: string): boolean {
  if (verb.lemma !== 'get' || verb.particle || things.length > 0 || next.sentence !== sentence) return false;
  const between = text.slice(verb.span[1], next.verb.span[0]).trim();
  const words = between === '' ? 0 : between.split(/\s+/).length;
  // 'When I got back he had cleaned': somebody else did.
  if (another.test(between) || next.who.some(({ name, span }) => name && span[0] >= verb.span[1]))
    return false;
  return mode === next.mode && words <= near && isParticiple.test(text.slice(...next.verb.span));
}

const done =
  /(?:ed|en)$|^(?:cut|done|made|put|read|told|sewn|shorn|torn|drawn|dyed|taught|bought|brought|checked)$/i;
const outcomeParts = /^(?:stuck|caught|trapped|jammed|wedged|tangled|hurt|burnt|burned|soaked|muddy)$/i;
const hair = /^(?:hair|fringe|curl|bang)s?$/;
/** 'Had her face painted', 'had her hair cut by Grandma': somebody else does it, and what it is done to stands between. */
function isHadDone({ verb, things, who, sentence, mode }: Clause, next: Clause, text: string): boolean {
  const [object] = next.who;
  return (
    /^(?:have|get)$/.test(verb.lemma) &&
    !verb.particle &&
    things.length === 0 &&
    who.length > 0 &&
    next.sentence === sentence &&
    next.mode === mode &&
    next.who.length === 1 &&
    object !== undefined &&
    !object.pronoun &&
    !object.name &&
    text.slice(verb.span[1], object.span[0]).trim() === '' &&
    text.slice(object.span[1], next.verb.span[0]).trim() === '' &&
    done.test(text.slice(...next.verb.span)) &&
    !outcomeParts.test(text.slice(...next.verb.span))
  );
}

const photos = /^(?:photo|photograph|picture|portrait)$/;
/** Whoever does it to others all day, where nobody is named: each line what is done, and to what. */
const trades: readonly (readonly [done: RegExp, to: RegExp, by: string])[] = [
  [/^(?:braid|plait|curl|straighten|dye|colour|color|style|trim|wash|crimp)$/, hair, 'hairdresser'],
  [/^(?:paint|do|pierce|polish|varnish|file)$/, /^(?:face|nail|ear|toenail|fingernail)s?$/, 'lady'],
  [/^(?:take)$/, photos, 'man'],
  [/^(?:pull|take|extract|fill|clean|check|polish|count)$/, /^(?:tooth|teeth)$/, 'dentist'],
  [
    /^(?:bandage|stitch|clean|x-ray|plaster|examine|check|wrap|set|put)$/,
    /^(?:arm|leg|knee|finger|hand|wrist|ankle|foot|elbow|toe|chin|cut|eye|ear|throat|heart|chest)s?$/,
    'doctor',
  ],
];
/** What is no part of whoever has it done. */
const isWhole = /^(?:photo|photograph|picture|portrait|nail|toenail|fingernail)$/;
function usualDoer({ verb, things, manner }: Clause, object: Phrase): Phrase | undefined {
  // 'Had her face painted like a cat': her own face is what is seen.
  if (object.head === 'face' && (things.length > 0 || manner.length > 0)) return undefined;
  const by = trades.find(([does, to]) => does.test(verb.lemma) && to.test(object.head.toLowerCase()))?.[2];
  return by
    ? { text: by, span: object.span, head: by, qualities: [], plural: false, name: false }
    : undefined;
}

function hadDone({ who, span, verb }: Clause, clause: Clause): Clause {
  const agents = clause.things.filter(({ preposition }) => preposition === 'by');
  const [object] = clause.who;
  const isHaircut = clause.verb.lemma === 'cut' && hair.test(object?.head ?? '') && agents.length === 0;
  const whole: Clause = { ...clause, span: [Math.min(span[0], clause.span[0]), clause.span[1]] };
  // Whose hair is cut has a haircut.
  if (isHaircut && object) return { ...whole, who, verb, things: [{ ...object, head: 'haircut' }] };
  const usual = agents.length === 0 && object ? usualDoer(clause, object) : undefined;
  return {
    ...whole,
    who: usual ? [usual] : agents.map(({ preposition: _by, ...agent }) => agent),
    things: [
      ...(agents.length > 0 || (usual && isWhole.test(object?.head ?? '')) ? who : []),
      ...clause.who,
      ...clause.things.filter((each) => !agents.includes(each)),
    ],
  };
}

/** The clause of the participle, done by whoever 'got' it; 'her head' of 'got her head stuck' belongs to it. */
function happened({ who, span }: Clause, clause: Clause): Clause {
  const { verb } = clause;
  const outcome = outcomes.find(([verbs]) => verbs.test(verb.lemma))?.[1] ?? verb.lemma;
  const parts = clause.who.filter(
    (each) => each.span[0] > span[0] && !who.some(({ text }) => text === each.text),
  );
  return {
    ...clause,
    who,
    span: [Math.min(span[0], clause.span[0]), clause.span[1]],
    verb: { lemma: outcome, span: verb.span },
    things: [...parts, ...clause.things],
  };
}

const stings = /^(?:sting|bite|nip)$/;
/** 'Was stung by a bee': an insect does nothing that could be acted, whoever is stung cries. */
function stung(clause: Clause): Clause {
  const { who, verb, things } = clause;
  const [whom] = things.filter(({ preposition, name, pronoun }) => !preposition && (name || pronoun));
  const insect = who.find(({ head, name, pronoun }) => !name && !pronoun && !animalRoleOf(head));
  if (!stings.test(verb.lemma) || !whom || !insect) return clause;
  const rest = things.filter((each) => each !== whom);
  return {
    ...clause,
    who: [whom],
    verb: { lemma: 'cry', span: verb.span },
    things: [...rest, { ...insect, preposition: 'by' }],
  };
}
