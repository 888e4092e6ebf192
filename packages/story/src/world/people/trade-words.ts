import type { TradeName } from '@milestoon/cast';
import type { Phrase } from '../../reading/clause.ts';

/** Each line: the trade, then the words for it in English, Portuguese and Spanish, singular. */
const lines = `
mail = mail carrier, mailman, mailwoman, postman, postwoman, postie, letter carrier, mail lady, postal worker, delivery driver, delivery man, courier, carteiro, carteira do correio, estafeta, cartero, repartidor, mensajero
barber = barber, hairdresser, hair stylist, stylist, hairstylist, barbeiro, cabeleireiro, cabeleireira, cabelereiro, cabelereira, barbero, peluquero, peluquera
nurse = nurse, enfermeira, enfermeiro, enfermera, enfermero, paramedic, paramédico, midwife
dentist = dentist, orthodontist, hygienist, dentista
vet = vet, veterinarian, veterinário, veterinária, veterinario, veterinaria
firefighter = firefighter, fireman, firewoman, fire fighter, fire officer, bombeiro, bombeira, bombero, bombera
police = police officer, policeman, policewoman, policeperson, cop, officer, security guard, guard, crossing guard, lollipop lady, lollipop man, polícia, policial, policía, guarda, guardia, segurança, vigilante, guardia de seguridad, agente
cook = cook, merendeira, confeiteiro, confeiteira, doceira, chef, dinner lady, lunch lady, cozinheiro, cozinheira, cocinero, cocinera
baker = baker, padeiro, padeira, pasteleiro, panadero, panadera, pastelero
waiter = waiter, mozo, moza, waitress, server, barista, bartender, empregado de mesa, empregada de mesa, garçom, garçonete, camarero, camarera, mesero, mesera
shopkeeper = shopkeeper, sorveteiro, picolezeiro, pipoqueiro, ambulante, camelô, quitandeiro, quitandeira, peixeiro, peixeira, açougueiro, verdulero, verdulera, almacenero, kiosquero, feirante, globero, paletero, cashier, shop assistant, salesperson, saleswoman, salesman, seller, vendor, stallholder, butcher, grocer, greengrocer, florist, ice cream man, ice cream lady, pharmacist, vendedor, vendedora, lojista, merceeiro, talhante, tendero, tendera, dependiente, dependienta, cajero, cajera, florista, carnicero, frutero, heladero, gelateiro
lifeguard = lifeguard, guardavidas, bañero, guarda-vidas, swimming teacher, swim teacher, swimming instructor, swim instructor, swim coach, nadador-salvador, nadadora-salvadora, salva-vidas, socorrista, salvavidas
coach = coach, trainer, instructor, pe teacher, gym teacher, ski instructor, treinador, treinadora, instrutor, instrutora, entrenador, entrenadora, monitor, monitora, personal trainer
referee = referee, umpire, ref, linesman, árbitro, árbitra
librarian = librarian, bibliotecário, bibliotecária, bibliotecario, bibliotecaria
farmer = farmer, shepherd, cowboy, rancher, agricultor, agricultora, lavrador, granjero, granjera, agricultor, ganadero
driver = bus driver, motorista de ônibus, chofer, colectivero, motoconchista, mototaxista, cobrador, guagüero, trailero, fletero, remisero, cobradora, trocador, trocadora, comissário, comissária, aeromoça, maquinista do trem, train driver, driver, ticket inspector, train conductor, pilot, captain, taxi driver, flight attendant, air hostess, motorista, condutor, condutora, maquinista, revisor, piloto, capitão, conductor de autobús, conductor, conductora, maquinista, piloto, capitán, taxista, camionista, camionero, conductor de tren, hospedeira, azafata
builder = builder, construction worker, bricklayer, workman, road worker, crane driver, digger driver, operário, pedreiro, albañil, obrero
mechanic = mechanic, plomero, encanador, gasfiter, plumber, electrician, repairman, handyman, carpenter, bin man, garbage man, garbage collector, dustman, mecânico, canalizador, eletricista, carpinteiro, mecánico, fontanero, electricista, carpintero, basurero
gardener = gardener, jardineiro, jardineira, jardinero, jardinera
cleaner = cleaner, faxineira, porteira, zelador, zeladora, gari, lixeiro, janitor, caretaker, custodian, cleaning lady, empregada de limpeza, limpiadora
doorman = doorman, doorwoman, concierge, porteiro, conserje, portero del edificio
scientist = scientist, lab technician, optician, pharmacist, cientista, científico, científica, óptico
keeper = zookeeper, zoo keeper, keeper, ranger, park ranger, tratador, cuidador, guardabosques
clown = clown, jester, palhaço, palhaça, payaso, payasa
magician = magician, conjurer, mágico, ilusionista, mago
santa = santa, santa claus, father christmas, st nick, saint nicholas, pai natal, papá noel, papai noel, san nicolás
fairy = fairy, tooth fairy, fairy godmother, fada dos dentes, fada, hada de los dientes, hada madrina, hada
pirate = pirate, pirata
witch = witch, wizard, sorcerer, bruxa, feiticeiro, bruja
king = king, prince, rei, príncipe, rey, rey mago, rei mago
queen = queen, princess, rainha, princesa, reina
bride = bride, noiva, novia
groom = groom, bridegroom, noivo
priest = priest, vicar, minister, rabbi, imam, monk, nun, padre da igreja, sacerdote, cura, freira, monja
`;

const table = new Map<string, TradeName>();
for (const line of lines.trim().split('\n')) {
  const [trade = '', words = ''] = line.split(' = ');
  for (const word of words.split(', ')) if (!table.has(word)) table.set(word, trade as TradeName);
}

/** Words that are a woman by themselves. */
const womens =
  /(?:woman|lady|ess|queen|witch|bride|nun|midwife|fairy)$|(?:eira|dora|tora|icina|ária|inha|rera|nera|dera|esa|ora|ica)$|^(?:bruxa|bruja|fada|hada|novia|noiva|reina|palhaça|payasa|monja|freira)/;

/** A trade, and whether its word is a woman's. */
export interface TradeTold {
  trade: TradeName;
  woman: boolean;
}

/** What somebody does or is, by the words of a phrase: 'the mail carrier', 'our bus driver', 'la peluquera'. */
export function tradeOf({ head, qualities, of }: Phrase): TradeTold | null {
  const noun = head.toLowerCase().replace(/['’]s?$/, '');
  const before = qualities.map((each) => each.toLowerCase()).filter((each) => each !== noun);
  const singulars = [noun, noun.replace(/s$/, ''), noun.replace(/men$/, 'man'), noun.replace(/es$/, '')];
  const whole = singulars.flatMap((one) => [
    ...before.map((_, i) => `${before.slice(i).join(' ')} ${one}`),
    ...(of ? ['de', 'do', 'da', 'dos', 'de los'].map((joint) => `${one} ${joint} ${of.toLowerCase()}`) : []),
    one,
  ]);
  for (const words of whole) {
    const trade = table.get(words);
    if (trade) return { trade, woman: womens.test(words) };
  }
  return null;
}

/** What a word alone makes of somebody: 'firefighter', 'bombero'. */
export const tradeNamed = (word: string): TradeTold | null =>
  tradeOf({ text: word, span: [0, 0], head: word, qualities: [], plural: false, name: false });
