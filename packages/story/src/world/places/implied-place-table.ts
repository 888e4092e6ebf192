import {
  blowsCandles,
  brushes,
  cutsBirthdayCake,
  eatsCereal,
  eatsOut,
  flies,
  growsFlowers,
  hasParasol,
  isStitched,
  loadsCar,
  looksOutOrPacks,
  packsCase,
  prepares,
  sleepsInBed,
  sleepsInFood,
  startsSchool,
  wakes,
  walksDog,
} from './place-deeds.ts';
import type { Implied } from './implied.ts';
import { impliedElsewhere } from './implied-elsewhere.ts';
import { homes, meals, outdoors, vehicles, withOthers } from './place-groups.ts';

/** The first that fits counts. */
export const implied: readonly Implied[] = [
  {
    set: 'classroom',
    nouns:
      /^(?:nursery-teacher|kindergarten-teacher|educadora|auxiliar|class|classmates?|schoolmates?|turma|colegas?-de-turma|clase|compañer[oa]s?-de-clase)$/,
    also: withOthers,
  },
  {
    set: 'street',
    nouns:
      /^(?:lemonade-(?:stand|stall)|garage-sale|yard-sale|banca-de-limonada|puesto-de-limonada|trick-or-treating)$/,
    also: [...outdoors, 'hall', 'roadside'],
  },
  {
    set: 'classroom',
    does: startsSchool,
    nouns:
      /^(?:day-of-(?:school|kindergarten|preschool|nursery|daycare|day-care|playgroup|pre-k|reception)|school-day|show-and-tell|dia-de-(?:escola|aulas|creche)|día-de-(?:escuela|colegio|cole|clase|guardería))$/,
    also: ['classroom', 'playground', 'street', 'hall', 'stage'],
  },
  { set: 'party', does: blowsCandles, also: ['party', ...meals] },
  {
    set: 'pool',
    nouns:
      /^(?:(?:high|diving)-board|high-dive|springboard|prancha-de-saltos|swim-teacher|swimming-teacher|lifeguard|armbands|braçadeiras|manguitos|socorrista)$/,
    also: ['pool', 'beach', 'bathroom', 'boat', 'lake'],
  },
  {
    set: 'pitch',
    verbs: /^(?:dribble|driblar|regatear)$/,
    nouns:
      /^(?:football-coach|soccer-coach|sack-race|egg-and-spoon|relay|corrida-de-sacos|carrera-de-sacos)$/,
    also: ['pitch', 'park', 'playground', 'garden', 'hall', 'beach'],
  },
  {
    set: 'tent',
    nouns: /^(?:sleeping-bag|saco-cama|saco-de-dormir)$/,
    also: ['tent', 'forest', 'living', 'bedroom', 'hall', 'garden'],
  },
  {
    set: 'church',
    nouns:
      /^(?:coffin|hearse|caixão|ataúd|féretro|bride|groom|bridesmaid|flower-girl|noiva|noivo|novia|novio)$/,
    also: ['church', 'hall', 'garden', 'party', 'beach', 'cafe', 'field', 'prayer'],
  },
  {
    set: 'shop',
    nouns:
      /^(?:cashier|shopkeeper|shop-assistant|saleswoman|salesman|salesperson|butcher|greengrocer|caixeir[oa]|vendedora|senhora-da-loja|senhor-da-loja|senhora-da-caixa|cajer[oa]|dependient[ae]|carnicero)$/,
    also: [
      'shop',
      'bakery',
      'market',
      'cafe',
      'cinema',
      'zoo',
      'museum',
      'fair',
      'hall',
      'roadside',
      'street',
    ],
  },
  {
    set: 'cafe',
    nouns: /^(?:waiter|waitress|menu|empregado-de-mesa|ementa|camarero|camarera|menú)$/,
    also: ['cafe', 'kitchen', 'living', 'boat', 'plane', 'train'],
  },
  {
    set: 'street',
    nouns: /^(?:parade|procession|marathon|desfile|cortejo|procissão|maratona|procesión|maratón|cabalgata)$/,
    also: [...outdoors, 'classroom', 'hall', 'stage'],
  },
  {
    set: 'beach',
    does: hasParasol,
    also: [...outdoors, 'pool', 'cafe', 'boat', 'mountain', 'snow'],
  },
  {
    set: 'kitchen',
    does: eatsCereal,
    also: meals.filter((set) => set !== 'living'),
  },
  {
    set: 'beach',
    nouns: /^(?:pier|jetty|pontão|muelle|embarcadero)$/,
    also: ['beach', 'boat', 'forest', 'mountain', 'lake'],
  },
  {
    set: 'pitch',
    nouns:
      /^(?:goal|own-goal|penalty|goalkeeper|goalie|kick-off|half-time|golo|autogolo|penálti|pontapé|gol|golazo|penalti|portero)$/,
    also: ['pitch', 'park', 'playground', 'garden', 'hall', 'beach', 'street'],
  },
  { set: 'party', does: cutsBirthdayCake, also: ['party', ...meals] },
  {
    set: 'kitchen',
    does: prepares,
    verbs: /^(?:cook|bake|fry|knead|cozinhar|assar|fritar|amassar|cocinar|hornear|freír|amasar)$/,
    // Whoever is at home goes to the kitchen for it.
    also: [...meals.filter((set) => set !== 'living'), 'bakery', 'hall', 'library'],
  },
  {
    set: 'kitchen',
    verbs: /^(?:dine|cenar|jantar|almoçar|almorzar|desayunar|merendar|lanchar)$/,
    nouns: /^(?:dinner|supper|breakfast|jantar|almoço|pequeno-almoço|cena|desayuno|almuerzo)$/,
    also: meals,
  },
  {
    set: 'party',
    nouns: /^(?:birthday|birthday-party|aniversário|cumpleaños|fiesta-de-cumpleaños)$/,
    also: [
      'party',
      'garden',
      'park',
      'beach',
      'pool',
      'cafe',
      'kitchen',
      'living',
      'classroom',
      'hall',
      'ward',
      'zoo',
      'farm',
      'playground',
      'tent',
      'snow',
      'boat',
      'museum',
      'cinema',
      'fair',
      'rink',
      'softplay',
      'aquarium',
      'lake',
    ],
  },
  {
    set: 'bathroom',
    does: brushes,
    verbs: /^(?:flush)$/,
    nouns:
      /^(?:bathtime|bath-time|bubble-bath|potty|toilet|loo|wee|poo|pee|bacio|penico|sanita|xixi|cocó|orinal|váter|pis|caca)$/,
    also: ['bathroom', 'classroom', 'ward', 'forest'],
  },
  { set: 'kitchen', does: sleepsInFood, also: meals },
  {
    set: 'bedroom',
    does: sleepsInBed,
    nouns: /^(?:bedtime|lullaby)$/,
    also: [
      ...vehicles,
      'bedroom',
      'living',
      'ward',
      'doctor',
      'tent',
      'church',
      'stage',
      'hall',
      'cafe',
      'classroom',
      'beach',
      'party',
      'garden',
      'park',
      'library',
      'salon',
      'station',
      'airport',
      'museum',
      'cinema',
      'zoo',
      'farm',
      'forest',
    ],
  },
  {
    set: 'bedroom',
    does: wakes,
    verbs: /^(?:acordar|despertar|despertarse)$/,
    also: [
      ...withOthers,
      ...meals,
      'bedroom',
      'living',
      'ward',
      'garden',
      'bathroom',
      'doctor',
      'pool',
      'pitch',
      'farm',
    ],
  },
  { set: 'cafe', does: eatsOut, also: ['cafe'] },
  {
    set: 'lake',
    verbs: /^(?:row|remar)$/,
    also: ['lake', 'beach', 'forest'],
  },
  { set: 'street', does: walksDog, also: [...outdoors, 'mountain', 'roadside', 'snow', 'pitch'] },
  { set: 'bedroom', does: packsCase, also: ['bedroom', 'living', 'ward', 'tent', 'hallway'] },
  {
    set: 'living',
    does: looksOutOrPacks,
    nouns:
      /^(?:chess|checkers|draughts|board-game|xadrez|jogo-de-tabuleiro|ajedrez|juego-de-mesa|(?:jaula|gaiola)-de-(?:conej\p{L}+|coelh\p{L}+|hámster|hamster|cobaya|pájaro|pajarito|canario|periquito|passarinho|canário|porquinho))$/u,
    also: [...withOthers, ...meals, 'bedroom', 'kitchen', 'doctor'],
  },
  {
    set: 'street',
    does: loadsCar,
    also: ['street', 'roadside', 'garden', 'beach', 'tent', 'park', 'forest'],
  },
  {
    set: 'street',
    verbs: /^(?:cycle|pedal|scoot|rollerskate|skateboard|pedalar|pedalear)$/,
    nouns:
      /^(?:bike|bicycle|scooter|skateboard|rollerblade|stabiliser|bicicleta|trotinete|patins|patim|skate|monopatín|patineta|bici|patinete|patín|roller-skate|roller-skating)$/,
    also: [...outdoors, 'pitch', 'hall', 'roadside', 'kitchen', 'living', 'shop', 'party'],
  },
  {
    set: 'salon',
    nouns: /^(?:hairdresser|barber|peluquer[oa]|barbero|cabeleireir[oa]|barbeiro)$/,
    also: [...homes, 'salon', 'shop', 'garden', 'stage', 'hall', 'party', 'church'],
  },
  {
    set: 'plane',
    does: flies,
    nouns: /^(?:runway|turbulence|take-off|pilot|flight|voo|descolagem|piloto|vuelo|despegue)$/,
    also: ['plane', 'airport', 'hall'],
  },
  {
    set: 'snow',
    nouns: /^(?:snowman|snowball|sledge|sled|toboggan|boneco-de-neve|trenó|trineo)$/,
    also: ['snow', 'mountain', 'party', 'living', 'kitchen'],
  },
  {
    set: 'ward',
    does: isStitched,
    verbs: /^(?:operar|hospitalizar|internar|ingresar)$/,
    nouns: /^(?:operation|surgery|tonsil|incubator|cirurgia|operação|amígdala|cirugía|operación|amígdalas)$/,
    also: ['ward', 'doctor', 'living', 'bedroom'],
  },
  {
    set: 'doctor',
    nouns:
      /^(?:nurse|dentist|orthodontist|paediatrician|pediatrician|optician|flu-shot|enfermeir[oa]|dentista|pediatra|enfermer[oa])$/,
    also: [...withOthers, ...meals, 'ward', 'doctor', 'bedroom', 'bathroom'],
  },
  {
    set: 'doctor',
    nouns:
      /^(?:vaccine|jab|injection|x-?ray|filling|raio-x|radiografia|radiografía|vacina|injeção|vacuna|inyección)$/,
    also: ['ward', 'doctor', 'classroom'],
  },
  {
    set: 'street',
    verbs: /^(?:miss)$/,
    nouns: /^(?:bus-stop|paragem)$/,
    also: ['street', 'hall', 'roadside'],
  },
  ...impliedElsewhere,
  {
    set: 'garden',
    verbs: /^(?:sow|semear|sembrar)$/,
    does: growsFlowers,
    also: [...outdoors, 'classroom', 'kitchen', 'living'],
  },
];
