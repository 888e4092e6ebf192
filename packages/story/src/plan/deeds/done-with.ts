import { type Action } from '@milestoon/cast';
import { actionOf } from '../../meaning/deeds.ts';
import { metresOf } from '@milestoon/things/nouns';
import type { Clause } from '../../reading/clause.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import { glidingOf } from './gliding.ts';
import { carried, heldThing } from '../things/held-thing.ts';
import { cutUp, playedWith, tossedInPan } from './played-with.ts';
import type { MeantPhrase, ThingMeant } from '../things/phrases-meant.ts';
import { heldInArms } from '../clauses/in-arms.ts';
import { isWater } from './water-entered.ts';
import { isByPhone } from '../things/pictures-taken.ts';
import { sticksToBody } from '../clauses/putting-on.ts';
import { onTheBack } from '../staging/on-the-back.ts';
import { vehicles } from './riding.ts';
import { isOnlyNamed } from '../things/unpictured.ts';
import { forgets } from '../who/who-is-there.ts';
import { takesOut } from './taken-out.ts';
import { isTossed, tosses } from './tossed.ts';

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
  if (deed === 'read') return readAs(things);
  if (givesName(clause) || (clause.verb.lemma === 'call' && callsByName(clause.things))) return 'hold';
  if (deed === 'hurt') return 'cry';
  if (deed === 'fish') return 'fish';
  if (deed === 'film' && isByPhone(clause.verb.lemma, things)) return 'hold';
  // Out of bed one gets up, on it one jumps.
  if (
    deed === 'get-up' &&
    clause.verb.lemma === 'jump' &&
    things.some(({ preposition }) => preposition === 'on')
  )
    return 'jump';
  // 'Grandpa woke her': it is she who gets up.
  if (deed === 'get-up' && /^(?:wake|despertar|acordar)$/.test(clause.verb.lemma) && partners.length > 0)
    return 'stroke';
  if (deed === 'flip' && tossedInPan(things)) return 'flip';
  if (wearsSomething(clause, things))
    return things.some(({ picture }) => /^(?:bunk-)?bed$/.test(picture)) ? 'lie-down' : 'stand';
  if (isTossed(clause, partners, things)) return tosses.test(clause.verb.lemma) ? 'lift' : 'hug';
  if (plunges(clause, deed)) return 'jump';
  const carried = onTheBack(clause, others, partners);
  if (carried) return carried;
  // 'Took Kofi to the lake': they go there together.
  if (deed !== 'hold-hands' && takesAlong(clause, others, things)) return 'walk';
  if (takesOut(clause, things)) return 'take-out';
  if (partners.length === 0 && sticksToBody(clause, things)) return 'put-on';
  if (frees(clause, partners, things)) return 'put-down';
  // 'Got a kitten': it is had in the arms, and gives nothing.
  if (deed === 'receive' && partners.length > 0 && partners.every(({ kind }) => kind === 'animal'))
    return 'hug';
  if (brings(clause, others, things)) return 'hand-over';
  if (takesThere(clause, things)) return 'carry';
  if (deed !== 'hand-over' && isLeft(clause) && things.some(({ preposition }) => !preposition))
    return 'put-down';
  // 'Covered the rabbit's ears': hands at somebody else.
  if (/^cover-/.test(deed) && (partners.length > 0 || things.some(({ kind }) => kind === 'toy')))
    return partners.some(({ person }) => person.role) ? 'stroke' : 'hold';
  // Whoever blows has candles before them only where there are any.
  if (
    deed === 'blow' &&
    clause.verb.particle !== 'out' &&
    things.length === 0 &&
    !/^(?:sop[rl]ar|whistle|assobiar|assoviar|apitar|silbar|chiflar)$/.test(clause.verb.lemma) &&
    // 'Soprou' blows; 'soprava os cabelos da testa' blows something away.
    !clause.things.some(({ head, preposition }) => !preposition || candles.test(head))
  )
    return 'sneeze';
  // 'Helped him up': a hand is given.
  if (deed === 'help' && things.length === 0 && partners.length > 0 && helpsUp(clause)) return 'hold-hands';
  const action = heldInArms(mounted(made(actionOf(deed), others), others), clause, partners, things);
  return (
    playedWith(clause, things) ??
    (deed === 'cook' ? undefined : cutUp(clause, things)) ??
    ridden(action, clause, partners, things)
  );
}

const helpsUp = ({ verb, manner, things }: Clause): boolean =>
  // 'Helped an old lady across the road'.
  things.some(
    ({ preposition, head }) =>
      /^(?:across|over|up|down|off|onto|into|from)$/.test(preposition ?? '') &&
      /^(?:road|street|step|stair|bridge|kerb|curb|bus|boat|train|car|path)$/.test(head),
  ) || [verb.particle ?? '', ...manner].some((word) => /^(?:up|down|off|out|across|over|onto)$/.test(word));
const candles = /candle|cake|vela|bolo|tarta|pastel/;
const letsGo = /^(?:let_go|release|free|soltar|largar|libertar|liberar)$/;
/** 'Let the frog go': it is set down, and does not fall. */
const frees = ({ verb }: Clause, partners: readonly Somebody[], things: readonly ThingMeant[]): boolean =>
  letsGo.test(verb.lemma) &&
  (partners.some(({ kind }) => kind !== 'person') ||
    things.some(({ kind, preposition }) => kind === 'animal' && !preposition));

const takesAlong = (
  { verb, manner }: Clause,
  others: readonly MeantPhrase[],
  things: readonly ThingMeant[],
): boolean =>
  carriesThere.test(verb.lemma) &&
  !verb.particle &&
  !(verb.lemma === 'get' && manner.length > 0) &&
  things.every(({ preposition }) => preposition !== undefined) &&
  // 'Brought me half', 'took my chin in his hand': it is no person that goes along.
  !others.some(isOnlyNamed) &&
  others.some(
    ({ phrase, people }) =>
      // Spanish takes 'to' somebody.
      (!phrase.preposition || (phrase.preposition === 'to' && spanish.test(verb.lemma))) &&
      people.some(({ kind, person }) => kind === 'person' && person.role),
  );

const spanish = /^(?:llevar|traer)$/;
const carriesThere = /^(?:bring|take|fetch|get|deliver|levar|trazer|llevar|traer)$/;
/** 'Took the balloon to nursery': it goes along. */
const takesThere = ({ verb, things: named }: Clause, things: readonly ThingMeant[]): boolean =>
  /^(?:take|bring)$/.test(verb.lemma) &&
  !verb.particle &&
  things.some(({ preposition, picture }) => !preposition && metresOf(picture) <= carried) &&
  named.some(({ preposition, head }) => preposition === 'to' || head === 'home');
/** 'Brought her his dinosaur', 'levou-lhe um desenho': whoever is brought something is given it. */
const brings = ({ verb }: Clause, others: readonly MeantPhrase[], things: readonly ThingMeant[]): boolean =>
  carriesThere.test(verb.lemma) &&
  (things.some(({ preposition }) => !preposition) ||
    (/^(?:bring|fetch)$/.test(verb.lemma) && others.some(isOnlyNamed))) &&
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

/** 'They called the loaf Godzilla': a name behind what has it. */
const callsByName = (things: Clause['things']): boolean => {
  const [called, name] = things.filter(({ preposition }) => !preposition);
  return called !== undefined && !called.name && !called.pronoun && name?.name === true;
};

/** 'We call Grandma every Sunday', 'told her on the phone': without a shout for anybody. */
export const isTelephoning = ({ verb, things, quote }: Clause, deed: string): boolean =>
  (/^(?:call|ring)$/.test(verb.lemma) &&
    (verb.lemma === 'call' || things.some(({ name, pronoun }) => name || pronoun)) &&
    !verb.particle &&
    !quote &&
    things.length > 0 &&
    !callsByName(things) &&
    // 'Called it a tree': it is called so.
    things.filter(({ preposition }) => !preposition).length < 2 &&
    things.every(({ preposition }) => !preposition || preposition === 'in' || preposition === 'on')) ||
  (/^(?:talk|sing|whisper|be)$/.test(deed) &&
    things.some(
      ({ head, preposition }) =>
        (/^(?:phone|telephone|telefone|teléfono|celular|móvil|telemóvel)$/.test(head) &&
          /^(?:on|over|by|in)$/.test(preposition ?? '')) ||
        (/^(?:telefone|telemóvel)$/.test(head) && /^(?:to|at)$/.test(preposition ?? '')),
    ));

const readable =
  /book|memo|letter|envelope|newspaper|scroll|page|map|card|magazine|paper|tablet|phone|laptop|menu|calendar|ticket/;
/** Of a cereal box one reads the box, of a sign at the wall nobody holds a book. */
function readAs(things: readonly ThingMeant[]): Action {
  const [thing] = things.filter(
    ({ preposition, likeness }) => !likeness && (!preposition || preposition === 'on'),
  );
  if (!thing || readable.test(thing.picture)) return 'read';
  if (thing.kind === 'worn') return 'look';
  return !thing.preposition && heldThing([thing], 'hold') ? 'hold' : 'look';
}

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
  // A cup that is got is a present.
  if (verb.lemma === 'get' && vessel.test(food.picture)) return undefined;
  return drunk.test(food.picture) ? 'drink' : verb.lemma === 'get' ? undefined : 'eat';
}
const vessel = /^(?:cup|water-bottle|baby-bottle)$/;
const drunk = /(?:milk|coffee|tea|beverage|juice|drink|cup(?!cake)|water(?!melon|ing|-pistol)|bottle|^mate$)/;

/** What is left somewhere was put there. */
const leaves = /^(?:leave|deixar|dejar)$/;
/** 'Forgot his hat on the bus' left it there; 'forgot the salt' only thinks of it. */
const isLeft = ({ verb, things }: Clause): boolean =>
  leaves.test(verb.lemma) ||
  (forgets.test(verb.lemma) &&
    things.some(({ preposition }) => /^(?:on|in|at|under|behind|beside)$/.test(preposition ?? '')));

/** Blocks are stacked; whatever else is made is put together. */
const blocks = /^(?:blocks?|bricks?|legos?|cubos?|blocos?|bloques?|peças?|piezas?)$/;
const tower = /^(?:tower|torre)$/;
const made = (action: Action, others: readonly MeantPhrase[]): Action => {
  if (action !== 'build') return action;
  // A carrot for a nose makes no meal of a snowman.
  if (others.some(({ thing }) => thing?.kind === 'food' && !thing.preposition)) return 'cook';
  // 'He made us all come': nobody is built. Whom something is made for is handed it.
  const made = others.filter(({ phrase }) => !phrase.preposition || phrase.preposition === 'of');
  if (made.some(({ people }) => people.length > 0))
    return made.some(({ thing }) => thing) ? 'hand-over' : 'talk';
  const named = others.map(({ phrase }) => phrase).filter(({ preposition }) => !preposition);
  const isOfBlocks = others.some(
    ({ thing, phrase: { head, of, qualities } }) =>
      thing?.picture === 'toy-blocks' ||
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
      people.some(({ person }) => /^(?:horse|cow|elephant)$/.test(person.role ?? '')),
  )
    ? 'ride'
    : action;
const ofBikes = /^(?:stabili[sz]er|wheel|pedal|handlebar|rodinha|guiador|ruedita|ruedín|manillar)s?$/;
/** A ride is on what is ridden: only an animal has a saddle. */
function ridden(
  action: Action,
  { verb, things: named }: Clause,
  partners: readonly Somebody[],
  things: readonly ThingMeant[],
): Action {
  if (action !== 'ride' || partners.some(({ kind }) => kind === 'animal')) return action;
  if (
    /^(?:cycle|pedal|bike|pedalar|pedalear)$/.test(verb.lemma) ||
    named.some(({ head }) => ofBikes.test(head))
  )
    return 'bike';
  if (/^(?:sled|sledge|toboggan)$/.test(verb.lemma)) return 'sled';
  return (
    glidingOf({ verb }) ??
    things.map(({ picture }) => vehicles[picture]).find((each) => each !== undefined) ??
    'sit'
  );
}

/** Done to somebody, whom the words need not name again: 'Grandma held her hand'. */
export const tender = /^(?:hold-hands|hug|kiss|stroke|comfort|help|tickle|high-five|shake-hands|hand-over)$/;
