import { causedBy } from './come-upon.ts';
import { undoneHow } from './undone-how.ts';
import { bareRelatives, isStateOf } from './bare-relative.ts';
import { keepsTopic } from './behind-object.ts';
import { boundOf, goesOn, isWithout } from './bound.ts';
import type { Clause, Phrase } from './clause.ts';
import { endsReport, isContrary } from './end-of-report.ts';
import type { Grammar } from './grammar.ts';
import { type Chunk, phrasesOf } from './phrases.ts';
import type { Sentence } from './token.ts';
import {
  beginsAside,
  beginsClause,
  isAllOfUs,
  isLent,
  helps,
  isSeenToo,
  isSensing,
  isTold,
  isTellers,
  lets,
  mannerOf,
  modeOf,
  personOf,
  quoteBefore,
  reports,
  sensedDoing,
  third,
  toldSpan,
} from './clause-parts.ts';
import { holderBefore } from './holder-before.ts';
import {
  cleftOf,
  frontedOf,
  isFirst,
  keepTopic,
  hear,
  isCleft,
  newStory,
  remember,
  type Story,
  takenOver,
} from './taken-over.ts';
import { type Outer, toldWith, whoHangsOn, withHolder } from './outer.ts';
import { joinedBehind, standsBehind, subjectBehind } from './subject-behind.ts';
import { isNested, subjectOf, withoutPreposition } from './subject-of.ts';
import { seatsOf } from './iberian/posture-seats.ts';
import { letBy, letsThat, letting } from './letting.ts';
import { goingOf } from './going-to-do.ts';
import { resumedSubjects } from './resumed.ts';
import { backgroundOf, isOfThing } from './background.ts';
import { isUnwilling, isWaiting, pretends } from './unwilling.ts';
import { verbless } from './verbless.ts';
import { joinLettingGo, verbGroupsOf } from './verb-groups.ts';

export function clausesOf(
  text: string,
  sentences: readonly Sentence[],
  grammar: Grammar,
  childName: string,
): Clause[] {
  const story = newStory(childName, grammar);
  return sentences.flatMap((sentence, index) => {
    const { who, one } = story;
    const clauses = readSentence(sentence, index, { text, grammar, story, childName });
    keepTopic(story, { who, one });
    return clauses;
  });
}

interface Reading {
  text: string;
  grammar: Grammar;
  story: Story;
  childName: string;
}

function readSentence(sentence: Sentence, index: number, reading: Reading): Clause[] {
  const { text, grammar, story, childName } = reading;
  const { tokens } = sentence;
  joinLettingGo(tokens);
  // Particles are told from prepositions before phrases take those.
  const verbs = verbGroupsOf(tokens, grammar);
  const chunks = phrasesOf(tokens, text, grammar);
  const groups = verbs.filter((group) => !isStateOf(group, chunks, tokens));
  if (groups.length === 0) return verbless(sentence, index, chunks, grammar);
  const found = groups.map((group, k) => subjectOf(group, groups[k - 1], tokens, chunks, grammar));
  const { asides, owners } = bareRelatives(groups, found, chunks, tokens);
  const resumed = resumedSubjects(groups, found, chunks, tokens, grammar);
  const background = backgroundOf(groups, found, resumed.owners, tokens, grammar);
  const parted = new Set([...resumed.owners.values()].flat());
  const subjects = groups.map((group, k) => {
    const owner = owners.get(group) ?? resumed.within.get(group);
    return resumed.owners.get(group) ?? (owner ? [owner] : (found[k] ?? []));
  });
  const fronted = groups.map((group, k) =>
    isNested(group, tokens) && k > 0
      ? []
      : frontedOf(group, subjects[k] ?? [], groups[k - 1], tokens, chunks, grammar),
  );
  const clauses: Clause[] = [];
  let outer = null as Outer | null;
  let feigned = false;
  let feigner: readonly Phrase[] = [];
  let reported = false;
  // 'Pensé que iba a llorar': not who thinks so, but of whom the story is.
  let isOfTeller = false;
  for (const [k, group] of groups.entries()) {
    const next = groups[k + 1];
    if (asides.has(group) || background.has(group) || isCleft(group, next, tokens, grammar)) continue;
    const subject = subjects[k] as readonly Chunk[];
    const nested = isNested(group, tokens);
    // 'Pretended she had not been watching', 'fingiu que dormia'.
    const before = groups[k - 1];
    feigned = (before !== undefined && pretends(before, tokens)) || (feigned && nested);
    const helper =
      outer && helps.test(outer.verb) && subject[0]?.from === (before?.to ?? -2) + 1 ? outer.who : [];
    // 'Would not let Grandma touch it': it is not done, and whoever will not let her is seen.
    const hinders: readonly Phrase[] =
      outer?.unwilling && before && lets.test(before.main.lemma) && subject[0]?.from === before.to + 1
        ? outer.unwilling
        : [];
    if (!nested) outer = null;
    const isResumed = resumed.owners.has(group);
    const isWithin = resumed.within.has(group);
    const isParted = isResumed || isWithin;
    if (
      subject.length > 0 &&
      !nested &&
      !isWithin &&
      (!beginsClause(group, subject, tokens) ||
        (isResumed && grammar.dropsSubjects) ||
        isContrary(group, before, tokens))
    )
      reported = false;
    if (!nested && endsReport(group, before, tokens, grammar)) reported = false;
    const cleft = cleftOf(group, groups.slice(k + 1), tokens, chunks);
    const written =
      cleft.length > 0
        ? cleft
        : subject.map(({ phrase }) => (isParted ? withoutPreposition(phrase) : phrase));
    const named = grammar.dropsSubjects && isAllOfUs(group, written) ? [] : written;
    const isMine = grammar.dropsSubjects && named.length === 0 && !nested && isTellers(group, tokens, story);
    const byEnding =
      named.length === 0 ? personOf(isMine ? { ...group, person: 'i' } : group, story.who) : [];
    const caused = outer ? causedBy(outer, group, tokens, grammar) : [];
    const beside = nested ? holderBefore(group, chunks, tokens) : [];
    let who: readonly Phrase[] =
      named.length > 0
        ? [...helper, ...named]
        : byEnding.length > 0
          ? byEnding
          : beside.length > 0 && outer
            ? withHolder(outer, beside, grammar)
            : nested && outer
              ? whoHangsOn(outer, caused)
              : reported && isOfTeller && group.person === 'one' && story.child.length > 0
                ? story.child
                : takenOver(story, group, grammar);
    if (feigned && feigner.length > 0 && who.every(({ pronoun }) => third.test(pronoun ?? ''))) who = feigner;
    if (pretends(group, tokens)) feigner = who;
    const end = next ? next.from : tokens.length;
    const nextOwn = new Set([...(subjects[k + 1] ?? []), ...(fronted[k + 1] ?? [])]);
    let things: readonly Phrase[] = chunks
      .filter(
        (chunk) =>
          fronted[k]?.includes(chunk) ||
          (chunk.from > group.to && chunk.to < end && !nextOwn.has(chunk) && !parted.has(chunk)),
      )
      .map(({ phrase }) => phrase);
    const seats = seatsOf(next, subjects[k + 1], groups[k + 2], chunks);
    things = [
      ...things,
      ...seats,
      ...(nested && outer ? [...(outer.goesTo ?? []), ...letting(outer, who)] : []),
    ];
    if (group.passive) {
      const agents = things.filter(({ preposition }) => preposition && grammar.by.has(preposition));
      things = [...(named.length > 0 ? named : who), ...things.filter((thing) => !agents.includes(thing))];
      who = agents.map(({ preposition: _by, ...phrase }) => phrase);
    }
    const isSensed =
      nested && outer && named.length === 0 && caused.length === 0 && isSensing(outer.verb, grammar);
    const sensed = isSensed ? sensedDoing(things, grammar) : undefined;
    if (sensed) {
      who = [withoutPreposition(sensed)];
      things = things.filter((thing) => thing !== sensed);
    }
    if (grammar.impersonal?.has(group.main.lemma) && group.main.part === 'verb') who = [];
    else if (named.length === 0 && !nested) {
      const behind = subjectBehind(group, things, grammar, tokens);
      if (behind) {
        who = joinedBehind(behind, things, text);
        things = things.filter((thing) => !who.includes(thing));
      }
    }
    const bound = boundOf(group, next, tokens, grammar);
    const carries = bound !== undefined && next !== undefined && isNested(next, tokens) && !next.negated;
    const mode = letBy(group, before, tokens) ?? modeOf(group, outer?.mode, reported, tokens, grammar);
    const quote =
      tokens.slice(group.to + 1, end).find(({ part }) => part === 'quote') ??
      quoteBefore(tokens, group, before);
    const told = chunks.filter(({ phrase }) => things.includes(phrase) && !seats.includes(phrase));
    const span = toldSpan(group, tokens, isParted ? told : [...subject, ...told]);
    const acts = carries && isSeenToo(group, things, { mode, bound }, grammar);
    if (helper.length > 0) clauses.pop();
    // 'Swam on without stopping' is one deed; what is waited for is not there yet.
    const isAside =
      (nested && (isWithout(tokens[group.from - 1]) || (outer !== null && isWaiting(outer.verb)))) ||
      // What somebody only acts is told by the next verb.
      (pretends(group, tokens) && next !== undefined && things.every(({ head }) => head === 'conta'));
    // 'Did not want the nurse to draw': it is the child who will not.
    const unwilling: readonly Phrase[] | undefined = nested
      ? outer?.unwilling
      : hinders.length > 0
        ? hinders
        : isUnwilling(group, tokens) && !carries
          ? who
          : undefined;
    if (nested && unwilling && who !== unwilling && caused.length > 0) things = [...caused, ...things];
    if (nested && unwilling) who = unwilling;
    if (hinders.length > 0) {
      [things, who] = [[...who, ...things], hinders];
      clauses.pop();
    }
    const waits = carries && !group.negated && isWaiting(group.main.lemma);
    const isPushed = (!carries || acts || waits) && !isAside;
    if (isPushed)
      clauses.push({
        sentence: index,
        span,
        ...toldWith(outer),
        who: who.filter(({ pronoun, head }) => pronoun !== 'who' && head !== 'there'),
        verb: {
          // 'Ouviu miar debaixo do carro': nobody is seen doing it, but somebody hears it.
          lemma: letsThat(group, tokens) ?? (isSensed && !sensed && outer ? outer.verb : group.main.lemma),
          ...(group.particle ? { particle: group.particle } : {}),
          span: [tokens[group.from]?.span[0] ?? 0, group.main.span[1]],
        },
        things,
        manner: mannerOf(group, tokens, end),
        mode: unwilling ? 'undone' : feigned && mode === 'done' ? 'pretended' : mode,
        ...(unwilling ? { refused: true } : {}),
        ...(feigned && mode === 'undone' ? { feigned: true } : {}),
        ...undoneHow(group, tokens),
        ...(quote?.quoted ? { quote: quote.quoted } : {}),
      });
    const inner =
      carries && (mode === 'done' || goesOn(group, next))
        ? bound
        : isTold(group, next, tokens, grammar)
          ? 'said'
          : mode;
    const unwillingNext: readonly Phrase[] | undefined = nested
      ? unwilling
      : isUnwilling(group, tokens)
        ? who
        : undefined;
    // 'A Lucía le pusieron gafas': she does what is done 'comiendo'.
    const topic = fronted[k]?.find(({ phrase }) => phrase.preposition === 'to' && phrase.name);
    const isHers =
      grammar.dropsSubjects &&
      topic !== undefined &&
      named.every(({ text }) => /^(?:una?|uma?)\s/i.test(text));
    outer = {
      mode: inner,
      verb: group.main.lemma,
      who: isHers && next?.main.form === 'gerund' ? [withoutPreposition(topic.phrase)] : who,
      things,
      ...(isPushed ? {} : { toldFrom: outer?.toldFrom ?? span[0] }),
      ...(carries && !acts && !waits ? goingOf(group, things, grammar) : {}),
      ...(unwillingNext ? { unwilling: unwillingNext } : {}),
    };
    const isTelling = grammar.saying.has(group.main.lemma) && !quote && !carries && !group.negated;
    if (isTelling && !isAside && reports(group, tokens, grammar)) {
      reported = true;
      isOfTeller = grammar.dropsSubjects === true && isFirst(who);
    }
    hear(story, [...who, ...things], grammar);
    const aside =
      beginsAside(group, subject, tokens) ||
      isOfThing(group, subject, tokens) ||
      isLent(group, before, next, subject) ||
      isWithin ||
      standsBehind(who, group) ||
      (grammar.dropsSubjects && mode === 'compared') ||
      byEnding.length > 0 ||
      (grammar.personalA === true && keepsTopic(who, things, group)) ||
      cleft.length > 0;
    if (!nested && who.length > 0 && !group.passive && !aside) remember(story, who);
    if (byEnding.some(({ plural }) => plural)) story.several = true;
    // 'La profe dijo que Mia ya lee. Anoche leyó …': of whom it was said.
    if (grammar.dropsSubjects && mode === 'said' && named.some(({ head }) => head === childName))
      remember(story, named);
    if (reported && isOfTeller && !nested && who === story.child) remember(story, who);
    if (isHers) remember(story, [withoutPreposition(topic.phrase)]);
  }
  return clauses;
}
