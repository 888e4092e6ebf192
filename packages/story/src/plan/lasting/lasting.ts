import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause } from '../../reading/clause.ts';
import { wordTable } from '../../text/word-table.ts';
import type { People } from '../../world/people/people.ts';
import { type Change, changeIn, type Mark } from './body-changes.ts';
import { showingAids } from './hearing-aids.ts';
import { isStainable } from '../staging/on-body.ts';
import type { Act, Moment, Seen } from '../plan.ts';

/** Whose body a clause speaks of: that of who is washed, painted or carried, else of who acts, else the child's. */
export function bodyToldOf({ things, who }: Clause, moment: Moment | null, people: People): string {
  const owner = [...things, ...who].find(
    (each) => each.owner && (bodily.test(each.head) || isStainable(each)),
  )?.owner;
  const named = owner ? people.byName(owner) : undefined;
  if (named) return named.person.id;
  const [lead] = moment?.acts ?? [];
  // 'Put a plaster on the dog's paw': no person wears it.
  const isAtCreature =
    /^(?:knee-plaster|(?:adhesive-)?bandage)$/.test(lead?.thing ?? '') &&
    lead?.action === 'put-on' &&
    people.all.some(({ person, kind }) => person.id === lead.to && kind === 'animal');
  if (isAtCreature) return nobody;
  // A doll or a teddy has it on.
  if (moment?.seen.some(({ at, spot }) => at?.side === 'on' && spot)) return nobody;
  // 'It landed in the pool': the hat is wet, and nobody else.
  if (!lead && who.length > 0 && who.every(({ pronoun }) => pronoun === 'it')) return nobody;
  if (!lead && !owner && moment?.seen.some(({ move }) => /^(?:fall|roll|fly)$/.test(move ?? '')))
    return nobody;
  const isDoneTo = things.some(
    ({ preposition, pronoun, name, head }) =>
      (!preposition && (pronoun || name)) ||
      // 'Put a plaster on her knee': on whose knee, and not on who did it.
      (/^(?:on|in|onto)$/.test(preposition ?? '') && touched.test(head)) ||
      (preposition === 'to' && (name || /^(?:le|lhe|les|lhes)$/.test(pronoun ?? ''))),
  );
  const other =
    lead?.to && isDoneTo && people.all.find(({ person, kind }) => person.id === lead.to && kind === 'person');
  return (other ? other.person.id : lead?.who) ?? people.hero.person.id;
}
const nobody = '';
const touched =
  /^(?:knee|arm|leg|elbow|finger|hand|foot|toe|chin|forehead|head|ankle|wrist|cast|plaster|face|cheek|cara|rosto|rostro|bochecha|mejilla|joelho|joelhinho|cotovelo|braço|perna|dedo|dedinho|testa|queixo|tornozelo|pé|rodilla|rodillita|codo|brazo|pierna|dedito|frente|barbilla|tobillo|pie)$/;
const bodily =
  /^(?:face|cheek|hair|hand|tooth|arm|leg|knee|cara|cabelo|pelo|mão|mano|dente|diente|braço|brazo|perna|pierna)$/;

/** The bodies of a story as it goes on: what was told once of somebody is seen wherever they are. */
export class Bodies {
  private readonly marks = new Map<string, Map<Mark, Omit<Seen, 'of'>>>();
  private readonly asleep = new Set<string>();
  private day = 0;
  private wetFor = 0;

  /**
   * Hears a clause and gives its moment back with what everybody's body shows in it.
   *
   * @param whose of whom the clause tells, by id
   */
  after(
    moment: Moment | null,
    clause: Clause,
    {
      before,
      language,
      whose,
      day,
      said,
    }: { before: readonly Clause[]; language: NounLanguage; whose: string; day: number; said: string },
  ): Moment | null {
    const change = changeIn(clause, before, language, said);
    const own = this.marks.get(whose) ?? new Map<Mark, Omit<Seen, 'of'>>();
    if (day !== this.day) this.nextDay(day);
    for (const mark of change.off ?? []) own.delete(mark);
    for (const [mark, seen] of change.on ?? []) own.set(mark, seen);
    this.marks.set(whose, own);
    if (change.asleep === false) this.asleep.delete(whose);
    const shown = moment && this.shown(without(moment, change.instead), clause, before);
    if (moment) this.dry(change);
    if (change.asleep === true) this.asleep.add(whose);
    return shown;
  }

  /** Whether somebody sleeps by now. */
  sleeps(id: string): boolean {
    return this.asleep.has(id);
  }

  /** Water goes by itself. */
  private dry({ on = [] }: Change): void {
    this.wetFor = on.some(([mark]) => mark === 'wet') ? 0 : this.wetFor + 1;
    if (this.wetFor >= longestWet) for (const marks of this.marks.values()) marks.delete('wet');
  }

  private nextDay(day: number): void {
    this.day = day;
    this.asleep.clear();
    for (const marks of this.marks.values()) for (const each of fleeting) marks.delete(each);
  }

  private shown(moment: Moment, clause: Clause, before: readonly Clause[]): Moment {
    if (!/^(?:done|undone|said|pretended)$/.test(clause.mode)) return moment;
    for (const { how, of, picture, color, at } of moment.seen)
      if (how === 'smeared' && of && color) {
        const marks = this.marks.get(of) ?? new Map<Mark, Omit<Seen, 'of'>>();
        // What is told to be all over them is not only in the face.
        if (at || !marks.get('smear')?.whole)
          marks.set('smear', { picture, how, color, ...(at ? { at } : {}) });
        this.marks.set(of, marks);
      }
    // What is braided, painted or drawn on somebody stays there.
    for (const { how, of, spot, picture, ...told } of moment.seen) {
      const mark = how === 'atop' && spot && of ? left[picture] : undefined;
      if (!mark || !of) continue;
      const marks = this.marks.get(of) ?? new Map<Mark, Omit<Seen, 'of'>>();
      marks.set(mark, { ...told, picture, how, ...(spot ? { spot } : {}) });
      this.marks.set(of, marks);
    }
    const { acts, seen } = this.mended(moment, isOnCast(clause, before));
    const here = [...new Set(acts.map(({ who }) => who))];
    const marked = here.flatMap((of) =>
      [...(this.marks.get(of)?.values() ?? [])].map((each): Seen => ({ ...each, of })),
    );
    // In the water everybody is wet.
    const isInWater = (of: string | undefined): boolean =>
      acts.some(({ who, action }) => who === of && /^(?:swim|plunge)$/.test(action)) ||
      seen.some((each) => each.how === 'inside' && (each.of ?? 'hero') === of);
    const visible = marked.filter(({ picture, of }) => picture !== 'droplet' || !isInWater(of));
    const painted = new Set(marked.flatMap(({ picture, how }) => (how === 'smeared' ? [picture] : [])));
    // Whoever is painted as a tiger has no tiger beside them.
    const kept = seen.filter(
      ({ picture, how, of, at }) =>
        (how === 'smeared' && !(of && !at && picture === 'mud' && this.isWhole(of))) ||
        how === 'inside' ||
        !painted.has(picture),
    );
    const isNew = (each: Seen): boolean =>
      !kept.some(({ picture, how, of }) => picture === each.picture && how === each.how && of === each.of);
    return {
      ...moment,
      acts: showingAids(this.sleeping(acts)),
      seen: [...kept, ...visible.filter(isNew)].slice(-8),
    };
  }

  private isWhole(of: string): boolean {
    return this.marks.get(of)?.get('smear')?.whole === true;
  }

  /** A cast that is on somebody is in no hand and on no floor: who draws on it draws on them. */
  private mended({ acts, seen }: Moment, isDrawnOn: boolean): { acts: Act[]; seen: Seen[] } {
    const owner = [...this.marks].find(
      ([id, marks]) => id !== nobody && medical.some((mark) => marks.has(mark)),
    )?.[0];
    if (!owner) return { acts, seen };
    const isLoose = ({ picture, how }: Seen): boolean => dressings.test(picture) && how !== 'worn';
    const spokenOf = seen.some(isLoose);
    const bare = acts.map((act): Act => {
      if (!dressings.test(act.thing ?? '')) return act;
      const { thing: _on, color: _color, ...rest } = act;
      return /^(?:hold|point|carry|reach)$/.test(act.action) ? { ...rest, action: 'stand' } : rest;
    });
    const isThere = bare.some(({ who }) => who === owner);
    const spot = this.marks.get(owner)?.has('leg') ? 'leg' : 'arm';
    const joined: Act[] =
      spokenOf && !isThere
        ? [...bare.map((act) => ({ ...act, to: owner })), { who: owner, action: 'stand', emotion: 'happy' }]
        : bare;
    if (this.marks.get(owner)?.has(spot) && isDrawnOn)
      return {
        acts: joined
          .slice(-6)
          .map(
            (act): Act =>
              act.who === owner
                ? { who: owner, action: spot === 'leg' ? 'sit' : 'stand', emotion: 'happy' }
                : penned.test(act.action)
                  ? { who: act.who, emotion: act.emotion, action: 'wipe', thing: 'crayon', to: owner, spot }
                  : act,
          ),
        seen: seen
          .filter((each) => !isLoose(each) && each.how !== 'cover')
          .map((each) => (each.how === 'wall' ? { ...each, how: 'atop', of: owner, spot } : each)),
      };
    return { acts: joined.slice(-6), seen: seen.filter((each) => !isLoose(each)) };
  }

  /** Whoever sleeps goes on sleeping while others carry and kiss them; whoever does something is awake. */
  private sleeping(acts: readonly Act[]): Act[] {
    const [lead, ...others] = acts;
    if (!lead) return [];
    if (this.asleep.has(lead.who) && !restful.test(lead.action)) this.asleep.delete(lead.who);
    return [
      lead,
      ...others.map((act): Act => {
        if (!this.asleep.has(act.who)) return act;
        return {
          ...act,
          ...(upright.test(act.action) ? { action: 'sleep' as const } : {}),
          emotion: 'sleepy',
        };
      }),
    ];
  }
}

const without = (moment: Moment, instead: string | undefined): Moment => ({
  ...moment,
  seen: moment.seen.filter(
    ({ picture, how }) => picture !== instead || how === 'smeared' || how === 'inside',
  ),
});

const left: Readonly<Record<string, Mark>> = wordTable({
  moustache: 'drawn',
  scribble: 'drawn',
  braid: 'braid',
  'painted-nails': 'nails',
});
const draws = /^(?:draw|write|sign|paint|decorate|desenhar|escrever|assinar|pintar|dibujar|escribir|firmar)$/;
const cast = /^(?:cast|plaster|gesso|yeso|escayola|férula)$/;
/** What else one draws or writes on. */
const surfaces =
  /^(?:paper|sheet|page|board|blackboard|whiteboard|fence|card|wall|notebook|papel|folha|quadro|cerca|cartão|muro|parede|caderno|hoja|pizarra|pizarrón|valla|tarjeta|pared|cuaderno)$/;
/** 'Signed his cast', 'drew a cat on it' where the cast was told just before. */
const isOnCast = ({ verb, things }: Clause, before: readonly Clause[]): boolean =>
  draws.test(verb.lemma) &&
  !things.some(({ head }) => surfaces.test(head)) &&
  (things.some(({ head }) => cast.test(head)) ||
    (things.some(
      ({ preposition, pronoun }) => /^(?:on|onto|in)$/.test(preposition ?? '') && pronoun !== undefined,
    ) &&
      before.at(-1)?.things.some(({ head }) => cast.test(head)) === true));
const penned = /^(?:draw|write|paint|wipe|craft|stand|look)$/;
const medical: readonly Mark[] = ['glasses', 'arm', 'leg', 'plaster', 'knee'];
const dressings = /^(?:glasses|plaster|leg-plaster|knee-plaster|adhesive-bandage)$/;
/** As many moments somebody is wet who is not dried. */
const longestWet = 4;
/** Gone by the next morning. */
const fleeting: readonly Mark[] = ['mud', 'wet', 'paint', 'smear', 'bare', 'messy'];
const restful = /^(?:sleep|lie-down|nap|wait|stand|be-carried|ride|hug)$/;
const upright = /^(?:look|stand|nod|walk|receive|talk|laugh|clap|wave|kiss|lean-on)$/;
