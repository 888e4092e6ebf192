import { type Example, learn } from '../learning/choices.ts';
import type { ToldDeed } from './told-deeds.ts';

/** How often each action was labelled for a verb; a second choice counts half, a third a third. */
export type Known = ReadonlyMap<string, ReadonlyMap<string, number>>;

export function knownFrom(deeds: readonly ToldDeed[]): Known {
  const known = new Map<string, Map<string, number>>();
  for (const { verb, does } of deeds) {
    const own = known.get(verb) ?? new Map<string, number>();
    for (const [at, action] of does.entries()) own.set(action, (own.get(action) ?? 0) + 1 / (at + 1));
    known.set(verb, own);
  }
  return known;
}

/** What is labelled less often for a verb is chance; so many of the likeliest are candidates. */
const fewest = 0.2;
const most = 6;
const some = 4;
const many = 12;

interface Candidate {
  action: string;
  features: readonly string[];
}

/** The action that rules chose and those labelled for the verb. What a deed taught itself is not counted with `isTaught`. */
function candidatesOf(deed: ToldDeed, known: Known, isTaught: boolean): Candidate[] {
  const { verb, does, ruled } = deed;
  const own = (action: string): number =>
    isTaught && does.includes(action) ? 1 / (does.indexOf(action) + 1) : 0;
  const likely = [...(known.get(verb) ?? [])]
    .map(([action, count]) => [action, count - own(action)] as const)
    .filter(([, count]) => count > fewest)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most);
  const all = likely.reduce((sum, [, count]) => sum + count, 0);
  const shares = new Map(likely.map(([action, count]) => [action, count / all]));
  if (!shares.has(ruled)) shares.set(ruled, 0);
  return [...shares].map(([action, share]) => ({ action, features: featuresOf(deed, action, share, all) }));
}

function featuresOf(deed: ToldDeed, action: string, share: number, all: number): string[] {
  const { language, verb, next, objects, isHeros, ruled } = deed;
  const often = all > many ? 'many' : all > some ? 'some' : all > 0 ? 'few' : 'no';
  const fifths = Math.round(share * 5);
  return [
    `share:${fifths}`,
    `share:${fifths}:${often}`,
    `is:${action}`,
    `verb:${verb}:${action}`,
    `next:${verb}:${next}:${action}`,
    `next:${language}:${next}:${action}`,
    `who:${isHeros ? 'hero' : 'other'}:${action}`,
    ...objects.flatMap((object) => [`with:${object}:${action}`, `with:${verb}:${object}:${action}`]),
    ...(action === ruled
      ? ['ruled', `ruled:${action}`, `ruled:${often}`, `ruled:${verb}`, `ruled:${language}`]
      : [`instead:${ruled}`, `instead:${ruled}:${action}`]),
  ];
}

/** What is done in a deed where something is clearly likelier than what rules chose; undefined where nothing is. */
export type ChooseDeed = (deed: ToldDeed) => string | undefined;

/** Learns from labelled deeds. `margin`: as much likelier, in log odds, must something be than what rules chose. */
export function learnDeeds(deeds: readonly ToldDeed[], margin: number): ChooseDeed {
  const known = knownFrom(deeds);
  const examples = deeds.flatMap((deed): Example[] => {
    const candidates = candidatesOf(deed, known, true);
    const best = deed.does.find((action) => candidates.some((each) => each.action === action));
    const meant = candidates.findIndex(({ action }) => action === best);
    return meant < 0 ? [] : [{ candidates: candidates.map(({ features }) => features), meant }];
  });
  const weights = learn(examples);
  const scoreOf = ({ features }: Candidate): number =>
    features.reduce((sum, name) => sum + (weights[name] ?? 0), 0);
  return (deed) => {
    const scored = candidatesOf(deed, known, false).map((each) => ({ ...each, score: scoreOf(each) }));
    const ruled = scored.find(({ action }) => action === deed.ruled)?.score ?? 0;
    const [best] = scored.toSorted((a, b) => b.score - a.score);
    return best && best.action !== deed.ruled && best.score - ruled >= margin ? best.action : undefined;
  };
}
