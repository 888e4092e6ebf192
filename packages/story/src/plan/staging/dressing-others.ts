import type { Somebody } from '../../world/people/somebody.ts';
import type { MeantPhrase, ThingMeant } from '../things/phrases-meant.ts';
import type { Act, Seen } from '../plan.ts';
import { ownersIn } from './patient.ts';
import { actOf, asIs } from '../things/seen-as.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';

const puts =
  /^(?:put|stick|pin|tie|drape|throw|slip|pull|pop|plonk|place|fasten|buckle|zip|button|hang|plop|slap|clip|fit|lay|fling|tug|shove|smack|squeeze|strap|do|wrap|loop|wind|enrolar|enroscar|enrollar|pendurar|colgar|prender|pôr|colocar|vestir|calçar|poner|calzar)$/;
const wraps = /^(?:wrap|bundle|swaddle|dress|swathe|cocoon|envelop|roll|embrulhar|enrolar|envolver|arropar)$/;
const upon = /^(?:on|onto|over|around|round|across|about)$/;
const soft =
  /^(?:towel|blanket|sheet|sleeping-bag|cape|coat|raincoat|scarf|kimono|t-shirt|shirt|jumper|sari|flag)$/;
/** Seen on whoever has it from then on, as the body is told to change. */
const dressings = /^(?:adhesive-bandage|knee-plaster|bandage)$/;
const plasters = /^(?:adhesive-bandage|knee-plaster|bandage|rosette|sticker)$/;
/** In the hands of who puts them on at somebody's feet. */
const onFeet = /shoe|boot|sock/;
/** Round the body of who is wrapped in it. */
const rounds = /^(?:towel|blanket)$/;
const putRound = /^(?:coat|raincoat|cape|scarf|t-shirt|shirt|jumper)$/;
/** Worn, though they are no clothes. */
const stuck =
  /^(?:rosette|sticker|adhesive-bandage|knee-plaster|bandage|sports-medal|1st-place-medal|crown|ribbon|cape|wreath|armbands|life-jacket|helmet|bib|nappy|gloves|judo-belt)$/;

const partnerOf = ({ to, who }: Act, { people }: World): Somebody | undefined =>
  people.all.find(({ person }) => person.id === to && to !== who);

/** 'Put the cape on her', 'stuck a plaster on', 'wrapped her in a towel': somebody is dressed by somebody else. */
export function dressingOthers(staged: Staged, meant: ClauseMeant, world: World): Staged {
  const [lead] = staged.acts;
  // It is where the words say.
  if (staged.seen.some(({ how, spot }) => how === 'atop' && spot)) return staged;
  const wrapped =
    lead && /^(?:put-down|put-on|tie|hold|throw|wipe|craft|hug)$/.test(lead.action) && wrappedIn(meant);
  // In a blanket one is hugged; a jacket is on whoever it is put round.
  const isPutRound = lead?.action !== 'hug' || (wrapped && putRound.test(wrapped.thing.picture));
  if (wrapped && isPutRound) return dressed(staged, wrapped.whom, wrapped.thing, wrapped.thing.picture);
  if (!lead || !/^(?:put-down|put-on|tie|hold|throw|pull)$/.test(lead.action)) return staged;
  const { clause, who, others } = meant;
  if (!puts.test(clause.verb.lemma)) return staged;
  const thing = others.find(({ phrase, thing }) => thing && !phrase.preposition && isWorn(thing))?.thing;
  if (!thing) return staged;
  const isOn = ({ how, picture, of }: Seen): boolean =>
    how === 'worn' && of === lead.to && isSame(picture, thing);
  // Already on whom it is for: 'put a medal around her neck'.
  if (lead.to && lead.to !== lead.who && staged.seen.some(isOn))
    return { ...staged, acts: staged.acts.map((act, i) => (i === 0 ? { ...act, action: 'put-on' } : act)) };
  const owner = ownerOf(thing, meant, world);
  if (owner && clause.verb.lemma !== 'hang') return dressed(staged, owner, thing);
  const phrase = others.find(({ phrase }) => upon.test(phrase.preposition ?? ''));
  const isPutOn = clause.verb.particle === 'on' || clause.manner.includes('on');
  const whom =
    phrase?.people.find(isOther(who)) ??
    // 'The nurse stuck a plaster on': not on herself.
    (isPutOn && plasters.test(thing.picture) ? partnerOf(lead, world) : undefined);
  return whom ? dressed(staged, whom, thing) : staged;
}

/** 'Put Zoe's socks on', 'calçou as meias do Leo': whose they are has them on. */
function ownerOf(thing: ThingMeant, meant: ClauseMeant, world: World): Somebody | undefined {
  const { verb, manner } = meant.clause;
  const isOn =
    verb.particle === 'on' ||
    manner.includes('on') ||
    /^(?:vestir|calçar|poner|calzar|tie|fasten|buckle|atar|amarrar)$/.test(verb.lemma);
  const phrase = meant.others.find((each) => each.thing === thing)?.phrase;
  if (!isOn || !phrase) return undefined;
  return ownersIn(meant, world, ({ span }) => span === phrase.span).find(isOther(meant.who));
}

const isWorn = ({ kind, picture, likeness }: ThingMeant): boolean =>
  !likeness && (kind === 'worn' || stuck.test(picture));
const isOther =
  (who: readonly Somebody[]) =>
  (each: Somebody): boolean =>
    each.person.role !== undefined && each.kind === 'person' && !who.includes(each);
const isSame = (picture: string, thing: ThingMeant): boolean =>
  picture === thing.picture || /plaster|bandage/.test(picture);

function wrappedIn({ clause, who, others }: ClauseMeant): { whom: Somebody; thing: ThingMeant } | undefined {
  if (!wraps.test(clause.verb.lemma)) return undefined;
  const whom = others
    .find(({ phrase, people }) => /^(?:a|à|ao|to)?$/.test(phrase.preposition ?? '') && people.length > 0)
    ?.people.find(isOther(who));
  const thing = others.find(isCover)?.thing;
  return whom && thing && { whom, thing };
}
const isCover = ({ phrase, thing }: MeantPhrase): boolean =>
  /^(?:in|into|with|em|en|com|con)$/.test(phrase.preposition ?? '') &&
  thing !== undefined &&
  (soft.test(thing.picture) || thing.kind === 'worn');

/** Clothes are on whom they are put; a towel is in the hands of who dries somebody. */
function dressed(
  { acts, seen, ...rest }: Staged,
  whom: Somebody,
  thing: ThingMeant,
  /** Whoever is wrapped in it has it round them. */
  wrap?: string,
): Staged {
  const of = whom.person.id;
  const isIt = ({ picture, how }: Seen): boolean =>
    picture === thing.picture && /^(?:ground|beside|atop|worn|support|cover)$/.test(how);
  const isClothes =
    (isWorn(thing) && !onFeet.test(thing.picture)) || (wrap !== undefined && rounds.test(wrap));
  const dressing = acts.map((act, i): Act => {
    const { thing: _hand, color: _color, ...free } = act;
    if (i > 0) return act;
    return { ...free, action: 'put-on', to: of, ...(isClothes ? {} : { thing: thing.picture }) };
  });
  const { picture: _picture, ...look } = asIs(thing);
  const worn: Seen = {
    picture: thing.picture,
    ...(look.color ? { color: look.color } : {}),
    how: 'worn',
    of,
  };
  return {
    ...rest,
    acts: dressing.some(({ who }) => who === of) ? dressing : [...dressing, actOf(whom, 'stand', 'happy')],
    seen: [
      ...seen.filter((each) => !isIt(each)),
      ...(isClothes && !dressings.test(thing.picture) ? [worn] : []),
    ],
  };
}

/** Whether somebody dresses somebody else: the hands are at them, and not over the own head. */
export const dressesOther = ({ action, who, to }: Pick<Act, 'action' | 'who' | 'to'>): boolean =>
  action === 'put-on' && to !== undefined && to !== who;
