import { metresOf } from '@milestoon/things/nouns';
import { kindOfPicture } from '../../meaning/kinds.ts';
import type { Act } from '../plan.ts';
import type { ClauseMeant, Staged } from '../told-world.ts';

/** Metres: what is larger goes from no hand to another. */
const handed = 0.85;

const isTooLarge = ({ action, thing }: Act): boolean =>
  action === 'hand-over' &&
  thing !== undefined &&
  metresOf(thing) > handed &&
  kindOfPicture(thing) !== 'animal';

const gives =
  /^(?:give|gift|get|buy|bring|present|surprise|receive|dar|oferecer|comprar|trazer|receber|ganhar|regalar|traer|recibir)$/;

/** 'Grandpa gave her a bike': it is rolled or pushed up to whoever gets it, who is glad of it. */
export function largeGift(staged: Staged, { clause }: ClauseMeant): Staged {
  const given = gives.test(clause.verb.lemma) ? staged.acts.find(isTooLarge) : undefined;
  if (!given) return staged;
  return {
    ...staged,
    acts: staged.acts.map((act): Act => {
      const { to, ...alone } = act;
      if (act === given) return { ...alone, action: 'push' };
      return act.action === 'receive' && to === given.who ? { ...alone, action: 'cheer' } : act;
    }),
  };
}
