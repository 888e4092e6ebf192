import { kindOfPicture } from '../../meaning/kinds.ts';
import type { Moment, Seen } from '../plan.ts';

const cakes = /^(?:shortcake|birthday-cake|cupcake)$/;
/** 'Cake with her doll' is eaten together with it. */
const topped =
  /(?<!\p{L})(?:cakes?|cupcakes?|bolos?|pastel|tortas?|tartas?|pastelito) (?:de (?:\p{L}+ ))?(?:with|com|con) (?!(?:my|your|his|her|our|their|[oa]s? )?(?:my|your|his|her|our|their|meus?|minhas?|teus?|tuas?|seus?|suas?|noss[oa]s?|mis?|tus?|sus?|nuestr[oa]s?)(?!\p{L})|[oa]s? \p{L}+ del[ea]s?(?!\p{L}))/iu;

/** 'A cake with a unicorn on top': it is on the cake, and stands beside nobody. */
export function onCake(moment: Moment, told: string): Moment {
  const cake = moment.seen.find(({ picture }) => cakes.test(picture));
  if (!cake || !topped.test(told)) return moment;
  const isOn = ({ picture, how, at }: Seen): boolean =>
    !at &&
    /^(?:beside|ground)$/.test(how) &&
    !cakes.test(picture) &&
    /^(?:animal|toy|food|plant)$/.test(kindOfPicture(picture)) &&
    !moment.acts.some(({ thing }) => thing === picture);
  return {
    ...moment,
    seen: moment.seen.map((each): Seen => {
      if (!isOn(each)) return each;
      const { of: _beside, ...free } = each;
      return { ...free, how: 'ground', size: 'small', at: { picture: cake.picture, side: 'on' } };
    }),
  };
}
