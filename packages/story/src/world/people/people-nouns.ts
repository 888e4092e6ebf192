/** Nouns by which people are spoken of who have no name. */
import type { CharacterRole } from '@milestoon/cast';
import type { Phrase } from '../../reading/clause.ts';
import type { Registry, Spoken } from './registry.ts';

/** 'Father Mick', 'Pastor Ray'; Father Christmas has a trade of his own. */
export const isOfChurch = ({ head, owner, text, of }: Phrase, language: string, told: string): boolean =>
  // 'O padre' is no father in Portuguese; in Spanish where there is a church.
  (/^(?:padre|cura|sacerdote)$/i.test(head.split(' ')[0] ?? '') &&
    (language === 'pt' || (language === 'es' && /^(?:el|al)\s/i.test(text) && !of && inChurch.test(told))) &&
    !owner) ||
  (language === 'en' &&
    !owner &&
    /^(?:Father|Fr|Pastor|Reverend|Rev|Rabbi|Imam|Deacon)\.? (?!Christmas)\p{Lu}/u.test(head));
const inChurch = /\b(?:iglesia|bautizo|bautismo|misa|comunión|boda|capilla|parroquia|pila)\b/i;

/** 'Three teenagers', 'some tourists', 'um surfista': one or several of whom nothing else is told. */
export function passersOf(
  people: Registry,
  { head, plural, count, text }: Phrase,
  kind: string,
): Spoken | null {
  if (people.options.language !== 'en') {
    // 'Es viejita', 'era ciclista' says how somebody is.
    if (plural || !passer.test(head) || !/\s/.test(text)) return null;
    const isWoman = /^(?:a|uma|la|una)\s/i.test(text);
    const name = `${head.charAt(0).toUpperCase()}${head.slice(1)}`;
    const made = people.add(
      isWoman ? ('woman' as CharacterRole) : ('man' as CharacterRole),
      name,
      isWoman ? 'girl' : undefined,
      [head],
    );
    return { people: [made] };
  }
  return plural && kind === 'person' && !ownChild.test(head) && !unreal.test(head)
    ? { people: [], crowd: { kind: 'passers', count: Math.min(12, Math.max(2, count ?? 3)) } }
    : null;
}
const passer =
  /^(?:surfista|turista|ciclista|artista|malabarista|astronauta|atleta|ginasta|gimnasta|velhinh[oa]|viejit[oa]|ancian[oa]|idos[oa]|fotógraf[oa]|mergulhador[a]?|buzo|chofer|porteir[oa]|conserje|empregad[oa]|músico|bailarin[oa]|bailarín|bailarina|desconhecid[oa]|desconocid[oa]|estranh[oa]|extrañ[oa]|campista|pastor|pastora|caçador|cazador|soldado|guía|guia|dueñ[oa]|don[oa])$/;

export const ownChild =
  /^(?:daughter|son|grandson|granddaughter|grandchild|nephew|niece|sibling|twin|relative|parent|descendant|filh(?:o|a|ote|ota|inho|inha)|net(?:o|a|inho|inha)|sobrinh[oa]|afilhad[oa]|hij(?:o|a|ito|ita)|niet(?:o|a|ito|ita)|sobrin[oa]|ahijad[oa])$/;
/** Whom nobody meets, and what only somebody is. */
export const unreal =
  /^(?:hood|fairy|god|angel|ghost|devil|giant|elf|dwarf|mermaid|monster|self|hero|winner|loser|champion|expert|fan|leader|member|genius|star|model|help|cast|crew|pair|match|body|figure|doll|statue|robot)$/;
/** Children of whoever owns them. */
export const ofOthers = /^(?:son|daughter|grandson|granddaughter|nephew|niece)$/;
export const possessive = /^(?:my|your|his|her|its|our|their)$/i;

/** Days of mothers and fathers: nobody of them is there. */
export const feasts =
  /\b(?:dia d[ao]s? (?:mãe|pai|avós)|d[ií]a (?:de la|del|de los) (?:madre|padre|abuelos))\b/giu;
/** Whose child it is that is spoken of. */
export const ofTeller = /^(?:my|our|meus?|minhas?|noss[oa]s?|mis?|nuestr[oa]s?)$/i;
/** At home these are the family's own. */
export const ownChildren =
  /^(?:os|as|los|las)? ?(?:miúd[oa]s|peques|niños|menin[oa]s|crianças|nenes|pequen[oa]s|pequeñ[oa]s|garot[oa]s)$/;
/** Where there are other children. */
export const atSchool =
  /escola|turma|colégio|cole\b|colegio|clase|escuela|guardería|creche|recre[io]o|jardim de|parque|amig|festa|fiesta|campeonato|torne[io]o|equipo|equipa|equipe|\btime\b|futsal|treino|entreno|entrenamiento/i;

/** What is made of cloth or wood, and is nobody's kin. */
export const sewn =
  /^(?:toy|stuffed|teddy|peluche|pelúcia|plush|plushie|cuddly|knitted|crocheted|cloth|rag|felt|trapo|pano|tela|felpa|doll|boneco|boneca|muñeca|muñeco)$/;

/** Named as if they were kin. */
export const legends =
  /^(?:father christmas|santa claus|saint nicholas|st nicholas|tooth fairy|fairy godmother)$/i;
