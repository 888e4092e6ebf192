import type { Drawing } from '../../drawing.ts';
import { createLight, type Light } from '../../light/light.ts';
import { adventureCards } from './cards.ts';
import { adventurePages } from './pages.ts';
import { mapLine } from './transitions/map-line.ts';
import { leafSwipe } from './transitions/leaf-swipe.ts';
import { inkBurst } from './transitions/ink-burst.ts';
import { adventurePen, css, mixColors, type Oklch } from '@milestoon/drawing';
import { adventureHand } from './hand.ts';
import { adventureTones } from './tones.ts';
import { adventureLayout } from './layout.ts';
import { adventureSea } from './sea.ts';
import { adventureShore } from './shore.ts';
import { adventureWoods } from './woods.ts';
import type { KitMeasures, StyleKit } from '../kit.ts';
import { adventureSolid } from './solid.ts';
import { adventureSky } from './sky.ts';
import { adventurePlants } from './plants.ts';
import { adventureLeaves } from './leaves.ts';
import { adventureGround } from './ground.ts';
import { adventureCeiling } from './ceiling.ts';
import { adventureRoom } from './room.ts';
import { adventureAir } from './air.ts';
import { adventureWeather } from './weather.ts';
import type { AdventureKit } from './kit.ts';
import { adventurePalette } from './palette.ts';

const measures: KitMeasures = { horizon: 700, floorLine: 800 };

function build(light: Light): AdventureKit {
  const inkColor: Oklch = light.night ? [0.13, 0.035, 250] : [0.2, 0.035, 42];
  // The parts call each other through the whole kit, so it is there before they are.
  const kit = {
    pen: adventurePen,
    light,
    measures,
    tones: adventureTones,
    layout: adventureLayout,
    lying: (drawing: Drawing, draw: (drawing: Drawing) => void) => draw(drawing),
    gold: [0.93, 0.1, 88] as const,
    inkColor,
    ink: (alpha = 1) => css(inkColor, alpha),
    inkAt: (depth: number) => css(mixColors(inkColor, light.haze, depth * 0.85)),
  } as AdventureKit;
  return Object.assign(
    kit,
    adventureHand(kit),
    adventureSolid(light, kit),
    adventureSky(light, kit),
    adventurePlants(light, kit),
    adventureLeaves(light, kit),
    adventureGround(light, kit),
    adventureRoom(light, kit),
    adventureSea(light, kit),
    adventureShore(kit),
    adventureWoods(light, kit),
    adventureCeiling(light, kit),
    adventureWeather(light, kit),
    adventureAir(light),
  );
}

const day = build(createLight(adventurePalette, 'day', false));

/** Bold ink with a heavy shadow side, halftone, maps and jungle. */
export const adventureKit: StyleKit = {
  palette: adventurePalette,
  measures,
  build,
  cards: adventureCards(day),
  pages: adventurePages(day),
  transitions: { place: mapLine(day), time: leafSwipe(day), joy: inkBurst(day) },
};
