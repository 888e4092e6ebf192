/**
 * The steps of a production, in order: the one list for studio, outside generators, database, API and app. The
 * database refuses any other.
 */
export const productionSteps = [
  'look',
  'screenplay',
  'narration',
  'film',
  'sound',
  'pictures',
  'video',
  'finish',
] as const;
export type ProductionStep = (typeof productionSteps)[number];

/** What parents are told and outside generators report: putting the files together is still the video. */
export type ToldStep = Exclude<ProductionStep, 'finish'>;

/** The step that a parent is told of while this one is under way. */
export const toldStepOf = (step: ProductionStep): ToldStep => (step === 'finish' ? 'video' : step);
/** All that parents are told of, in order. */
export const toldSteps: readonly ToldStep[] = [...new Set(productionSteps.map(toldStepOf))];

/** The share of the whole, 0…1, at which each step of the studio begins, for an honest progress bar. */
export const studioStepStarts = {
  screenplay: 0,
  narration: 0.01,
  film: 0.03,
  sound: 0.05,
  video: 0.1,
  finish: 0.97,
} as const satisfies Partial<Record<ProductionStep, number>>;
export type StudioStep = keyof typeof studioStepStarts;

const isStudioStep = (step: ProductionStep): step is StudioStep => step in studioStepStarts;
/** The steps of the built-in studio, in order. */
export const studioSteps: readonly StudioStep[] = productionSteps.filter(isStudioStep);
