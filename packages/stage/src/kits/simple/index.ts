import type { Drawing } from '../../drawing.ts';
import { createLight, type Light } from '../../light/light.ts';
import { simpleCards } from './cards.ts';
import { simplePages } from './pages.ts';
import { paperIris } from './transitions/paper-iris.ts';
import { paperStrips } from './transitions/paper-strips.ts';
import { poppingDots } from './transitions/popping-dots.ts';
import { simplePen, css } from '@milestoon/drawing';
import { simpleHand } from './hand.ts';
import { simpleTones } from './tones.ts';
import { simpleLayout } from './layout.ts';
import { simpleSea } from './sea.ts';
import { simpleShore } from './shore.ts';
import { simpleWoods } from './woods.ts';
import type { KitMeasures, StyleKit } from '../kit.ts';
import { simpleSolid } from './solid.ts';
import { simpleSky } from './sky.ts';
import { simplePlants } from './plants.ts';
import { simpleLeaves } from './leaves.ts';
import { simpleGround } from './ground.ts';
import { simpleRoom } from './room.ts';
import { simpleAir } from './air.ts';
import { simpleWeather } from './weather.ts';
import type { SimpleKit } from './kit.ts';
import { simplePalette } from './palette.ts';

const measures: KitMeasures = { horizon: 700, floorLine: 770 };

function build(light: Light): SimpleKit {
  // The parts call each other through the whole kit, so it is there before they are.
  const kit = {
    pen: simplePen,
    light,
    measures,
    tones: simpleTones,
    layout: simpleLayout,
    lying: (drawing: Drawing, draw: (drawing: Drawing) => void) => draw(drawing),
    gold: [0.94, 0.08, 88] as const,
    ink: (alpha = 1) => css(light.local('dark'), alpha),
    sheetShadow: (alpha = 0.16, blur = 18, dy = 8) => ({
      blur,
      dx: 0,
      dy,
      color: css(light.night ? [0.15, 0.06, 270] : [0.4, 0.06, 265], alpha * (light.night ? 1.6 : 1)),
    }),
  } as SimpleKit;
  return Object.assign(
    kit,
    simpleHand,
    simpleSolid(light, kit),
    simpleSky(light, kit),
    simplePlants(light, kit),
    simpleLeaves(light, kit),
    simpleGround(light, kit),
    simpleRoom(light, kit),
    simpleSea(light),
    simpleShore(kit),
    simpleWoods(kit),
    simpleWeather(light, kit),
    simpleAir(light),
  );
}

const day = build(createLight(simplePalette, 'day', false));

/** Flat sheets of paper with one soft shadow each, no lines. */
export const simpleKit: StyleKit = {
  palette: simplePalette,
  measures,
  build,
  cards: simpleCards(day),
  pages: simplePages(day),
  transitions: { place: paperIris(day), time: paperStrips(day), joy: poppingDots(day) },
};
