import type { AnimalRole } from '../roles.ts';
import type { Species } from '../species.ts';
import { bird, duck, hen } from './birds.ts';
import { cat } from './cat.ts';
import { dog } from './dog.ts';
import { cow, goat, pig, sheep } from './farm.ts';
import { flamingo } from './flamingo.ts';
import { horse } from './horse.ts';
import { guineaPig, hamster, rabbit } from './small.ts';
import { turtle } from './turtle.ts';
import { elephant, giraffe, lion } from './zoo.ts';

export const kinds: Readonly<Record<AnimalRole, Species>> = {
  dog,
  cat,
  rabbit,
  hamster,
  'guinea-pig': guineaPig,
  bird,
  duck,
  chicken: hen,
  horse,
  cow,
  sheep,
  goat,
  pig,
  turtle,
  elephant,
  giraffe,
  lion,
  flamingo,
};
