import type { Act, Moment, Seen } from '../plan.ts';
import { jointOf } from './meanwhile-words.ts';

/** As many as a picture holds who do something else. */
const most = 4;

/** What whoever is only there does. */
const passive = /^(?:look|stand|watch|wait|think|receive)$/;
/** What one goes on with while others do something: it takes a while and is done on the spot. */
const lasting =
  /^(?:sing|play-music|strum|read|hold|sleep|nap|lie-down|lie|sit|knit|sew|phone|swing|wait|build|clap|talk|watch)$/;
/** Whoever did this is no longer there. */
const gone =
  /^(?:walk|walk-away|run|drive|bike|scooter|hide|crawl|climb|swim|fly|fly-away|search|ride|sled|ski|skate)$/;
/** Done by two with each other's hands: alone it is nothing. */
const byTwo =
  /^(?:hug|embrace|kiss|hold-hands|hand-over|receive|lift|in-arms|piggyback|shoulder-carry|high-five|shake-hands|tickle|comfort|catch|pet|stroke)$/;
const reacts = /^(?:laugh|clap|cheer|cry|shout|cover-ears|cover-eyes)$/;
/** 'Knocked it down', 'helped him', 'her laces': it has to do with what was told before. */
const speaksOf =
  /(?<!\p{L})(?:it|him|her|his|them|back|lhes?|el[ea]s?|[dn]el[ea]s?|les?|lo|se l[oa]s?|l[ao]s?\s(?:\p{L}+(?:ó|aron|ieron|aba)|puso|hizo|trajo|dio|vio)|su)(?!\p{L})|\p{L}-(?:l?[oa]s?|lhes?|n[oa]s?)(?!\p{L})/iu;

/**
 * Who does something at the same time is in the same picture, and whoever has just done something is still there when
 * somebody answers it: 'Mum chopped the carrots while Leo stirred', 'Dad told a joke and everybody laughed'.
 */
export function meanwhile(moments: readonly Moment[], text: string): Moment[] {
  const shown = [...moments];
  for (const [at, one] of moments.entries()) {
    const next = moments[at + 1];
    if (!next || one.place.set !== next.place.set || one.imagined || next.imagined) continue;
    const joint = jointOf(one, next, text);
    if (joint === 'while') {
      shown[at] = together(shown[at] ?? one, next, asBefore);
      shown[at + 1] = together(next, one, asBefore);
    } else if (joint === 'until') shown[at + 1] = together(next, one, asBefore);
    else if (joint === 'and') shown[at + 1] = together(next, one, onlooking(next, text));
  }
  return shown;
}

/** As it is done in the other moment. */
const asBefore = (act: Act): Act | undefined => (gone.test(act.action) && act.to ? undefined : act);

/** Whoever has done something goes on with it, or sees what comes of it. */
const onlooking =
  (next: Moment, text: string) =>
  (act: Act): Act | undefined => {
    const answered =
      next.crowd !== undefined ||
      next.acts.some(({ action }) => reacts.test(action)) ||
      speaksOf.test(text.slice(...next.told));
    if (
      passive.test(act.action) ||
      gone.test(act.action) ||
      next.acts.some(({ action }) => action === 'search')
    )
      return undefined;
    if (act.action === 'hold' || (answered && lasting.test(act.action))) return asBefore(act);
    if (!answered || (next.acts.some(({ action }) => leaves.test(action)) && !brings(next))) return undefined;
    const { thing: _thing, color: _color, to: _to, exact: _exact, ...free } = act;
    return { ...free, action: act.action === 'fall' ? 'sit' : 'look' };
  };

const leaves = /^(?:walk|walk-away|drive)$/;
/** 'The dog brought it back': to whoever threw it. */
const brings = ({ acts, seen }: Moment): boolean =>
  seen.some(({ how, of }) => how === 'held' && acts.some(({ who }) => who === of));

/** A moment with those of another one who are not in it, or only look on. */
function together(own: Moment, other: Moment, as: (act: Act) => Act | undefined): Moment {
  const isThere = (id: string): Act | undefined => own.acts.find(({ who }) => who === id);
  const touched = new Set(own.acts.flatMap(({ action, to }) => (to && byTwo.test(action) ? [to] : [])));
  const isFree = ({ who, action }: Act): boolean => {
    const here = isThere(who);
    // Whoever sits only to have something done goes on with what they do.
    const isHandled = here?.action === 'sit' && own.acts.some(({ to, spot }) => spot && to === who);
    return !here || ((passive.test(here.action) || isHandled) && !passive.test(action) && !touched.has(who));
  };
  // Whoever carries somebody goes on with them, or not at all.
  const isWhole = ({ action, who, to }: Act): boolean =>
    !byTwo.test(action) ||
    (!isThere(who) &&
      other.acts.every((each) => !byTwo.test(each.action) || !isThere(each.who)) &&
      (action === 'in-arms' || other.acts.some((each) => each.who === to)));
  const added = other.acts
    .filter((act) => isFree(act) && isWhole(act))
    .flatMap((act): Act[] => {
      const shown = as(act);
      if (!shown || (isThere(act.who) && passive.test(shown.action))) return [];
      const { to, ...free } = shown;
      const isWithThem = to !== undefined && (isThere(to) || other.acts.some(({ who }) => who === to));
      return [isWithThem ? shown : free];
    });
  // What is in the oven is there by itself.
  if (added.length === 0 || (own.acts.length === 0 && !own.crowd)) return own;
  const ids = new Set(added.map(({ who }) => who));
  const acts = [...own.acts.filter(({ who }) => !ids.has(who)), ...added];
  if (acts.length > most) return own;
  const bare = (picture: string): boolean =>
    !own.seen.some((each) => each.picture === picture) && !own.acts.some(({ thing }) => thing === picture);
  const isOf = ({ of, picture, how }: Seen): boolean =>
    of !== undefined && ids.has(of) && (bare(picture) || how === 'support' || how === 'inside');
  const doing = new Set(
    added.flatMap(({ who, action }) => (passive.test(action) && isThere(who) === undefined ? [] : [who])),
  );
  const brought = other.seen.filter((each) => isOf(each) && doing.has(each.of ?? ''));
  const rest = own.seen.filter(
    ({ of, how }) => !(of && ids.has(of) && brought.length > 0 && /^(?:support|inside)$/.test(how)),
  );
  return { ...own, acts, seen: [...rest, ...brought].slice(0, 8) };
}
