import type { SetName } from '@milestoon/stage';
import type { Clause } from '../../reading/clause.ts';

const then =
  /(?<!\p{L})(?:then|afterwards?|after (?:that|the bath|her bath|his bath)|later|depois|a seguir|em seguida|mais tarde|después|luego|más tarde|enseguida)(?!\p{L})/iu;
const eats = /^(?:eat|have|comer|cenar|jantar|lanchar|merendar|desayunar)$/;
const food =
  /^(?:soup|pasta|porridge|dinner|supper|toast|cereal|pizza|pancake|sopa|massa|papa|jantar|torrada|cena|fideo|tostada|yogurt|iogurte|cookie|biscuit|bolacha|galleta|banana|milk|leite|leche|cocoa)s?$/;
const roomy =
  /^(?:read|draw|dance|build|watch|bake|play|write|knit|sew|ler|desenhar|dançar|construir|ver|assistir|tocar|escrever|brincar|leer|dibujar|bailar|construir|tocar|escribir|jugar)$/;
const bathed =
  /(?<!\p{L})(?:bath|tub|toilet|potty|toothbrush|soap|bubbles?|foam|duck|mirror|water|banheira|sanita|penico|espuma|pato|patinho|espelho|água|sabão|bañera|tina|orinal|jabón|espejo|agua|patito)(?!\p{L})/iu;

/** 'Had a bath. Then she read a book': what is done next is done in another room. Null where they may still be there. */
export function afterBath({ verb, things, mode }: Clause, told: string): SetName | null {
  if (mode !== 'done' || !then.test(told) || bathed.test(told)) return null;
  if (eats.test(verb.lemma)) return things.some(({ head }) => food.test(head)) ? 'kitchen' : null;
  return roomy.test(verb.lemma) ? 'living' : null;
}
