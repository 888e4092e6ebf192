import type { SetName } from '@milestoon/stage';
import type { Clause } from '../reading/clause.ts';

/** Who works where, in three languages. */
const workers: Partial<Record<SetName, RegExp>> = {
  shop: /^(?:barber|hairdresser|hairstylist|shopkeeper|shop-assistant|cashier|baker|butcher|florist|salesman|saleswoman|barbeiro|cabeleireir[oa]|padeir[oa]|empregad[oa]|barbero|peluquer[oa]|panader[oa]|dependient[ea]|cajer[oa])$/,
  cafe: /^(?:waiter|waitress|barista|empregad[oa]|camarer[oa])$/,
  doctor:
    /^(?:doctor|dentist|nurse|vet|optician|paediatrician|pediatrician|médic[oa]|dentista|enfermeir[oa]|veterinári[oa]|enfermer[oa]|veterinari[oa])$/,
  ward: /^(?:doctor|nurse|surgeon|midwife|médic[oa]|enfermeir[oa]|parteira|enfermer[oa]|matrona)$/,
  church: /^(?:priest|vicar|bride|groom|padre|noiv[oa]|cura|novi[oa])$/,
  bus: /^(?:driver|bus-driver|motorista|conductor|conductora)$/,
  train: /^(?:conductor|driver|revisor|maquinista)$/,
  plane: /^(?:pilot|steward|stewardess|flight-attendant|piloto|hospedeira|azafata)$/,
};

/** Whether somebody of a clause works at this place: where the barber is hugged is still the barber's. */
export const isAtWork = ({ who, things }: Pick<Clause, 'who' | 'things'>, set: SetName): boolean =>
  [...who, ...things].some(({ head }) => workers[set]?.test(head.toLowerCase()) ?? false);
