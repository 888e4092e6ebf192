import type { SetName } from '../set-names.ts';
import { beach } from './beach.ts';
import { bedroom } from './bedroom.ts';
import { classroom } from './classroom.ts';
import { forest } from './forest.ts';
import { kitchen } from './kitchen.ts';
import { living } from './living.ts';
import { park } from './park.ts';
import { party } from './party.ts';
import { snow } from './snow.ts';
import { bathroom } from './bathroom.ts';
import { doctor } from './doctor.ts';
import { stage } from './stage.ts';
import { bus, plane, train } from './journey.ts';
import { garden } from './garden.ts';
import { playground } from './playground.ts';
import { street } from './street.ts';
import { pool } from './pool.ts';
import { mountain } from './mountain.ts';
import { farm } from './farm.ts';
import { zoo } from './zoo.ts';
import { roadside } from './roadside.ts';
import { shop } from './shop.ts';
import { hall } from './hall.ts';
import { ward } from './ward.ts';
import { pitch } from './pitch.ts';
import { car } from './car.ts';
import { tent } from './tent.ts';
import { church } from './church.ts';
import { cafe } from './cafe.ts';
import { boat } from './boat.ts';
import { library } from './library.ts';
import { salon } from './salon.ts';
import { station } from './station.ts';
import { airport } from './airport.ts';
import { museum } from './museum.ts';
import { cinema } from './cinema.ts';
import { fair } from './fair.ts';
import { rink } from './rink.ts';
import { aquarium } from './aquarium.ts';
import { lake } from './lake.ts';
import { softplay } from './softplay.ts';
import { market } from './market.ts';
import { hallway } from './hallway.ts';
import { schoolgate } from './schoolgate.ts';
import { porch } from './porch.ts';
import { coop } from './coop.ts';
import { field } from './field.ts';
import { balcony } from './balcony.ts';
import { bakery } from './bakery.ts';
import { prayer } from './prayer.ts';
import { garage } from './garage.ts';
import { laundry } from './laundry.ts';
import { schoolyard } from './schoolyard.ts';
import { harbor } from './harbor.ts';
import type { SetDefinition } from './set-definition.ts';

/** A new set is a file beside these, a line here and a name in set-names.ts. */
export const setDefinitions: Record<SetName, SetDefinition> = {
  park,
  beach,
  forest,
  snow,
  living,
  kitchen,
  bedroom,
  classroom,
  party,
  bathroom,
  doctor,
  stage,
  train,
  plane,
  garden,
  playground,
  street,
  pool,
  mountain,
  farm,
  zoo,
  roadside,
  bus,
  shop,
  hall,
  ward,
  pitch,
  car,
  tent,
  church,
  cafe,
  boat,
  library,
  salon,
  station,
  airport,
  museum,
  cinema,
  fair,
  rink,
  aquarium,
  lake,
  softplay,
  market,
  hallway,
  schoolgate,
  porch,
  coop,
  field,
  balcony,
  bakery,
  prayer,
  garage,
  laundry,
  schoolyard,
  harbor,
};
