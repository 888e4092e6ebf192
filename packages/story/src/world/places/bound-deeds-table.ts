import type { SetName } from '@milestoon/stage';
import { outdoors, vehicles, withOthers } from './place-groups.ts';

/** A deed that is done in one place only, wherever somebody was before. */
interface Bound {
  set: SetName;
  /** Where it can be done as well. */
  also: readonly SetName[];
  verbs: string;
  /** What it is done to or with; anything where missing. */
  things?: string;
  /** What it is given to. */
  to?: string;
}

const fields: readonly SetName[] = ['garden', 'farm', 'field', 'forest', 'coop', 'balcony'];
const seaside: readonly SetName[] = ['beach', 'playground', 'garden', 'lake', 'pool', 'park'];
const atHome: readonly SetName[] = ['laundry', 'kitchen', 'bathroom', 'hallway', 'garage'];
const rooms: readonly SetName[] = ['living', 'bedroom', 'kitchen', 'ward', 'hall', 'cafe', 'party'];
const feeds = 'feed alimentar';
const gives = 'dar throw deitar atirar comer echar';
const hens = 'hen chicken chook rooster cockerel galinha galo pintainho gallina gallo pollito';
const ducks = 'duck duckling swan goose pigeon pato cisne ganso pombo pato cisne oca paloma';

/** The first that fits counts. */
export const bound: readonly Bound[] = [
  { set: 'lake', also: [...outdoors, 'boat', 'mountain', 'fair'], verbs: 'pescar' },
  { set: 'snow', also: ['snow', 'mountain'], verbs: 'ski esquiar' },
  {
    set: 'laundry',
    also: atHome,
    verbs: 'load unload empty fill carregar encher esvaziar cargar llenar vaciar',
    things: 'machine-washing dryer washer máquina-de-lavar máquina-de-lavar-roupa lavadora secadora',
  },
  {
    set: 'kitchen',
    also: ['kitchen', 'cafe', 'hall', 'classroom'],
    verbs: 'load unload empty fill carregar encher esvaziar cargar llenar vaciar',
    things: 'dishwasher lava-louça lava-loiça lavaplatos lavavajillas',
  },
  {
    set: 'garden',
    also: fields,
    verbs: 'mow cut cortar segar podar',
    things: 'lawn hedge relva relvado sebe césped seto',
  },
  {
    set: 'garden',
    also: [...fields, 'classroom', 'playground', 'living'],
    verbs: 'dig plant weed trample cavar escavar plantar arrancar pisar destrozar desenterrar',
    things:
      'flowerbed flower-bed flower tulip daffodil bulb canteiro flor túlipa parterre macizo tulipán arriate',
  },
  {
    set: 'garden',
    also: [...fields, 'classroom'],
    verbs: 'water regar',
    things: 'plant flower garden tomato planta flor jardim tomate jardín',
  },
  {
    set: 'garden',
    also: [...fields, 'market', 'shop', 'mountain'],
    verbs: 'pick dig apanhar colher recoger coger cosechar',
    things:
      'tomato strawberry raspberry apple pear plum cherry pea bean carrot potato courgette pumpkin tomate morango framboesa maçã pera ameixa cereja ervilha feijão cenoura batata abóbora fresa frambuesa manzana ciruela cereza guisante zanahoria patata calabaza',
  },
  {
    set: 'field',
    also: fields,
    verbs: 'pick apanhar colher recoger coger',
    things: 'blackberry blackberrie amora mora zarzamora',
  },
  {
    set: 'garden',
    also: ['garden', 'porch', 'street'],
    verbs: 'hang estender tender',
    things: 'washing laundry sheet roupa lençol ropa colada sábana',
  },
  { set: 'coop', also: ['coop', 'farm', 'zoo', 'garden'], verbs: feeds, things: hens },
  { set: 'coop', also: ['coop', 'farm', 'zoo', 'garden'], verbs: gives, to: hens },
  { set: 'farm', also: ['farm', 'field'], verbs: 'milk shear ordenhar mungir tosquiar ordeñar esquilar' },
  {
    set: 'farm',
    also: ['farm', 'field', 'street', 'fair', 'pitch'],
    verbs: 'drive ride andar conduzir montar conducir',
    things: 'tractor trator',
  },
  { set: 'park', also: ['park', 'lake', 'farm', 'zoo', 'field', 'street'], verbs: feeds, things: ducks },
  { set: 'park', also: ['park', 'lake', 'farm', 'zoo', 'field', 'street'], verbs: gives, to: ducks },
  {
    set: 'park',
    also: [...outdoors, 'mountain', 'zoo', 'boat', 'roadside', 'snow'],
    verbs: 'have fazer hacer',
    things: 'picnic piquenique picnic',
  },
  {
    set: 'park',
    also: [...outdoors, 'mountain', 'pitch', 'snow'],
    verbs: 'fly lançar voar volar',
    things: 'kite cometa papagaio-de-papel',
  },
  {
    set: 'beach',
    also: seaside,
    verbs: 'build make fazer construir hacer',
    things: 'sandcastle castelo-de-areia castillo-de-arena',
  },
  {
    set: 'beach',
    also: ['beach', 'lake', 'boat'],
    verbs: 'collect find pick gather apanhar recolher recoger coger',
    things: 'shell seashell concha',
  },
  {
    set: 'beach',
    also: ['beach', 'lake', 'boat', 'pool'],
    verbs: 'jump chase paddle saltar perseguir',
    things: 'wave onda ola',
  },
  {
    set: 'pool',
    also: ['pool', 'beach', 'lake', 'boat'],
    verbs: 'jump dive leap saltar mergulhar tirar zambullir',
    things: 'board-diving diving-board prancha trampolín',
  },
  {
    set: 'street',
    also: [...outdoors, 'pitch', 'classroom', 'forest', 'roadside', 'mountain', 'beach'],
    verbs: 'jump splash stomp saltar chapinhar salpicar',
    things: 'puddle poça charco',
  },
  {
    set: 'street',
    also: [...outdoors, 'roadside'],
    verbs: 'cross atravessar cruzar',
    things: 'road street rua estrada calle carretera',
  },
  {
    set: 'street',
    also: [...outdoors, 'pitch', 'hall', 'roadside', 'mountain'],
    verbs: 'ride cycle andar montar pedalar pedalear',
    things: 'bike bicycle scooter bicicleta trotinete bici patinete',
  },
  {
    set: 'snow',
    also: ['snow', 'mountain', 'garden', 'street', 'park'],
    verbs: 'build make fazer construir hacer',
    things: 'snowman boneco-de-neve muñeco-de-nieve',
  },
  {
    set: 'shop',
    also: ['shop', 'market', 'street'],
    verbs: 'queue fazer hacer',
    to: 'bread baguette pão pan',
  },
  {
    set: 'shop',
    also: [
      'shop',
      'market',
      'cafe',
      'fair',
      'salon',
      'cinema',
      'museum',
      'station',
      'bus',
      'train',
      'airport',
      'zoo',
      'softplay',
      'library',
    ],
    verbs: 'pay pagar',
    things: 'money coin dinheiro moeda mesada dinero moneda paga',
  },
  {
    set: 'car',
    also: [...vehicles, 'fair', 'airport'],
    verbs:
      'put fasten undo unbuckle buckle click pôr apertar tirar desapertar poner abrochar quitar desabrochar vestir vestirse',
    things: 'belt-seat seat-belt seatbelt cinto cinto-de-segurança cinturón cinturón-de-seguridad',
  },
  {
    set: 'doctor',
    also: ['doctor', 'ward'],
    verbs: 'open abrir',
    to: 'dentist doctor dentista médico médica doctor',
  },
  {
    set: 'doctor',
    also: ['doctor', 'ward', 'classroom', 'hall'],
    verbs: 'get have levar tomar poner apanhar',
    things: 'jab vaccine injection vacina injeção vacuna inyección',
  },
  {
    set: 'ward',
    also: ['ward', 'doctor', 'hall', 'classroom', 'pitch', 'stage'],
    verbs: 'get need have levar',
    things: 'stitch ponto#',
  },
  {
    set: 'kitchen',
    also: ['kitchen', 'living', 'cafe', 'tent', 'party', 'ward', 'boat', 'train'],
    verbs: 'eat comer',
    things: 'cereal porridge cornflake papa muesli avena',
  },
  {
    set: 'bathroom',
    also: ['bathroom', 'classroom', 'ward'],
    verbs: 'wipe limpar limpiar',
    things: 'bottom bum rabinho bumbum culito',
  },
  {
    set: 'kitchen',
    also: ['kitchen', 'cafe', 'tent', 'garden', 'party', 'boat', 'hall'],
    verbs: 'dry scrub secar enxugar esfregar',
    things:
      'plate dish cup mug bowl glass fork knife spoon pan pot cutlery washing-up prato copo tigela talher panela louça plato vaso taza cubierto olla loza',
  },
  {
    set: 'kitchen',
    also: ['kitchen', 'cafe', 'tent'],
    verbs: 'make flip fazer virar hacer',
    things: 'pancake panqueca tortita',
  },
  {
    set: 'living',
    also: [...rooms, ...vehicles, 'salon', 'shop'],
    verbs: 'watch ver',
    things: 'tv telly television televisão tele televisión',
  },
  {
    set: 'porch',
    also: ['porch', 'street', 'hallway', 'garden', 'park', 'market', 'beach', 'pitch'],
    verbs:
      'show give tell wave greet open thank enseñar mostrar dar acenar contar saludar abrir agradecer cumprimentar',
    to: 'postman mailman postwoman postie carteiro carteira cartero cartera',
    things: 'postman mailman postwoman postie carteiro cartero',
  },
  {
    set: 'porch',
    also: ['porch', 'street', 'hallway', 'garden', 'balcony', 'party', 'hall', 'shop', 'market'],
    verbs: 'take bring carry deliver levar trazer entregar llevar traer entregar',
    to: 'neighbour neighbor vizinho vizinha vecino vecina',
  },
  {
    set: 'porch',
    also: ['porch', 'street', 'hallway', 'garden'],
    verbs: 'ring press knock tocar llamar',
    things: 'doorbell bell-neighbour campainha timbre',
    to: 'doorbell campainha timbre door-neighbour',
  },
  {
    set: 'coop',
    also: ['coop', 'farm', 'zoo', 'garden', 'classroom', 'park'],
    verbs:
      'sit hold cuddle stroke chase catch hug kiss check count sentar abraçar perseguir apanhar acariciar abrazar perseguir coger atrapar',
    things: hens,
  },
  {
    set: 'bathroom',
    also: [
      'bathroom',
      'kitchen',
      'classroom',
      'cafe',
      'garden',
      'ward',
      'doctor',
      'salon',
      'hall',
      'beach',
      'park',
      'pool',
      'lake',
      'hall',
      'fair',
      'farm',
      'shop',
    ],
    verbs: 'wash rinse lavar enxaguar enjuagar',
    things: 'hand hair face foot neck ear mão cabelo mano pelo cabello',
  },
  {
    set: 'playground',
    also: ['playground', 'park', 'garden', 'pool', 'softplay', 'fair', 'beach', 'snow'],
    verbs: 'go slide descer escorregar bajar tirar deslizar',
    things: 'slide escorrega escorregador tobogán resbaladilla',
  },
  {
    set: 'classroom',
    also: [...withOthers, 'doctor', 'ward'],
    verbs: 'show tell give mostrar contar dar enseñar',
    to: 'teacher classmate professora professor educadora colega profe profesora profesor maestra maestro compañero',
  },
];
