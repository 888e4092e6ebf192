/** What is done at somebody's body, or with the own hands at what one hangs from: nobody stands beside it. */
import { definitionOf } from '@milestoon/cast';
import type { Phrase, Span } from '../../reading/clause.ts';
import { kindOfNoun } from '../../meaning/kinds.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import { spokenOf } from '../things/phrases-told.ts';
import type { Act, Seen } from '../plan.ts';
import { actOf } from '../things/seen-as.ts';
import { isMutual } from '../deeds/staged-deed.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';

const takes = /^(?:take|check|measure|tirar|medir|ver|tomar|mirar|checar)$/;
const temperature = /^(?:temperature|fever|temperatura|febre|fiebre)$/;
const tears = /^(?:tear|lágrima)s?$/;
const own = /^(?:her|his|their|my|our|its|seus?|suas?|sus?|mis?|meus?|minhas?)$/;
const listens = /^(?:listen|hear|auscultate|ouvir|escutar|auscultar|escuchar|oír)$/;
const inside = /^(?:heart|heartbeat|chest|lung|lungs|coração|peito|pulmão|corazón|pecho|pulmón)$/;
const pierces = /^(?:syringe)$/;
const binds = /^(?:bandage|adhesive-bandage)$/;
const fastens =
  /^(?:zip|button|fasten|buckle|do|unzip|unbutton|abotoar|apertar|fechar|abrochar|abotonar|cerrar|abrocharse|abotonarse)$/;
const hangs = /^(?:hang|dangle|swing|pendurar|pendurar-se|colgar|colgarse|balançar|balançar-se|columpiarse)$/;
const bars =
  /^(?:bar|bars|monkey-bar|monkey-bars|monkeybar|monkeybars|branch|ring|rings|trapeze|barra|ramo|galho|argola|rama|anilla|pasamanos|trapecio|trepa-trepa)$/;

const isPerson = ({ kind, person }: Somebody): boolean => kind === 'person' && person.role !== undefined;

const bodies =
  /^(?:face|cheek|forehead|nose|ear|eye|head|neck|back|belly|tummy|arm|elbow|hand|finger|thumb|nail|leg|knee|foot|toe|paw|tail|wing|fur|hoof|cara|rosto|bochecha|mejilla|testa|frente|nariz|orelha|oreja|olho|ojo|cabeça|cabeza|pescoço|cuello|costas|espalda|barriga|panza|braço|brazo|cotovelo|codo|mão|mano|dedo|unha|uña|perna|pierna|joelho|rodilla|pé|pie|pata|patinha|patita|cauda|rabo|cola|asa|ala|focinho|hocico|ferida|herida|wound|cut)$/;
const isBodily = ({ head }: Phrase): boolean =>
  [bodies, inside, temperature, tears].some((words) => words.test(head.toLowerCase()));
/** Whose body it is, as the words name them; or whose thing. */
const whose = ({ clause }: ClauseMeant, isMeant = isBodily): [text: string, span: Span][] =>
  clause.things.flatMap(({ owner, of, span, ...phrase }) =>
    isMeant({ ...phrase, span })
      ? [owner, of].flatMap((each): [string, Span][] => (each && !own.test(each) ? [[each, span]] : []))
      : [],
  );
const ownersIn = (meant: ClauseMeant, { people }: World, isMeant = isBodily): Somebody[] =>
  whose(meant, isMeant).flatMap(([text, span]) =>
    spokenOf(text, text.split(' ').at(-1) ?? text, span, people),
  );

/** The first of those spoken of, or whose body it is, who is not the one who acts. */
function whomIn(meant: ClauseMeant, world: World, isMeant = isBodily): Somebody | undefined {
  const named = meant.others.flatMap(({ people: each }) => each);
  return [...named, ...ownersIn(meant, world, isMeant)].find(
    (each) => isPerson(each) && !meant.who.includes(each),
  );
}

const at = /^(?:to|on|onto|in|of|at)?$/;
/** An animal or a toy to which, or at whose body, it is done. */
function creatureIn(meant: ClauseMeant, world: World): Somebody | undefined {
  const named = meant.others.flatMap(({ phrase, people }) =>
    at.test(phrase.preposition ?? '') ? people : [],
  );
  return [...named, ...ownersIn(meant, world)].find(
    (each) => each.kind !== 'person' && !meant.who.includes(each),
  );
}

/** The words name a creature, or something that looks like one, of which the story has not told. */
const isOfUntold = (meant: ClauseMeant, world: World): boolean =>
  whose(meant).some(([text]) =>
    /^(?:animal|toy)$/.test(kindOfNoun(text.toLowerCase(), world.language) ?? ''),
  ) ||
  meant.others.some(
    ({ phrase, thing }) =>
      at.test(phrase.preposition ?? '') && thing !== undefined && /^(?:animal|toy)$/.test(thing.kind),
  );

/** What a deed at somebody's body is, and what it is done with. */
function deedAt(lead: Act, { clause, things }: ClauseMeant): Pick<Act, 'action' | 'thing'> | undefined {
  const { verb, things: named } = clause;
  const has = (words: RegExp): boolean => named.some(({ head }) => words.test(head.toLowerCase()));
  const isOfOther = named.some(({ head, owner }) => temperature.test(head) && owner && !own.test(owner));
  if (has(temperature) && (takes.test(verb.lemma) || isOfOther))
    return { action: 'wipe', thing: 'thermometer' };
  if (lead.action === 'wipe' && has(tears)) return { action: 'wipe' };
  if (listens.test(verb.lemma) && has(inside)) return { action: 'dress', thing: 'stethoscope' };
  if (lead.action === 'hand-over' && pierces.test(lead.thing ?? ''))
    return { action: 'dress', thing: lead.thing };
  if (lead.action === 'wipe' && binds.test(lead.thing ?? '')) return { action: 'dress', thing: lead.thing };
  // A face is painted, and no picture.
  const isWith = ({ preposition, head }: (typeof named)[number]): boolean =>
    preposition === 'with' && !/brush|paint|tinta|pincel|pintura/.test(head);
  if (lead.action === 'paint' && lead.to && !named.some(isWith)) {
    const pen = things.find(({ picture }) => /^(?:lipstick|nail-polish|crayon)$/.test(picture))?.picture;
    return { action: 'wipe', thing: pen ?? 'paintbrush' };
  }
  return undefined;
}

/** Done by one at another: the hands are there, and the other one keeps still. */
export function atSomebody(staged: Staged, meant: ClauseMeant, world: World): Staged {
  const [lead] = staged.acts;
  if (!lead || meant.clause.mode !== 'done') return staged;
  const { clause } = meant;
  const doer = world.people.all.find(({ person }) => person.id === lead.who);
  if (doer?.kind !== 'person') return staged;
  if (
    hangs.test(clause.verb.lemma) &&
    // 'Hung a heart on the branch': it is the heart that hangs.
    clause.things.every(({ preposition, pronoun }) => preposition ?? pronoun) &&
    clause.things.some(({ head, preposition }) => preposition && bars.test(head.toLowerCase()))
  )
    return hanging(staged, lead);
  if (fastens.test(clause.verb.lemma) && lead.action === 'put-on')
    return fastening(staged, lead, meant, world);
  if (staged.seen.some(({ picture }) => picture === 'leash')) return onLead(staged, lead, world);
  const deed = deedAt(lead, meant) ?? dressingCreature(lead, meant, world);
  if (!deed) return sideBySide(staged, meant);
  if (deed.action === 'wipe' && !deed.thing && isOwnTears(meant, world)) return crying(staged, lead);
  const whom = patientOf(lead, doer, meant, world);
  // An animal is painted as it was told.
  if (!whom || (lead.action === 'paint' && !isPerson(whom))) return staged;
  const { thing: _thing, color: _color, ...free } = lead;
  const act: Act = { ...free, ...deed, to: whom.person.id };
  const isTool = ({ picture }: Seen): boolean =>
    picture === deed.thing ||
    /^(?:red-heart|droplet)$/.test(picture) ||
    (!isPerson(whom) && /^(?:paw-prints|(?:adhesive-)?bandage|knee-plaster)$/.test(picture));
  // Whoever was thought to be meant only looked at it.
  const rest = staged.acts
    .slice(1)
    .filter(({ who, action }) => who !== whom.person.id && !(who === lead.to && action === 'look'));
  return {
    ...staged,
    acts: [act, actOf(whom, 'look', 'happy'), ...rest],
    seen: staged.seen.filter((each) => !isTool(each)),
  };
}

/** Whom it is done to: the child only where the words name nobody else. */
function patientOf(lead: Act, doer: Somebody, meant: ClauseMeant, world: World): Somebody | undefined {
  const { all, hero } = world.people;
  const owner = ownersIn(meant, world).find((each) => !meant.who.includes(each));
  if (owner) return owner.person.role && owner.kind !== 'toy' ? owner : undefined;
  const told = all.find(({ person }) => person.id === lead.to);
  if (told?.kind === 'animal' && told.person.role) return told;
  if (told && isPerson(told) && told !== hero) return told;
  const person = whomIn(meant, world);
  if (person) return person;
  const creature = creatureIn(meant, world) ?? (doer.person.trade === 'vet' ? lastAnimal(world) : undefined);
  if (creature) return creature.person.role && creature.kind === 'animal' ? creature : undefined;
  if (isOfUntold(meant, world) || meant.clause.manner.includes('se')) return undefined;
  return doer === hero ? undefined : hero;
}

const lastAnimal = ({ people }: World): Somebody | undefined =>
  people.all
    .filter(({ kind, person }) => kind === 'animal' && person.role)
    .toSorted((a, b) => b.lastNamed - a.lastNamed)[0];

/** 'Put a plaster on the dog's paw': it is in the hand at the animal, and nobody wears it. */
function dressingCreature(
  lead: Act,
  meant: ClauseMeant,
  world: World,
): Pick<Act, 'action' | 'thing'> | undefined {
  if (!/^(?:put-down|put-on)$/.test(lead.action) || creatureIn(meant, world)?.kind !== 'animal')
    return undefined;
  if (pierces.test(lead.thing ?? '')) return { action: 'dress', thing: lead.thing };
  const thing = meant.things.find(({ picture, preposition }) => !preposition && binds.test(picture))?.picture;
  return thing ? { action: 'put-on', thing } : undefined;
}

/** 'A avó limpou as lágrimas': her own, unless the child has just cried. */
const isOwnTears = (meant: ClauseMeant, world: World): boolean =>
  meant.clause.manner.includes('se') ||
  (whomIn(meant, world) === undefined &&
    creatureIn(meant, world) === undefined &&
    whose(meant).length === 0 &&
    !isHurt(world));
const isHurt = ({ people, lastActions, moods }: World): boolean => {
  const { id } = people.hero.person;
  return moods.has(id) || /^(?:cry|fall|trip|crouch)$/.test(lastActions.get(id) ?? '');
};
const crying = (staged: Staged, lead: Act): Staged => {
  const { thing: _thing, color: _color, to: _to, ...free } = lead;
  return {
    ...staged,
    acts: [{ ...free, action: 'cry' }, ...staged.acts.slice(1)],
    seen: staged.seen.filter(({ picture }) => picture !== 'droplet'),
  };
};

/** A dog that is on a lead walks beside whoever has it in the hand. */
const onLead = (staged: Staged, lead: Act, { people }: World): Staged => ({
  ...staged,
  acts: staged.acts.map((act): Act => {
    if (act === lead) return { ...act, thing: 'leash' };
    const isAnimal = people.all.some(({ person, kind }) => person.id === act.who && kind === 'animal');
    return isAnimal && /^(?:walk|run)$/.test(lead.action) ? { ...act, action: lead.action } : act;
  }),
  seen: staged.seen.filter(({ picture }) => picture !== 'leash'),
});

/** Only bars or a branch: nothing of it stands beside. */
const hanging = (staged: Staged, lead: Act): Staged => ({
  ...staged,
  acts: staged.acts.map((act): Act => {
    if (act.action !== lead.action) return act;
    const { thing: _thing, color: _color, ...free } = act;
    return { ...free, action: 'hang' };
  }),
  seen: staged.seen.filter(({ how }) => !/^(?:beside|support|ground)$/.test(how)),
});

/** 'Zipped up her jacket' closes what is worn; somebody else's is closed on them. */
function fastening(staged: Staged, lead: Act, meant: ClauseMeant, world: World): Staged {
  const { thing, color, ...free } = lead;
  if (!thing || /shoe|boot|skate|sandal/.test(thing)) return staged;
  const whom =
    whomIn(meant, world, () => true) ??
    world.people.all.find(({ person }) => person.id === lead.to && lead.to !== lead.who);
  const of = whom?.person.id ?? lead.who;
  const worn: Seen = { picture: thing, how: 'worn', of, ...(color ? { color } : {}) };
  const act: Act = whom ? { ...free, action: 'put-on', to: of } : { ...free, action: 'fasten' };
  const rest = staged.acts.slice(1).filter(({ who }) => who !== of);
  return {
    ...staged,
    acts: [act, ...(whom ? [actOf(whom, 'look', 'happy')] : []), ...rest],
    seen: [...staged.seen.filter(({ picture }) => picture !== thing), worn],
  };
}

/** 'Washed the car with Dad': both are at the car, and neither at the other. */
function sideBySide(staged: Staged, { clause, others }: ClauseMeant): Staged {
  const [lead, second] = staged.acts;
  if (!lead || !second || lead.action !== second.action || isMutual(lead.action)) return staged;
  if (!definitionOf(lead.action).onOther || lead.to !== second.who) return staged;
  const isWith = others.some(
    ({ phrase, people }) =>
      phrase.preposition === 'with' && people.some(({ person }) => person.id === lead.to),
  );
  const hasObject = clause.things.some(({ preposition, pronoun }) => !preposition && !pronoun);
  if (!isWith || !hasObject) return staged;
  return {
    ...staged,
    acts: staged.acts.map((act): Act => {
      if (act !== lead && act !== second) return act;
      const { to: _to, ...free } = act;
      return lead.thing ? { ...free, thing: lead.thing } : free;
    }),
  };
}
