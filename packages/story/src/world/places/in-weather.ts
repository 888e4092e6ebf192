import type { Clause } from '../../reading/clause.ts';

type Told = Pick<Clause, 'verb' | 'things' | 'who'>;

const winds = /^(?:wind|gale|breeze|gust|vento|ventania|viento|vendaval)$/i;
const blows =
  /^(?:blow|blow_away|blow_off|take|carry|lift|snatch|catch|steal|tug|pull|push|whip|knock|turn|levar|levantar|soprar|arrancar|roubar|tirar|empurrar|llevar|llevarse|soplar|robar|quitar|empujar|volar)$/;

/** 'The wind took her hat', 'lost her hat in the wind': out of doors; wind that is heard or shut out is so from inside. */
export const isBlown = ({ verb, who, things }: Told): boolean =>
  (blows.test(verb.lemma) && who.some(({ head }) => winds.test(head))) ||
  things.some(({ head, preposition }) => winds.test(head) && preposition === 'in');

const umbrellas = /^(?:umbrella|guarda-chuva|chapéu-de-chuva|paraguas)$/i;
const opens =
  /^(?:open|open_up|put_up|hold_up|share|walk|go|run|stand|wait|abrir|partilhar|dividir|andar|caminhar|passear|ir|correr|esperar|compartir|caminar|pasear)$/;

const rains = /^(?:rain|chuva|lluvia)$/i;

/** 'Opened her umbrella', 'walked under the umbrella'; what is hung up or played with is so anywhere. */
export const goesUnderUmbrella = ({ verb, things }: Told): boolean =>
  (things.some(({ head, preposition }) => rains.test(head) && preposition === 'in') ||
    opens.test(verb.lemma) ||
    opens.test(`${verb.lemma}_${verb.particle ?? ''}`)) &&
  things.some(
    ({ head, of = '', preposition }) =>
      (umbrellas.test(head) || umbrellas.test(`${head}-de-${of}`)) &&
      /^(?:|with|under|below|beneath)$/.test(preposition ?? ''),
  );
