/** Whoever is woken or stretches in bed sits in it. */
import type { Act, Moment, Seen } from '../../plan.ts';

const wakes = /(?<!\p{L})(?:w[oa]ke[sn]?|woken|waking|awoke|acord\p{L}+|despert\p{L}+)(?!\p{L})/iu;
const stretches =
  /(?<!\p{L})(?:stretch(?:ed|es|ing)?|espreguiç\p{L}+|desperez\p{L}+|se estir\p{L}+)(?!\p{L})/iu;
const asleep = /^(?:lie-down|sleep|hug|kiss|cry|laugh)$/;

export function inBed(moment: Moment, told: string, isPerson: (id: string) => boolean): Moment {
  const { acts, seen, place } = moment;
  if (place.set !== 'bedroom') return moment;
  const isBed = ({ picture }: Seen): boolean => picture === 'bed';
  const waker = acts.find(({ to, who }) => to !== undefined && to !== who && wakes.test(told));
  const riser = acts.find(
    ({ who, action, to }) =>
      isPerson(who) &&
      (waker
        ? who === waker.to && !asleep.test(action)
        : to === undefined &&
          ((action === 'get-up' && (wakes.test(told) || stretches.test(told))) ||
            (stretches.test(told) && seen.some(isBed)))),
  );
  if (
    !riser ||
    seen.some(
      ({ how, of = 'hero' }) =>
        /^(?:support|cover)$/.test(how) && of === riser.who && !asleep.test(riser.action),
    )
  )
    return moment;
  const up: Act = {
    who: riser.who,
    emotion: riser.emotion,
    action: 'get-up',
    ...(waker ? { to: waker.who } : {}),
  };
  return {
    ...moment,
    acts: acts.map((act) => (act === riser ? up : act)),
    seen: [...seen.filter((each) => !isBed(each)), { picture: 'bed', how: 'support', of: riser.who }],
  };
}
