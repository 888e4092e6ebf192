import type { Action } from '@milestoon/cast';
import { metresOf } from '@milestoon/things/nouns';
import { kindOfPicture } from '../../meaning/kinds.ts';
import type { Clause } from '../../reading/clause.ts';
import { carried } from '../things/held-thing.ts';
import type { Act, Moment, Seen } from '../plan.ts';

/** What somebody has in the hands. */
interface Held {
  thing: string;
  color?: string;
  day: number;
  set: string | null;
  sentence: number;
  /** It is in a mouth, or beside an act that has a thing of its own. */
  isSeen: boolean;
}

/** Verbs after which it is in the hands. */
const takes =
  /^(?:pick|take|grab|carry|hold|get|lift|catch|fetch|bring|snatch|clutch|clasp|scoop|gather|cradle|balance|steal|pluck|grip|cup|pegar|apanhar|agarrar|levar|segurar|trazer|buscar|carregar|erguer|levantar|roubar|coger|tomar|llevar|sostener|recoger|traer|cargar|alzar|robar|sujetar|atrapar)$/;
const inHand: ReadonlySet<Action> = new Set([
  'hold',
  'carry',
  'receive',
  'catch',
  'reach',
  'take-out',
  'lift',
]);
/** Taken so, it is in the hands whatever the verb. */
const always: ReadonlySet<Action> = new Set(['carry', 'receive', 'catch']);
/** What is done with it without letting go. */
const keeps: ReadonlySet<Action> = new Set([
  ...inHand,
  ...(['wave', 'kiss', 'smell', 'lick', 'look-through', 'measure', 'hug', 'look', 'wipe'] as const),
]);
/** What is done with a thing in the hands, which is seen there. */
const along: ReadonlySet<Action> = new Set([
  'walk',
  'run',
  'tiptoe',
  'jump',
  'dance',
  'climb',
  'fall',
  'stand',
  'sit',
  'kneel',
  'get-up',
  'look',
  'look-up',
  'talk',
  'whisper',
  'shout',
  'laugh',
  'cry',
  'cheer',
  'nod',
  'wait',
  'think',
  'search',
  'hide',
  'bow',
  'crawl',
]);
/** Nobody does this with something in the hands. */
const needsHands =
  /^(?:clap|swim|dig|bike|row|crawl|sleep|lie-down|play-music|write|paint|build|cook|wash|brush|drive|fish|handstand|walk-away|fly-away|put-in|put-down|throw|drop|break|kick|eat|drink|hand-over|slice|cut)$/;
const goes = /^(?:walk|run|tiptoe|climb|fall)$/;
/** As many sentences later it is there still. */
const reach = 2;
/** 'At night he laughed': what was in the hands before is told of no longer. */
const later =
  /^[\s,.!?;:]*(?:later|afterwards|that (?:night|evening|afternoon)|at (?:night|bedtime)|in the (?:evening|afternoon)|mais tarde|à noite|à tarde|de tarde|nessa (?:noite|tarde)|más tarde|por la (?:noche|tarde)|esa (?:noche|tarde)|al rato)(?!\p{L})/iu;

const isHeld = (picture: string): boolean =>
  picture !== 'droplet' &&
  metresOf(picture) <= carried &&
  !/^(?:body|place|weather|abstract|time)$/.test(kindOfPicture(picture) ?? '');

/** What everybody has in the hands as a story goes on: it stays there until it is put down, given, eaten, dropped or broken. */
export class Hands {
  private readonly held = new Map<string, Held>();

  /** Hears a clause and gives its moment back with what is still in the hands. */
  after(moment: Moment | null, clause: Clause, { day, told }: { day: number; told: string }): Moment | null {
    if (!moment || moment.mode !== 'done') return moment;
    this.forget(moment, day, told);
    const acts = moment.acts.map((act) => this.goesOn(act, moment));
    const beside = moment.acts.flatMap((act) => this.besideAct(act, moment));
    for (const act of moment.acts) this.hear(act, moment, { clause, day });
    return { ...moment, acts, seen: [...moment.seen, ...beside].slice(0, 8) };
  }

  /** What lies elsewhere, is had by somebody else or was taken long ago is in nobody's hands. */
  private forget(moment: Moment, day: number, told: string): void {
    for (const [who, each] of this.held) {
      const own = moment.acts.find((act) => act.who === who);
      const isElsewhere = moment.seen.some(
        ({ picture, how, of }) => picture === each.thing && !(how === 'held' && (of ?? who) === who),
      );
      const isOthers = moment.acts.some((act) => act.who !== who && act.thing === each.thing);
      const isAway =
        own &&
        each.set !== null &&
        moment.place.set !== each.set &&
        moment.sentence !== each.sentence &&
        !goes.test(own.action);
      const isLong = moment.sentence - each.sentence > reach;
      if (isElsewhere || isOthers || isAway || isLong || day !== each.day || later.test(told))
        this.held.delete(who);
    }
  }

  private goesOn(act: Act, { seen, place }: Moment): Act {
    const held = this.held.get(act.who);
    if (!held || act.thing || !along.has(act.action)) return act;
    held.set = place.set;
    if (held.isSeen) return act;
    if (seen.some(({ how, of }) => of === act.who && /^(?:held|inside)$/.test(how))) return act;
    return { ...act, thing: held.thing, ...(held.color ? { color: held.color } : {}) };
  }

  /** Whoever climbs stairs has them to climb, and what is carried in the hand; an animal has it in the mouth. */
  private besideAct({ who, action, thing }: Act, { seen }: Moment): Seen[] {
    const held = this.held.get(who);
    if (!held || !along.has(action) || thing === held.thing) return [];
    if (!(held.isSeen && !thing) && !(thing && action === 'climb')) return [];
    if (seen.some(({ how, of }) => of === who && how === 'held')) return [];
    return [{ picture: held.thing, how: 'held', of: who, ...(held.color ? { color: held.color } : {}) }];
  }

  private hear(
    { who, action, thing, color }: Act,
    { place: { set }, sentence, seen }: Moment,
    { clause, day }: { clause: Clause; day: number },
  ): void {
    const held = this.held.get(who);
    const inMouth = seen.find(({ how, of }) => how === 'held' && of === who);
    if (inMouth && !thing && held?.thing !== inMouth.picture && takes.test(clause.verb.lemma)) {
      const { picture, color: own } = inMouth;
      const told = own ? { color: own } : {};
      this.held.set(who, { thing: picture, ...told, day, set, sentence, isSeen: true });
      return;
    }
    if (!thing) {
      // Whoever has fallen has it no longer.
      if (needsHands.test(action) || action === 'fall') this.held.delete(who);
      return;
    }
    if (held?.thing === thing && keeps.has(action)) return;
    if (held && action === 'climb') return;
    this.held.delete(who);
    const isTaken =
      inHand.has(action) &&
      clause.verb.particle !== 'off' &&
      (always.has(action) || takes.test(clause.verb.lemma));
    if (isTaken && isHeld(thing))
      this.held.set(who, { thing, ...(color ? { color } : {}), day, set, sentence, isSeen: false });
  }
}
