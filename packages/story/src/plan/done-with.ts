import { type Action } from '@milestoon/cast';
import { metresOf } from '@milestoon/things/nouns';
import { actionOf } from '../meaning/deeds.ts';
import type { Clause, Phrase } from '../reading/clause.ts';
import type { Somebody } from '../world/somebody.ts';
import { loosens } from './lost-tooth.ts';
import { isWater, type MeantPhrase, type ThingMeant } from './phrases-meant.ts';
import { onTheBack } from './on-the-back.ts';
import { vehicles } from './riding.ts';
import { hasFreeHands, isSlotted } from './staged-deed.ts';
import { takesOut } from './taken-out.ts';

/** The action of a deed, by what and whom it is done with. */
export function actionWith(
  deed: string,
  {
    clause,
    others,
    partners,
    things,
  }: {
    clause: Clause;
    others: readonly MeantPhrase[];
    partners: readonly Somebody[];
    things: readonly ThingMeant[];
  },
): Action {
  if (isTelephoning(clause, deed)) return 'phone';
  if (givesName(clause)) return 'hold';
  if (deed === 'hurt') return 'cry';
  if (deed === 'flip' && tossedInPan(things)) return 'flip';
  if (wearsSomething(clause, things))
    return things.some(({ picture }) => picture === 'bed') ? 'lie-down' : 'stand';
  if (plunges(clause, deed)) return 'jump';
  const carried = onTheBack(clause, others, partners);
  if (carried) return carried;
  // 'Took Kofi to the lake': they go there together.
  if (deed !== 'hold-hands' && takesAlong(clause, others, things)) return 'walk';
  if (takesOut(clause, things)) return 'take-out';
  if (frees(clause, partners, things)) return 'put-down';
  if (brings(clause, others, things)) return 'hand-over';
  if (leaves.test(clause.verb.lemma) && things.some(({ preposition }) => !preposition)) return 'put-down';
  // 'Covered the rabbit's ears': hands at somebody else.
  if (/^cover-/.test(deed) && (partners.length > 0 || things.some(({ kind }) => kind === 'toy')))
    return partners.some(({ person }) => person.role) ? 'stroke' : 'hold';
  // Whoever blows has candles before them only where there are any.
  if (deed === 'blow' && things.length === 0 && !clause.things.some(({ head }) => candles.test(head)))
    return 'sneeze';
  const action = inArms(mounted(made(actionOf(deed), others), others), clause, partners, things);
  return (
    playedWith(clause, things) ??
    (deed === 'cook' ? undefined : cutUp(clause, things)) ??
    ridden(action, partners, things)
  );
}

const candles = /candle|cake|vela|bolo|tarta|pastel/;
const letsGo = /^(?:let_go|release|free|soltar|largar|libertar|liberar)$/;
/** 'Let the frog go': it is set down, and does not fall. */
const frees = ({ verb }: Clause, partners: readonly Somebody[], things: readonly ThingMeant[]): boolean =>
  letsGo.test(verb.lemma) &&
  (partners.some(({ kind }) => kind !== 'person') ||
    things.some(({ kind, preposition }) => kind === 'animal' && !preposition));

const takesAlong = (
  { verb }: Clause,
  others: readonly MeantPhrase[],
  things: readonly ThingMeant[],
): boolean =>
  carriesThere.test(verb.lemma) &&
  !verb.particle &&
  things.every(({ preposition }) => preposition !== undefined) &&
  others.some(
    ({ phrase, people }) =>
      !phrase.preposition && people.some(({ kind, person }) => kind === 'person' && person.role),
  );

const carriesThere = /^(?:bring|take|fetch|deliver|levar|trazer|llevar|traer)$/;
/** 'Brought her his dinosaur', 'levou-lhe um desenho': whoever is brought something is given it. */
const brings = ({ verb }: Clause, others: readonly MeantPhrase[], things: readonly ThingMeant[]): boolean =>
  carriesThere.test(verb.lemma) &&
  things.some(({ preposition }) => !preposition) &&
  others.some(
    ({ phrase, people }) =>
      /^(?:to|for)?$/.test(phrase.preposition ?? '') &&
      people.some(({ person, kind }) => kind === 'person' && person.role),
  );

/** 'Jumped into the pool', 'se tiró a la piscina', 'atirou-se à água': nothing is thrown but oneself. */
export const plunges = ({ verb, things }: Clause, deed: string): boolean =>
  deed === 'jump' ||
  (/^(?:tirar|lanzar|echar|atirar|lançar|deitar|jogar|throw)$/.test(verb.lemma) &&
    things.some(({ head, preposition }) => preposition !== undefined && isWater(head)) &&
    things.every(({ preposition, pronoun }) => preposition !== undefined || pronoun !== undefined));

/** 'We call Grandma every Sunday', 'told her on the phone': without a shout for anybody. */
const isTelephoning = ({ verb, things, quote }: Clause, deed: string): boolean =>
  (/^(?:call|ring)$/.test(verb.lemma) &&
    (verb.lemma === 'call' || things.some(({ name, pronoun }) => name || pronoun)) &&
    !verb.particle &&
    !quote &&
    things.length > 0 &&
    things.every(({ preposition }) => !preposition || preposition === 'in' || preposition === 'on')) ||
  (/^(?:talk|sing|whisper)$/.test(deed) &&
    things.some(
      ({ head, preposition }) =>
        /^(?:phone|telephone|telefone|teléfono)$/.test(head) && /^(?:on|over|by|in)$/.test(preposition ?? ''),
    ));

/** 'Deu-lhe o nome de Cristiano': what has the name is shown. */
export const givesName = ({ verb, things }: Clause): boolean =>
  /^(?:give|dar|poner|pôr)$/.test(verb.lemma) &&
  things.some(({ head, preposition }) => !preposition && /^(?:name|nome|nombre)$/.test(head));

/** Whoever wears something does nothing else with it. */
const wearsSomething = (clause: Clause, things: readonly ThingMeant[]): boolean =>
  things.some(({ likeness }) => likeness === 'worn') ||
  (/^(?:wear|usar|llevar)$/.test(clause.verb.lemma) &&
    (clause.verb.lemma === 'wear' ||
      things.some(({ kind, preposition }) => kind === 'worn' && !preposition)));

/** 'We had pancakes', 'tomou o leite': food and drink that are had are eaten and drunk. */
export function hadFood({ verb, mode }: Clause, things: readonly ThingMeant[]): Action | undefined {
  if (mode !== 'done' || !/^(?:have|get|tomar|desayunar|almorzar)$/.test(verb.lemma)) return undefined;
  const food = things.find(
    ({ kind, picture, preposition, likeness }) =>
      (kind === 'food' || drunk.test(picture)) && !preposition && !likeness,
  );
  if (!food) return undefined;
  return drunk.test(food.picture) ? 'drink' : verb.lemma === 'get' ? undefined : 'eat';
}
const drunk = /(?:milk|coffee|tea|beverage|juice|drink|cup|water|bottle)/;

/** What some toys and games are for. */
const sees = /^(?:look|see|peer|watch|gaze|stare|use|spot|olhar|ver|espreitar|usar|mirar|observar)$/;
const watches = /^(?:watch|see|look|read|ver|assistir|mirar)$/;
const isLens = ({ picture, preposition }: ThingMeant): boolean =>
  /^(?:telescope|microscope|binoculars|magnifying-glass-tilted-left|magnifying-glass|spyglass|camera)$/.test(
    picture,
  ) && preposition !== 'at';

const isCatch = ({ picture, preposition, kind }: ThingMeant): boolean =>
  !preposition &&
  !/ball|frisbee|disc|bus|tram|train/.test(picture) &&
  kind !== 'weather' &&
  metresOf(picture) <= carried;

const isPiece = ({ text, head, preposition }: Phrase): boolean =>
  !preposition &&
  (/^(?:song|tune|carol|melody|music|anthem|piece|solo|canção|música|melodia|canción|melodía)$/.test(head) ||
    (text.match(/\p{Lu}\p{Ll}+/gu) ?? []).length > 1);

const paints =
  /^(?:paint|draw|write|scribble|sign|pintar|desenhar|escrever|assinar|riscar|dibujar|escribir|firmar|garabatear)$/;
const ofPaper = /napkin|page|memo|card|notebook|blackboard|drawing|envelope|calendar/;
const surfaces =
  /^(?:wall|floor|door|window|face|arm|hand|leg|foot|cast|parede|chão|porta|cara|braço|mão|perna|gesso|pared|suelo|puerta|brazo|mano|pierna|escayola|yeso)$/;
const definite = /^(?:the|my|his|her|our|their|its|o|os|as|el|la|los|las|su|sua|seu|nuestr[oa]|noss[oa])\s/i;
/** 'Painted the fence', 'drew on the wall', 'signed her cast': not on paper, but on what is there. */
export function paintsUpon(
  { verb, things: named }: Pick<Clause, 'verb' | 'things'>,
  things: readonly ThingMeant[],
): boolean {
  if (!paints.test(verb.lemma)) return false;
  if (named.some(({ head, preposition }) => preposition === 'on' && surfaces.test(head))) return true;
  if (
    things.some(
      ({ picture, preposition, kind }) => preposition === 'on' && kind !== 'food' && !ofPaper.test(picture),
    )
  )
    return true;
  const [phrase] = named.filter(({ preposition }) => !preposition);
  const [thing] = things.filter(({ preposition }) => !preposition);
  return (
    /^(?:paint|sign|pintar|assinar|firmar)$/.test(verb.lemma) &&
    thing !== undefined &&
    phrase !== undefined &&
    definite.test(phrase.text) &&
    !ofPaper.test(thing.picture) &&
    thing.kind !== 'person'
  );
}
/** What it is done with where nobody says. */
export const penFor = ({ verb }: Clause): string =>
  /^(?:paint|pintar)$/.test(verb.lemma) ? 'paintbrush' : 'crayon';

function playedWith({ verb, things: named }: Clause, things: readonly ThingMeant[]): Action | undefined {
  const has = (picture: string): boolean => things.some((thing) => thing.picture === picture);
  if (paintsUpon({ verb, things: named }, things)) return 'wipe';
  if (has('tooth') && loosens.test(verb.lemma)) return 'hold';
  if (plays.test(verb.lemma) && things.some(isPlayed)) return 'play-music';
  // 'Played Silent Night': two words with capitals are music.
  if (/^(?:play|tocar)$/.test(verb.lemma) && named.some(isPiece)) return 'play-music';
  // Nobody drops a sofa: the hands leave it.
  if (lets.test(verb.lemma) && things.some(({ picture }) => metresOf(picture) > carried)) return 'reach';
  // A toy car is pushed.
  if (drives.test(verb.lemma) && things.some(({ kind, preposition }) => kind === 'toy' && !preposition))
    return 'push';
  if (sees.test(verb.lemma) && things.some(isLens)) return 'look-through';
  // 'Watched cartoons on the phone': it is in the hands.
  if (
    watches.test(verb.lemma) &&
    things.some(
      ({ picture, preposition }) =>
        /^(?:mobile-phone|laptop)$/.test(picture) && /^(?:on|in)$/.test(preposition ?? ''),
    )
  )
    return 'hold';
  if (
    /^(?:flip|toss|virar|lançar|voltear)$/.test(verb.lemma) &&
    things.some(({ kind, preposition, picture }) => kind === 'food' && !preposition && !isBall(picture))
  )
    return tossedInPan(things) ? 'flip' : 'throw';
  // What is no ball is caught and kept.
  if (/^(?:catch|apanhar|atrapar|coger)$/.test(verb.lemma) && things.some(isCatch)) return 'hold';
  if (has('kite') && flies.test(verb.lemma)) return 'kite';
  if (
    /^(?:be|stand|estar|ser)$/.test(verb.lemma) &&
    things.some(({ picture, preposition }) => picture === 'goal-net' && preposition === 'in')
  )
    return 'catch';
  // A ball flies into a hoop, and is kicked into a goal.
  if (has('basketball-hoop') && scores.test(verb.lemma)) return 'throw';
  if (/^(?:practise|practice|rehearse|ensaiar|ensayar)$/.test(verb.lemma)) return 'talk';
  if (/^(?:read|ler|leer)$/.test(verb.lemma) && has('sign')) return 'point';
  return has('goal-net') && scores.test(verb.lemma) ? 'kick' : undefined;
}
export const drives = /^(?:drive|steer|race|conduzir|guiar|dirigir|conducir|manejar)$/;
const lets = /^(?:release|drop|largar|soltar)$/;
const plays =
  /^(?:play|practise|practice|learn|start|begin|try|tocar|aprender|começar|praticar|empezar|comenzar|practicar|estudiar)$/;
const instruments =
  /^(?:musical-keyboard|piano|violin|guitar|trumpet|drum|long-drum|saxophone|accordion|banjo|flute|maracas|bell)$/;
/** What is played upon. */
export const isPlayed = ({ picture }: ThingMeant): boolean => instruments.test(picture);
const flies = /^(?:fly|launch|lançar|empinar|voar|volar|hacer|fazer)$/;
const scores = /^(?:score|shoot|get|marcar|meter|fazer|hacer|anotar)$/;

/** What a pan tosses; an apple is thrown. */
const tossedInPan = (things: readonly ThingMeant[]): boolean =>
  things.some(({ picture }) => /pancake|egg|cooking|crepe|omelet|bacon|flatbread/.test(picture));
const isBall = (picture: string): boolean => /ball/.test(picture);

/** Food is cut on a board, paper in the hands. */
const cutUp = ({ verb }: Clause, things: readonly ThingMeant[]): Action | undefined =>
  /^(?:cut|slice|chop|carve|cortar|recortar|partir)$/.test(verb.lemma)
    ? things.some(({ kind, preposition }) => kind === 'food' && !preposition)
      ? 'slice'
      : 'cut'
    : undefined;

/** What is left somewhere was put there. */
const leaves = /^(?:leave|forget|deixar|esquecer|dejar|olvidar)$/;

/** Blocks are stacked; whatever else is made is put together. */
const blocks = /^(?:blocks?|bricks?|legos?|cubos?|blocos?|bloques?|peças?|piezas?)$/;
const tower = /^(?:tower|torre)$/;
const made = (action: Action, others: readonly MeantPhrase[]): Action => {
  if (action !== 'build') return action;
  if (others.some(({ thing }) => thing?.kind === 'food')) return 'cook';
  // 'He made us all come': nobody is built. Who is made something with is a partner.
  const made = others.filter(({ phrase }) => !phrase.preposition || phrase.preposition === 'of');
  if (made.some(({ people }) => people.length > 0)) return 'point';
  const named = others.map(({ phrase }) => phrase).filter(({ preposition }) => !preposition);
  const isOfBlocks = others.some(
    ({ phrase: { head, of, qualities } }) =>
      blocks.test(head.toLowerCase()) ||
      (of !== undefined && blocks.test(of.toLowerCase())) ||
      qualities.some((each) => blocks.test(each)) ||
      (tower.test(head.toLowerCase()) && of === undefined),
  );
  return isOfBlocks || named.length === 0 ? 'build' : 'put-down';
};
/** Whoever climbs or sits on a large animal rides it. */
const mounted = (action: Action, others: readonly MeantPhrase[]): Action =>
  /^(?:climb|sit|jump)$/.test(action) &&
  others.some(
    ({ phrase, people }) =>
      /^(?:on|onto|upon)$/.test(phrase.preposition ?? '') &&
      people.some(({ person }) => person.role === 'horse' || person.role === 'cow'),
  )
    ? 'ride'
    : action;
/** A ride is on what is ridden: only an animal has a saddle. */
function ridden(action: Action, partners: readonly Somebody[], things: readonly ThingMeant[]): Action {
  if (action !== 'ride' || partners.some(({ kind }) => kind === 'animal')) return action;
  return things.map(({ picture }) => vehicles[picture]).find((each) => each !== undefined) ?? 'sit';
}

const fills =
  /^(?:load|fill|pack|set|lay|empty|decorate|encher|carregar|decorar|llenar|cargar|vaciar|esvaziar)$/;
const stirs = /^(?:crack|break|add|drop|sprinkle|partir|juntar|acrescentar|añadir|romper)$/;
/** Who fishes holds the rod, waits, pulls and catches without laying it down. */
export const stillFishing = (
  action: Action,
  things: readonly ThingMeant[],
  before: Action | undefined,
): Action => {
  const direct = things.filter(({ preposition }) => !preposition);
  const isRod = direct.some(({ picture }) => picture === 'fishing-pole');
  if (isRod && /^(?:hold|pull|carry|reach|throw|look)$/.test(action)) return 'fish';
  const isFish = direct.length === 0 || direct.every(({ picture }) => /fish|shark|shoe|boot/.test(picture));
  // Whoever looked up at it waits so.
  if (before === 'look-up' && action === 'wait') return 'look-up';
  return before === 'fish' && isFish && /^(?:hold|pull|catch|wait|look)$/.test(action) ? 'fish' : action;
};

/** What a verb that nobody knows looks like: a thing is held or handled, somebody is spoken to. */
export function anyDeed(things: readonly ThingMeant[], others: readonly MeantPhrase[]): Action | undefined {
  const direct = things.find(({ preposition, likeness }) => !preposition && !likeness);
  if (direct) return heldThing([direct], 'hold') ? 'hold' : 'reach';
  const isToSomebody = others.some(
    ({ phrase, people }) => !phrase.preposition && people.some(({ person }) => person.role),
  );
  return isToSomebody ? 'talk' : undefined;
}

/** What is filled or emptied stands before the hands; of what is cooked the hand has only what it puts in. */
export const isHandled = (thing: ThingMeant, { verb }: Clause, action: Action): boolean =>
  !(fills.test(verb.lemma) && !thing.preposition && isContainerLike(thing)) &&
  !(action === 'fish' && thing.picture === 'fishing-pole') &&
  (action !== 'cook' || (stirs.test(verb.lemma) && thing.kind === 'food'));
const isContainerLike = ({ picture }: ThingMeant): boolean =>
  /machine|dishwasher|luggage|backpack|bucket|basket|package|shopping-cart|bag|box|fridge|tree|table|delivery-truck|bathtub/.test(
    picture,
  );

/** Whoever is held or carried is hugged; who is shown something is not. */
const held =
  /^(?:hold|carry|catch|lift|pick|grab|segurar|pegar|carregar|levantar|sostener|coger|llevar|agarrar|cargar)$/;
const inArms = (
  action: Action,
  { verb }: Clause,
  partners: readonly Somebody[],
  things: readonly ThingMeant[],
): Action =>
  /^(?:hold|carry|catch)$/.test(action) &&
  held.test(verb.lemma) &&
  things.every(({ preposition }) => preposition !== undefined) &&
  partners.some(({ person }) => person.role)
    ? 'hug'
    : action;

/** Done to somebody, whom the words need not name again: 'Grandma held her hand'. */
export const tender = /^(?:hold-hands|hug|kiss|stroke|comfort|help|tickle|high-five|shake-hands|hand-over)$/;

/** The thing that is done something with: what the verb acts on, else what it is done with. */
export function heldThing(things: readonly ThingMeant[], action: Action): ThingMeant | undefined {
  const candidates = things.filter(
    ({ likeness, kind, picture }) =>
      !likeness &&
      kind !== 'place' &&
      (kind !== 'weather' || (action === 'lick' && picture === 'snowflake')) &&
      (kind !== 'plant' || metresOf(picture) <= plucked),
  );
  const direct = candidates.find(
    (thing) =>
      (!thing.preposition || (isDirectAs[action]?.test(thing.preposition) ?? false)) &&
      isCarried(thing, action),
  );
  const screen =
    action === 'hold' &&
    candidates.find(
      ({ picture, preposition }) =>
        /^(?:mobile-phone|laptop)$/.test(picture) && /^(?:on|in)$/.test(preposition ?? ''),
    );
  if (screen) return screen;
  const by = action === 'look-through' ? /^(?:with|through|by|on|in)$/ : /^with$/;
  const tool = candidates.find(
    ({ preposition, ...thing }) => by.test(preposition ?? '') && isCarried(thing, action),
  );
  // Candles are blown out where they burn.
  if (action === 'blow' && candidates.some(({ picture }) => /candle|cake/.test(picture))) return undefined;
  if (action !== 'hug' && !isSlotted(action) && !hasFreeHands(action)) return undefined;
  // 'Wiped it up with his tie': the hand has what it is done with.
  if (tool && ofTools.test(action)) return tool;
  return direct && !isWornDirect(direct) ? direct : tool;
}
/** 'Deu um beijo ao ecrã' kisses the screen; chips that one stops for are eaten. */
const isDirectAs: Readonly<Partial<Record<Action, RegExp>>> = {
  kiss: /^to$/,
  eat: /^(?:for|in|into|from|of)$/,
  drink: /^(?:for|from)$/,
  flip: /^to$/,
  blow: /^(?:on|at|into|in)$/,
  shout: /^(?:in|into|to)$/,
  sing: /^(?:in|into|to)$/,
  talk: /^(?:in|into)$/,
};
const ofTools = /^(?:wipe|hit|dig|measure|write|brush|pull|push|sweep|look-through)$/;
/** A pumpkin and a flower are picked, a tree stays where it is. Metres. */
const plucked = 0.7;
/** Metres of what somebody still carries, and what still is pushed. */
const [carried, pushed] = [1, 2.6] as const;
/** Metres of what lies in a hand to be measured; a sunflower stands. */
const measured = 0.3;
const isCarried = ({ picture, kind }: ThingMeant, action: Action): boolean =>
  kind === 'toy' ||
  (action === 'sweep' && /broom|rake|shovel|mop/.test(picture)) ||
  metresOf(picture) <= (action === 'push' ? pushed : action === 'measure' ? measured : carried);
const isWornDirect = ({ kind, preposition }: ThingMeant): boolean => kind === 'worn' && preposition === 'in';
/** 'With leaves in her hair': they are on the head. */
export const isInHair = ({ preposition }: ThingMeant, { things }: Clause): boolean =>
  preposition === 'with' &&
  things.some(
    ({ head, preposition: where }) =>
      /^(?:hair|head|cabelo|cabeça|pelo|cabeza)$/.test(head) && /^(?:in|on)$/.test(where ?? ''),
  );
