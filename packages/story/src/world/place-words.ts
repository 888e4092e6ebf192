/**
 * Each line: the set, pictures that dress it ('-' for none), then words for the place in English, Portuguese and
 * Spanish. Two words stand before one ('living room'); the first set that has the word is meant.
 */
export const placeWords = `
living - : living-room, sofa, couch, home, house, apartment, flat, lounge, fireplace, my-place, dad's, mum's, mom's, carpet, rug, telly | sala, sofá, casa, apartamento | salón, sofá, casa, piso, comedor
kitchen - : kitchen, fridge, freezer, oven, stove, sink, dinner-table, kitchen-table, kitchen-floor, dishwasher | cozinha, frigorífico, forno, fogão | cocina, nevera, horno, encimera
bedroom - : bedroom, bed, cot, crib, pillow, bunk, wardrobe, mattress, nursery-bed | quarto, cama, berço, almofada | habitación, dormitorio, cama, cuna, almohada, cuarto
bathroom - : bathroom, bath, bathtub, potty, toilet, shower, tub, loo | casa-de-banho, banheira, bacio, sanita, duche, banheiro, penico | baño, bañera, orinal, ducha, váter
snow - : snow, ski-slope, slope, ice-rink, ice, sledging-hill, piste | neve, pista-de-gelo | nieve, pista-de-hielo
beach - : beach, sea, seaside, ocean, sand, shore, waves, coast, wave | praia, mar, areia, onda, costa | playa, mar, arena, ola, costa
pool - : pool, swimming-pool, deep-end, swimming-lesson, swim-lesson, diving-board, swimming | piscina, natação, prancha | piscina, natación, trampolín
boat boat : boat, ship, ferry, canoe, kayak, sailboat, deck, raft | barco, navio, canoa, ferry, caiaque | barco, ferri, canoa, barca, kayak
farm - : farm, barn, stable, stables, henhouse, chicken-coop, field-of-cows | quinta, celeiro, estábulo, galinheiro, fazenda | granja, establo, gallinero, cuadra
zoo - : zoo, safari-park, aquarium, enclosure, petting-zoo | zoo, zoológico, jardim-zoológico, aquário, oceanário | zoo, zoológico, acuario
mountain - : mountain, hill, summit, peak, cliff, volcano-top, mountaintop, ridge | montanha, serra, monte, cume, colina, pico | montaña, sierra, monte, cumbre, colina, cima
forest - : forest, wood, woods, creek, stream, river, lake, pond, jungle, trail, riverbank, waterfall | floresta, bosque, mata, ribeiro, rio, lago, riacho, trilho | bosque, río, arroyo, lago, selva, sendero
tent tent : tent, campsite, camp, campground, campervan, caravan, sleeping-bag, den, fort | tenda, acampamento, campismo, caravana | tienda-de-campaña, campamento, camping, caravana
playground - : playground, sandpit, slide, swing, swings, climbing-frame, monkey-bars, seesaw, schoolyard, trampoline, recess | parque-infantil, baloiço, escorrega, recreio, areal, escorregão, trampolim | parque-infantil, columpio, tobogán, recreo, arenero, patio-del-colegio, cama-elástica
pitch goal-net : pitch, football-pitch, football-field, soccer-field, stadium, goal, penalty, match, football-match, sports-day, sack-race, finish-line, race-track, track, half-time, league, tournament, training, practice, court, sports-field | campo-de-futebol, estádio, baliza, jogo, treino, penálti, corrida, torneio, campo | campo-de-fútbol, estadio, portería, partido, penalti, entrenamiento, segunda-parte, primera-parte, carrera, torneo, cancha, puerta-propia
hall - : hall, gym, gymnasium, airport, museum, town-hall, sports-hall, gate, station, library, office, dojo, arena, cinema, lobby, school-gym, judo, karate, chess-club, lost-property-office, exhibition, science-fair, prize-giving | ginásio, aeroporto, museu, biblioteca, pavilhão, estação, escritório, cinema, átrio | gimnasio, aeropuerto, museo, biblioteca, pabellón, estación, oficina, cine, vestíbulo
ward - : hospital, ward, operating-room, operating-theatre, emergency-room, maternity, a&e, incubator, hospital-bed, surgery-ward, er, recovery-room | hospital, enfermaria, maternidade, urgências, bloco-operatório | hospital, maternidad, urgencias, quirófano, sala-de-espera
doctor - : doctor, doctor's, dentist, dentist's, surgery, clinic, vet, vet's, optician, waiting-room | médico, dentista, consultório, clínica, veterinário, oculista, centro-de-saúde | médico, dentista, consulta, clínica, veterinario, óptica, centro-de-salud
cafe - : café, cafe, restaurant, ice-cream-parlour, pizzeria, diner, canteen, cafeteria, tea-room, bar, buffet | café, restaurante, pastelaria, gelataria, cantina, esplanada, refeitório | café, cafetería, restaurante, heladería, pizzería, comedor-escolar, bar, terraza
shop - : shop, supermarket, store, barber, barber-shop, barber's, hairdresser, hairdresser's, salon, bakery, counter, market, mall, checkout, shopping, shoe-shop, bookshop, grocery, pharmacy, aisle, till, ikea, lidl, aldi, tesco, pet-shop, toy-shop, butcher's | supermercado, loja, mercado, padaria, barbeiro, cabeleireiro, farmácia, centro-comercial, livraria, talho, mercearia, balcão | supermercado, tienda, mercado, panadería, barbería, peluquería, farmacia, centro-comercial, librería, frutería, mostrador, carnicería
church - : church, mosque, temple, synagogue, wedding, chapel, cathedral, prayer, mass, baptism, christening, funeral, gurdwara, altar | igreja, mesquita, templo, sinagoga, casamento, capela, missa, batizado, oração, altar | iglesia, mezquita, templo, sinagoga, boda, capilla, misa, bautizo, altar
stage - : stage, school-play, play, concert, recital, theatre, theater, show, talent-show, ballet, nativity, winter-concert, performance, choir, assembly, nativity-play, spelling-bee, puppet-theatre | palco, teatro, concerto, espetáculo, audição, peça, festa-da-escola, sarau, coro | escenario, teatro, concierto, espectáculo, función, obra, festival, coro, recital
classroom - : classroom, school, kindergarten, nursery, preschool, class, lesson, desk, playgroup, daycare, blackboard, science-week, reception, kita, snack-time, lunchroom, school-canteen | escola, sala-de-aula, aula, infantário, jardim-de-infância, creche, turma, quadro | escuela, colegio, cole, clase, aula, guardería, pizarra, pupitre, instituto
plane - : plane, airplane, aeroplane, flight, cabin | avião, voo | avión, vuelo
train - : train, tram, subway, metro, underground, carriage, tube | comboio, metro, elétrico, trem, carruagem | tren, tranvía, metro, vagón
bus - : bus, coach, school-bus, minibus | autocarro, ônibus, camioneta, carrinha-da-escola | autobús, autocar, bus
car automobile : car, taxi, back-seat, car-seat, van, backseat, cab | carro, táxi, carrinha, banco-de-trás | coche, taxi, furgoneta, asiento-de-atrás, carro
roadside - : motorway, highway, petrol-station, gas-station, lay-by, traffic-jam | autoestrada, bomba-de-gasolina, berma | autopista, gasolinera, carretera, arcén
street - : street, road, pavement, sidewalk, front-door, doorstep, mailbox, bus-stop, driveway, corner, crossing, square, town, city, neighbourhood, parade, carnival, porch, alley, kerb, lollipop-crossing, letterbox, village, outside | rua, estrada, passeio, porta-de-casa, paragem, praça, cidade, bairro, desfile, carnaval, esquina, aldeia, passadeira | calle, acera, plaza, ciudad, barrio, parada, desfile, cabalgata, esquina, pueblo, paso-de-cebra, portal
garden - : garden, backyard, yard, lawn, vegetable-patch, hedge, allotment, flowerbed, patio, balcony, greenhouse, terrace, apple-tree, treehouse, shed, orchard, bush | jardim, quintal, horta, varanda, relvado, terraço, pátio, couve, pomar | jardín, huerto, huerta, balcón, terraza, césped, patio, invernadero
park - : park, puddle, meadow, field, picnic, bench, grass, skatepark, skate-park, path, fair, funfair, botanical-garden | parque, prado, relva, piquenique, feira, descampado | parque, prado, hierba, picnic, feria, pradera
party - : birthday-party, birthday, party | festa-de-anos, aniversário, festa-de-aniversário | fiesta-de-cumpleaños, cumpleaños
`;

/** Acts that can only happen in one place, by verbs of the three languages. */
export const placeOfActs: readonly (readonly [set: string, words: RegExp])[] = [
  ['pool', /^(?:swim|nadar|snorkel)$/],
  ['snow', /^(?:ski|sled|sledge|toboggan|esquiar)$/],
];
