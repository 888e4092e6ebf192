/** The beach, the woods and the camp. */
import type { Act, Seen } from '../../plan.ts';
import { isPerson, whomIn } from '../../staging/patient.ts';
import { alone, names, type Situation, without } from './situation.ts';

const jumps = /^(?:jump|leap|hop|skip|saltar|pular|brincar)$/;
const waves = /^(?:wave|onda|ola)s?$/;
/** 'Jumped over the waves': nobody swims, and those who do stand in the water. */
export const wavesJumped: Situation = (staged, meant) => {
  const [lead] = staged.acts;
  const isWave = meant.clause.things.some(({ head }) => waves.test(head.toLowerCase()));
  if (!lead || !isWave || !jumps.test(meant.clause.verb.lemma)) return staged;
  if (!staged.acts.some(({ action }) => /^(?:jump|swim|hold-hands)$/.test(action))) return staged;
  const jumpers = staged.acts.filter(({ action }) => /^(?:swim|jump|hold-hands)$/.test(action));
  const isWet = ({ picture, size }: Seen): boolean => picture === 'puddle' && size === 'huge';
  return {
    ...staged,
    acts: staged.acts.map((act) => (jumpers.includes(act) ? { ...alone(act, 'jump'), exact: true } : act)),
    seen: [
      ...without(staged.seen, /^(?:wave|water-wave)$/).filter((each) => !isWet(each)),
      ...jumpers.map(({ who }): Seen => ({ picture: 'puddle', how: 'inside', size: 'huge', of: who })),
    ].slice(0, 8),
  };
};

const bites = /^(?:pinch|bite|sting|nip|peck|pellizcar|picar|morder|beliscar|ferrar|picotear)$/;
const limbs =
  /^(?:toe|foot|finger|hand|leg|arm|nose|ankle|bottom|knee|dedo|dedão|pé|mão|perna|braço|nariz|pie|mano|pierna|brazo)s?$/;
/** 'A crab pinched his toe': it is at him, and it hurts. */
export const bitten: Situation = (staged, meant, world) => {
  const { clause, subjects } = meant;
  const animal = subjects.find(({ kind }) => kind === 'animal');
  if (!animal || !bites.test(clause.verb.lemma) || !clause.things.some(({ head }) => limbs.test(head)))
    return staged;
  const whom = whomIn(meant, world) ?? world.people.hero;
  if (!isPerson(whom)) return staged;
  const of = whom.person.id;
  return {
    ...staged,
    acts: [
      { who: of, action: 'cry', emotion: 'sad' },
      ...staged.acts.filter(({ who }) => who !== of && !subjects.some(({ picture }) => picture === who)),
    ],
    seen: [
      ...without(staged.seen, new RegExp(`^(?:${animal.picture}|beach-with-umbrella)$`)),
      { picture: animal.picture, how: 'beside', of },
    ],
  };
};

const takes =
  /^(?:take|eat|snatch|grab|steal|pinch|nibble|peck|tirar|roubar|comer|apanhar|levar|coger|quitar|robar|agarrar|llevarse)$/;
const hands = /^(?:hand|palm|finger|mão|mãozinha|mano|manita|palma)s?$/;
/** 'A squirrel took a nut from her hand': she holds it out, and the animal is before her. */
export const fedFromHand: Situation = (staged, meant, world) => {
  const { clause, subjects, things } = meant;
  const animal = subjects.find(({ kind }) => kind === 'animal');
  const given = things.find(({ preposition, kind }) => !preposition && kind !== 'animal');
  if (!animal || !given || !takes.test(clause.verb.lemma)) return staged;
  if (!names(meant, hands, /^(?:from|of|out|in|off|on)$/)) return staged;
  const whom = whomIn(meant, world) ?? world.people.hero;
  if (!isPerson(whom)) return staged;
  const of = whom.person.id;
  const rest = without(staged.seen, new RegExp(`^(?:${animal.picture}|${given.picture})$`));
  return {
    ...staged,
    acts: [{ who: of, action: 'hold', emotion: 'happy', thing: given.picture }],
    seen: [...rest, { picture: animal.picture, how: 'beside', of }],
  };
};

const fires = /^(?:fire|campfire|bonfire|fogueira|lume|fogo|hoguera|fogata|fuego|brasas?)$/;
const roasts = /^(?:roast|toast|cook|grill|heat|assar|tostar|torrar|grelhar|asar|cocinar|dorar)$/;
/** 'Roasted a marshmallow over the fire': on a stick held out to it, and no bowl is stirred. */
export const roasted: Situation = (staged, meant) => {
  const [lead] = staged.acts;
  if (!lead || !roasts.test(meant.clause.verb.lemma)) return staged;
  if (!names(meant, fires, /^(?:on|over|in|at|by|to|into|above)$/)) return staged;
  const food = meant.things.find(({ kind, preposition }) => kind === 'food' && !preposition)?.picture;
  if (!food) return staged;
  return {
    ...staged,
    acts: staged.acts.map(
      (act): Act => (act.action === 'cook' ? { ...alone(act, 'flip'), thing: food } : act),
    ),
    seen: [
      ...without(staged.seen, new RegExp(`^(?:${food}|fire)$`)),
      { picture: 'fire', how: 'beside', of: lead.who },
    ],
  };
};

/** On a beach whoever is buried has the sand over them: there is no box round it. */
export const buriedInSand: Situation = (staged, { clause }, { place, people }) => {
  const isBuried = /^(?:bury|enterrar|sepultar|cover|cobrir|cubrir)$/.test(clause.verb.lemma);
  const isInSand = clause.things.some(
    ({ head, preposition }) => preposition && /^(?:sand|areia|arena)$/.test(head),
  );
  const [lead] = staged.acts;
  if (!lead?.to || !isBuried || !isInSand || place?.set !== 'beach') return staged;
  const whom = people.all.find(({ person }) => person.id === lead.to);
  if (!whom || !isPerson(whom)) return staged;
  const heap: Seen = { picture: 'sand-heap', how: 'cover', of: lead.to };
  return {
    ...staged,
    acts: staged.acts.map((act) => (act.who === lead.to ? alone(act, 'lie-down') : { ...alone(act, 'dig') })),
    seen: [...without(staged.seen, /^(?:sandpit|sand-heap)$/), heap],
  };
};
