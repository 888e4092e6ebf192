import type { SceneryName } from '../scenery-names.ts';
import type { SetName } from '../set-names.ts';
import { setDefinitions } from '../sets/index.ts';
import type { SetDefinition } from '../sets/set-definition.ts';
import { atticAndCellar } from './attic-and-cellar.ts';
import { buildings } from './buildings.ts';
import { homeRooms } from './home-rooms.ts';
import { leisureRooms } from './leisure-rooms.ts';
import { onWater } from './on-water.ts';
import { pages } from './pages/index.ts';
import { planted } from './planted.ts';
import { publicRooms } from './public-rooms.ts';
import { shops } from './shops.ts';
import { town } from './town.ts';
import { traffic } from './traffic.ts';
import { wild } from './wild.ts';
import { yards } from './yards.ts';

/** Places with a look of their own. A new one is a line in one of these groups and a name in scenery-names.ts. */
const sceneries: Record<SceneryName, SetDefinition> = {
  ...traffic,
  ...buildings,
  ...town,
  ...onWater,
  ...wild,
  ...shops,
  ...leisureRooms,
  ...publicRooms,
  ...atticAndCellar,
  ...homeRooms,
  ...planted,
  ...yards,
  ...pages,
};

/** What a place is drawn by: its own look where it has one, else the set's. */
export const definitionOf = ({ name, scenery }: { name: SetName; scenery?: SceneryName }): SetDefinition =>
  scenery ? sceneries[scenery] : setDefinitions[name];
