import type { Clause, Phrase } from '../../reading/clause.ts';
import { whoIs } from '../../world/people/pronouns.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import { isStainable } from './on-body.ts';
import { kinAs } from '../who/owner-meant.ts';
import type { MeantPhrase } from '../things/phrases-meant.ts';
import type { Seen } from '../plan.ts';
import { actOf } from '../things/seen-as.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';

/** Who has on what a phrase names with an owner: 'her shirt', 'Grandpa's jacket'. */
export function wearerOf(
  { owner }: Phrase,
  actors: readonly Somebody[],
  { people, clause }: World,
): Somebody | undefined {
  if (!owner) return undefined;
  const pronoun = owner.toLowerCase();
  const sex = pronoun === 'his' ? 'boy' : pronoun === 'her' ? 'girl' : undefined;
  // Whoever acts comes before anybody else of whom one could say 'her'.
  const own = actors.find((each) => sex && each.sex === sex);
  if (own) return own;
  const [meant] =
    whoIs({ pronoun }, people, clause, { isSubject: false, taken: [] }) ??
    people.spokenOf(kinAs(owner))?.people ??
    [];
  const found = people.byName(owner) ?? meant;
  return found?.person.role && found.kind === 'person' ? found : undefined;
}

/** The clothes on which something sticks: 'juice on her dress', 'his T-shirt was covered in paint'. */
export function stainedIn(
  { clause, subjectPhrases, others }: ClauseMeant,
  body: Phrase | undefined,
): { phrase: Phrase; picture: string | undefined } | undefined {
  const on = others.find(({ phrase }) => phrase === body);
  const found =
    (on && isStainable(on.phrase) ? on : undefined) ??
    [...subjectPhrases, ...sufferers(clause, others)].find(isStained);
  return found && { phrase: found.phrase, picture: found.thing?.picture };
}
/** 'Her dress was ripped': what nobody is said to do is told of its object. */
const sufferers = ({ who }: Clause, others: readonly MeantPhrase[]): readonly MeantPhrase[] =>
  who.length === 0 ? others.filter(({ phrase }) => !phrase.preposition) : [];
const isStained = ({ phrase }: MeantPhrase): boolean => isStainable(phrase);

/** What one takes off, keeps or works at is on nobody. */
const isWorkedAt =
  /^(?:put|hang|pack|fold|wash|iron|sew|patch|stitch|mend|find|lose|forget|leave|throw|drop|give|bring|buy|take|choose|pick|hide|look|search|see|want|need|dry|clean|make|knit|show|keep|change)$/;
const comesOff = /^(?:fall|come|slip|fly|blow|roll|float|land|go|hang|lie|disappear|vanish)$/;
const isAway = /^(?:gone|missing|lost|away|off)$/;
/** 'Her coat was on the chair', 'his hat was gone'. */
const isElsewhere = ({ verb, things, manner }: Clause): boolean =>
  comesOff.test(verb.lemma) ||
  (verb.lemma === 'be' &&
    (manner.some((word) => isAway.test(word)) ||
      things.some(({ preposition }) => /^(?:on|in|under|behind|at)$/.test(preposition ?? ''))));
/** Things are put in these. */
const holders = /shoe|boot|slipper|hat|cap|glove|backpack|handbag|helmet|bag|sock/;

/** 'A bee landed on her dress', 'his jumper got caught', 'cried into Grandpa's jacket': clothes are on whose they are. */
export function inOwnClothes(staged: Staged, meant: ClauseMeant, world: World): Staged {
  const { clause, who, subjectPhrases, others } = meant;
  const actors = who.filter(({ person }) => person.role);
  const isWork = actors.some(({ kind }) => kind === 'person') && isWorkedAt.test(clause.verb.lemma);
  const clothes = [
    ...(isElsewhere(clause) ? [] : [...subjectPhrases, ...sufferers(clause, others)]),
    ...(isWork
      ? []
      : others.filter(({ phrase, thing }) => phrase.preposition && isBody(phrase, thing?.picture))),
  ];
  return clothes.reduce((shown, { phrase, thing }): Staged => {
    if (!thing || thing.likeness || !(thing.kind === 'worn' || isStainable(phrase))) return shown;
    const wearer = wearerOf(phrase, actors, world);
    if (!wearer) return shown;
    const isLoose = ({ picture, how }: Seen): boolean => picture === thing.picture && how !== 'worn';
    if (!shown.seen.some(isLoose)) return shown;
    const isThere = shown.acts.some((act) => act.who === wearer.person.id);
    return {
      ...shown,
      acts: isThere ? shown.acts : [...shown.acts, actOf(wearer, 'look', 'surprised')],
      seen: shown.seen.map((each) => {
        if (!isLoose(each)) return each;
        const { move: _still, at: _there, count: _one, ...rest } = each;
        return { ...rest, how: 'worn', of: wearer.person.id };
      }),
    };
  }, staged);
}

const isBody = ({ preposition }: Phrase, picture: string | undefined): boolean =>
  !(/^(?:in|into|inside|from|with|for|without)$/.test(preposition ?? '') && holders.test(picture ?? '')) &&
  !/^(?:with|for|without|of|about|behind|under)$/.test(preposition ?? '');

/** 'A monkey stole Grandpa's hat', 'the goat chewed on her sleeve': whose it is stands there when an animal does it. */
export function ownersThere(
  staged: Staged,
  { clause, who, subjects, others }: ClauseMeant,
  world: World,
): Staged {
  const isByAnimal = who.length > 0 ? who.every(({ kind }) => kind === 'animal') : subjects.length > 0;
  if (!isByAnimal || /^(?:be|have|find|see|sleep|live|sit|lie)$/.test(clause.verb.lemma)) return staged;
  const owners = others.flatMap(({ phrase, people, thing }) => {
    const isTouched =
      !phrase.preposition || (/^(?:on|at|off|from|over|into|up|down|in)$/.test(phrase.preposition) && !thing);
    const owner = isTouched && people.length === 0 ? wearerOf(phrase, [], world) : undefined;
    return owner && !owner.person.only ? [owner] : [];
  });
  const missing = owners.filter(({ person }) => !staged.acts.some((act) => act.who === person.id));
  return { ...staged, acts: [...staged.acts, ...missing.map((each) => actOf(each, 'look', 'surprised'))] };
}
