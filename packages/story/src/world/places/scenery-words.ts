/** Words for places with a look of their own, in the form of `place-words.ts`: the name of the look stands for the set. */
export const sceneryWords = `
attic - : attic, loft, garret | sótão, sótãozinho, desvão, águas-furtadas | desván, ático, buhardilla
cellar - : cellar, basement, coal-cellar | cave, porão | sótano
dining-room - : dining-room | sala-de-jantar | comedor, comedor-de-casa
study - : study, home-office | escritório-de-casa | despacho
lift - : lift, elevator | elevador | ascensor, elevador
hotel-room - : hotel-room, hotel-bed, motel-room | quarto-de-hotel, cama-de-hotel, quarto-do-hotel, cama-do-hotel | habitación-de-hotel, habitación-del-hotel, cuarto-de-hotel, cuarto-del-hotel, cama-de-hotel, cama-del-hotel
dormitory - : dormitory, dorm, bunk-room, hostel, youth-hostel | camarata, pousada-de-juventude | albergue, albergue-juvenil
sauna - : sauna, steam-room | sauna, banho-turco | sauna, baño-turco
driveway - : driveway | entrada-da-garagem, entrada-de-garagem | entrada-del-garaje, entrada-de-garaje
roof - : rooftop, roof-terrace, flat-roof | laje, terraço-do-prédio | azotea, terrado
courtyard - : courtyard, inner-yard | pátio, saguão | patio, patio-interior
allotment - : allotment, allotments, vegetable-patch, vegetable-garden, veg-patch, veg-garden, kitchen-garden, community-garden, potato-patch, bean-patch, strawberry-patch | horta, hortinha, horta-comunitária | huerto, huerta, huertecito, huertito
orchard - : orchard, apple-orchard, cherry-orchard, olive-grove | pomar, olival, laranjal | manzanal, olivar, naranjal, huerto-de-manzanos
treehouse - : treehouse, tree-house | casa-da-árvore, casa-de-árvore, casinha-da-árvore, casinha-de-árvore | casa-del-árbol, casa-de-árbol, casita-del-árbol, casita-de-árbol
greenhouse - : greenhouse, glasshouse, polytunnel | estufa | invernadero
office - : office, head-teacher's-office, headteacher's-office, principal's-office | escritório, escritório-de-pai, escritório-de-mãe | oficina, oficina-de-papá, oficina-de-mamá, oficina-de-padre
post-office - : post-office | correios, estação-de-correios, posto-de-correios | correos, oficina-de-correos
bank - : bank, savings-bank | agência-bancária, caixa-geral | sucursal-bancaria, caja-de-ahorros
lost-property - : lost-property-office, lost-property, lost-and-found, lost-property-counter, lost-property-desk | perdidos-e-achados, achados-e-perdidos, secção-de-perdidos | objetos-perdidos, oficina-de-objetos
police-station - : police-station, police-office, sheriff's-office | esquadra, esquadra-de-polícia, delegacia, delegacia-de-polícia, posto-de-polícia | comisaría, comisaría-de-policía, estación-de-policía, cuartel-de-policía
fire-station - : fire-station, firehouse, fire-house, fire-hall | quartel, quartel-dos-bombeiros, quartel-de-bombeiros | parque-de-bomberos, cuartel-de-bomberos, estación-de-bomberos
dance-studio - : dance-studio, ballet-studio, dance-school, ballet-school, dance-class, dance-lesson, ballet-class, ballet-lesson | estúdio-de-dança, escola-de-dança, academia-de-dança, aula-de-dança, aula-de-ballet, aula-de-balé | estudio-de-danza, estudio-de-baile, escuela-de-danza, escuela-de-baile, academia-de-baile, academia-de-danza, clase-de-ballet, clase-de-danza, clase-de-baile
changing-room - : changing-room, changing-rooms, locker-room, locker-rooms | balneário, vestiário | vestuario
planetarium - : planetarium | planetário | planetario
bowling - : bowling, bowling-alley, bowling-centre, bowling-center, bowling-lane | bowling, boliche, pista-de-bowling | bolera, boliche, pista-de-bolos
castle - : castle, fortress, palace, castle-tower | castelo, fortaleza, palácio | castillo, fortaleza, palacio, alcázar
waiting-room - : waiting-room | sala-de-espera | sala-de-espera
pharmacy - : pharmacy, chemist, chemist's, chemists, drugstore | farmácia, drogaria | farmacia, botica
shoe-shop - : shoe-shop, shoe-store | sapataria, loja-de-sapatos | zapatería, tienda-de-zapatos
bookshop - : bookshop, bookstore, book-shop | livraria | librería
toy-shop - : toy-shop, toyshop, toy-store | loja-de-brinquedos | juguetería, tienda-de-juguetes
flower-shop - : flower-shop, florist, florist's, florists | florista, loja-de-flores, floricultura | floristería, florería, tienda-de-flores
ice-cream-parlour - : ice-cream-parlour, ice-cream-parlor, ice-cream-shop, gelateria | gelataria, geladaria, sorveteria | heladería, nevería
canteen - : canteen, cafeteria, dining-hall, school-canteen, lunchroom, lunch-hall | cantina, refeitório, cantina-de-escola, refeitório-de-escola | comedor-escolar, comedor-del-cole, comedor-de-cole, comedor-del-colegio, comedor-de-colegio, comedor-de-escuela
pavement-cafe - : beer-garden, pavement-café, pavement-cafe, outdoor-café, sidewalk-café | esplanada, esplanada-de-café, terraço-de-restaurante, terraço-de-café | terraza-de-restaurante, terraza-de-café, terraza-de-bar, terraza-del-bar, chiringuito, merendero
bus-stop - : bus-stop, bus-shelter | paragem, paragem-de-autocarro, paragem-do-autocarro, ponto-de-ônibus, ponto-de-autocarro, parada-de-ônibus | parada, parada-de-autobús, parada-del-autobús, parada-de-bus, parada-del-bus, parada-de-camión, parada-de-colectivo, paradero
bus-station - : bus-station, bus-depot, coach-station, bus-terminal, bus-garage | rodoviária, estação-rodoviária, terminal-rodoviário, estação-de-autocarros, terminal-de-autocarros, depósito-de-autocarros | estación-de-autobuses, terminal-de-autobuses, estación-de-buses, central-camionera, cochera-de-autobuses
metro - : metro-platform, metro-station, underground-station, subway-station, subway-platform, tube-station, tube-platform, underground-platform | estação-de-metro, estação-do-metro, estação-de-metrô, estação-do-metrô, cais-de-metro, cais-do-metro, plataforma-de-metro, plataforma-do-metro, plataforma-do-metrô | estación-de-metro, estación-del-metro, andén-de-metro, andén-del-metro, boca-del-metro
square - : square, town-square, market-square, village-square, main-square, piazza | praça, largo, praça-de-aldeia | plaza, zócalo, plaza-mayor, plaza-del-pueblo, plaza-de-pueblo
bridge - : bridge, footbridge, tower-bridge | ponte, passarela | puente, pasarela
building-site - : building-site, construction-site | estaleiro-de-obras, obra-em-construção | obra-de-construcción, obra-en-construcción
car-park - : car-park, parking-lot, carpark, parking-garage, multi-storey, parking-space | estacionamento, parque-de-estacionamento | aparcamiento, parking, estacionamiento, plaza-de-garaje, plaza-de-aparcamiento, plaza-de-parking
petrol-station - : petrol-station, gas-station, service-station, filling-station | bomba-de-gasolina, posto-de-gasolina, estação-de-serviço, gasolineira | gasolinera, gasolinería, estación-de-servicio
cemetery - : cemetery, graveyard, churchyard, graveside, burial-ground, grave | cemitério, campa, túmulo, jazigo | cementerio, panteón, camposanto, tumba, lápida
vegetable-field - : potato-field, cabbage-field, bean-field, strawberry-field, carrot-field, vegetable-field | campo-de-batata, campo-de-batatas, campo-de-morangos, plantação, batatal, morangal | campo-de-patata, campo-de-patatas, campo-de-papas, campo-de-fresas, plantación, sembradío, patatal
vineyard - : vineyard, vineyards, grape-harvest, grape-picking | vinhas, vindima, lagar, vinhedo | viñedo, viña, viñas, vendimia, lagar
stable - : stable, stables, riding-stables, barn, cowshed, milking-parlour | estábulo, cavalariça, celeiro, vacaria | establo, caballeriza, granero
river - : river, riverbank, river-bank, riverside, bank-of-river, edge-of-river | rio, margem-de-rio, margem-do-rio, beira-de-rio, beira-do-rio | río, ribera, orilla-de-río, orilla-del-río, ribera-de-río, ribera-del-río
jetty - : jetty, landing-stage, boat-dock, dock | pontão, embarcadouro, ancoradouro | embarcadero
waterfall - : waterfall, waterfalls | cascata, cachoeira, cascatas | cascada, catarata, cataratas
cave - : cave, caves, cavern, grotto | gruta, grutas, caverna | cueva, cuevas, gruta, grutas, caverna
jungle - : jungle, rainforest | selva, floresta-tropical | selva, jungla
desert - : desert | deserto | desierto
rowing-boat - : rowing-boat, rowboat, canoe, kayak, pedalo, dinghy, gondola, punt | canoa, caiaque, barco-a-remos, bote, gôndola | canoa, kayak, barca, piragua, góndola
raft - : raft | jangada, balsa | balsa
circus - : circus, big-top, circus-tent | circo | circo
stands - : stands, bleachers, grandstand | arquibancada, bancada-de-estádio, bancada-do-estádio, bancada-de-campo, bancada-do-campo | grada, graderío, tribuna, plaza-de-toros
`;
