import { type Action, type Emotion, hasTrait } from '@milestoon/cast';
import { animalRoleOf } from '../../world/people/animal-roles.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { ClauseMeant, World } from '../told-world.ts';
import type { Act } from '../plan.ts';
import { actOf, ownAction } from '../things/seen-as.ts';
import { isScaring } from './felt.ts';
import { isHostile } from '../who/of-a-group.ts';
import { answerTo, isMutual, isSlotted } from '../deeds/staged-deed.ts';

/** 'Took her on his shoulders and ran': she is there, and goes along. */
export function stillCarried(carrier: Act | undefined, here: readonly Somebody[], world: World): Act[] {
  const rider = here.find(({ person }) => world.lastActions.get(person.id) === 'ride');
  if (!carrier || !rider || rider.person.id === carrier.who) return [];
  carrier.to = rider.person.id;
  return [{ ...actOf(rider, 'ride', carrier.emotion), to: carrier.who }];
}

/** Whoever is on these is pushed for joy. */
const moves: ReadonlySet<Action> = new Set([
  'swing',
  'bike',
  'scooter',
  'sled',
  'skate',
  'rollerskate',
  'ski',
  'ride',
  'sit',
]);

/** What somebody does to whom others do what the words tell of: who is spun turns, who is teased or pushed is sad. */
function undergone(
  clause: ClauseMeant['clause'],
  { kind }: Somebody,
  { action, before, goesOn }: { action: Action; before: string; goesOn: Action | undefined },
): { action: Action; emotion: Emotion } | undefined {
  if (/^(?:wake|despertar|acordar)$/.test(clause.verb.lemma) && before === '')
    return { action: 'get-up', emotion: 'sleepy' };
  if (action === 'dance' && before === '') return { action, emotion: 'laughing' };
  if (kind !== 'person') return undefined;
  if (isMauled(clause)) return { action: 'cry', emotion: 'sad' };
  if (isScaring(clause)) return { action: 'look', emotion: 'scared' };
  return isHostile(clause) && !moves.has(goesOn ?? 'stand') ? { action: 'look', emotion: 'sad' } : undefined;
}

const mauls =
  /^(?:bite|scratch|nip|claw|sting|pinch|butt|morder|arranhar|picar|beliscar|arañar|pellizcar|aranhar)$/;
/** 'The cat scratched her': an animal did. */
const isMauled = ({ verb, who }: ClauseMeant['clause']): boolean =>
  mauls.test(verb.lemma) && who.some(({ head }) => animalRoleOf(head.toLowerCase()) !== undefined);

/** 'Sentou-a ao colo', 'lo sentó en la silla': whoever is seated sits. */
const seated = (
  { verb, manner }: ClauseMeant['clause'],
  action: Action,
  before: string,
): { action: Action; emotion: Emotion } | undefined =>
  action === 'sit' && /^sentar/.test(verb.lemma) && !manner.includes('se') && /^(?:to)?$/.test(before)
    ? { action, emotion: 'happy' }
    : undefined;

const takes = /^(?:take|bring|fetch|drive|lead|levar|trazer|llevar|traer)$/;

/** 'Vendeu limonada com a irmã': both sell it to somebody else. */
const sells = /^(?:sell|vender|entregar|distribuir|repartir|servir|enviar|mandar)$/;

/** What those do to whom or with whom something is done. */
export function answers(
  { others, clause }: ClauseMeant,
  partners: readonly Somebody[],
  { action, feeling, to }: { action: Action; feeling: Emotion; to: string | undefined },
  world: World,
): Act[] {
  const answer = answerTo(action, feeling);
  // 'Llevamos a Mia al médico': Spanish takes 'to' somebody, who is the first.
  const taken = /^(?:llevar|traer)$/.test(clause.verb.lemma)
    ? others.find(({ phrase, people }) => phrase.preposition === 'to' && people.length > 0)
    : undefined;
  const prepositionOf = (each: Somebody): string => {
    const found = others.find(({ people }) => people.includes(each));
    return (found === taken ? undefined : found?.phrase.preposition) ?? '';
  };
  return partners
    .filter(({ person }) => person.role)
    .slice(0, 4)
    .map((each) => {
      const before = prepositionOf(each);
      // Whoever is taken along goes too.
      const isTaken = before === '' && action === 'walk' && takes.test(clause.verb.lemma);
      // 'Fed the ducks with Grandma': she gives too; 'shared it with her' gives it to her.
      const isGiven =
        partners.some((one) => one !== each && prepositionOf(one) !== 'with') ||
        others.some(({ thing, phrase }) => thing?.kind === 'animal' && !phrase.preposition) ||
        sells.test(clause.verb.lemma);
      const along =
        (before === 'with' || isTaken) && (!isMutual(action) || (action === 'hand-over' && isGiven));
      const goesOn = world.lastActions.get(each.person.id);
      // 'Daddy ran beside her': she goes on as she did.
      const keepsOn =
        (before === ''
          ? hasTrait(action, 'alongside') || (hasTrait(goesOn ?? 'stand', 'rides') && !isMutual(action))
          : /^(?:beside|behind|after|along|past)$/.test(before)) &&
        goesOn &&
        hasTrait(goesOn, 'alongside');
      const own =
        undergone(clause, each, { action, before, goesOn }) ??
        seated(clause, action, before) ??
        (keepsOn
          ? { action: goesOn, emotion: feeling }
          : action === 'ride' && each.kind === 'person' && partners.some(({ kind }) => kind === 'animal')
            ? // One saddle, one rider: whoever is with them walks beside.
              { action: 'walk' as const, emotion: feeling }
            : action === 'ride' && each.kind === 'person'
              ? { action: 'piggyback' as const, emotion: feeling === 'sleepy' ? ('happy' as const) : feeling }
              : along && (each.kind !== 'animal' || !isSlotted(action))
                ? { action, emotion: feeling }
                : answer);
      return { ...actOf(each, ownAction(each, own.action), own.emotion), ...(to ? { to } : {}) };
    });
}
