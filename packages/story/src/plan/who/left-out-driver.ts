import type { Clause } from '../../reading/clause.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { Reading } from './left-out-clause.ts';
import type { World } from '../told-world.ts';

const drives = /^(?:conduzir|dirigir|guiar|pilotar|manejar|conducir|estacionar|aparcar)$/;
const wheels =
  /^(?:motor|volante|freno|travão|freio|acelerador|claxon|marcha|mudança|embraiagem|embrague|palanca|parabrisas|ignição|contacto)s?$/;

/** Keeps who drives: the engine and the wheel are theirs. */
export function rememberDriver(
  world: World,
  { verb, mode }: Clause,
  [one, ...more]: readonly Somebody[],
): void {
  if (mode === 'done' && one && more.length === 0 && one.kind === 'person' && drives.test(verb.lemma))
    world.drives = one;
}

/** 'Después apagó el motor': whoever was told to drive, and not who sat behind. */
export const driver = ({ clause, world }: Reading): Somebody | undefined =>
  clause.things.some(({ head }) => wheels.test(head.toLowerCase())) ? world.drives : undefined;
