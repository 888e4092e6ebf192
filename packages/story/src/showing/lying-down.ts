import { isAnimal } from '@milestoon/cast';
import type { Moment, Seen } from '../plan/plan.ts';
import type { Staging } from '../screenplay.ts';
import type { Wording } from './own-actions.ts';

/** Words after which somebody lies where no bed is. */
const elsewhere =
  /(?<!\p{L})(?:floor|ground|rug|carpet|mat|grass|sand|snow|under\p{L}*|beneath|tent|tantrum|play(?:ed|ing)? dead|chão|tapete|relva|grama|areia|neve|debaixo|embaixo|tenda|birra|suelo|piso|alfombra|césped|arena|nieve|debajo|abajo|tienda|rabieta|berrinche)(?!\p{L})/iu;
const bears = /^(?:support|inside|roof|cover)$/;
const sofa = 'couch-and-lamp';

/** The sentence round a place in a text. */
function sentenceAt(text: string, [from, to]: readonly [number, number]): string {
  const before = Math.max(...['.', '!', '?', '\n'].map((end) => text.lastIndexOf(end, from - 1)));
  const after = /[.!?\n]/.exec(text.slice(to));
  return text.slice(before + 1, after ? to + after.index : text.length);
}

/** Whoever lies down at home does so in bed in a bedroom and on the sofa elsewhere, and on the floor only if that is told. */
export function lyingDown(
  staging: readonly Staging[],
  moment: Pick<Moment, 'place' | 'seen' | 'told' | 'mode'>,
  { text, people }: Pick<Wording, 'text' | 'people'>,
): { staging: Staging[]; sofas: Seen[] } {
  const as = { staging: [...staging], sofas: [] };
  const { place, seen, told, mode } = moment;
  if (
    mode !== 'done' ||
    !/^(?:bedroom|living)$/.test(place.set ?? '') ||
    elsewhere.test(sentenceAt(text, told))
  )
    return as;
  const lies = ({ member, action, to }: Staging): boolean =>
    /^(?:sleep|lie-down)$/.test(action) &&
    !isAnimal(people.find(({ id }) => id === member)?.role ?? 'hero') &&
    (action === 'sleep' || to === undefined) &&
    !seen.some(
      ({ how, of = 'hero', picture }) =>
        bears.test(how) && of === member && !(picture === 'bed' && place.set === 'bedroom'),
    );
  if (place.set === 'bedroom')
    return {
      ...as,
      staging: staging.map((each) => (lies(each) ? { ...each, action: 'sleep' as const } : each)),
    };
  return {
    ...as,
    sofas: staging.filter(lies).map(({ member }): Seen => ({ picture: sofa, how: 'support', of: member })),
  };
}
