import { type NounLanguage, pictureFor } from '@milestoon/things/nouns';
import { hasPicture } from '@milestoon/things/pictures';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { kindOfPicture } from '../../meaning/kinds.ts';
import { isNew } from '../clauses/lifeless-told.ts';
import type { Moment } from '../plan.ts';

const eats = /^(?:eat|finish|comer)$/;
const half = /^(?:half|metade|mitad|medio|media|meio|meia)$/;
const bites = /^(?:bite|nibble|gnaw|chew|morder|roer|mordiscar|trincar)$/;
const breaks = /^(?:break|smash|shatter|snap|partir|quebrar|romper)$/;
const bursts = /^(?:pop|burst|rebentar|estourar|explotar|reventar|pinchar)$/;
const mends = /^(?:mend|fix|repair|glue|replace|arranjar|consertar|reparar|arreglar)$/;

/** What happens to a thing by a deed, as the name its picture has from then on. */
function damageIn({ verb, things, manner }: Clause, phrase: Phrase, picture: string): string | undefined {
  const isHalf = [...phrase.qualities, ...manner, phrase.head].some((each) => half.test(each));
  if (eats.test(verb.lemma) && isHalf) return `half-${picture}`;
  const isBite = things.some(({ head }) => /^(?:bite|dentada|mordida|bocado|mordisco)$/.test(head));
  if (bites.test(verb.lemma) || isBite)
    return kindOfPicture(picture) === 'food' ? `bitten-${picture}` : undefined;
  // Eggs are cracked to be cooked, and bread is broken to be shared.
  if (breaks.test(verb.lemma) && !/^(?:food|body|animal|place)$/.test(kindOfPicture(picture)))
    return `broken-${picture}`;
  return bursts.test(verb.lemma) && picture === 'balloon' ? 'popped-balloon' : undefined;
}

/** The things of a story as it goes on: what was bitten, broken or halved once is so in every later picture. */
export class Damages {
  private readonly now = new Map<string, string>();

  after(moment: Moment | null, clause: Clause, language: NounLanguage): Moment | null {
    const { mode, verb, things, who } = clause;
    const broken = new Map<string, string>();
    for (const phrase of mode === 'done' ? [...things, ...who] : []) {
      const part = /^(?:half|bite|metade|mitad|dentada|mordida|bocado|mordisco)$/;
      const whole = phrase.of ?? phrase.owner?.split(' ').at(-1);
      const noun = part.test(phrase.head) && whole ? whole : phrase.head;
      const picture = pictureFor(noun.toLowerCase(), language, { qualities: phrase.qualities });
      if (!picture) continue;
      if (mends.test(verb.lemma) || (isNew(phrase) && mode === 'done')) this.now.delete(picture);
      if (phrase.preposition && !/^(?:in|into|of|off|from)$/.test(phrase.preposition)) continue;
      const damage = damageIn(clause, phrase, picture);
      if (!damage || !hasPicture(damage) || this.now.has(picture)) continue;
      // A bite is seen while it is taken; what breaks is whole before.
      (/^(?:broken|popped)-/.test(damage) ? broken : this.now).set(picture, damage);
    }
    // 'It broke'
    for (const { picture, move } of moment?.seen ?? [])
      if (
        move === 'break' &&
        breaks.test(verb.lemma) &&
        hasPicture(`broken-${picture}`) &&
        !this.now.has(picture)
      )
        broken.set(picture, `broken-${picture}`);
    const shown = moment && this.shown(moment);
    for (const [picture, damage] of broken) this.now.set(picture, damage);
    return shown;
  }

  private shown(moment: Moment): Moment {
    if (moment.mode !== 'done' || this.now.size === 0) return moment;
    const seenNow = (picture: string): string => this.now.get(picture) ?? picture;
    return {
      ...moment,
      acts: moment.acts.map((act) => (act.thing ? { ...act, thing: seenNow(act.thing) } : act)),
      seen: moment.seen.map((each) =>
        /^(?:wall|photo|screen|bubble|worn)$/.test(each.how)
          ? each
          : { ...each, picture: seenNow(each.picture) },
      ),
    };
  }
}
