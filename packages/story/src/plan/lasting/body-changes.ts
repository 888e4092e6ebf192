import { type NounLanguage, pictureFor } from '@milestoon/things/nouns';
import { bodySpotOf } from '../../meaning/body-spots.ts';
import { colorAmong } from '../../meaning/colors.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { bodyLooks, coveringWord } from './body-looks.ts';
import { hearingAidsOn } from './hearing-aids.ts';
import { creatureOf } from '../clauses/lifeless-told.ts';
import type { Seen } from '../plan.ts';

/** What somebody's body shows until it is undone: mud, wet hair, a painted face, plaster, a gap between the teeth. */
export type Mark =
  | 'glasses'
  | 'hearing'
  | 'mud'
  | 'wet'
  | 'bare'
  | 'messy'
  | 'paint'
  | 'smear'
  | 'gap'
  | 'arm'
  | 'leg'
  | 'plaster'
  | 'knee'
  | 'drawn'
  | 'braid'
  | 'nails';

export interface Change {
  on?: readonly (readonly [Mark, Omit<Seen, 'of'>])[];
  off?: readonly Mark[];
  /** The picture of what is on them and nowhere else. */
  instead?: string | undefined;
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
const water =
  /^(?:water|puddle|pond|river|stream|creek|lake|sea|fountain|pool|ditch|água|poça|charco|lago|rio|río|ribeiro|mar|fonte|fuente|agua|estanque|piscina)$/;
const into = /^(?:in|into|inside)$/;
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
  /^(?:bandage|get|have|wear|receive|be|need|put|keep|come|ter|levar|receber|pôr|ficar|usar|tener|llevar|recibir|poner|ponerse)$/;
const spectacles = /^(?:glasses|spectacles|óculos?|gafas?)$/;
const faces = /^(?:face|cheek|cara|rosto|bochecha|mejilla)$/;
const paints = /^(?:paint|pintar|pintarse|maquillar|maquilhar)$/;

const shoes =
  /^(?:shoe|boot|trainer|sandal|slipper|sock|sapato|bota|sapatilha|meia|chinelo|zapato|zapatilla|calcetín)s?$/;
const putsOn = /^(?:put|wear|calçar|pôr|poner|ponerse|calzar|calzarse)$/;

const sleeps = /^(?:fall|doze|drop|nod|drift)$/;
const dozes = /^(?:adormecer|dormirse|adormecerse)$/;
const wakes = /^(?:wake|awake|waken|acordar|despertar|despertarse|levantar|levantarse)$/;
const washes =
  /^(?:wash|bath|bathe|bathtub|shower|rinse|scrub|clean|lavar|lavarse|limpar|limpiar|enxaguar|bañar|bañarse|banhar|ducharse|duchar)$/;
const dries = /^(?:dry|towel|secar|secarse|enxugar)$/;
const bath = /^(?:bath|bathtub|shower|tub|banho|banheira|duche|baño|bañera|ducha)$/;

/** A clause and what was told before it, in the language of the text. */
interface Told {
  clause: Clause;
  before: readonly Clause[];
  language: NounLanguage;
}
type Shown = readonly [Mark, Omit<Seen, 'of'>];

const says = ({ manner }: Clause, words: RegExp): boolean => manner.some((word) => words.test(word));
const inside = ({ things }: Clause, words: RegExp): boolean =>
  things.some(({ preposition, head }) => into.test(preposition ?? '') && words.test(head));
const gap = ({ clause }: Told): Shown | false =>
  has(clause, teeth) !== undefined &&
  // 'Had a gap in her teeth' is a smile with one.
  (isOut(clause) ||
    ((clause.verb.lemma === 'smile' || has(clause, /^gap$/) !== undefined) &&
      clause.things.some(isWithin))) && ['gap', worn('tooth')];
const isWithin = ({ preposition, head }: Phrase): boolean => preposition === 'in' && teeth.test(head);

/** 'Fell in the mud', 'rolou na lama': it is on them. */
function soiled({ clause }: Told): Shown | false {
  const { verb } = clause;
  const isMuddy =
    (inside(clause, mud) && plunges.test(verb.lemma)) || (soils.test(verb.lemma) && has(clause, mud));
  return Boolean(isMuddy) && ['mud', { picture: 'mud', how: 'smeared' }];
}

function soaked({ clause }: Told): Shown | false {
  const { verb } = clause;
  const isWet =
    (plunges.test(verb.lemma) && inside(clause, water)) ||
    (soaks.test(verb.lemma) && says(clause, /^se$/)) ||
    /^(?:molhar-se|mojarse|empaparse)$/.test(verb.lemma);
  return isWet && ['wet', { picture: 'droplet', how: 'smeared' }];
}

function painted({ clause, language }: Told): Shown | false {
  if (!paints.test(clause.verb.lemma)) return false;
  const like = clause.things.find(
    ({ preposition, head, of }) =>
      (/^(?:as|like|of)$/.test(preposition ?? '') || !preposition) && creatureOf(of ?? head, language),
  );
  const picture = like && creatureOf(like.of ?? like.head, language);
  const isFace =
    has(clause, faces) !== undefined || like?.preposition === 'as' || like?.preposition === 'like';
  return picture !== undefined && isFace && ['paint', { picture, how: 'smeared' }];
}

function inPlaster({ clause, before }: Told): Shown | false {
  const cast = has(clause, casts);
  if (!(cast && gets.test(clause.verb.lemma)) && !says(clause, engessed)) return false;
  const broke = (each: Clause): boolean =>
    has(each, legs) !== undefined && /^(?:break|partir|romper|hurt|fraturar)$/.test(each.verb.lemma);
  const isLeg = has(clause, legs) !== undefined || before.slice(-3).some(broke);
  const color = colorAmong(cast?.qualities ?? []);
  return isLeg ? ['leg', worn('leg-plaster', color)] : ['arm', worn('plaster', color)];
}

function plastered({ clause, language }: Told): Shown | false {
  const { lemma } = clause.verb;
  if (!has(clause, plasters) || !(gets.test(lemma) || /^(?:stick|pegar|colar)$/.test(lemma))) return false;
  const spot = clause.things.flatMap((each) => bodySpotOf(each, language) ?? [])[0];
  if (spot && spot !== 'knee') return ['plaster', { picture: 'adhesive-bandage', how: 'atop', spot }];
  return has(clause, limbs) ? ['knee', worn('knee-plaster')] : ['plaster', worn('adhesive-bandage')];
}

const glassesIn = (clause: Clause): Phrase | undefined =>
  heads(clause).find(
    ({ head, plural, count, of, preposition }) =>
      !preposition && !of && (spectacles.test(head) || (head === 'glass' && plural && count === undefined)),
  );
const putsOnGlasses =
  /^(?:get|wear|receive|put|have|vestir|usar|ganhar|receber|poner|llevar|recibir|tener|ter)$/;
function inGlasses({ clause }: Told): Shown | false {
  const glasses = glassesIn(clause);
  return (
    glasses !== undefined &&
    putsOnGlasses.test(clause.verb.lemma) &&
    clause.verb.particle !== 'off' && ['glasses', worn('glasses', colorAmong(glasses.qualities))]
  );
}

const hears = ({ clause }: Told): Shown | false =>
  hearingAidsOn(clause) === true && ['hearing', worn('hearing-aid')];

const marks: readonly ((told: Told) => Shown | false)[] = [
  gap,
  soiled,
  soaked,
  painted,
  inPlaster,
  plastered,
  inGlasses,
  hears,
];

/** What goes off: by water, a towel, other clothes, a cloth, or because somebody takes it off. */
function undone(clause: Clause): Mark[] {
  const { verb, things } = clause;
  const off: Mark[] = [];
  // Whoever scrubs the floor is no cleaner for it.
  const isOfOthers = things.some(
    ({ preposition, pronoun, name, head }) =>
      !preposition &&
      !pronoun &&
      !name &&
      !limbs.test(head) &&
      !faces.test(head) &&
      !/^(?:hair|self)$/.test(head),
  );
  const isWashed =
    (washes.test(verb.lemma) && !isOfOthers) ||
    (/^(?:have|take|get|jump|go|give|be|sit|tomar|dar|entrar|darse)$/.test(verb.lemma) &&
      things.some(({ head }) => bath.test(head)));
  if (hearingAidsOn(clause) === false) off.push('hearing');
  if (isWashed) off.push('mud', 'paint', 'smear', 'drawn');
  if (/^(?:comb|brush|pentear|pentear-se|peinar|peinarse)$/.test(verb.lemma)) off.push('messy');
  if (has(clause, shoes) && putsOn.test(verb.lemma)) off.push('bare');
  const isChanged =
    /^(?:change|mudar|cambiar)$/.test(verb.lemma) && has(clause, /^(?:clothes|roupa|ropa)$/) !== undefined;
  if (dries.test(verb.lemma) || isChanged) off.push('wet');
  if (/^(?:wipe|limpar|limpiar)$/.test(verb.lemma)) off.push('smear', 'mud', 'wet');
  const isTakenOff =
    /^(?:remove|tirar|quitar)$/.test(verb.lemma) ||
    (/^(?:come|take|sair)$/.test(verb.lemma) && verb.particle === 'off');
  if (isTakenOff) {
    if (has(clause, casts)) off.push('arm', 'leg');
    if (has(clause, plasters)) off.push('plaster', 'knee');
    if (glassesIn(clause)) off.push('glasses');
  }
  return off;
}

const fallsAsleep = (clause: Clause): boolean => {
  const { verb } = clause;
  return (
    (sleeps.test(verb.lemma) && (says(clause, /^asleep$/) || verb.particle === 'off')) ||
    dozes.test(verb.lemma) ||
    (verb.lemma === 'dormir' && says(clause, /^se$/)) ||
    (/^(?:quedar|quedarse|ficar)$/.test(verb.lemma) && says(clause, /^(?:dormid[oa]|a dormir)$/)) ||
    (verb.lemma === 'be' && says(clause, /^asleep$/))
  );
};

/** What a clause says of somebody's body. */
export function changeIn(
  clause: Clause,
  before: readonly Clause[],
  language: NounLanguage,
  said: string,
): Change {
  if (clause.mode !== 'done') return {};
  const befallen = marks.flatMap((markOf) => {
    const mark = markOf({ clause, before, language });
    return mark ? [mark] : [];
  });
  const on = [...befallen, ...bodyLooks(clause, language, said)];
  const asleep = fallsAsleep(clause) ? true : wakes.test(clause.verb.lemma) ? false : undefined;
  const covering = coveringWord(clause, language);
  const instead = covering ? (pictureFor(covering, language) ?? undefined) : undefined;
  return { on, off: undone(clause), instead, ...(asleep === undefined ? {} : { asleep }) };
}
