import { metresOf } from '@milestoon/things/nouns';
import { type AnimalDeed, animalDeedOf } from '../../meaning/animal-deed-words.ts';
import type { Clause } from '../../reading/clause.ts';
import type { Act, Seen } from '../plan.ts';
import { isOnTop } from './on-top.ts';
import { asPicture } from './picture-animals.ts';
import type { ThingMeant } from '../things/phrases-meant.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';

/**
 * An animal that is the subject acts, whether it has joints or is a picture: with what it eats at its mouth, up on
 * whatever it got onto, and nobody else does its deed for it.
 */
export function animalsAct(staged: Staged, meant: ClauseMeant, world: World): Staged {
  const { clause, subjectPhrases } = meant;
  const [subject, ...more] = subjectPhrases;
  if (!subject || more.length > 0) return staged;
  const [animal] = subject.people;
  // 'O Canelo é o nosso cão' plays at nothing.
  if (clause.mode === 'pretended' && animal?.kind === 'animal' && isNamed(animal.person.role, meant))
    return { ...staged, seen: staged.seen.filter(({ picture }) => picture !== animal.person.role) };
  if (clause.mode !== 'done') return staged;
  const deed = animalDeedOf(clause.verb.lemma, world.language);
  if (animal?.kind === 'animal' && animal.person.role)
    return withJoints(staged, meant, { id: animal.person.id, role: animal.person.role, deed });
  const picture =
    animal?.kind === 'animal'
      ? animal.person.picture
      : subject.people.length === 0 && subject.thing?.kind === 'animal' && !subject.thing.likeness
        ? subject.thing.picture
        : undefined;
  return picture && !subject.crowd ? asPicture(staged, meant, picture, world) : staged;
}

const isNamed = (role: string | undefined, { things, others }: ClauseMeant): boolean =>
  role !== undefined &&
  [...things, ...others.flatMap(({ thing }) => thing ?? [])].every(({ picture }) => picture === role);

interface Animal {
  id: string;
  role: string;
  deed: AnimalDeed | undefined;
}

/** 'Sacudiu-se', 'shook herself', 'shook the water off': not the hand of somebody, nor a tree. */
const ownBody = /^(?:water|fur|coat|self|itself|himself|herself|água|pelo|agua)$/;
const shakesItself = ({ manner, things }: Clause): boolean =>
  manner.includes('se') ||
  things.some(({ head, pronoun }) => ownBody.test(head) || /sel(?:f|ves)$/.test(pronoun ?? '')) ||
  things.every(({ preposition }) => preposition !== undefined);
const tails = /^(?:tail|cauda|rabo|cola)$/;
const chases = /^(?:chase|run|go|spin|correr|andar|perseguir|persegu?ir-se|perseguirse|dar|girar|rodar)$/;
const hunts = /^(?:chase|perseguir|perseguir-se|perseguirse|morder|morder-se|morderse)$/;
const ownOnes = /^(?:its|his|her|their|own|(?:its|his|her) own|sua?s?|seus?|próprias?|propias?)$/;
/** After its own tail: who runs with the tail high does not, nor who is after another's. */
const isAfterTail = ({ verb, things }: Clause): boolean =>
  things.some(
    ({ head, preposition, owner, of }) =>
      tails.test(head) &&
      !of &&
      (!owner || ownOnes.test(owner)) &&
      (preposition
        ? /^(?:after|behind)$/.test(preposition) && chases.test(verb.lemma)
        : hunts.test(verb.lemma)),
  );
/** 'Nos mojó', 'molhou toda a gente', or nobody named: not itself, its own nose, nor through a puddle. */
const wetsPeople = ({ clause, others }: ClauseMeant): boolean =>
  !clause.manner.includes('se') &&
  !clause.things.some(({ preposition = '' }) => /^(?:in|into|through)$/.test(preposition)) &&
  others
    .filter(({ phrase }) => !phrase.preposition)
    .every(({ people, crowd }) => people.some(({ kind }) => kind !== 'animal') || crowd !== undefined) &&
  clause.things
    .filter(({ preposition }) => !preposition)
    .every(({ span }) => others.some(({ phrase }) => phrase.span[0] === span[0]));
const claws = /^(?:claw|nail|unha|garra|uña)$/;

function withJoints(staged: Staged, meant: ClauseMeant, { id, role, deed }: Animal): Staged {
  const { clause, things } = meant;
  const act = staged.acts.find(({ who }) => who === id);
  if (!act) return staged;
  const become = (action: Act['action'], seen = staged.seen, thing = false): Staged => ({
    ...staged,
    acts: staged.acts.map((each) => (each === act ? (thing ? { ...act, action } : bare(act, action)) : each)),
    seen,
  });
  const isWinged = /^(?:bird|duck|chicken)$/.test(role);
  if (isAfterTail(clause) && !isWinged) return become('chase-tail', staged.seen.filter(notItsOwn));
  const directs = things.filter(({ preposition }) => !preposition);
  switch (deed) {
    case 'scratch': {
      // 'Afiou as unhas no sofá': what is scratched is what the claws are in.
      const isSharpened = clause.things.some(({ head }) => claws.test(head));
      const into = (isSharpened ? things : directs).find(
        ({ kind }) => kind !== 'animal' && kind !== 'weather' && kind !== 'worn',
      );
      return into && !act.to ? become('scratch', atPaws(staged.seen, into, id)) : staged;
    }
    case 'pee':
      return isWinged ? staged : become('pee', underIt(staged.seen, things, id));
    case 'shake':
      return shakesItself(clause) && !act.to ? become('shake') : staged;
    case 'bark':
      return /^(?:hold|push|pull|hit)$/.test(act.action) ? become('talk') : staged;
    case 'wet':
      // 'Nos mojó a todos': drops fly, and everybody gets some.
      return /^(?:swim|splash)$/.test(act.action) || role === 'elephant' || !wetsPeople(meant)
        ? staged
        : {
            ...become('shake'),
            acts: staged.acts.map((each) =>
              each === act ? bare(withoutTo(act), 'shake') : { ...bare(each, 'laugh'), emotion: 'surprised' },
            ),
            ...(staged.crowdActs ? { crowdActs: { action: 'laugh', emotion: 'surprised' } } : {}),
          };
    case 'climb':
    case 'perch':
      return up(staged, meant, act);
    default:
      return eating(staged, directs, act);
  }
}

/** 'Se comió el sombrero': whatever it eats is at its mouth, and not only what people eat; a curtain hangs before it. */
function eating(staged: Staged, directs: readonly ThingMeant[], act: Act): Staged {
  const eaten = directs.find(({ kind }) => kind !== 'animal' && kind !== 'place' && kind !== 'weather');
  const isThere = ({ picture, how }: Seen): boolean =>
    picture === eaten?.picture && /^(?:ground|beside)$/.test(how);
  if (!eaten || !staged.seen.some(isThere) || act.thing || !/^(?:eat|lick)$/.test(act.action)) return staged;
  if (metresOf(eaten.picture) > carried)
    return {
      ...staged,
      seen: staged.seen.map((each) =>
        isThere(each) && !each.at ? { ...each, how: 'beside' as const, of: act.who } : each,
      ),
    };
  const color = eaten.color ? { color: eaten.color } : {};
  return {
    ...staged,
    acts: staged.acts.map((each) => (each === act ? { ...act, thing: eaten.picture, ...color } : each)),
    seen: staged.seen.filter(({ picture }) => picture !== eaten.picture),
  };
}

/** No animal of a house has more in its mouth, metres. */
const carried = 0.75;
/** Somebody's own tail ('cola', which is glue as well) and claws are no things of the picture. */
const notItsOwn = ({ picture }: Seen): boolean => !/tail|claw|^glue$/.test(picture);
const withoutTo = ({ to: _to, ...act }: Act): Act => act;
const bare = ({ thing: _thing, color: _color, ...act }: Act, action: Act['action']): Act => ({
  ...act,
  action,
});

/** Before its paws, and nobody lies on it. */
function atPaws(seen: readonly Seen[], { picture }: ThingMeant, of: string): Seen[] {
  const own = seen.find((each) => each.picture === picture);
  return [...seen.filter((each) => each !== own), { ...(own ?? { picture }), how: 'beside', of }];
}

/** What is flat is under whoever wets it. */
function underIt(seen: readonly Seen[], things: readonly ThingMeant[], of: string): Seen[] {
  const on = things.find(({ preposition }) => /^(?:on|onto|in)$/.test(preposition ?? ''));
  return on
    ? seen.map((each) => (each.picture === on.picture ? { ...each, how: 'support' as const, of } : each))
    : [...seen];
}

const upward = /^(?:on|onto|upon|up|to|in|into|over|for|atop)$/;
/** 'Got up on the tractor', 'trepó al árbol', 'se subió al techo del coche': it is up there. */
const raised =
  /tree|fridge|table|desk|counter|wardrobe|chest-of-drawers|bookshelf|shelf|tractor|automobile|racing-car|taxi|bus|truck|lorry|van|train|boat|canoe|wall|fence|roof|house|hut|shed|barn|couch|armchair|chair|bench|bed|stool|piano|keyboard|television|laptop|oven|washing-machine|box|package|rock|ladder|stairs|slide|swing|barrel|hay|basket|luggage|pushchair|cot/;
const goesUp = (clause: Clause, preposition: string, picture: string): boolean =>
  isOnTop(clause, preposition, picture) ||
  (/^(?:perch|land|pousar|poisar|posar|posarse)$/.test(clause.verb.lemma) && preposition !== 'to') ||
  (preposition === 'up' && clause.verb.particle === 'up');

function up(staged: Staged, { clause, things }: ClauseMeant, act: Act): Staged {
  const onto = things.find(
    ({ preposition = '', picture, likeness }) =>
      !likeness &&
      upward.test(preposition) &&
      raised.test(picture) &&
      goesUp(clause, preposition, picture) &&
      !(/^(?:in|into)$/.test(preposition) && !/tree/.test(picture)),
  );
  const isThere = staged.seen.some(({ how, of }) => of === act.who && /^(?:support|inside|roof)$/.test(how));
  if (!onto || isThere || act.to) return staged;
  const told = staged.seen.find(({ picture }) => picture === onto.picture);
  const { move: _move, at: _at, ...own } = told ?? { picture: onto.picture };
  return {
    ...staged,
    acts: staged.acts.map((each) => (each === act ? bare(act, 'stand') : each)),
    seen: [{ ...own, how: 'support', of: act.who }, ...staged.seen.filter((each) => each !== told)],
  };
}
