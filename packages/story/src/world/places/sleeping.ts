import type { SetName } from '@milestoon/stage';
import type { Clause } from '../../reading/clause.ts';
import { animalRoleOf } from '../people/animal-roles.ts';
import { homes } from './place-groups.ts';
import { sleepsInBed } from './place-deeds.ts';

const nap =
  /^(?:nap|siesta|sesta|soneca|doze|snooze|pram|buggy|pushchair|stroller|arm|lap|shoulder|carrinho|colo|braço|cochecito|carrito|brazo|hombro|regazo)$/;
/** Nobody spends a night in one of these. */
const dozedOn =
  /^(?:towel|swing|hammock|chair|armchair|highchair|deckchair|lounger|sunbed|bench|grass|sand|lawn|suitcase|trolley|cart|wheelbarrow|step|stair|log|table|horse|pony|toalha|baloiço|balanço|rede|cadeira|cadeirão|cadeirinha|poltrona|espreguiçadeira|banco|relva|grama|areia|mala|degrau|mesa|toalla|columpio|hamaca|silla|sillita|trona|sillón|tumbona|banca|hierba|pasto|césped|arena|maleta|escalón)s?$/;
/** Nor on one of these, which are in any room. */
const lainOn =
  /^(?:sack|bag|pile|heap|hay|straw|rug|carpet|floor|mat|sofa|couch|settee|beanbag|shoulder|saco|monte|palha|feno|tapete|chão|esteira|sofá|alfombra|suelo|paja|heno|petate)s?$/;
const upon = /^(?:on|in|at|over|against|across)$/;
const onTheRoad =
  /(?<!\p{L})(?:(?:all|whole|entire) (?:the )?(?:way|journey|trip|flight|drive|film|movie|lesson)|through (?:the|it|dinner|lunch)|o caminho todo|todo el camino|a viagem (?:toda|inteira)|todo el viaje|nap|sesta|siesta|soneca|for (?:an|one|two|three|half an) hours?|(?:for )?\d+ ?(?:hours?|hrs?|minutes?|mins?|horas?|minutos?))(?!\p{L})/iu;

const creatures =
  /^(?:bicho|bichinho|bichano|animal|animalito|pet|creature|puppies|kittens|mascota|bat|morcego|murciélago|hedgehog|ouriço|erizo)$/;
/** 'The cat slept in the drum': an animal does so at any hour and in no bedroom. */
export const isAnimalAsleep = ({ who }: Pick<Clause, 'who'>): boolean =>
  who.length > 0 &&
  who.every(
    ({ head, name }) => !name && (animalRoleOf(head) !== undefined || creatures.test(head.toLowerCase())),
  );

/**
 * Whether a night is slept: 'slept with it on', 'durmió como un tronco'. Who falls asleep or has a nap does so anywhere
 * and at any hour.
 */
export const sleepsTheNight = (
  { verb, things, manner, mode, who }: Pick<Clause, 'verb' | 'things' | 'manner' | 'mode' | 'who'>,
  told: string,
): boolean =>
  mode === 'done' &&
  !isAnimalAsleep({ who }) &&
  !who.every(({ head }) => strangers.test(head.toLowerCase())) &&
  /^(?:sleep|dormir)$/.test(verb.lemma) &&
  !verb.particle &&
  !manner.includes('se') &&
  !onTheRoad.test(told) &&
  !/(?<!\p{L})qued(?:ó|aron|é|amos) dormid/iu.test(told) &&
  things.every(
    ({ head, preposition }) => !nap.test(head) && !(upon.test(preposition ?? '') && dozedOn.test(head)),
  );

const awake =
  /(?<!\p{L})(?:(?:could(?:n['’]t| not)|was(?:n['’]t| not) able to) (?:get (?:back )?to |fall (?:a|back to )?)?(?:a)?sleep|lay awake|n[ãa]o (?:se )?consegui(?:a|u) (?:dormir|adormecer|pegar no sono)|no (?:se |me )?(?:podía|pudo|lograba|conseguía) (?:dormir|dormirse|conciliar el sueño))(?!\p{L})/iu;
const atNap = /(?<!\p{L})(?:naps?|nap ?time|sesta|soneca|siesta|school|escola|cole)(?!\p{L})/iu;
/** Out of doors, on the road and at a show nobody wants to sleep because it is night. */
const outAndAbout =
  /(?<!\p{L})(?:cars?|van|bus|coach|train|plane|flight|ferry|pram|buggy|pushchair|stroller|grass|lawn|sand|beach|park|garden|yard|hammock|cinema|theat(?:re|er)|carr(?:o|inho)|autocarro|ônibus|comboio|trem|avião|barco|relva|grama|areia|praia|parque|jardim|quintal|rede|coche|cochecito|carrito|autobús|tren|avión|hierba|césped|pasto|arena|playa|jardín|patio|hamaca|cine|teatro|(?:last|all) (?:week|month|year)|(?:semana|mês|ano) passad[oa]|(?:semana|mes|año) pasad[oa])(?!\p{L})/iu;
/** Who cannot sleep wants to at night, in a bedroom and where no nap is told. */
export const liesAwake = (told: string, text: string, place: SetName | null): boolean => {
  const [sentence = ''] = text.split(/[.!?\n]/, 1);
  const isAbed = place === null || homes.has(place) || place === 'tent' || place === 'ward';
  return awake.test(told) && !atNap.test(told + sentence) && !outAndAbout.test(sentence) && isAbed;
};

/** Whether somebody sleeps where no bed is: on an arm, in a chair, on sacks. */
export const sleepsOutOfBed = ({ things }: Pick<Clause, 'things'>): boolean => {
  // 'With her bear in her arms': it is the bear that is there.
  const isHeld = things.some(({ preposition }) => preposition === 'with');
  return things.some(
    ({ head, preposition }) =>
      (nap.test(head) && !(/^(?:arm|braço|brazo)$/.test(head) && isHeld)) ||
      (upon.test(preposition ?? '') && (dozedOn.test(head) || lainOn.test(head))),
  );
};

/** 'A man who slept': whoever comes upon strangers asleep does so by day. */
const strangers = /^(?:man|lady|woman|stranger|homem|senhor|senhora|moço|moça|hombre|señor|señora)$/;

const isSofa =
  /(?<!\p{L})(?:sof[aá]|couch|living room|lounge|floor|carpet|rug|sala|salón|chão|suelo|piso|tapete|alfombra|armchair|fireplace)(?!\p{L})/iu;
const atBedtime =
  /(?<!\p{L})(?:in the evening|(?:that|this|yesterday) evening|at night|that night|tonight|at (?:seven|eight|nine|ten)|(?:à|esta|nessa|de) noite|(?:por|en|a) la noche|esa noche|anoche|às (?:oito|nove|dez)|a las (?:ocho|nueve|diez))(?!\p{L})/iu;
/** 'In the evening she fell asleep at once': in bed, wherever the day was spent. */
export const sleepsAtBedtime = (clause: Clause, told: string): boolean =>
  clause.mode === 'done' &&
  !isAnimalAsleep(clause) &&
  sleepsInBed(clause) &&
  !sleepsOutOfBed(clause) &&
  atBedtime.test(told);

/** 'Dormiu na casa da avó': in a bed of it, where no sofa and no floor is told. */
export const sleepsInHouse = (clause: Parameters<typeof sleepsTheNight>[0], told: string): boolean =>
  sleepsTheNight(clause, told) && !isSofa.test(told);
