/** Done at one place: both at the toy they fight over, on the knees where something is found, above the water that is jumped into. */
import { metresOf } from '@milestoon/things/nouns';
import type { Act, Seen } from '../../plan.ts';
import { alone, names, type Situation, without } from './situation.ts';

const fights = /^(?:fight|squabble|bicker|scuffle|brigar|lutar|disputar|pelear|reñir)$/;
const grownUps = /^(?:mother|father|grandmother|grandfather|aunt|uncle|teacher|doctor|woman|man)$/;
/** Nobody pulls at these. */
const fleeting =
  /^(?:coin|banknote|dollar|money|television|phone|mobile-phone|wedding|ring|seat|bench|cabin-seats|child-seat)/;
/** Toys by their names: 'osito' is read as an animal. */
const playedWith = /^(?:toy-|teddy-bear)/;
/** Metres: of what two children can pull at. */
const toyLong = 1.2;
/** Who will have, play or win these pulls at nothing. */
const untouched = /^(?:game|match|seat|place|turn|jogo|lugar|vez|juego|asiento|turno|sitio|partida)$/;
/** 'Fought over the truck', 'brigaram pela boneca', 'se pelearon por el osito': both have their hands on it. */
export const foughtOver: Situation = (staged, meant, { people, place }) => {
  const { clause, things } = meant;
  if (!fights.test(clause.verb.lemma) || clause.mode !== 'done') return staged;
  // Nobody leaves the seat for it.
  if (/^(?:car|bus|train|plane)$/.test(place?.set ?? '')) return staged;
  if (names(meant, untouched, /^(?:over|for|by)$/)) return staged;
  const toy = things.find(
    ({ picture, preposition, kind }) =>
      /^(?:over|for|by)$/.test(preposition ?? '') &&
      (playedWith.test(picture) || (!/^(?:animal|place|food)$/.test(kind) && metresOf(picture) <= toyLong)) &&
      !fleeting.test(picture),
  );
  const [one, other, ...rest] = staged.acts;
  if (!toy || !one || !other || rest.length > 0) return staged;
  if (!(one.to === undefined || one.to === other.who)) return staged;
  const roleOf = (id: string): string => people.all.find(({ person }) => person.id === id)?.person.role ?? '';
  if ([one, other].some(({ who }) => grownUps.test(roleOf(who)))) return staged;
  const tugs = (who: string, to: string): Act => ({
    who,
    action: 'tug',
    emotion: 'angry',
    to,
    thing: toy.picture,
    ...(toy.color ? { color: toy.color } : {}),
  });
  return {
    ...staged,
    acts: [tugs(one.who, other.who), tugs(other.who, one.who)],
    seen: staged.seen.filter(({ picture }) => picture !== toy.picture),
  };
};

const finds = /^(?:find|encontrar|achar|hallar)$/;
const seeks = /^(?:look|search|hunt|check|procurar|espreitar|buscar|mirar|olhar|rebuscar)$/;
const under = /^(?:under|underneath|beneath|below|behind)$/;
/** What stands in a room or garden and has an under or a behind to look into. */
const covers =
  /^(?:bed|couch-and-lamp|table|desk|chair|cabinet|chest-of-drawers|hedge|tree|plant|potted-plant|rock|stone|log|bench|blanket|carpet|bookcase|wardrobe|piano)$/;
/** 'Procurou o ursinho atrás da cama': on the knees there. */
export const foundUnder: Situation = (staged, meant) => {
  const [lead, ...rest] = staged.acts;
  const { verb, mode } = meant.clause;
  const cover = meant.things.find(
    ({ picture, preposition }) => under.test(preposition ?? '') && covers.test(picture),
  );
  if (!lead || !cover || mode !== 'done' || lead.to || rest.length > 0) return staged;
  const seen: Seen[] = [
    ...staged.seen.filter(({ picture }) => picture !== cover.picture && picture !== lead.thing),
    { picture: cover.picture, how: 'beside', of: lead.who },
  ];
  if (lead.action === 'search' && seeks.test(verb.lemma)) return { ...staged, seen };
  if (lead.action !== 'hold' || !lead.thing || !finds.test(verb.lemma)) return staged;
  // 'Found a seat under the tree': it is sat down there.
  return /seat|bench/.test(lead.thing) ? { ...staged, acts: [alone(lead, 'sit')], seen } : staged;
};

const leaps = /^(?:jump|leap|dive|plunge|hop|saltar|pular|mergulhar|zambullir|zambullirse)$/;
/** 'Atirou-se', 'se tiró'. */
const throwsOneself = /^(?:atirar|atirar-se|jogar|jogar-se|lançar|tirar|tirarse|lanzar|lanzarse|echar)$/;
const water =
  /^(?:pool|swimming pool|water|lake|river|sea|ocean|pond|piscina|água|lago|rio|mar|tanque|agua|río|estanque|alberca|pileta)$/;
const shallow = /^(?:puddle|bath|rain|tap|ball|paddling|inflatable|baby|toy)$/;
/** 'Jumped into the pool': whoever does that is in the air above it. */
export const jumpedIntoWater: Situation = (staged, { clause }, { place, language }) => {
  const [lead] = staged.acts;
  const { verb, manner, mode } = clause;
  const isLeap = leaps.test(verb.lemma) || (throwsOneself.test(verb.lemma) && manner.includes('se'));
  // Elsewhere there is a puddle to be in, and nothing to jump from.
  if (!/^(?:pool|lake|beach)$/.test(place?.set ?? '')) return staged;
  // 'Hopped to the water' ends before it; Portuguese and Spanish have one word for both.
  const into = language === 'en' ? /^into$/ : /^(?:into|to|for)$/;
  const isDeep = clause.things.some(
    ({ head, preposition, of, qualities }) =>
      into.test(preposition ?? '') &&
      water.test(head.toLowerCase()) &&
      (!of || water.test(of.toLowerCase())) &&
      !qualities.some((each) => shallow.test(each)),
  );
  if (!lead || !isLeap || mode !== 'done' || !isDeep) return staged;
  if (!staged.acts.every(({ action }) => /^(?:swim|jump|splash)$/.test(action))) return staged;
  return {
    ...staged,
    acts: staged.acts.map((act) => alone(act, 'plunge')),
    seen: without(staged.seen, /^(?:puddle|splash|droplet)$/),
  };
};
