import type { Phrase } from '../../reading/clause.ts';
import { wearerOf } from './own-clothes.ts';
import type { MeantPhrase, ThingMeant } from '../things/phrases-meant.ts';
import type { Act, Seen } from '../plan.ts';
import { actOf } from '../things/seen-as.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';

const upon = /^(?:in|on|onto|over|around|round|across|into)$/;
const hair = /^(?:hair|beard|fringe|braid|ponytail)$/;
const hands = /^(?:hand|finger|palm|thumb|arm|lap)$/;
const dressed = /^(?:neck|shoulder|head|wrist|waist|nose|finger|eye)$/;
/** What is put on somebody, and not only laid there. */
const puts = /^(?:put|hang|place|wrap|tie|pin|drape|fasten|lay|slip|pull)$/;

/** 'A leaf in her hair', 'a butterfly landed on his finger', 'put a medal around her neck': it is on somebody. */
export function ontoBody(staged: Staged, meant: ClauseMeant, world: World): Staged {
  const { who, others, subjectPhrases } = meant;
  const actors = who.filter(({ person }) => person.role);
  const at = others.findIndex(({ phrase }) => upon.test(phrase.preposition ?? '') && isBody(phrase));
  const landed = landedOn(staged, meant);
  if (landed) return landed;
  const body = others[at];
  const moved =
    others.slice(0, Math.max(0, at)).findLast(({ phrase, thing }) => thing && !phrase.preposition) ??
    (actors.length === 0 ? subjectPhrases.find(({ thing }) => thing) : undefined);
  const thing = moved?.thing;
  if (!body || !thing) return staged;
  const owner = body.people[0] ?? wearerOf(body.phrase, actors, world) ?? heldBy(body, actors, world);
  if (!owner?.person.role) return staged;
  const of = owner.person.id;
  const isIt = ({ picture, how }: Seen): boolean =>
    picture === thing.picture && /^(?:ground|beside|atop|worn|flying)$/.test(how);
  const worn = (): Seen => ({ ...plain(thing), how: 'worn', of });
  const head = body.phrase.head.toLowerCase();
  const isLoose = staged.seen.some(isIt);
  const [lead] = staged.acts;
  // 'Had straw in her hair': it is in no hand.
  if (hair.test(head) && /^(?:have|get)$/.test(meant.clause.verb.lemma) && lead?.thing === thing.picture) {
    const { thing: _hand, color: _color, ...free } = lead;
    const act: Act = { ...free, action: 'laugh' };
    return { ...staged, acts: [act, ...staged.acts.slice(1)], seen: [...staged.seen, worn()] };
  }
  if (hair.test(head) && isLoose)
    return withOwner({ ...staged, seen: staged.seen.map((each) => (isIt(each) ? worn() : each)) }, of, owner);
  const isInLap = /^(?:lap|arm)$/.test(head) && /^(?:in|into)$/.test(body.phrase.preposition ?? '');
  const isCaught = isInLap || (hands.test(head) && /^(?:animal|plant|weather)$/.test(thing.kind));
  if (isCaught && isLoose && actors.length === 0)
    return {
      ...staged,
      acts: [
        ...staged.acts.filter((act) => act.who !== of),
        { ...actOf(owner, 'hold', 'happy'), thing: thing.picture },
      ],
      seen: staged.seen.filter((each) => !isIt(each)),
    };
  if (thing.kind !== 'worn' || !dressed.test(head) || !puts.test(meant.clause.verb.lemma)) return staged;
  if (actors.includes(owner) || actors.length === 0) return staged;
  return withOwner(
    {
      ...staged,
      acts: staged.acts.map((act, i): Act => {
        const { thing: inHand, color: _color, ...rest } = act;
        return i === 0 && inHand === thing.picture ? { ...rest, action: 'put-down', to: of } : act;
      }),
      seen: [...staged.seen.filter((each) => !isIt(each)), worn()],
    },
    of,
    owner,
  );
}

const lands = /^(?:land|fall|drop|plop|splash|sit|settle|jump|flop|bounce|perch|roll|slide)$/;
/** 'The hat landed on the pony', 'snow fell on Grandpa': it is on their head. */
function landedOn(staged: Staged, { clause, who, subjectPhrases, others }: ClauseMeant): Staged | undefined {
  const thing = subjectPhrases.find((each) => each.thing)?.thing;
  const on = others.find(
    ({ phrase, people }) => /^(?:on|onto|over)$/.test(phrase.preposition ?? '') && people[0]?.person.role,
  );
  const owner = on?.people[0];
  if (
    !thing ||
    !owner ||
    !on ||
    hands.test(on.phrase.head) ||
    who.length > 0 ||
    !lands.test(clause.verb.lemma)
  )
    return undefined;
  const isIt = ({ picture, how }: Seen): boolean =>
    picture === thing.picture && (how === 'ground' || how === 'sky');
  if (!staged.seen.some(isIt)) return undefined;
  const top: Seen = { ...plain(thing), how: 'atop', of: owner.person.id };
  return withOwner(
    { ...staged, seen: staged.seen.map((each) => (isIt(each) ? top : each)) },
    owner.person.id,
    owner,
  );
}

const isBody = ({ head }: Phrase): boolean =>
  [hair, hands, dressed].some((words) => words.test(head.toLowerCase()));
/** 'In the hair' of whoever is alone there. */
const heldBy = (
  { phrase }: MeantPhrase,
  actors: ClauseMeant['who'],
  { people }: World,
): ClauseMeant['who'][number] | undefined => (phrase.owner ? undefined : (actors[0] ?? people.hero));

const plain = ({ picture, color }: ThingMeant): Pick<Seen, 'picture' | 'color'> => ({
  picture,
  ...(color ? { color } : {}),
});

const withOwner = (staged: Staged, of: string, owner: ClauseMeant['who'][number]): Staged =>
  staged.acts.some(({ who }) => who === of)
    ? staged
    : { ...staged, acts: [...staged.acts, actOf(owner, 'stand', 'happy')] };
