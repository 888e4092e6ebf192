import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause } from '../../reading/clause.ts';
import { isKnockedDown } from '../deeds/common-deed.ts';
import type { Seen } from '../plan.ts';
import type { ClauseMeant, Staged } from '../told-world.ts';

type Move = NonNullable<Seen['move']>;

/** What a thing that is struck, blown or washed away does then. */
const movesOf: readonly (readonly [Move, RegExp])[] = [
  ['fly', /^(?:blow|carry|lift|take|sweep|snatch|grab|whip|steal|levar|soprar|llevarse|llevar)$/],
  ['fall', /^(?:knock|push|tip|topple|overturn|flip|derrubar|derribar|tirar)$/],
  ['break', /^(?:break|smash|snap|crack|tear|rip|shatter|destroy|crush|flatten|partir|romper|quebrar)$/],
  ['roll', /^(?:wash|drag|roll|pull|arrastar|arrastrar)$/],
  ['shake', /^(?:hit|strike|rattle|shake|bater|golpear|sacudir)$/],
];

const topples = /^(?:knock|tip|kick|push|derrubar|derribar|tirar)$/;
const wrecks =
  /^(?:knock|topple|tip|kick|destroy|wreck|smash|flatten|demolish|break|ruin|crush|trample|derrubar|derribar|destruir|demolir|desmanchar|desfazer|destrozar|arruinar|estragar|tumbar|pisar|romper|partir|aplastar)$/;
const downs = /^(?:deitar|botar|mandar|pôr|jogar|echar|tirar)$/;
const built = /castle|toy-blocks|snowman|tower|igloo|house-of-cards|jenga/;
/** 'The dog broke his sandcastle', 'deitou o castelo abaixo': what was built falls in, and nobody has it in the hands. */
const isWrecked = ({ verb, manner }: Clause, picture: string): boolean =>
  built.test(picture) &&
  (wrecks.test(verb.lemma) ||
    (downs.test(verb.lemma) && manner.some((word) => /^aba(?:ixo|jo)$/.test(word))));
const chases = /^(?:chase|shoo|scare|frighten|wave|perseguir|espantar|enxotar)$/;

/** 'Knocked over the vase', 'chased the wasp away with a newspaper': that is in nobody's hand. */
function fromHand(staged: Staged, { clause, others }: ClauseMeant, language: NounLanguage): Staged {
  const { verb, things } = clause;
  const [act, ...rest] = staged.acts;
  const direct = others.find(({ phrase, thing }) => thing && !phrase.preposition)?.thing;
  if (!act || !direct) return staged;
  const isToppled =
    topples.test(verb.lemma) &&
    (/^(?:over|off|down)$/.test(verb.particle ?? '') ||
      things.some(({ preposition }) => preposition === 'off'));
  const isDown = language !== 'en' && isKnockedDown(clause, [direct], language);
  const isChased = chases.test(verb.lemma) && direct.kind === 'animal';
  const wrecked = isWrecked(clause, direct.picture);
  if (!isToppled && !isDown && !isChased && !wrecked) return staged;
  const { thing: _hand, color: _color, ...bare } = act;
  const free = wrecked ? { ...bare, action: 'hit' as const } : bare;
  const tool = others.find(({ thing }) => thing?.preposition === 'with' && thing.kind !== 'worn')?.thing;
  const { count, color } = direct;
  return {
    ...staged,
    acts: [{ ...free, ...(isChased && tool ? { thing: tool.picture } : {}) }, ...rest],
    seen: [
      ...staged.seen.filter(
        ({ picture }) => picture !== direct.picture && !(isChased && picture === tool?.picture),
      ),
      {
        picture: direct.picture,
        how: 'ground',
        ...(count ? { count } : {}),
        ...(color ? { color } : {}),
        move: isChased ? (flies.test(direct.picture) ? 'fly' : 'roll') : wrecked ? 'break' : 'fall',
      },
    ],
  };
}
const flies = /bee|butterfly|wasp|fly|bird|duck|gull|pigeon|bat|dragonfly|mosquito|owl|moth|beetle/;

/** 'The wind blew his hat away', 'the ball broke the window': what moves is what something is done to. */
export function movedBy(staged: Staged, meant: ClauseMeant, language: NounLanguage): Staged {
  const { clause, who, subjects, others } = meant;
  const direct = others.find(({ phrase, thing }) => thing && !phrase.preposition)?.thing;
  if (who.length > 0) return fromHand(staged, meant, language);
  if (subjects.length === 0 || !direct) return staged;
  const isOver = /^(?:over|down)$/.test(clause.verb.particle ?? '');
  const move = isWrecked(clause, direct.picture)
    ? 'break'
    : isOver
      ? 'fall'
      : movesOf.find(([, verbs]) => verbs.test(clause.verb.lemma))?.[0];
  if (!move) return staged;
  const doers = subjects.map(({ picture }) => picture);
  return {
    ...staged,
    seen: staged.seen.map((each): Seen => {
      if (each.picture === direct.picture && /^(?:ground|beside)$/.test(each.how)) return { ...each, move };
      if (!doers.includes(each.picture) || !each.move) return each;
      // A ball that breaks a window flies at it.
      const { move: _own, ...rest } = each;
      return each.how === 'sky' ? rest : { ...rest, move: each.picture === 'wave' ? 'splash' : 'fly' };
    }),
  };
}
