import type { Look } from '@milestoon/things';
import { isNew } from '../clauses/lifeless-told.ts';
import type { Act, Moment, Seen } from '../plan.ts';
import type { ClauseMeant } from '../told-world.ts';
import { type LookTold, looksTold } from './looks-told.ts';

const cleans = /^(?:wash|clean|scrub|rinse|lavar|limpar|limpiar|fregar|aclarar)$/;
const dries = /^(?:dry|secar|enxugar)$/;
const mends =
  /^(?:mend|fix|repair|sew|glue|inflate|replace|arranjar|consertar|reparar|coser|colar|encher|arreglar|pegar|inflar|hinchar)$/;
const rights = /^(?:turn|pick|stand|put|set|right|virar|apanhar|levantar|recoger)$/;
/** What somebody does to a thing so that it looks so no longer. */
const undoes: readonly (readonly [verbs: RegExp, looks: readonly Look[]])[] = [
  [cleans, ['muddy', 'dirty']],
  [dries, ['wet']],
  [mends, ['torn', 'cracked', 'shattered', 'flat']],
  [rights, ['toppled', 'upturned']],
];

/** By these all that are counted are in the hands. */
const takesAll = /^(?:carry|hold|hand-over|walk|run)$/;
const mostHeld = 6;

/** 'Carried four eggs': none of them lies beside whoever does. */
function inHands(moment: Moment, counts: ReadonlyMap<string, number | undefined>): Moment {
  const held = new Map<string, string>();
  const acts = moment.acts.map((act): Act => {
    const count = act.thing ? counts.get(act.thing) : undefined;
    if (!act.thing || !count || count < 2 || count > mostHeld || !takesAll.test(act.action)) return act;
    held.set(act.thing, act.who);
    return { ...act, count };
  });
  const isHeld = ({ picture, how, of }: Seen): boolean => how === 'beside' && held.get(picture) === of;
  return held.size > 0 ? { ...moment, acts, seen: moment.seen.filter((each) => !isHeld(each)) } : moment;
}

/** The things of a story as it goes on: what was told once of how one looks is seen wherever it is. */
export class Looks {
  private readonly now = new Map<string, Pick<LookTold, 'looks' | 'color' | 'size'>>();

  after(moment: Moment | null, meant: ClauseMeant | undefined, said: string): Moment | null {
    const told = meant ? looksTold(meant, said) : [];
    if (meant) this.forget(meant);
    for (const { picture, looks, color, size } of told) {
      const own = this.now.get(picture) ?? { looks: [] };
      this.now.set(picture, {
        ...own,
        looks: [...own.looks.filter((look) => !looks.includes(look)), ...looks].slice(-3),
        ...(color ? { color } : {}),
        ...(size ? { size } : {}),
      });
    }
    return moment && this.shown(moment, told);
  }

  private forget({ clause, subjectPhrases, others }: ClauseMeant): void {
    const off =
      clause.mode === 'done' ? (undoes.find(([verbs]) => verbs.test(clause.verb.lemma))?.[1] ?? []) : [];
    for (const { phrase, thing } of [...subjectPhrases, ...others]) {
      const own = thing && this.now.get(thing.picture);
      if (!own) continue;
      if (isNew(phrase)) this.now.delete(thing.picture);
      else if (!phrase.preposition && off.length > 0)
        this.now.set(thing.picture, { ...own, looks: own.looks.filter((look) => !off.includes(look)) });
    }
  }

  private shown(moment: Moment, told: readonly LookTold[]): Moment {
    const onIt = new Set(told.flatMap(({ onIt = [] }) => onIt));
    const counts = new Map(told.map(({ picture, count }) => [picture, count]));
    const together = inHands(moment, counts);
    const acts = together.acts.map((act): Act => {
      const own = act.thing ? this.now.get(act.thing) : undefined;
      // What is in a hand lies on no side.
      const held = own && { ...own, looks: own.looks.filter((look) => look !== 'toppled') };
      return own ? { ...act, ...asTold(held, act) } : act;
    });
    const seen = together.seen
      .filter(({ picture }) => !onIt.has(picture))
      .map((each): Seen => {
        const own = this.now.get(each.picture);
        return own ? stilled({ ...each, ...asTold(own, each) }) : each;
      });
    return { ...moment, acts, seen };
  }
}

/** What has melted does not break before our eyes. */
function stilled(each: Seen): Seen {
  const isOver = each.looks?.some((look) => /^(?:shattered|melted|flat)$/.test(look));
  const isInPieces = each.looks?.includes('shattered');
  if (!isOver || !/^(?:ground|table|beside)$/.test(each.how)) return each;
  const { move, ...rest } = each;
  // It lies where it fell, and on no table.
  return {
    ...rest,
    ...(move && (move !== 'break' || isInPieces) ? { move } : {}),
    ...(each.how === 'ground' && !each.at ? { exact: true } : {}),
  };
}

/** How a thing is told to look, for where it is now. */
const asTold = (
  own: Pick<LookTold, 'looks' | 'color' | 'size'> | undefined,
  each: Pick<Seen, 'color' | 'size' | 'looks' | 'move'> & { move?: Seen['move'] },
): Pick<Seen, 'color' | 'size' | 'looks'> => {
  // What falls, breaks or rolls is on its way: it turns by itself.
  const looks = (own?.looks ?? []).filter(
    (look) => !(look === 'toppled' && each.move) && !(look === 'cracked' && each.move === 'break'),
  );
  return {
    ...(own?.color ? { color: own.color } : {}),
    ...(own?.size && !each.size ? { size: own.size } : {}),
    ...(looks.length > 0 ? { looks } : {}),
  };
};
