import type { NounLanguage } from '@milestoon/things/nouns';
import { colorAmong } from '../meaning/colors.ts';
import type { Clause, Phrase } from '../reading/clause.ts';
import type { People } from '../world/people.ts';
import { creatureOf } from './lifeless-told.ts';
import type { Act, Moment, Seen } from './plan.ts';

/** What somebody's body shows until it is undone: mud, wet hair, a painted face, plaster, a gap between the teeth. */
type Mark = 'glasses' | 'mud' | 'wet' | 'paint' | 'smear' | 'gap' | 'arm' | 'leg' | 'plaster' | 'knee';

interface Change {
  on?: readonly (readonly [Mark, Omit<Seen, 'of'>])[];
  off?: readonly Mark[];
  asleep?: boolean;
}

const worn = (picture: string, color?: string): Omit<Seen, 'of'> => ({
  picture,
  how: 'worn',
  ...(color ? { color } : {}),
});

const heads = ({ things, who }: Clause): Phrase[] => [...things, ...who];
const has = (clause: Clause, words: RegExp): Phrase | undefined =>
  heads(clause).find(({ head }) => words.test(head.toLowerCase()));

const teeth = /^(?:tooth|teeth|dente|diente)$/;
const comesOut = /^(?:lose|perder|cair|caer|caerse|sair|salir|arrancar|saltar)$/;
const isOut = ({ verb }: Clause): boolean =>
  comesOut.test(verb.lemma) ||
  (/^(?:come|fall|pull|knock|take|get)$/.test(verb.lemma) && verb.particle === 'out');

const mud = /^(?:mud|dirt|lama|barro|lodo|fango)$/;
const muddy = /^(?:muddy|filthy|dirty|grubby|sujo|suja|enlameado|enlameada|sucio|sucia|embarrado|embarrada)$/;
const wet =
  /^(?:wet|soaked|drenched|soaking|dripping|molhado|molhada|encharcado|encharcada|ensopado|mojado|mojada|empapado|empapada)$/;
const water =
  /^(?:water|puddle|pond|river|stream|creek|lake|sea|fountain|pool|ditch|água|poça|charco|lago|rio|río|ribeiro|mar|fonte|fuente|agua|estanque|piscina)$/;
const into = /^(?:in|into)$/;
const plunges =
  /^(?:fall|sit|roll|slip|land|step|splash|wade|jump|trip|tumble|stumble|dive|plop|cair|caer|caerse|sentar|sentarse|escorregar|resbalar|rebolar|tropeçar|tropezar|saltar|mergulhar)$/;
const soaks = /^(?:soak|drench|molhar|molhar-se|encharcar|mojar|mojarse|empapar|empaparse)$/;
const soils = /^(?:dirty|muddy|sujar|sujar-se|ensuciar|ensuciarse|manchar|embarrar)$/;

const casts = /^(?:cast|gesso|escayola|yeso)$/;
const engessed = /^(?:engessad[oa]|escayolad[oa]|enyesad[oa])$/;
const legs = /^(?:leg|foot|ankle|toe|perna|pé|tornozelo|pierna|pie|tobillo)$/;
const limbs =
  /^(?:leg|knee|shin|foot|arm|elbow|hand|finger|toe|perna|joelho|pé|braço|cotovelo|mão|dedo|pierna|rodilla|pie|brazo|codo|mano)$/;
const plasters = /^(?:plaster|band-aid|bandage|bandaid|penso|ligadura|tirita|venda|curita)$/;
const gets =
  /^(?:get|have|wear|receive|be|need|put|keep|come|ter|levar|receber|pôr|ficar|usar|tener|llevar|recibir|poner|ponerse)$/;
const spectacles = /^(?:glasses|spectacles|óculos?|gafas?)$/;
const faces = /^(?:face|cheek|cara|rosto|bochecha|mejilla)$/;
const paints = /^(?:paint|pintar|pintarse|maquillar|maquilhar)$/;

const sleeps = /^(?:fall|doze|drop|nod|drift)$/;
const dozes = /^(?:adormecer|dormirse|adormecerse)$/;
const wakes = /^(?:wake|awake|waken|acordar|despertar|despertarse|levantar|levantarse)$/;
const washes =
  /^(?:wash|bath|bathe|bathtub|shower|rinse|scrub|clean|lavar|lavarse|limpar|limpiar|enxaguar|bañar|bañarse|banhar|ducharse|duchar)$/;
const dries = /^(?:dry|towel|secar|secarse|enxugar)$/;
const bath = /^(?:bath|bathtub|shower|tub|banho|banheira|duche|baño|bañera|ducha)$/;

/** What a clause says of somebody's body. */
function changeIn(clause: Clause, before: readonly Clause[], language: NounLanguage): Change {
  const { verb, things, manner, mode, who } = clause;
  if (mode !== 'done') return {};
  const on: [Mark, Omit<Seen, 'of'>][] = [];
  const says = (words: RegExp): boolean => manner.some((word) => words.test(word));
  const isOfHouse = who.some(({ head }) =>
    /^(?:floor|street|grass|garden|road|dog|cat|chão|rua|suelo|calle)$/.test(head),
  );
  if (has(clause, teeth) && isOut(clause)) on.push(['gap', worn('tooth')]);
  const deep = things.find(({ preposition, head }) => into.test(preposition ?? '') && mud.test(head));
  const isMuddy =
    (deep && plunges.test(verb.lemma)) ||
    (says(/^(?:covered|coberto|coberta|cubierto|cubierta|lleno|llena|cheio|cheia)$/) && has(clause, mud)) ||
    (soils.test(verb.lemma) && has(clause, mud)) ||
    (says(muddy) && /^(?:be|get|come|look|become|return|estar|ficar|quedar|volver|voltar)$/.test(verb.lemma));
  if (isMuddy && !isOfHouse) on.push(['mud', { picture: 'mud', how: 'smeared' }]);
  const isWet =
    (plunges.test(verb.lemma) &&
      things.some(({ preposition, head }) => into.test(preposition ?? '') && water.test(head))) ||
    (soaks.test(verb.lemma) && says(/^se$/)) ||
    /^(?:molhar-se|mojarse|empaparse)$/.test(verb.lemma) ||
    (says(wet) && /^(?:be|get|come|become|leave|end|estar|ficar|quedar|acabar|volver)$/.test(verb.lemma));
  if (isWet && !isOfHouse) on.push(['wet', { picture: 'droplet', how: 'smeared' }]);
  if (paints.test(verb.lemma)) {
    const like = things.find(
      ({ preposition, head, of }) =>
        (/^(?:as|like|of)$/.test(preposition ?? '') || !preposition) && creatureOf(of ?? head, language),
    );
    const picture = like && creatureOf(like.of ?? like.head, language);
    const isFace =
      has(clause, faces) !== undefined || like?.preposition === 'as' || like?.preposition === 'like';
    if (picture && isFace) on.push(['paint', { picture, how: 'smeared' }]);
  }
  const cast = has(clause, casts);
  if ((cast && gets.test(verb.lemma)) || says(engessed)) {
    const isLeg =
      has(clause, legs) !== undefined ||
      before
        .slice(-3)
        .some(
          (each) =>
            has(each, legs) !== undefined && /^(?:break|partir|romper|hurt|fraturar)$/.test(each.verb.lemma),
        );
    const color = colorAmong(cast?.qualities ?? []);
    on.push(isLeg ? ['leg', worn('leg-plaster', color)] : ['arm', worn('plaster', color)]);
  }
  const plaster = has(clause, plasters);
  if (plaster && (gets.test(verb.lemma) || /^(?:stick|pegar|colar)$/.test(verb.lemma)))
    on.push(has(clause, limbs) ? ['knee', worn('knee-plaster')] : ['plaster', worn('adhesive-bandage')]);
  const glasses = heads(clause).find(
    ({ head, plural, count, of, preposition }) =>
      !preposition && !of && (spectacles.test(head) || (head === 'glass' && plural && count === undefined)),
  );
  if (
    glasses &&
    /^(?:get|wear|receive|put|have|vestir|usar|ganhar|receber|poner|llevar|recibir|tener|ter)$/.test(
      verb.lemma,
    ) &&
    verb.particle !== 'off'
  )
    on.push(['glasses', worn('glasses', colorAmong(glasses.qualities))]);
  const off: Mark[] = [];
  const isWashed =
    washes.test(verb.lemma) ||
    (/^(?:have|take|get|jump|go|give|be|sit|tomar|dar|entrar|darse)$/.test(verb.lemma) &&
      things.some(({ head }) => bath.test(head)));
  if (isWashed) off.push('mud', 'paint', 'smear');
  if (
    dries.test(verb.lemma) ||
    (/^(?:change|mudar|cambiar)$/.test(verb.lemma) && has(clause, /^(?:clothes|roupa|ropa)$/))
  )
    off.push('wet');
  if (/^(?:wipe|limpar|limpiar)$/.test(verb.lemma)) off.push('smear', 'mud', 'wet');
  if (
    /^(?:remove|come|take|tirar|quitar|sair)$/.test(verb.lemma) &&
    (verb.particle === 'off' || /^(?:remove|tirar|quitar)$/.test(verb.lemma))
  ) {
    if (cast) off.push('arm', 'leg');
    if (plaster) off.push('plaster', 'knee');
    if (glasses) off.push('glasses');
  }
  const asleep =
    (sleeps.test(verb.lemma) && (says(/^asleep$/) || verb.particle === 'off')) ||
    dozes.test(verb.lemma) ||
    (verb.lemma === 'dormir' && says(/^se$/)) ||
    (/^(?:quedar|quedarse|ficar)$/.test(verb.lemma) && says(/^(?:dormid[oa]|a dormir)$/)) ||
    (verb.lemma === 'be' && says(/^asleep$/));
  const awake = wakes.test(verb.lemma);
  return { on, off, ...(asleep ? { asleep: true } : awake ? { asleep: false } : {}) };
}

/** Whose body a clause speaks of: that of who is washed, painted or carried, else of who acts, else the child's. */
export function bodyToldOf({ things, who }: Clause, moment: Moment | null, people: People): string {
  const owner = [...things, ...who].find(({ owner, head }) => owner && bodily.test(head))?.owner;
  const named = owner ? people.byName(owner) : undefined;
  if (named) return named.person.id;
  const [lead] = moment?.acts ?? [];
  const isDoneTo = things.some(
    ({ preposition, pronoun, name }) =>
      (!preposition && (pronoun || name)) ||
      (preposition === 'to' && /^(?:le|lhe|les|lhes)$/.test(pronoun ?? '')),
  );
  const other =
    lead?.to && isDoneTo && people.all.find(({ person, kind }) => person.id === lead.to && kind === 'person');
  return (other ? other.person.id : lead?.who) ?? people.hero.person.id;
}
const bodily =
  /^(?:face|hair|hand|tooth|arm|leg|knee|cara|cabelo|pelo|mão|mano|dente|diente|braço|brazo|perna|pierna)$/;

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
    }: { before: readonly Clause[]; language: NounLanguage; whose: string; day: number },
  ): Moment | null {
    const change = changeIn(clause, before, language);
    const own = this.marks.get(whose) ?? new Map<Mark, Omit<Seen, 'of'>>();
    if (day !== this.day) this.nextDay(day);
    for (const mark of change.off ?? []) own.delete(mark);
    for (const [mark, seen] of change.on ?? []) own.set(mark, seen);
    this.marks.set(whose, own);
    if (change.asleep === false) this.asleep.delete(whose);
    const shown = moment && this.shown(moment, clause);
    if (moment) this.dry(change);
    if (change.asleep === true) this.asleep.add(whose);
    return shown;
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

  private shown(moment: Moment, { mode }: Clause): Moment {
    if (!/^(?:done|undone|said|pretended)$/.test(mode)) return moment;
    for (const { how, of, picture, color } of moment.seen)
      if (how === 'smeared' && of && color) {
        const marks = this.marks.get(of) ?? new Map<Mark, Omit<Seen, 'of'>>();
        marks.set('smear', { picture, how, color });
        this.marks.set(of, marks);
      }
    const { acts, seen } = this.mended(moment);
    const here = [...new Set(acts.map(({ who }) => who))];
    const marked = here.flatMap((of) =>
      [...(this.marks.get(of)?.values() ?? [])].map((each): Seen => ({ ...each, of })),
    );
    // In the water everybody is wet.
    const isInWater = (of: string | undefined): boolean =>
      acts.some(({ who, action }) => who === of && action === 'swim') ||
      seen.some((each) => each.how === 'inside' && (each.of ?? 'hero') === of);
    const visible = marked.filter(({ picture, of }) => picture !== 'droplet' || !isInWater(of));
    const painted = new Set(marked.flatMap(({ picture, how }) => (how === 'smeared' ? [picture] : [])));
    // Whoever is painted as a tiger has no tiger beside them.
    const kept = seen.filter(
      ({ picture, how }) => how === 'smeared' || how === 'inside' || !painted.has(picture),
    );
    const isNew = (each: Seen): boolean =>
      !kept.some(({ picture, how, of }) => picture === each.picture && how === each.how && of === each.of);
    return { ...moment, acts: this.sleeping(acts), seen: [...kept, ...visible.filter(isNew)].slice(-8) };
  }

  /** A cast that is on somebody is in no hand and on no floor: who draws on it draws on them. */
  private mended({ acts, seen }: Moment): { acts: Act[]; seen: Seen[] } {
    const owner = [...this.marks].find(([, marks]) => medical.some((mark) => marks.has(mark)))?.[0];
    if (!owner) return { acts, seen };
    const isLoose = ({ picture, how }: Seen): boolean => dressings.test(picture) && how !== 'worn';
    const spokenOf = seen.some(isLoose);
    const bare = acts.map((act): Act => {
      if (!dressings.test(act.thing ?? '')) return act;
      const { thing: _on, color: _color, ...rest } = act;
      return /^(?:hold|point|carry|reach)$/.test(act.action) ? { ...rest, action: 'stand' } : rest;
    });
    const isThere = bare.some(({ who }) => who === owner);
    const joined: Act[] =
      spokenOf && !isThere
        ? [...bare.map((act) => ({ ...act, to: owner })), { who: owner, action: 'stand', emotion: 'happy' }]
        : bare;
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

const medical: readonly Mark[] = ['glasses', 'arm', 'leg', 'plaster', 'knee'];
const dressings = /^(?:glasses|plaster|leg-plaster|knee-plaster|adhesive-bandage)$/;
/** As many moments somebody is wet who is not dried. */
const longestWet = 4;
/** Gone by the next morning. */
const fleeting: readonly Mark[] = ['mud', 'wet', 'paint', 'smear'];
const restful = /^(?:sleep|lie-down|nap|wait|stand|be-carried|ride|hug)$/;
const upright = /^(?:look|stand|nod|walk|receive|talk|laugh|clap|wave|kiss|lean-on)$/;
