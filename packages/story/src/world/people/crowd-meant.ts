/** Many people who are not told apart: a class, a team, an audience. */
import { isGrownUp } from '@milestoon/cast';
import type { Phrase } from '../../reading/clause.ts';
import type { Crowd } from '../../plan/plan.ts';
import type { Spoken } from './registry.ts';
import { crowdPeopleIn } from './crowd-people.ts';
import { crowdWords, relationOf } from './relation-words.ts';

const crowdSize = 6;
const many = /\b(?:all|many|lots|tons|loads|hundreds|so many|tod[oa]s|muit[oa]s|much[oa]s|montones)\b/i;
/** 'Toda la grada', 'medio bar', 'el pueblo entero': those who are there. */
const wholly = /(?<!\p{L})(?:tod[oa]|medi[oa]|enter[oa]|complet[oa])(?!\p{L})/iu;
const spanishPlaces =
  /^(?:grada|gradería|tribuna|sala|bar|vagón|guagua|colectivo|buseta|autobús|micro|subte|pueblo|barrio|cuadra|calle|plaza|iglesia|estadio|cancha|gimnasio|teatro|cine|edificio|bloque|fila|cola|playa|piscina|alberca|pileta|restaurante|chiringuito|parque|auditorio|circo|vecindad)$/;
const spanishClasses = /^(?:curso|salón|aula|colegio|cole|escuela|kínder|guardería|grado|patio)$/;
const portuguesePlaces =
  /^(?:bancada|arquibancada|autocarro|ônibus|comboio|trem|metro|metrô|carruagem|vagão|avião|bairro|prédio|aldeia|vila|cidade|vizinhança|igreja|estádio|pavilhão|ginásio|teatro|cinema|circo|fila|plateia|auditório|enfermaria|festa|casamento|povo|pessoal|quarteirão|condomínio)$/;
const portugueseClasses = /^(?:escola|creche|jardim|infantário|recreio|escolinha|prezinho|colégio|ano)$/;
/** 'O pessoal', 'o povo': of these nobody says that they are all. */
const alwaysMany = /^(?:povo|pessoal)$/;
const clubs = /^(?:brownies|cubs|scouts|guides|beavers|rainbows)$/;
/** One of them is somebody. */
const ones =
  /^(?:kid|classmate|schoolmate|teammate|team-mate|player|student|pupil|guest|opponent|neighbou?r|passenger|tourist|shopper|stranger|relative|spectator|onlooker|supporter|fan|winner|loser|singer|visitor|dancer)$/;

const places =
  /^(?:school|kindergarten|plane|bus|train|carriage|village|town|street|stadium|theatre|restaurant|cafe|room|church|praia|hall|house|bleachers|stands|auditorium|gym|court|place|row|line|queue|pool|library|ward|coach|tram|ferry|deck|terrace|pitch|aisle|shop|pub|park|beach|table|wedding|mundo)$/;
/** 'All across the park', 'por todo el patio': where somebody goes. */
const gonePlaces = /^(?:across|around|round|over|through|along|by|in|out|from|into|up|down)$/;

/** 'Half the class', 'un grupo de niñas': so many of those. */
const quantities =
  /^(?:half|most|group|bunch|gang|crowd|line|row|lots?|load|metade|maioria|grupo|bando|monte|fila|mitad|mayoría|montón|pandilla)$/;
const halves = /^(?:half|metade|mitad)$/;

/** 'Um grupo de pais' are read as several of one father. */
const parents = /^(?:pai|padre|papá)s?$/;
/** 'Um grupo de amigos da mãe' are as old as she is. */
const ofElders =
  /(?:amig[oa]s|colegas|compañer[oa]s)\s(?:d[oa]s?|de(?:l| su| mi| la)?)\s(?:mãe|pai|mamã|papá|avó|avô|tia|tio|mamá|madre|padre|abuel[oa]|tí[oa])s?$/iu;

/** 'Half the class', 'um bando de pássaros': what they are of is what they are. */
export const isSeveralOf = ({ head, of, name }: Pick<Phrase, 'head' | 'of' | 'name'>): boolean =>
  quantities.test(head) && of !== undefined && !name;

/** Many who are not told apart, and who they are; null where a phrase speaks of no such. */
export function crowdOf(phrase: Phrase): Spoken['crowd'] | null {
  const isQuantity = isSeveralOf(phrase);
  const several = isQuantity ? { ...phrase, head: phrase.of ?? '', plural: true } : phrase;
  const isGrown = isQuantity && (parents.test(several.head) || ofElders.test(several.text));
  const crowd = manyIn(several) ?? (isQuantity ? unnamedMany(several) : null);
  if (!crowd) return null;
  if (isGrown) return { ...crowd, kind: 'passers', of: 'grown-ups' };
  // A coach is a bus here.
  const of = places.test(several.head.toLowerCase()) ? undefined : crowdPeopleIn(several);
  const half = isQuantity && halves.test(phrase.head) ? { count: crowdSize / 2 } : {};
  return { ...crowd, ...half, ...(of ? { of } : {}) };
}

/** 'A bunch of girls': of a word for one of them. */
function unnamedMany({ head }: Phrase): Pick<Crowd, 'kind' | 'count'> | null {
  const known = relationOf(head);
  return known ? { kind: isGrownUp(known.role) ? 'passers' : 'class', count: crowdSize } : null;
}

function manyIn({
  head,
  plural,
  count,
  text,
  name,
  owner,
  qualities,
  preposition,
}: Phrase): Pick<Crowd, 'kind' | 'count'> | null {
  const word = head.toLowerCase();
  if (
    gonePlaces.test(preposition ?? '') &&
    [places, spanishPlaces, spanishClasses, portuguesePlaces, portugueseClasses].some((each) =>
      each.test(word),
    )
  )
    return null;
  const heads = [word, `${word}s`];
  if (spanishPlaces.test(word)) return wholly.test(text) ? { kind: 'audience', count: crowdSize } : null;
  if (spanishClasses.test(word) && wholly.test(text)) return { kind: 'class', count: crowdSize };
  const isWhole = wholly.test(text) || qualities.some((each) => wholly.test(each));
  if (portuguesePlaces.test(word) && (isWhole || alwaysMany.test(word)))
    return { kind: 'audience', count: crowdSize };
  if (portugueseClasses.test(word) && isWhole) return { kind: 'class', count: crowdSize };
  const found = crowdWords.find(([, words]) =>
    heads.some((each) => words.test(each) && (each === word || plural)),
  );
  if (!found) return null;
  // 'A brownie' is a cake, the Brownies are children.
  if (clubs.test(word) && !name) return null;
  // 'Her parents' are two, 'the parents' of a school many.
  if (/^parents?$/.test(word) && owner && owner !== 'the') return null;
  if (/^(?:family|familia|família|parents)$/.test(word) && !/\b(?:whole|entire|toda|all)\b/.test(text))
    return null;
  if (places.test(word) && !/\b(?:whole|entire|full|toda|todo|all)\b/i.test(text)) return null;
  if (relationOf(word) && count !== undefined && count <= 3) return null;
  // Cousins are two, unless they are all there.
  if (/^(?:cousin|aunt|auntie|uncle|primo|tio|tía|tío)s?$/.test(word))
    if (!plural || (count === undefined && !many.test(text))) return null;
  if (ones.test(word) && !plural) return null;
  return { kind: found[0], count: Math.min(12, Math.max(2, count ?? crowdSize)) };
}
