import type { SetName } from '@milestoon/stage';
import type { NounLanguage } from '@milestoon/things/nouns';

/**
 * Each line: a set, then words that are seldom said anywhere else, in English, Portuguese and Spanish. They do not say
 * where somebody is, but a text that has several of them plays there. '*' stands for any ending.
 */
const lines = `
beach = surf*, wetsuit, tide*, seashell*, sandcastle*, paddleboard*, jellyfish, seagull*, rockpool*, sunscreen, windbreak, dunes | surf*, maré*, concha*, areia, ondas, guarda-sol, prancha, gaivota*, protetor | surf*, marea*, concha*, arena, olas, sombrilla, gaviota*, castillo de arena
pool = swam, dived, diving board, swimming, armbands, lengths, chlorine, lifeguard*, backstroke, breaststroke, front crawl, deep end, shallow end, swim badge, verruca* | natação, braçadeiras, touca, nadador*, piscina* | natación, manguitos, gorro de baño, socorrista*, piscina*
pitch = t-ball, tee-ball, baseball, softball, home run, third base, second base, first base, home plate, dugout, shortstop, teams, team, coxswain, baton, hurdles, shot put, javelin, match, coach, goals, goal, kicked, athletics, umpire, batted, bowled, innings, team-mate*, teammate*, lacrosse, rounders, netball, football, rugby, camogie, hurling, cricket, goalkeeper*, goalie*, referee*, penalty, penalties, kick-off, half-time, offside, substitute, striker*, midfield*, tackle*, scored, scrum, wicket*, sports day, sack race, relay, finish line | golo*, gol, baliza, guarda-redes, goleiro, árbitro, penálti, treinador, intervalo, chuteiras | gol, goles, portero, árbitro, penalti, entrenador, portería
stage = musical, pantomime, feis, violin, orchestra, auditioned, rehears*, solo, sang, dance teacher, danced, ballet, recital*, concert*, curtain call*, curtains opened, curtain went up, curtain rose, audience, nativity, choir*, orchestra*, tutu, talent show, school play, spotlight*, microphone, encore | concerto*, palco, plateia, coro, orquestra*, cortina*, audição, microfone, espetáculo | concierto*, escenario, público, coro, orquesta*, telón, micrófono, función
classroom = key worker, nursery, headteacher, playtime, classroom, test, exam*, school, teacher*, classmate*, spelling, maths, whiteboard, worksheet*, show and tell, pencil case, kindergart*, reading group | professora*, turma, colegas, caderno, recreio, trabalho de casa, escola | profe*, maestra*, clase, compañeros, cuaderno, deberes, cole, escuela
kitchen = dough, tortilla*, flour, oven, baked, baking, pancake*, batter, whisk*, recipe*, soup, frying pan, griddle, knead*, rolling pin, gravy, icing, saucepan*, dumpling*, dishes, toast | massa, farinha, forno, panela*, receita*, frigideira, cozinh*, bolo no forno, tapioca, feijão | masa, harina, horno, comal, tortilla*, sartén, receta*, amas*, cocin*, sopa, empanada*, arepa*
shop = price, shop assistant*, shopkeeper*, cashier*, checkout, trolley, price tag, shoe shop, self-checkout, receipt | caixa do supermercado, carrinho de compras, prateleira* | cajer*, carrito
doctor = injection*, jab, jabs, vaccine*, dentist*, filling*, optician*, stethoscope, hearing aid*, braces, eye test, check-up | vacina*, dentista, consulta, aparelho, óculos novos, pediatra | vacuna*, dentista, consulta, pediatra, gafas nuevas
ward = a&e, x-ray*, stitches, plaster cast, operation, surgery, anaesthetic, tonsils, emergency room | raio-x, gesso, operação, anestesia, urgências, pronto-socorro | radiografía, escayola*, operación, anestesia, urgencias
plane = boarding, flight attendant*, cabin crew, take-off, we took off, plane took off, runway, window seat, turbulence, pilot*, flight | avião, aviões, aeromoça*, comissári*, hospedeira*, descol*, decol*, piloto*, voo | avión, azafata*, despeg*, piloto*, vuelo
hall = sensei, grading, mosque, mandir, temple, judo, karate, taekwondo, gym, gymnastics, trampolining | judo, ginástica | judo, gimnasia
snow = snow*, sledge*, sledging, ski, skis, skied, skiing, skier*, toboggan* | neve, trenó, esqui*, boneco de neve | nieve, trineo, esquí*, muñeco de nieve
farm = horse riding, pony, riding lesson*, saddle, reins, apple picking, strawberry picking, pumpkin patch, pumpkin picking, scarecrow*, cows, calf, barn, hens, henhouse, rooster, lambs, milking, hay, piglet*, goats, stable* | vaca*, bezerro*, galinha*, galo, galinheiro, ovelha*, porco*, estábulo | vaca*, ternero*, gallina*, gallo, gallinero, oveja*, cerdo*, establo
garden = tree house, treehouse, fence, easter egg*, egg hunt, in the rain, worm*, snail*, ladybird*, ladybug*, caterpillar*, butterfl*, bee, bees, wasp*, tulip*, daffodil*, daisies, sunflower*, rose bush, roses, hose, hedge, bird feeder, bird bath, shed, patio, lawn, sprinkler*, weeds, weeding, tomatoes, compost, greenhouse, washing line, paddling pool, flower bed*, wheelbarrow, potatoes, trampoline, barbecue, allotment, apple tree, tree house, treehouse, piñata | quintal, horta, regador, estendal, varal, churrasco, jabuticaba*, laranjeira, mangueira, relvado | jardín, huerto, regadera, tendedero, barbacoa, piñata*, limonero, patio
park = fountain, dog walking, roller skating, puddle*, climbed a tree, hugged a tree, up a tree, up the tree, in a tree, squirrel*, pigeon*, seesaw, autumn leaves, pile of leaves, ducks, frisbee, kite*, stabilisers, training wheels, pedal*, scooter, helmet, bike, swings, conker*, picnic | patos, bicicleta, rodinhas, capacete, papagaio de papel, piquenique, trotinete | patos, bicicleta, rueditas, ruedines, casco, cometa, picnic, patinete
street = neighbour's door, neighbor's door, doorstep, washed the car, wash the car, washing the car, hopscotch, roller skates, rollerblades, skateboard*, parade*, procession*, lion dance, brass band, marching, lanterns, carnival*, trick or treat*, lamppost*, pavement, bus stop, lemonade stand, fireworks, red packet*, red envelope*, baraat | desfile*, procissão, carnaval*, banda, rua, arraial, sardinha*, manjerico*, bloco, foguetes | desfile*, procesión, carnaval*, charanga, pasacalles, verbena, plaza, petardos, banda
church = priest*, bride*, groom*, vows, veil, communion, christening, baptism, pew*, mass, wedding*, bridesmaid*, hymn* | padre, noiva*, noivo*, missa, batizado, casamento* | cura, novia*, novio*, misa, bautizo, boda*
living = knit, knits, knitted, knitting, crochet*, sewing, sewed, yarn, homework, sofa, couch, fireplace, telly, cartoon*, lego, jigsaw*, board game*, chess, draughts, checkers, christmas tree, carpet | tricô, tricot*, crochê, croché, costur*, sofá, lareira, desenhos animados, puzzle, xadrez, jogo de tabuleiro, árvore de natal, tapete | tejer, tejió, ganchillo, ovillo, costura, sofá, chimenea, dibujos animados, puzle, ajedrez, juego de mesa, árbol de navidad, alfombra
bedroom = bedtime, duvet, night light, bunk*, nightmare*, lullaby, pyjama*, monster under | pijama, pesadelo*, almofada*, hora de dormir, beliche | pijama, pesadilla*, almohada*, hora de dormir, litera*
bathroom = toothpaste, toothbrush*, potty, bathtub, bubble bath, shampoo, toilet, in the tub | escova de dentes, pasta de dentes, penico, bacio, banheira, champô, xampu | cepillo de dientes, orinal, bañera, champú, váter
aquarium = aquarium, jellyfish tank, stingray*, touch pool | aquário, oceanário, raias | acuario, mantarraya*
lake = lake, jetty, fishing rod*, fishing, river, rowing boat | lago, rio, cana de pesca, pescar | lago, río, caña de pescar, pescar
softplay = soft play, ball pit | parque de bolas, piscina de bolas | parque de bolas, piscina de bolas
field = sunday walk, country walk, country lane, stile*, footpath*, hedgerow*, scarecrow* | passeio de domingo, passeio pelo campo, espantalho | paseo de domingo, paseo por el campo, espantapájaros
hallway = banister*, doormat, coat rack, coat pegs, stair gate, bottom stair, shoelace*, doorbell | corrimão, capacho, bengaleiro, campainha, cadarço*, atacador* | barandal*, barandilla, felpudo, perchero, agujetas, cordones, timbre
market = market stall*, stall*, stallholder*, car boot | feira, banca, feirante* | mercadillo, puesto, puestos
library = library, libraries, librarian*, library card*, story time, bookshel* | biblioteca*, bibliotecári* | biblioteca*, bibliotecari*
salon = haircut*, hairdresser*, barber*, clippers, fringe | barbeiro*, cabeleireir*, máquina de cortar | barber*, peluquer*, maquinilla, patilla*
airport = airport*, suitcase*, passport*, boarding pass, check-in, departures, arrivals | aeroporto*, passaporte*, mala de viagem, embarque | aeropuerto*, pasaporte*, embarque
museum = museum*, exhibit*, dinosaur bones | museu*, exposição | museo*, exposición
cinema = cinema, movie theat*, popcorn, trailers, film started, movie started | cinema, pipocas | cine, palomitas
fair = funfair, fairground, carousel, merry-go-round, ferris wheel, candyfloss, cotton candy, roller coaster*, rollercoaster*, dodgems, bumper cars, fair rides | carrossel, roda gigante, algodão doce, montanha russa, carrinhos de choque | tiovivo, noria, carrusel, algodón de azúcar, montaña rusa, coches de choque, autos chocones
rink = ice rink, skating, skates, puck, ice hockey, hockey | patins de gelo, pista de gelo | pista de hielo, patines de hielo
forest = bird watching, blackberry picking, blackberries, campfire*, hike*, hiking, trail, creek, mushroom*, moss, stream, tadpole*, frogs, cabin, pine cone*, stepping stone* | fogueira, trilho, trilha, cogumelo*, riacho, rãs, cachoeira | hoguera, sendero, setas, arroyo, ranas, cascada
zoo = giraffe*, penguin*, zookeeper*, enclosure*, meerkat*, otter*, sea lion*, flamingo* | girafa*, pinguim, pinguins, tratador*, lontra* | jirafa*, pingüino*, cuidador*, nutria*
car = back seat, seatbelt, car seat, motorway, traffic jam, windscreen, are we there yet, petrol, licence plate | banco de trás, cinto, autoestrada, engarrafamento, cadeirinha | asiento de atrás, cinturón, autopista, atasco, sillita
bus = bus driver, school bus, bus stop, minibus | - | -
train = carriage, ticket inspector, conductor, tunnel*, platform*, railway | carruagem, revisor, túnel, estação, comboio* | vagón, revisor, túnel, andén, tren
cafe = waiter*, waitress*, menu, milkshake*, diner, restaurant, chopsticks | empregado de mesa, garçom, ementa, cardápio, batido, restaurante | camarer*, mesero*, menú, batido, restaurante
party = pass-the-parcel, goody bag*, party, pinata, birthday, candles, party bag*, musical chairs, pass the parcel, balloons, birthday cake | aniversário, velas, balões, parabéns, festa de anos, festinha, mágico, palhaço, pinhata, brigadeiro*, bolo de anos | cumple, piñata, payaso, mago, cumpleaños, velas, globos
mountain = rock climbing, summit, peak, mountain*, cable car | cume, montanha*, serra, teleférico | cumbre, montaña*, teleférico
boat = ferry, sail*, oars, deck, canoe, kayak, life jacket*, rowing | barco, remos, canoa, caiaque, colete salva-vidas | barco, remos, canoa, kayak, chaleco salvavidas
`;

export interface Topic {
  set: SetName;
  words: RegExp;
}

const languages: readonly NounLanguage[] = ['en', 'pt', 'es'];

function topicsOf(language: NounLanguage): Topic[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [set = '', words = ''] = line.split(' = ');
      const own = words.split(' | ')[languages.indexOf(language)] ?? '';
      const patterns = own
        .split(', ')
        .map((word) => word.trim().replaceAll('*', '\\p{L}*').replaceAll(' ', '\\s'));
      return {
        set: set as SetName,
        words: new RegExp(`(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`, 'giu'),
      };
    });
}

/** The words of every topic in a language. */
export const topics: Readonly<Record<NounLanguage, readonly Topic[]>> = {
  en: topicsOf('en'),
  pt: topicsOf('pt'),
  es: topicsOf('es'),
};
