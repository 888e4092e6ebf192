import { metresOf, pictureFor } from '@milestoon/things/nouns';
import { kindOfPicture } from '../../meaning/kinds.ts';
import type { Clause } from '../../reading/clause.ts';
import type { Act, Seen } from '../plan.ts';
import { isOnTop } from './on-top.ts';
import { sideOf, sideTold } from '../things/sides.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';

/** No animal has more in its mouth, metres. */
const carried = 0.75;
const eats =
  /^(?:eat|drink|lick|gobble|swallow|munch|devour|nibble|chew|gnaw|sip|comer|comerse|beber|beberse|lamber|lamer|engolir|devorar|tragar|tragarse|petiscar|roer|mastigar|masticar)$/;
const takes =
  /^(?:steal|snatch|grab|take|nick|pinch|catch|bite|carry|bring|fetch|drag|roubar|apanhar|morder|trazer|levar|robar|quitar|coger|atrapar|llevar|llevarse|traer|arrastrar)$/;
/** Of what is worn these say that it is on. */
const wears = /^(?:carry|levar|llevar|trazer|traer)$/;
/** 'Tirou a banana da Mia'; 'tirou o casaco' is taken off, and who 'tiró la pelota' threw it. */
const isTakenFrom = ({ verb, things }: Clause, language: World['language']): boolean =>
  language === 'pt' &&
  verb.lemma === 'tirar' &&
  things.some(({ preposition, of, owner }) => /^(?:of|from|to)$/.test(preposition ?? '') || of || owner);
/** 'Along the rim of the bowl', 'por la pared': a way by it. */
const along = /^(?:along|up|down|by|to)$/;
/** Whoever is told in one of these is no more than seen in it. */
const pictured =
  /clapper-board|movie-camera|book|photo|picture|painting|drawing|television|newspaper|magazine/;
/** Done with feet on it: who stands by a table is not on one. */
const treads =
  /^(?:crawl|creep|climb|slither|slide|run|scurry|scuttle|walk|subir|subirse|trepar|rastejar|arrastrar|arrastrarse|bajar|descer|caminar|andar|passear|pasear|deslizar|deslizarse|escalar)$/;
const clings =
  /^(?:crawl|creep|climb|slither|slide|scurry|scuttle|subir|subirse|trepar|rastejar|arrastrar|arrastrarse|deslizar|deslizarse|escalar)$/;
/** 'Ran to the fence' and 'walked by the table' are not on it. */
const isAlong = (clause: Clause, preposition: string, picture: string): boolean =>
  preposition === 'to'
    ? isOnTop(clause, preposition, picture)
    : along.test(preposition) && (preposition === 'up' ? treads : clings).test(clause.verb.lemma);
const walls = /^(?:wall|ceiling|pane|window|parede|teto|tecto|vidro|janela|pared|techo|ventana|cristal)$/;
/** Parts of what they are parts of: whoever is on the rim is on the bowl. */
const parts =
  /^(?:rim|edge|top|side|roof|lid|back|corner|end|branch|borda|beira|topo|tampa|borde|orilla|tapa|rama|ramo|lado)$/;

/** Pictures have no joints: what they eat is at their mouth, and what they are on is under them. */
export function asPicture(
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
  const isTaking = takes.test(lemma) || isTakenFrom(clause, world.language);
  // No spider carries bananas.
  const largest = isTaking || eats.test(lemma) ? carried : Math.min(carried, metresOf(picture));
  const isHad = (each: Seen): boolean =>
    !isIt(each) &&
    each.picture !== on?.at.picture &&
    /^(?:ground|beside|table|flying)$/.test(each.how) &&
    metresOf(each.picture) <= largest &&
    !(wears.test(lemma) && kindOfPicture(each.picture) === 'worn') &&
    things.some(({ preposition, kind }) => (!preposition || preposition === 'with') && kind !== 'animal');
  const goes = staged.seen.find(isIt)?.move;
  // 'Ran up the tree with a nut'; who sleeps with a plaster on has it elsewhere.
  const isGoing =
    /^(?:come|leave|hop|fly)$/.test(goes ?? '') &&
    clause.things.some(({ preposition, text }) => preposition === 'with' && !/^(?:no|nothing)\b/i.test(text));
  const direct = things.find(({ preposition, kind }) => !preposition && kind !== 'animal');
  const had: Pick<Seen, 'picture' | 'color'> | undefined =
    eats.test(lemma) || isTaking || isGoing
      ? (staged.seen.find(isHad) ??
        (isGoing ||
        !direct ||
        metresOf(direct.picture) > carried ||
        (wears.test(lemma) && direct.kind === 'worn')
          ? undefined
          : direct))
      : undefined;
  const isWall =
    treads.test(lemma) &&
    clause.things.some(({ head, preposition = '' }) => walls.test(head) && along.test(preposition));
  // Whoever sits in a tree comes from nowhere, and what is stolen does not fly by itself.
  const stays =
    (on && (goes === 'come' || (goes === 'hop' && /tree/.test(on.at.picture)))) ||
    (isTaking && goes === 'fly') ||
    isWall;
  return {
    ...staged,
    acts: staged.acts.map((each) => (had && each.thing === had.picture ? lookingOn(each) : each)),
    seen: [
      ...staged.seen
        .filter((each) => isIt(each) || each.picture !== had?.picture)
        .map((each): Seen => {
          if (isIt(each)) {
            const { move, at: _at, of, ...rest } = each;
            return {
              ...rest,
              // What falls out of a bucket falls from whoever tips it.
              ...(of && each.how === 'flying' && move === 'fall' ? { of } : {}),
              how: on ? 'ground' : isWall ? 'overhead' : each.how,
              ...(move && !stays ? { move } : {}),
              ...(on ? { at: on.at } : each.at ? { at: each.at } : {}),
            };
          }
          const { of: _of, ...stands } = each;
          return each.picture === on?.at.picture && standing.test(each.how)
            ? { ...stands, how: 'ground' }
            : each;
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
      !likeness &&
      kind !== 'weather' &&
      by !== picture &&
      !(preposition === 'in' && pictured.test(by)) &&
      (sideTold(preposition) ?? isAlong(clause, preposition, by)),
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
    ({ head, preposition = '' }) =>
      parts.test(head) && (along.test(preposition) || sideTold(preposition) === 'on'),
  );
  const whole = part && (part.of ?? part.owner?.split(/\s+/).at(-1));
  const found = whole && pictureFor(whole.toLowerCase(), world.language);
  if (found && found !== picture) {
    const at = { picture: found, side: 'on' } as const;
    return { at, ...(isThere(found) ? {} : { thing: { picture: found, how: 'ground' as const } }) };
  }
  const { perched } = world;
  if (perched?.picture !== picture || perched.sentence !== clause.sentence || told) return undefined;
  const isGone = /^(?:leave|come|fly)$/.test(
    staged.seen.find((each) => each.picture === picture)?.move ?? '',
  );
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
