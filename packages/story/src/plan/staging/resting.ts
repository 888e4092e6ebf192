import type { MeantPhrase } from '../things/phrases-meant.ts';
import type { Seen } from '../plan.ts';
import type { ClauseMeant, Staged } from '../told-world.ts';
import { wordTable } from '../../text/word-table.ts';

type Side = NonNullable<Seen['at']>['side'];

export const sides: Readonly<Record<string, Side>> = wordTable({
  on: 'on',
  onto: 'on',
  upon: 'on',
  in: 'in',
  into: 'in',
  inside: 'in',
  under: 'under',
  underneath: 'under',
  beneath: 'under',
  below: 'under',
  behind: 'behind',
  over: 'over',
  above: 'over',
  across: 'over',
});
/** Nothing is put into these. */
const flat =
  /^(?:table|tablecloth|desk|counter|chair|seat|child-seat|stool|bench|couch-and-lamp|armchair|bed|bunk-bed|musical-keyboard|fence|mat|stairs|window)$/;
/** 'Na mesa', 'en la silla' is on it. */
export const sideOf = (told: Side, picture: string): Side =>
  told === 'in' && flat.test(picture) ? 'on' : told;
/** What is so may be where another thing says. */
const isMovable = ({ how }: Seen): boolean => /^(?:ground|beside|table|flying)$/.test(how);
/** What is so may bear, hold or hide something. */
const isBearing = ({ how }: Seen): boolean =>
  /^(?:ground|beside|table|sky|support|cover|inside|roof)$/.test(how);

/** 'Landed on the lamp', 'rolled under the fridge', 'a spider in the bath': the one thing is where the other is. */
export function resting(staged: Staged, meant: ClauseMeant): Staged {
  const { clause, subjectPhrases, others } = meant;
  const direct = others.findLastIndex(({ phrase, thing }) => thing && !phrase.preposition);
  const moved = others[direct] ?? subjectPhrases.find(pictureOf);
  const picture = moved && pictureOf(moved);
  if (!picture) return staged;
  const isOut = clause.verb.particle === 'out';
  const toldSide = ({ thing }: MeantPhrase): Side | undefined =>
    thing?.preposition === 'from' ? (isOut ? 'in' : undefined) : sides[thing?.preposition ?? ''];
  // Of several the last is where it ends: 'over the fence and into the pond'.
  const holder = others
    .slice(direct + 1)
    .findLast(
      (each) =>
        toldSide(each) &&
        each.thing &&
        !each.thing.likeness &&
        !/^(?:worn|weather|place)$/.test(each.thing.kind) &&
        each.phrase.span[0] >= clause.verb.span[0] &&
        each.thing.picture !== picture &&
        staged.seen.some((one) => one.picture === each.thing?.picture && isBearing(one)),
    );
  const told = holder && toldSide(holder);
  if (!holder?.thing || !told) return staged;
  const side = sideOf(told, holder.thing.picture);
  const at = { picture: holder.thing.picture, side };
  return {
    ...staged,
    seen: staged.seen.map((each) =>
      each.picture === picture && isMovable(each)
        ? // What is spilled over something is on it.
          {
            ...each,
            how: 'ground',
            at: each.move === 'splash' && side === 'over' ? { ...at, side: 'on' } : at,
          }
        : each,
    ),
  };
}

const pictureOf = ({ thing, people }: MeantPhrase): string | undefined =>
  thing?.picture ?? people.find(({ person }) => !person.role && person.picture)?.person.picture;
