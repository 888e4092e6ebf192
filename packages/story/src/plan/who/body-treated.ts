import type { Clause, Phrase } from '../../reading/clause.ts';
import type { NounLanguage } from '@milestoon/things/nouns';
import type { Somebody } from '../../world/people/somebody.ts';
import type { MeantPhrase } from '../things/phrases-meant.ts';
import type { World } from '../told-world.ts';

const bodies: Readonly<Record<NounLanguage, RegExp>> = {
  en: /^(?:cheek|forehead|chin|knee|elbow|nose|ear|eye|arm|leg|foot|hand|finger|thumb|toe|nail|tummy|belly|back|neck|hair|fringe|plait|braid|ponytail|cut|wound|graze|scrape|bruise|stitch|cast|bandage|plaster|splinter)$/,
  pt: /^(?:bochecha|testa|queixo|joelho|cotovelo|nariz|orelha|olho|braço|perna|pé|mão|dedo|dedinho|unha|barriga|costas|pescoço|cabelo|franja|trança|trancinha|rabo-de-cavalo|corte|ferida|arranhão|galo|ponto|gesso|penso|curativo|farpa|rosto|cara|joelhinho|bracinho|pezinho|mãozinha|barriguinha)$/,
  es: /^(?:mejilla|cachete|frente|barbilla|mentón|rodilla|codo|nariz|oreja|ojo|brazo|pierna|pie|mano|dedo|dedito|uña|barriga|panza|espalda|cuello|pelo|cabello|flequillo|trenza|trencita|herida|raspón|rasguño|chichón|yeso|venda|astilla|cara|rodillita|bracito|piecito|manito|manita|pancita)$/,
};
/** With these nobody treats themselves unless the words say so. */
const treats: Readonly<Record<NounLanguage, RegExp>> = {
  en: /^(?:paint|stick|dab|smear|clean|wash|sew|stitch|bandage|pierce|prick|comb|braid|plait|trim|bathe|disinfect|ice|tape|swab|numb|examine|check|mark|clip|pin)$/,
  pt: /^(?:passar|pôr|colocar|aplicar|furar|cortar|pentear|medir|picar|desinfetar|desinfectar|vendar|enfaixar|examinar|amarrar|prender|trançar|entrançar|pintar|marcar|soprar|engessar|coser|costurar)$/,
  es: /^(?:untar|poner|aplicar|perforar|cortar|peinar|medir|pinchar|desinfectar|vendar|examinar|amarrar|trenzar|pintar|marcar|soplar|enyesar|coser|curar|sobar)$/,
};
/** These one does to oneself, and to doors and tables. */
const doesToOwn = /^(?:cortar|pintar|pôr|poner|colocar|passar|medir|furar|perforar|picar|pinchar|prender)$/;
/** With these, too, it is somebody who is treated. */
const remedies =
  /^(?:pomada|pomadinha|creme|creminho|gelo|penso|pensinho|curativo|band-aid|adesivo|ligadura|gaze|gesso|protetor|repelente|tinta|verniz|esmalte|injeção|vacina|termómetro|termômetro|pensito|crema|cremita|hielo|curita|tirita|venda|vendita|gasa|yeso|protector|pintura|esmalte|inyección|vacuna|termómetro|ungüento|alcohol|álcool|remédio|remedio|merthiolate|betadine|spray)$/;
const treaters =
  /doctor|nurse|dentist|hair|barber|vet|paramedic|cabeleireir|barbeir|enfermeir|enfermer|médic|peluquer|dentista|maquilhador|maquillador/;
const hands = /^(?:hand|mão|mãozinha|mano|manito|manita|dedo|dedinho|dedito|pé|pie)$/;
const putsThere = /^(?:pôr|poner|colocar|passar)$/;
const paws = /^(?:paw|pata|patinha|patita|focinho|hocico|cauda|cola)$/;

/** These one does to one's own face, too, unless it is a nurse or whoever tells it. */
const washes =
  /^(?:limpar|lavar|secar|molhar|massajar|massagear|limpiar|lavar|secar|mojar|masajear|wipe|dry|rub|kiss|beijar|besar)$/;
const isOwn = /^(?:my|his|her|their|own|meu|minha|seu|sua|su|mi)s?$/i;
const bare =
  /^(?:each|both|the|one|every|an?|[oa]s?|el|l[oa]s?|la|cada|um|uma|un|una|três|tres|three|two|four|five)\s/i;

/**
 * 'Passei pomada no dedinho', 'a enfermeira furou as orelhas', 'painted a stripe on each cheek': where nobody says whose
 * it is, it is done to the child. Empty where somebody else could be meant.
 */
export function bodyTreated(
  clause: Clause,
  who: readonly Somebody[],
  others: readonly MeantPhrase[],
  { people, language, mode }: Pick<World, 'people' | 'language'> & { mode: Clause['mode'] },
): MeantPhrase[] {
  const { hero, tellerFound } = people;
  const [one] = who;
  if (mode !== 'done' || who.length !== 1 || !one || one === hero || one.kind !== 'person') return [];
  if (others.some((each) => each.people.length > 0) || clause.manner.includes('se')) return [];
  const isTreating = one === tellerFound || one.person.role === 'doctor' || one.person.trade !== undefined;
  const { lemma } = clause.verb;
  if (!treats[language].test(lemma) && !(isTreating && washes.test(lemma))) return [];
  const isBody = (head: string): boolean => bodies[language].test(head.toLowerCase());
  if (doesToOwn.test(lemma) && !isTreater(one, clause) && !clause.things.some(isRemedy)) return [];
  if (clause.things.some((each) => !isRemedy(each) && isOfOther(each, isBody))) return [];
  const phrase = clause.things.find(
    (each) =>
      isBare(each) &&
      isBody(each.head) &&
      !(putsThere.test(lemma) && !each.preposition && hands.test(each.head.toLowerCase())),
  );
  return phrase ? [{ phrase, people: [hero] }] : [];
}

const isRemedy = ({ preposition, head }: Phrase): boolean =>
  !preposition && remedies.test(head.toLowerCase());
const isTreater = ({ person }: Somebody, { who }: Clause): boolean =>
  person.role === 'doctor' ||
  treaters.test(person.trade ?? '') ||
  who.some(({ head }) => treaters.test(head.toLowerCase()));
/** 'Na pata do cão': the words say whose it is. */
const isOfOther = ({ head, of, owner }: Phrase, isBody: (head: string) => boolean): boolean =>
  (isBody(head) || paws.test(head.toLowerCase())) &&
  ((of !== undefined && !isBody(of)) || (owner !== undefined && !isOwn.test(owner)));

/** 'Stuck a parsnip in for the nose' is no nose of hers. */
const isAt = /^(?:on|onto|in|to|at|over|behind|round|around|from|of)?$/;
const isBare = ({ owner, of, pronoun, text, preposition }: Phrase): boolean =>
  isAt.test(preposition ?? '') &&
  !pronoun &&
  !of &&
  !isOwn.test(owner ?? '') &&
  !owner &&
  (bare.test(text) || !text.includes(' '));
