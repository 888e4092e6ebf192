import type { Phrase } from '../clause.ts';
import type { Chunk } from '../phrases.ts';
import type { VerbGroup } from '../verb-groups.ts';
import { isPosture } from './postures.ts';

const isSeat = /^(?:in|on|under|behind|beside)$/;
/** 'Bebió un zumo sentada en un banco': where somebody sits or leans they also do what stands before it. */
export const seatsOf = (
  posture: VerbGroup | undefined,
  subject: readonly Chunk[] | undefined,
  next: VerbGroup | undefined,
  chunks: readonly Chunk[],
): readonly Phrase[] =>
  posture && subject?.length === 0 && isPosture(posture.main)
    ? chunks
        .filter(({ from, to }) => from > posture.to && to < (next?.from ?? Number.POSITIVE_INFINITY))
        .slice(0, 1)
        .map(({ phrase }) => phrase)
        .filter(({ preposition }) => isSeat.test(preposition ?? ''))
    : [];
