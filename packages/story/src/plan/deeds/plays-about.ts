import type { SetName } from '@milestoon/stage';
import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { outdoors } from '../../world/places/place-groups.ts';
import { relationOf } from '../../world/people/relation-words.ts';

const plays: Readonly<Record<NounLanguage, RegExp>> = {
  en: /^play$/,
  pt: /^brincar$/,
  es: /^jugar$/,
};
const where = /^(?:in|on|inside|under|near|by|behind|between|around|outside|at)$/;
const sand = /^(?:sand|sandpit|sandbox|mud|areia|areal|arena|arenero|barro|lama)$/;
const swings = /^(?:swings?|baloiços?|balanços?|columpios?)$/;
/** What one plays on or in as one does there. */
const stands =
  /^(?:slide|seesaw|trampoline|climbing-frame|frame|bars?|goal|team|final|match|band|orchestra|play|show|escorrega|tobogán|baliza|portería|equipa|equipo|time|banda|orquestra|orquesta|cama)$/;
const water =
  /^(?:water|sea|pool|waves?|puddles?|fountain|sprinkler|água|mar|piscina|ondas?|poças?|fonte|agua|alberca|olas?|charcos?|fuente)$/;

const runs: ReadonlySet<SetName> = new Set<SetName>([...outdoors, 'snow', 'hall', 'party', 'softplay']);
const sits = /^(?:living|bedroom|classroom|kitchen|tent|ward|doctor|library)$/;

const isSomebody = ({ name, pronoun, head }: Phrase): boolean =>
  name || pronoun !== undefined || relationOf(head) !== undefined;

/**
 * 'Played in the garden': with nothing told to play with, whoever plays runs about, digs in the sand, jumps in the
 * water, and indoors sits with the blocks. Undefined where something is played or played with.
 */
export function playsAbout(
  { verb: { lemma, particle }, things, mode }: Clause,
  language: NounLanguage,
  set: SetName | null,
): string | undefined {
  if (!plays[language].test(lemma) || particle || mode !== 'done') return undefined;
  const isAbout = things.every(
    (phrase) => where.test(phrase.preposition ?? '') || (phrase.preposition === 'with' && isSomebody(phrase)),
  );
  // 'Played until it got dark': with what was told before.
  if (!isAbout || things.length === 0) return undefined;
  if (things.some(({ head }) => swings.test(head.toLowerCase()))) return 'swing';
  if (things.some(({ head }) => stands.test(head.toLowerCase()))) return undefined;
  if (things.some(({ head }) => sand.test(head.toLowerCase()))) return 'dig';
  if (set === 'pool' || things.some(({ head }) => water.test(head.toLowerCase()))) return 'jump';
  if (set && runs.has(set)) return 'run';
  return set === null || sits.test(set) ? 'build' : undefined;
}
