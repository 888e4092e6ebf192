import type { Drawing } from '../../drawing.ts';
import { createLight, type Light } from '../../light/light.ts';
import { fantasyCards } from './cards.ts';
import { fantasyPages } from './pages.ts';
import { starCurl } from './transitions/star-curl.ts';
import { moonrise } from './transitions/moonrise.ts';
import { bloom } from './transitions/bloom.ts';
import { fantasyPen, css } from '@milestoon/drawing';
import { fantasyHand } from './hand.ts';
import { fantasyTones } from './tones.ts';
import { fantasyLayout } from './layout.ts';
import { fantasySea } from './sea.ts';
import { fantasyShore } from './shore.ts';
import { fantasyWoods } from './woods.ts';
import type { KitMeasures, StyleKit } from '../kit.ts';
import { fantasySolid } from './solid.ts';
import { fantasySky } from './sky.ts';
import { fantasyPlants } from './plants.ts';
import { fantasyLeaves } from './leaves.ts';
import { fantasyGround } from './ground.ts';
import { fantasyRoom } from './room.ts';
import { fantasyAir } from './air.ts';
import { fantasyWeather } from './weather.ts';
import type { FantasyKit } from './kit.ts';
import { fantasyPalette } from './palette.ts';

const measures: KitMeasures = { horizon: 655, floorLine: 770 };

function build(light: Light): FantasyKit {
  // The parts call each other through the whole kit, so it is there before they are.
  const kit = {
    pen: fantasyPen,
    light,
    measures,
    tones: fantasyTones,
    layout: fantasyLayout,
    lying: (drawing: Drawing, draw: (drawing: Drawing) => void) => draw(drawing),
    gold: [0.89, 0.13, 86] as const,
    ink: (alpha = 1) => css(light.local('dark'), alpha),
  } as FantasyKit;
  return Object.assign(
    kit,
    fantasyHand(kit),
    fantasySolid(light, kit),
    fantasySky(light, kit),
    fantasyPlants(light, kit),
    fantasyLeaves(light, kit),
    fantasyGround(light, kit),
    fantasyRoom(light, kit),
    fantasySea(light),
    fantasyShore(kit),
    fantasyWoods(light, kit),
    fantasyWeather(light, kit),
    fantasyAir(light),
  );
}

const day = build(createLight(fantasyPalette, 'day', false));

/** Watercolour washes that bleed, glow, stars, curls and crooked things. */
export const fantasyKit: StyleKit = {
  palette: fantasyPalette,
  measures,
  build,
  cards: fantasyCards(day),
  pages: fantasyPages(day),
  transitions: { place: starCurl(), time: moonrise(), joy: bloom() },
};
