/** What is done at somebody's body, or with the own hands at what one hangs from: nobody stands beside it. */
import { definitionOf } from '@milestoon/cast';
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

/** The first of those spoken of, or whose body it is, who is not the one who acts. */
function whomIn({ clause, others, who }: ClauseMeant, { people }: World): Somebody | undefined {
  const named = others.flatMap(({ people: each }) => each);
  const owners = clause.things.flatMap(({ owner, span }) =>
    owner && !own.test(owner) ? spokenOf(owner, owner.split(' ').at(-1) ?? owner, span, people) : [],
  );
  return [...named, ...owners].find((each) => isPerson(each) && !who.includes(each));
}

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
  const deed = deedAt(lead, meant);
  if (!deed) return sideBySide(staged, meant);
  const whom =
    world.people.all.find((each) => each.person.id === lead.to && isPerson(each)) ??
    whomIn(meant, world) ??
    (doer === world.people.hero ? undefined : world.people.hero);
  if (!whom) return staged;
  const { thing: _thing, color: _color, ...free } = lead;
  const act: Act = { ...free, ...deed, to: whom.person.id };
  const isTool = ({ picture }: Seen): boolean =>
    picture === deed.thing || /^(?:red-heart|droplet)$/.test(picture);
  const rest = staged.acts.slice(1).filter(({ who }) => who !== whom.person.id);
  return {
    ...staged,
    acts: [act, actOf(whom, 'look', 'happy'), ...rest],
    seen: staged.seen.filter((each) => !isTool(each)),
  };
}

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
    whomIn(meant, world) ??
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
