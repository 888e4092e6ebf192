import type { SetName } from '@milestoon/stage';
import type { Clause } from '../../reading/clause.ts';
import type { Place } from '../../world/places/places.ts';
import type { Moment } from '../plan.ts';

/** Where somebody goes for something while the story stays. */
const errands: ReadonlySet<SetName> = new Set(['street', 'shop', 'market', 'car', 'roadside', 'bus']);
const returns = /^(?:volver|regresar|voltar|regressar|vir|venir|chegar|llegar|entrar|traer|trazer)$/;

/** Those of a Portuguese or Spanish story who have gone somewhere alone: it goes on without them where it was. */
export class Errands {
  #away: { who: string; place: Place | null } | undefined;

  /** Where a moment is after all, or undefined where it is where its words tell. */
  placeAfter(
    moment: Moment | null,
    clause: Clause,
    { before, now }: { before: Place | null; now: Place | null },
  ): Place | null | undefined {
    const lead = moment?.acts[0]?.who;
    if (!moment || !lead) return undefined;
    if (now && now.set !== before?.set) {
      const isAlone =
        errands.has(now.set) &&
        clause.mode === 'done' &&
        clause.who.length === 1 &&
        moment.acts.every(({ who }) => who !== 'hero');
      this.#away = isAlone ? { who: lead, place: this.#away ? this.#away.place : before } : undefined;
      return undefined;
    }
    const away = this.#away;
    if (!away || (lead === away.who && !returns.test(clause.verb.lemma))) return undefined;
    this.#away = undefined;
    return away.place;
  }
}
