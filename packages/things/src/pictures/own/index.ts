import { amusements } from './amusements.ts';
import { appliances } from './appliances.ts';
import { bakery } from './bakery.ts';
import { caskets } from './caskets.ts';
import { garments } from './garments.ts';
import { grooming } from './grooming.ts';
import { produce } from './produce.ts';
import { rides } from './rides.ts';
import { winds } from './winds.ts';
import { wildlife } from './wildlife.ts';
import { band } from './band.ts';
import { bicycle } from './bicycle.ts';
import { camp } from './camp.ts';
import { creatures } from './creatures.ts';
import { daily } from './daily.ts';
import { farmyard } from './farmyard.ts';
import { games } from './games.ts';
import { kitchenware } from './kitchenware.ts';
import { landscape } from './landscape.ts';
import { lamps } from './lamps.ts';
import { machines } from './machines.ts';
import { pushButton } from './push-button.ts';
import { rooms } from './rooms.ts';
import { schoolThings } from './school-things.ts';
import { sports } from './sports.ts';
import { stalls } from './stalls.ts';
import { feasts } from './feasts.ts';
import { furniture } from './furniture.ts';
import { garden } from './garden.ts';
import { handled } from './handled.ts';
import { handy } from './handy.ts';
import { hats } from './hats.ts';
import { household } from './household.ts';
import { nursery } from './nursery.ts';
import { obstacles } from './obstacles.ts';
import { onBodies } from './on-bodies.ts';
import { outdoors } from './outdoors.ts';
import { honours } from './honours.ts';
import { bandages } from './bandages.ts';
import { contests } from './contests.ts';
import { fastened } from './fastened.ts';
import { sickroom } from './sickroom.ts';
import { stringsAndWinds } from './strings-and-winds.ts';
import { treats } from './treats.ts';
import { feastDays } from './feast-days.ts';
import { smallWear } from './small-wear.ts';
import { dens } from './dens.ts';
import { tableThings } from './table-things.ts';
import type { OwnDrawings } from './own-drawing.ts';
import { pets } from './pets.ts';
import { piano } from './piano.ts';
import { places } from './places.ts';
import { play } from './play.ts';
import { potty } from './potty.ts';
import { playground } from './playground.ts';
import { vehicleSeats } from './vehicle-seats.ts';
import { toWear } from './to-wear.ts';

/** Everything the house has drawn itself because no icon set has it. */
export const ownDrawings: OwnDrawings = {
  ...furniture,
  ...vehicleSeats,
  ...household,
  ...nursery,
  ...pets,
  ...obstacles,
  ...onBodies,
  ...outdoors,
  ...garden,
  ...handy,
  ...play,
  ...places,
  ...playground,
  ...feasts,
  ...toWear,
  ...hats,
  ...band,
  ...bicycle,
  ...camp,
  ...creatures,
  ...daily,
  ...farmyard,
  ...games,
  ...kitchenware,
  ...lamps,
  ...landscape,
  ...machines,
  ...piano,
  ...potty,
  ...pushButton,
  ...rooms,
  ...schoolThings,
  ...sports,
  ...stalls,
  ...tableThings,
  ...dens,
  ...smallWear,
  ...feastDays,
  ...bandages,
  ...honours,
  ...stringsAndWinds,
  ...contests,
  ...sickroom,
  ...fastened,
  ...treats,
  ...amusements,
  ...appliances,
  ...bakery,
  ...caskets,
  ...garments,
  ...grooming,
  ...produce,
  ...rides,
  ...wildlife,
  ...winds,
  ...handled,
};
