import { animals } from './animals.ts';
import { corrected } from './corrected.ts';
import { dialects } from './dialects.ts';
import { drawn } from './drawn.ts';
import { everyday } from './everyday.ts';
import { everydaySpanish } from './everyday-spanish.ts';
import { food } from './food.ts';
import { home } from './home.ts';
import { household } from './household.ts';
import { iberianAnimals } from './iberian-animals.ts';
import { iberianFood } from './iberian-food.ts';
import { iberianHome } from './iberian-home.ts';
import { iberianThings } from './iberian-things.ts';
import { iberian } from './iberian.ts';
import { lamps } from './lamps.ts';
import { milestones } from './milestones.ts';
import { nearest } from './nearest.ts';
import { ofItsOwn } from './of-its-own.ts';
import { outside } from './outside.ts';
import { play } from './play.ts';
import { portuguese } from './portuguese.ts';
import { portugueseDaily } from './portuguese-daily.ts';
import { rarer } from './rarer.ts';
import { saidAtHome } from './said-at-home.ts';
import { told } from './told.ts';
import { wear } from './wear.ts';

const linesOf = (themes: readonly string[]): string[] =>
  themes.flatMap((theme) => theme.split('\n').filter((line) => line.includes('=')));

/** Lines that are meant before all others, though no picture is called by them where another word means it. */
export const correctedLines: readonly string[] = linesOf([ofItsOwn, nearest, saidAtHome, told, corrected]);

/** All lines, in the order in which a word that stands twice is meant. */
export const wordLines: readonly string[] = linesOf([
  milestones,
  portugueseDaily,
  lamps,
  portuguese,
  everydaySpanish,
  iberian,
  food,
  animals,
  play,
  home,
  outside,
  wear,
  rarer,
  drawn,
  iberianAnimals,
  iberianFood,
  iberianHome,
  iberianThings,
  everyday,
  dialects,
  household,
]);
