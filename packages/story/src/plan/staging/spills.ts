import type { Phrase } from '../../reading/clause.ts';
import { colorAmong } from '../../meaning/colors.ts';
import { liquidOf } from '../../meaning/substances.ts';
import { pictureIn } from '../things/phrases-meant.ts';
import type { Seen } from '../plan.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';

const colorOf = ({ head, of, qualities }: Phrase): string | undefined => {
  const usual = liquidOf(head) ?? liquidOf(of?.split(' ').at(-1) ?? '');
  return usual && (colorAmong(qualities) ?? usual);
};

const spills = /^(?:spill|overflow|slosh|seep|derramar|entornar|derramarse|transbordar|desbordar)$/;
const flows = /^(?:run|leak|flow|drip|pour|splash|boil|trickle|gush|go|correr|escorrer|pingar|gotear)$/;
const topples = /^(?:knock|tip|kick|derrubar|virar|tirar|volcar)$/;
const about = /^(?:over|across|on|onto|off|through|down|por|sobre|em|en)$/;
const floors =
  /^(?:floor|carpet|rug|table|tablecloth|chão|tapete|mesa|suelo|alfombra|edge|side|kitchen|driveway|road|path|pavement|stairs?|steps?|bed|sofa|seat|counter|worktop|book|page|homework|keyboard|laptop)$/;
/** Where there is water anyway. */
const wet = /^(?:pool|beach|lake|boat|aquarium)$/;

/** 'Spilled her juice', 'the paint ran over the floor': afterwards there is a puddle of it. */
export function spilled(staged: Staged, { clause, who }: ClauseMeant, { language, place }: World): Staged {
  const set = place?.set ?? null;
  const { verb, things } = clause;
  const subject = clause.who.find(colorOf);
  const direct = things.find((phrase) => !phrase.preposition && colorOf(phrase));
  const isAbout = things.some(
    ({ preposition, head }) => about.test(preposition ?? '') && floors.test(head.toLowerCase()),
  );
  const isByItself = subject && (spills.test(verb.lemma) || (flows.test(verb.lemma) && isAbout));
  const isDone =
    direct &&
    (spills.test(verb.lemma) ||
      (topples.test(verb.lemma) && /^(?:over|out)$/.test(verb.particle ?? '')) ||
      (verb.lemma === 'pour' && isAbout));
  const food = things.flatMap(({ preposition, of }) =>
    preposition || !of ? [] : (pictureIn({ qualities: [], of: of.split(' ').at(-1) ?? of }, language) ?? []),
  )[0];
  const isSpilled = spills.test(verb.lemma) || (topples.test(verb.lemma) && verb.particle === 'over');
  // 'A bowl of popcorn': the popcorn lies about.
  if (food?.kind === 'food' && isSpilled && !direct)
    return { ...staged, seen: [...staged.seen, { picture: food.picture, how: 'ground', move: 'fall' }] };
  const liquid = isByItself ? subject : isDone ? direct : undefined;
  const isOnBody = staged.seen.some(({ how }) => how === 'smeared');
  if (!liquid || isOnBody || wet.test(set ?? '')) return staged;
  const color = colorOf(liquid);
  const puddle: Seen = { picture: 'puddle', how: 'ground', ...(color ? { color } : {}) };
  const lead = who.find(({ person }) => person.role)?.person.id;
  return {
    ...staged,
    seen: [
      // Drops are in the puddle.
      ...staged.seen.filter(({ picture }) => picture !== 'droplet' && picture !== 'puddle'),
      lead ? { ...puddle, how: 'beside', of: lead } : puddle,
    ],
  };
}
