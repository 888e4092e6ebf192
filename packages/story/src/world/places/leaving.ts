import type { SetName } from '@milestoon/stage';
import type { Clause } from '../../reading/clause.ts';
import { homes, indoorsAmongPeople, vehicles } from './place-groups.ts';

const left =
  /(?<!\p{L})(?:(?:[Ww]hen|[Aa]s|[Aa]fter|[Oo]nce|[Ww]hile) (?:we|they|he|she|I) (?:all )?(?:(?:had )?left(?= (?:the|there|that|again)\b|[ ,.]* (?:he|she|it|we|they|I|\p{Lu})|[,.!?]|$)|(?:were|was) leaving|(?:came|got|went|walked) (?:back )?out(?! of bed))|[Qq]uando (?:já )?(?:saímos|saíram|saiu|saía|saíamos|saí)|[ÀAàa] saída|[Nn]a (?:hora da )?saída|[Aa]o sair(?:mos|em)?|[Cc]uando (?:ya )?(?:salimos|salieron|salió|salía|salíamos|salí|nos fuimos)|[Aa]l (?:salir|irnos|marcharnos)|[Aa] la salida|[Ss]aliendo de(?:l)?)(?!\p{L})/u;
const leftWith =
  /(?<!\p{L})(?:left|leaving) the (?:\p{L}+ )?(?:museum|zoo|hospital|clinic|shop|store|supermarket|library|cinema|theatre|theater|restaurant|café|cafe|party|church|pool|doctor['’]?s|dentist['’]?s|aquarium|hall|gym|airport|station|salon)(?!\p{L})/iu;
/** 'We left', 'salimos': everybody goes, and nothing is left behind. */
const allLeave = ({ verb, who, things }: Clause, told: string): boolean =>
  /^(?:leave|sair|salir)$/.test(verb.lemma) &&
  !notYet.test(told) &&
  who.some(({ pronoun }) => /^(?:we|nós|nosotros|nosotras)$/.test(pronoun ?? '')) &&
  things.length === 0;
/** What had to be done, or was wanted or not, is what they cried or cheered about before it: nobody has gone. */
const notYet =
  /(?<!\p{L})(?:ha(?:d|ve|s) to|want(?:ed|s)? to|going to|time to|tivemos (?:de|que)|tínhamos (?:de|que)|queria(?:mos)?|era hora de|tuvimos que|teníamos que|quería(?:mos)?|había que) (?:leave|sair|salir)(?!\p{L})/iu;
/** On foot and with what is carried: nobody is at home yet. */
const setsOffHome =
  /(?<!\p{L})(?:(?:walk|ran|run|cycl|skipp|race|rush|carr(?:y|i)|lugg|dragg|haul)\p{L}*(?: \p{L}+){0,4} (?:all the way )?home(?! from)|(?:carreg|transport)\p{L}+ (?:\p{L}+ ){0,4}(?:para|até) casa|(?:carg)\p{L}+ (?:\p{L}+ ){0,4}(?:a|hasta) (?:la )?casa|(?:foi|fomos|foram) (?:a pé|a correr|a andar) (?:para|até) casa|(?:fue|fuimos|fueron|volvió|volvimos) (?:andando|caminando|corriendo|a pie) (?:a|hasta) (?:la )?casa)(?!\p{L})/iu;
/** Nobody sets off for home from before their own door. */
const atHouses: ReadonlySet<SetName> = new Set(['garden', 'porch', 'balcony', 'hallway']);
/** Whoever leaves one of these is on the street after it. */
const withDoors: ReadonlySet<SetName> = new Set([
  ...indoorsAmongPeople,
  ...vehicles,
  'pool',
  'zoo',
  'fair',
  'market',
  'party',
  'station',
]);

/**
 * 'When we left', 'cuando salimos', 'à saída': what is told then happens before the door. Null where nobody leaves.
 *
 * @param here where the clause before was
 */
export function leftFor(clause: Clause, told: string, here: SetName | null): SetName | null {
  if (here === null) return null;
  if (!homes.has(here) && !atHouses.has(here) && setsOffHome.test(told)) return 'street';
  if (!(left.test(told) || leftWith.test(told) || allLeave(clause, told))) return null;
  if (homes.has(here)) return 'porch';
  return withDoors.has(here) ? 'street' : null;
}
