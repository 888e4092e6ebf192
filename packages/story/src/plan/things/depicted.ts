import { hasPicture } from '@milestoon/things/pictures';
import { madeBy } from '../../meaning/lifeless-words.ts';
import type { Clause } from '../../reading/clause.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { MeantPhrase, ThingMeant } from './phrases-meant.ts';
import type { Seen } from '../plan.ts';
import { asIs } from './seen-as.ts';

const drawing = /^(?:draw|sketch|doodle|desenhar|dibujar)$/;
/** What is drawn on, or is the picture itself: neither is depicted. */
const paper = new Set(['drawing', 'world-map', 'poster', 'page-facing-up']);

/** These are painted upon: 'painted eggs'. */
const painted = new Set(['egg', 'rock', 'pine-cone', 'nail-polish']);

/** 'A dog' is any dog; 'our dog' and 'the cat Whiskers' are there and sit for their portrait. */
const anyOne = /^(?:an?|some|um|uma|uns|umas|un|una|unos|unas)\s/iu;

/** 'Painted a cat': it is what is made that way, where 'painted the fence' is not. */
const isPainted = ({ phrase, thing }: MeantPhrase): boolean =>
  thing !== undefined && !phrase.preposition && phrase.lifeless?.as === 'wall';

/** What a drawing shows: it hangs there as a picture and does not stand in the room. */
export interface Depicted {
  people: readonly Somebody[];
  things: readonly ThingMeant[];
  seen: readonly Seen[];
}

/** Animals and things somebody draws. People stay: 'drew Grandma a heart' is for her. */
export function depictedIn({ verb, mode }: Clause, others: readonly MeantPhrase[]): Depicted {
  const draws = drawing.test(verb.lemma);
  const paints = madeBy(verb.lemma, verb.particle)?.as === 'wall';
  if (mode !== 'done' || !(draws || (paints && others.some(isPainted))))
    return { people: [], things: [], seen: [] };
  const direct = others.filter(({ phrase }) => !phrase.preposition);
  const people = direct
    .filter(({ phrase }) => anyOne.test(phrase.text))
    .flatMap((each) => each.people)
    .filter(({ kind }) => kind !== 'person');
  const things = direct.flatMap(({ thing, ...each }) =>
    thing &&
    !paper.has(thing.picture) &&
    !(paints && painted.has(thing.picture)) &&
    (draws || isPainted({ thing, ...each }))
      ? [thing]
      : [],
  );
  const portraits = people.map(({ person: { role, picture } }): Seen => {
    const own = picture ?? role;
    return { picture: own && hasPicture(own) ? own : 'drawing', how: 'wall' };
  });
  return {
    people,
    things,
    seen: [...portraits, ...things.map((thing): Seen => ({ ...asIs(thing), how: 'wall' }))],
  };
}
