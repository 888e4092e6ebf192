import type { Drawing } from '../../drawing.ts';
import { createLight, type Light } from '../../light/light.ts';
import { animeCards } from './cards.ts';
import { animePages } from './pages.ts';
import { petalWind } from './transitions/petal-wind.ts';
import { cloudsPart } from './transitions/clouds-part.ts';
import { speedLines } from './transitions/speed-lines.ts';
import { animePen, css } from '@milestoon/drawing';
import { usualHand } from '../hand.ts';
import { animeTones } from './tones.ts';
import { animeLayout } from './layout.ts';
import { animeSea } from './sea.ts';
import { animeShore } from './shore.ts';
import { animeWoods } from './woods.ts';
import type { KitMeasures, StyleKit } from '../kit.ts';
import { animeSolid } from './solid.ts';
import { animeSky } from './sky.ts';
import { animePlants } from './plants.ts';
import { animeLeaves } from './leaves.ts';
import { animeGround } from './ground.ts';
import { animeRoom } from './room.ts';
import { animeAir } from './air.ts';
import { animeWeather } from './weather.ts';
import type { AnimeKit } from './kit.ts';
import { animePalette } from './palette.ts';

const measures: KitMeasures = { horizon: 640, floorLine: 760 };

function build(light: Light): AnimeKit {
  // The parts call each other through the whole kit, so it is there before they are.
  const kit = {
    pen: animePen,
    light,
    measures,
    tones: animeTones,
    layout: animeLayout,
    lying: (drawing: Drawing, draw: (drawing: Drawing) => void) => draw(drawing),
    gold: [0.95, 0.1, 85] as const,
    ink: (alpha = 1) => css(light.shade(light.local('dark'), 0.2), alpha),
  } as AnimeKit;
  return Object.assign(
    kit,
    usualHand,
    animeSolid(light, kit),
    animeSky(light, kit),
    animePlants(light, kit),
    animeLeaves(light, kit),
    animeGround(light, kit),
    animeRoom(light, kit),
    animeSea(light),
    animeShore(kit),
    animeWoods(light, kit),
    animeWeather(light, kit),
    animeAir(light),
  );
}

const day = build(createLight(animePalette, 'day', false));

/** Painted gradients, hard light on clouds and leaves, a crisp cel shadow, petals. */
export const animeKit: StyleKit = {
  palette: animePalette,
  measures,
  build,
  cards: animeCards(day),
  pages: animePages(),
  transitions: { place: petalWind(), time: cloudsPart(), joy: speedLines() },
};
