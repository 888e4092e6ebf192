import type { NounLanguage } from '@milestoon/things/nouns';
import { portugueseSenses } from './portuguese-senses.ts';

/**
 * Nouns that mean another thing beside certain words. Each line: the noun as in a dictionary, the picture of that
 * meaning ('-': none), and the words beside which it is meant; '*' stands for any ending. The first line that fits
 * wins, and without one the noun has its usual picture.
 */
const lines: Readonly<Record<NounLanguage, string>> = {
  en: `
photo = framed-picture: old album frame frames framed wall hung looked
photograph = framed-picture: old album frame frames framed wall hung looked
note = -: play* sang sing* guitar piano violin flute trumpet recorder choir concert recital
rail = -: curtain hand bed stair* banister* towel
ball = basketball: basketball hoop hoops dribbl* slam
ball = tennis: tennis racket racquet serve served
ball = baseball: baseball bat home-run inning innings umpire
ball = rugby-football: rugby scrum tackl*
ball = american-football: touchdown quarterback nfl
ball = volleyball: volleyball
ball = bowling: bowling pins alley gutter
ball = yarn: wool yarn knit* crochet*
rocket = soccer-ball: absolute struck goal goals goalie keeper saved
screamer = soccer-ball: hit struck shot goal goals goalie keeper net saved save
belter = soccer-ball: hit struck shot goal goals goalie keeper net saved save
cracker = soccer-ball: struck shot goal goals goalie keeper net saved save
cracker = party-popper: christmas pulled
squash = cup-with-straw: drink drank drinks pour* jug beaker glass orange spilled spilt juice
bottle = baby-bottle: lamb calf foal feed fed suck* milk newborn
glass = aquarium: shark* ray rays eel* octopus fish penguin* tank aquarium
bank = -: river stream canal
coat = -: primer varnish
tank = aquarium: ray rays shark* nose pressed glass eel* octopus
bar = chocolate-bar: chocolate
bars = climbing-frame: monkey swung swing* hung hang* climb*
basket = basketball-hoop: basketball dunk* hoop shoot* shot* scor*
bat = baseball-bat: baseball cricket softball wicket swing* swung hit innings ball
board = chessboard: chess checkers draughts pawn knight checkmate
board = surfboard: surf* wave waves
board = snowboard: snow slope slopes ski skiing
board = skateboard: skate* ramp
boots = hiking-boot: hik* mountain trail summit
bow = bow-and-arrow: arrow arrows archery target
bow = violin: violin cello fiddle strings
bulb = seed: plant* soil dig* dug daffodil* tulip*
card = playing-cards: snap uno deck deal* shuffl* ace trump
cart = shopping-cart: supermarket grocer* aisle checkout trolley
cart = racing-car: race raced racing track lap
cart = wagon: horse donkey pony ox hay
chest = treasure-chest: treasure pirate pirates gold buried
chips = crisp-packet: packet pack packets crunch* vinegar-flavoured
club = golf-club: golf putt* tee
tee = -: ball balls bat golf swing* swung hit hits whack* putt* baseball t-ball club
cone = traffic-cone: dribbl* weav* slalom drill* coach road roadworks
cone = pine-cone: forest woods pine squirrel* acorn*
cricket = cricket-game: play* bat* bowl* wicket* team innings over overs coach
cup = trophy: won win wins winning final tournament champion* league
drumstick = drum: drum drums beat band
engine = fire-engine: fire firefighter* firemen fireman hose siren* station
fork = pitchfork: dig* dug soil garden allotment compost hay weeds
glove = boxing-glove: boxing boxer punch*
kart = racing-car: race raced racing track lap
horn = -: beep* honk* driver bus lorry car hooted
key = musical-keyboard: piano keyboard melody tune
ladder = ladder: tree roof wall shed
lead = leash: dog puppy vest walk* pavement
line = clothesline: peg pegs pegged washing laundry dry* hung hang*
line = fishing-pole: fish* caught bait reel* hook
mouse = computer-mouse: computer laptop click* keyboard
nail = nail-polish: paint* polish varnish manicure
nails = nail-polish: paint* polish varnish manicure
net = fishing-net: fish* butterfl* pond crab crabs tadpole* caught shrimp* rockpool*
net = basketball-hoop: basketball hoop
net = goal-net: goal goals kick* scor* football soccer striker keeper goalie
plane = paper-plane: fold* paper
pool = pool-8-ball: cue snooker pocketed
pot = pot-of-food: soup stew broth stove stir* boil* simmer* cook* kitchen pasta spaghetti noodle* rice ladle lid chilli dinner sauce hob
pot = teapot: tea
pot = honey-pot: honey jam
rope = skipping-rope: skip* jump* skipping double-dutch
pot = potted-plant: plant* seed* soil grow* grew water* sprout*
shot = soccer-ball: saved save saves goal goalie keeper goalkeeper striker
rubber = eraser: pencil homework rub*
sheet = sticker: sticker* stars
sheet = page-facing-up: paper worksheet maths spelling* homework
sheet = musical-score: music piano notes
shell = egg: chick chicks hatch* peck*
skates = ice-skate: ice rink
skates = roller-skate: pavement park driveway
stick = hockey-stick: hockey puck
tank = aquarium: fish goldfish tadpole* turtle* filter
tie = knot: lace laces shoelace*
trunk = luggage: pack* packing airport attic
trunk = tree: tree climb* bark
`,
  pt: portugueseSenses,
  es: `
banco = bench: parque plaza jardín
dibujo = television: animad*
barrilete = kite: *
cepillo = toothbrush: dientes lav*
cobija = blanket: *
estufa = oven: cocin* horn* galletas
lonchera = bento-box: *
papalote = kite: *
patineta = skateboard: *
pescado = tropical-fish: mar río pesc*
refrigerador = fridge: *
resbaladilla = playground-slide: *
tenis = running-shoe: zapat* pon* puso at* cordon* nuevos
tina = bathtub: bañ* agua espuma
catarina = lady-beetle: *
chupón = baby-dummy: *
tetero = baby-bottle: *
mamila = baby-bottle: *
volantín = kite: *
carrito = shopping-cart: compra compras supermercado súper tienda pasillo
carrito = racing-car: jug* carrera pista colecc*
carrito = pushchair: (?:de\\s(?:su|mi|la)|del)\\s(?:herman|prim|sobrin|muñec)* bebé bebe gemel* nenuco chupete
carrito = racing-car: empuj*
cuerda = skipping-rope: salt* brinc*
lazo = skipping-rope: salt* brinc*
cochecito = racing-car: jug* carrera pista colecc*
bota = hiking-boot: montaña sendero cima
canasta = basketball-hoop: baloncesto básquet encest* balón tiro
caña = fishing-pole: pesc* pez peces río lago
carta = playing-cards: baraja jugar jugamos
cola = -: perro gato mov* rabo fila
cometa = kite: viento hilo volar voló playa
copa = trophy: gan* campe* equipo final
crema = custard: pastel tarta bigote nata cumpleaños
escalera = ladder: árbol muro tejado rama
globo = hot-air-balloon: cesta pasajero* piloto aterri*
foto = framed-picture: bes* mir* marco pared álbum abraz* nevera colg* refrigerador
manzana = -: vuelta vueltas esquina
hoja = page-facing-up: papel escrib* dibuj* cuaderno lápiz
llama = fire: fuego hoguera vela incendio
nube = candy: asar asamos asó asaron tost* hoguera fuego palo
red = goal-net: gol portería balón chut*
red = fishing-net: pesc* pez peces barco
sierra = mountain: nieve excursión cumbre pueblo
tienda = tent: acamp* camping campaña mont* arm* plantamos saco linterna clavija* hoguera
vela = sailboat: barco viento regata
silla = manual-wheelchair: ruedas rampa
rueda = manual-wheelchair: silla
pelota = baseball: béisbol beisbol bate bateó batear bateador* jonrón pitcher strike strikes inning innings
bola = baseball: béisbol beisbol bate bateó batear bateador* jonrón pitcher strike strikes inning innings
bola = snowball: nieve nevó nevada nevado guerra
pelota = basketball: básquet basket baloncesto canasta encest*
balón = basketball: básquet basket baloncesto canasta encest*
pelota = tennis: raqueta pádel frontón
balón = volleyball: vóley voleibol
aro = ring-buoy: buce* hundi* piscina alberca
tortilla = flatbread: comal maíz nixtamal frijoles frijol metate taco tacos tortillería masa
concha = bread: panadería pan café mordid* mordió merend* desayun* horno ofrenda
factura = croissant: comí comió comiendo comimos comieron panadería mate merend* desayun* docena
llave = tap: goteaba gotera chorro lavabo fregadero manguera
cinta = tape-roll: adhesiva embal* cable aislante pegó pegué pegamos pegando
cajón = package: verdura frutas feria mercado sentado sentada
billete = ticket: revisor revisora conductor tren autobús bus metro avión taquilla sorteo
pañuelo = scarf: cuello bufanda puse puso pusieron ponerse quitó quité
palillo = chopsticks: sushi chino chinos japonés
rama = tree: trep* colg* encaram*
tabla = surfboard: surf* ola olas espuma
tabla = kickboard: piscina nad* alberca pileta
reloj = watch: muñeca pulsera
cadena = toilet: tiró tirar jaló jalar inodoro váter orinal baño
bombilla = mate: mate yerba cebar cebaba
camión = bus: chofer chófer pasaje pasajeros parada
chocolate = hot-beverage: termo taza beb* caliente churros espum*
venda = scarf: ojos piñata
rollo = roll-of-paper: papel baño inodoro váter
oso = teddy-bear: peluche cosió coser trapo felpa
conejo = toy-rabbit: peluche trapo felpa
guagua = bread: pan horno masa pasas harina difuntos
guagua = bus: chofer chófer parada
`,
};

interface Sense {
  picture: string | null;
  beside: RegExp;
}

const tableOf = (text: string): ReadonlyMap<string, readonly Sense[]> => {
  const table = new Map<string, Sense[]>();
  for (const line of text.trim().split('\n')) {
    const [, noun = '', picture = '', words = ''] = /^(\S+) = (\S+): (.+)$/.exec(line) ?? [];
    const beside = words.replaceAll('*', '\\p{L}*').split(' ').join('|');
    const senses = table.get(noun) ?? [];
    senses.push({
      picture: picture === '-' ? null : picture,
      beside: new RegExp(`(?<!\\p{L})(?:${beside})(?!\\p{L})`, 'iu'),
    });
    table.set(noun, senses);
  }
  return table;
};
const tables = { en: tableOf(lines.en), pt: tableOf(lines.pt), es: tableOf(lines.es) };

/**
 * The picture a noun has beside other words: 'tienda' is a tent where somebody camps. Null where that meaning has none,
 * undefined where the noun means what it usually does.
 *
 * @param beside the words around it, without it
 */
export const senseOf = (noun: string, beside: string, language: NounLanguage): string | null | undefined =>
  tables[language].get(noun.toLowerCase())?.find((sense) => sense.beside.test(beside))?.picture;

/** Every picture of the table, for whoever checks that they are there. */
export const picturesOfSenses = (): string[] =>
  Object.values(tables).flatMap((table) =>
    [...table.values()].flat().flatMap(({ picture }) => picture ?? []),
  );
