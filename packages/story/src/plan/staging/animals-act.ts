import { metresOf, pictureFor } from '@milestoon/things/nouns';
import { type AnimalDeed, animalDeedOf } from '../../meaning/animal-deed-words.ts';
import type { Clause } from '../../reading/clause.ts';
import type { Act, Seen } from '../plan.ts';
import { sideOf, sideTold } from '../things/sides.ts';
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
const chases = /^(?:chase|run|spin|correr|perseguir|persegu?ir-se|perseguirse|dar|girar|rodar)$/;
/** After its own tail, whatever the verb. */
const isAfterTail = ({ verb, things }: Clause): boolean =>
  chases.test(verb.lemma) && things.some(({ head }) => tails.test(head));
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
      const into = (isSharpened ? things : directs).find(({ kind }) => kind !== 'animal' && kind !== 'weather');
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
      return /^(?:swim|splash)$/.test(act.action) || directs.length > 0
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

/** 'Se comió el sombrero': whatever it eats is at its mouth, and not only what people eat. */
function eating(staged: Staged, directs: readonly ThingMeant[], act: Act): Staged {
  const [eaten] = directs.filter(({ kind, picture }) => kind !== 'animal' && metresOf(picture) <= carried);
  const isThere = eaten && staged.seen.some(({ picture, how }) => picture === eaten.picture && /^(?:ground|beside)$/.test(how));
  if (!isThere || act.thing || !/^(?:eat|lick)$/.test(act.action)) return staged;
  return {
    ...staged,
    acts: staged.acts.map((each) =>
      each === act ? { ...act, thing: eaten.picture, ...(eaten.color ? { color: eaten.color } : {}) } : each,
    ),
    seen: staged.seen.filter(({ picture }) => picture !== eaten.picture),
  };
}

/** No animal of a house has more in its mouth, metres. */
const carried = 0.75;
/** Somebody's own tail and claws are no things of the picture. */
const notItsOwn = ({ picture }: Seen): boolean => !/tail|claw/.test(picture);
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
  /tree|fridge|table|desk|counter|wardrobe|bookshelf|shelf|tractor|automobile|racing-car|taxi|bus|truck|lorry|van|train|boat|canoe|wall|fence|roof|house|hut|shed|barn|couch|armchair|chair|bench|bed|stool|piano|keyboard|television|laptop|oven|washing-machine|box|package|rock|ladder|stairs|slide|swing|barrel|hay|basket|luggage|pushchair|cot/;
const goesUp = ({ verb, things }: Clause, preposition: string, deed: Act['action']): boolean =>
  /^(?:on|onto|upon|atop)$/.test(preposition) ||
  verb.particle === 'up' ||
  /^(?:climb|subir|subirse|trepar|treparse|encaramarse|perch|land|pousar|poisar|posar|posarse)$/.test(verb.lemma) ||
  (deed === 'jump' && things.some(({ head }) => /^(?:cima|top)$/.test(head)));

function up(staged: Staged, { clause, things }: ClauseMeant, act: Act): Staged {
  const onto = things.find(
    ({ preposition = '', picture, likeness }) =>
      !likeness &&
      upward.test(preposition) &&
      raised.test(picture) &&
      goesUp(clause, preposition, act.action) &&
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

const eats =
  /^(?:eat|drink|lick|gobble|swallow|munch|devour|nibble|chew|gnaw|sip|comer|comerse|beber|beberse|lamber|lamer|engolir|devorar|tragar|tragarse|petiscar|roer|mastigar|masticar)$/;
const takes =
  /^(?:steal|snatch|grab|take|nick|pinch|catch|bite|carry|bring|fetch|drag|roubar|tirar|apanhar|morder|trazer|levar|robar|quitar|coger|atrapar|llevar|llevarse|traer|arrastrar)$/;
/** 'Along the rim of the bowl', 'por la pared': a way by it. */
const along = /^(?:along|up|down|by|at|to)$/;
const walls = /^(?:wall|ceiling|pane|window|parede|teto|tecto|vidro|janela|pared|techo|ventana|cristal)$/;
/** Parts of what they are parts of: whoever is on the rim is on the bowl. */
const parts =
  /^(?:rim|edge|top|side|roof|lid|back|corner|end|branch|borda|beira|topo|tampa|borde|orilla|tapa|rama|ramo|lado)$/;

/** Pictures have no joints: what they eat is at their mouth, and what they are on is under them. */
function asPicture(
  staged: Staged,
  { clause, things }: ClauseMeant,
  picture: string,
  world: World,
): Staged {
  const isIt = (each: Seen): boolean =>
    each.picture === picture && /^(?:ground|overhead|flying|beside|table)$/.test(each.how);
  if (!staged.seen.some(isIt)) return staged;
  const { lemma } = clause.verb;
  const on = landmarkOf(staged, { clause, things }, picture, world);
  const isTaking = takes.test(lemma);
  const isHad = (each: Seen): boolean =>
    !isIt(each) &&
    each.picture !== on?.at.picture &&
    /^(?:ground|beside|table|flying)$/.test(each.how) &&
    metresOf(each.picture) <= carried &&
    things.some(({ preposition, kind }) => (!preposition || preposition === 'with') && kind !== 'animal');
  const isGoing = things.some(({ preposition }) => preposition === 'with');
  const direct = things.find(({ preposition, kind }) => !preposition && kind !== 'animal');
  const had: Pick<Seen, 'picture' | 'color'> | undefined =
    eats.test(lemma) || isTaking || isGoing
      ? (staged.seen.find(isHad) ?? (isGoing || !direct || metresOf(direct.picture) > carried ? undefined : direct))
      : undefined;
  const isWall = clause.things.some(({ head, preposition = '' }) => walls.test(head) && along.test(preposition));
  const goes = staged.seen.find(isIt)?.move;
  // Whoever sits in a tree comes from nowhere, and what is stolen does not fly by itself.
  const stays = (on && /^(?:come|hop)$/.test(goes ?? '')) || (isTaking && goes === 'fly') || isWall;
  return {
    ...staged,
    acts: staged.acts.map((each) => (had && each.thing === had.picture ? lookingOn(each) : each)),
    seen: [
      ...staged.seen
        .filter((each) => isIt(each) || each.picture !== had?.picture)
        .map((each): Seen => {
          if (isIt(each)) {
            const { move, at: _at, of: _of, ...rest } = each;
            return {
              ...rest,
              how: on ? 'ground' : isWall ? 'overhead' : each.how,
              ...(move && !stays ? { move } : {}),
              ...(on ? { at: on.at } : each.at ? { at: each.at } : {}),
            };
          }
          const { of: _of, ...stands } = each;
          return each.picture === on?.at.picture && standing.test(each.how) ? { ...stands, how: 'ground' } : each;
        }),
      ...(on?.thing ? [on.thing] : []),
      ...(had
        ? [
            {
              picture: had.picture,
              how: 'ground' as const,
              at: { picture, side: 'mouth' as const },
              ...(had.color ? { color: had.color } : {}),
              ...(goes && !stays && /^(?:come|leave|hop|fly)$/.test(goes) ? { move: goes } : {}),
            },
          ]
        : []),
    ],
  };
}
const standing = /^(?:beside|overhead|support|held)$/;

interface Landmark {
  at: NonNullable<Seen['at']>;
  /** It itself, where nothing else brought it. */
  thing?: Seen;
}

/** On, in or under what it is; whoever went up a tree is there for the rest of the sentence. */
function landmarkOf(
  staged: Staged,
  { clause, things }: Pick<ClauseMeant, 'clause' | 'things'>,
  picture: string,
  world: World,
): Landmark | undefined {
  const told = things.findLast(
    ({ preposition = '', likeness, kind, picture: by }) =>
      !likeness && kind !== 'weather' && by !== picture && (sideTold(preposition) ?? along.test(preposition)),
  );
  const isThere = (name: string): boolean => staged.seen.some((each) => each.picture === name);
  if (told && isThere(told.picture)) {
    const isOn = /tree/.test(told.picture) || along.test(told.preposition ?? '');
    const side = isOn ? 'on' : sideOf(sideTold(told.preposition) ?? 'on', told.picture, picture);
    if (side === 'between') return undefined;
    const at = { picture: told.picture, side } as const;
    world.perched = { picture, at, sentence: clause.sentence };
    return { at };
  }
  const part = clause.things.find(
    ({ head, preposition = '' }) => parts.test(head) && (along.test(preposition) || sideTold(preposition) === 'on'),
  );
  const whole = part && (part.of ?? part.owner?.split(/\s+/).at(-1));
  const found = whole && pictureFor(whole.toLowerCase(), world.language);
  if (found && found !== picture) {
    const at = { picture: found, side: 'on' } as const;
    return { at, ...(isThere(found) ? {} : { thing: { picture: found, how: 'ground' as const } }) };
  }
  const { perched } = world;
  if (perched?.picture !== picture || perched.sentence !== clause.sentence || told) return undefined;
  const isGone = /^(?:leave|come|fly)$/.test(staged.seen.find((each) => each.picture === picture)?.move ?? '');
  if (isGone) return undefined;
  const thing: Seen = { picture: perched.at.picture, how: 'ground' };
  return { at: perched.at, ...(isThere(thing.picture) ? {} : { thing }) };
}

/** Nobody else eats what the animal has: they look on. */
const lookingOn = ({ who, to }: Act): Act => ({
  who,
  action: 'look',
  emotion: 'surprised',
  ...(to ? { to } : {}),
});
