import { kindOfPicture } from '../../meaning/kinds.ts';
import type { Clause } from '../../reading/clause.ts';
import type { ThingMeant } from './phrases-meant.ts';

const makes =
  /^(?:sew|make|knit|stitch|mend|buy|wash|iron|fold|design|finish|order|borrow|lend|bring|pack|find|choose|coser|costurar|bordar|remendar|tejer|tricotar|fazer|hacer|comprar|lavar|planchar|passar|terminar|acabar|traer|trazer|encontrar|elegir|escolher|prestar|emprestar)$/;

/** 'Granny sewed a bee costume': nobody has on what is still made, mended or fetched; it is in the hands. */
export const costumesMade = (
  { verb, manner }: Pick<Clause, 'verb' | 'manner'>,
  things: readonly ThingMeant[],
): ThingMeant[] =>
  things.map((thing) => {
    const { likeness, ...garment } = thing;
    const kind = kindOfPicture(thing.picture);
    const isMade = makes.test(verb.lemma) && !manner.includes('on') && /^(?:worn|animal)$/.test(kind);
    if (likeness !== 'worn' || thing.preposition || !isMade) return thing;
    return kind === 'worn' ? garment : { ...garment, picture: 'dress' };
  });
