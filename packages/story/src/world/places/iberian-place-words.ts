/** More words for places in Portuguese and Spanish, in the form of `place-words.ts`: the set, then nothing for English. */
export const iberianPlaceWords = `
shop - :  | hipermercado, súper, peixaria, loja-de-roupa, papelaria, drogaria, quiosque, shopping, frutaria, açougue, loja-de-animais, praça-do-peixe | súper, híper, hipermercado, mercadona, pescadería, papelería, kiosco, quiosco, mall, almacén, abarrotes, bodega, frutería, ferretería, tienda-de-ropa, tienda-de-mascotas
tent - :  | parque-de-campismo, campismo | carpa, tienda-de-campaña, camping, campamento
pool - :  | piscina-municipal, parque-aquático, escorrega-aquático, hidroginástica | alberca, pileta, piscina-municipal, parque-acuático
classroom - :  | jardim-escola, atl, escolinha, colégio, berçário | salón-de-clases, salón-de-clase, sala-de-clases, kinder, kínder, jardín-infantil, preescolar, escuelita, guarde, parvulario, escoleta, jardín-de-infancia, jardín-de-niños
pitch - :  | gramado-de-estádio, relvado-de-estádio, relva-de-estádio, clube, clube-de-futebol, campo-de-jogos, campo-da-bola, estádio-da-luz, estádio-de-alvalade, estádio-do-dragão, pista-de-atletismo | pasto-de-estadio, césped-de-estadio, hierba-de-estadio, club, club-de-barrio, club-de-fútbol, estadio, polideportivo, campo-de-juego, pista-de-atletismo, canchita, cancha-de-fútbol, grada
farm - :  | quinta-pedagógica, herdade, estábulo, galinheiro, curral, vacaria, celeiro | rancho, finca, chacra, ranchería, establo, gallinero, corral, granero, granja-escuela, viñedo
forest - :  | campo-de-férias, colónia-de-férias, colônia-de-férias, barragem, cascata, bosque, pinhal, trilho, ribeiro, ribeira, albufeira, parque-natural | colonia-de-verano, campamento-de-verano, pantano, cascada, embalse, pinar, sendero, arroyo, parque-natural, cataratas, selva
mountain - :  | miradouro, cume, serra-da-estrela, encosta | mirador, cumbre, ladera, sierra-nevada, cerro
stage - :  | auditório, peça-de-teatro, peça-da-escola, circo, marionetas, teatro-de-marionetas, sarau-da-escola, festa-de-natal, presépio-vivo, coliseu | auditorio, circo, títeres, teatro-de-títeres, belén-viviente, festival-de-navidad, fiesta-de-fin-de-curso
hall - :  | quartel-dos-bombeiros, esquadra, ludoteca, hotel, ginástica | parque-de-bomberos, comisaría, ludoteca, hotel, polideportivo-cubierto, cuartel, sala-de-juegos
street - :  | cemitério, largo, travessa, avenida, marginal, calçada, arraial, marchas, romaria | cementerio, panteón, avenida, vereda, banqueta, callejón, glorieta, rambla, romería, pasacalles
garden - :  | alpendre, logradouro, canteiro | porche, parcela, macetero, jardincito
cafe - :  | terraço-de-restaurante, terraço-de-café, pizzaria, lanchonete, sorveteria, hamburgueria, casa-de-chá, marisqueira, geladaria | terraza-de-restaurante, terraza-de-café, terraza-de-bar, taquería, fonda, merendero, lonchería, heladería
doctor - :  | consultório, pediatra, oftalmologista, terapeuta, otorrino, posto-médico, posto-de-saúde, postinho, ótica, óptica, terapia, fisioterapia | consultorio, oculista, oftalmólogo, logopeda, terapeuta, otorrino, ambulatorio, pediatra, centro-médico, terapia, fisioterapia, enfermería
bathroom - :  | lavabo, bidé, bidê | bidé, bidet, aseo, servicios, lavabo, regadera
kitchen - :  | lava-louça, pia-da-cozinha, pia-de-cozinha | fregadero
living - :  | sala-de-estar, lareira, arrecadação | trastero, chimenea, sala-de-estar, estancia, cuarto-de-estar
bedroom - :  | quartinho, beliche | recámara, dormitorio, litera, cuarto
car - :  | cadeirinha-do-carro, jipe | auto, carro, camioneta, todoterreno
bus - :  | expresso, autocarro-da-escola | camión-escolar, colectivo, guagua, autobús-escolar
snow - :  | estância-de-esqui, pista-de-esqui | estación-de-esquí, pista-de-esquí, pistas
playground - :  | trepa-trepa, gangorra, escorregador, balanço, parquinho, pracinha, playground, gira-gira, brinquedoteca-da-praça | resbaladilla, resbalín, resbaladero, subibaja, calesita, placita, pasamanos, juegos-infantiles, juegos, parquecito, plaza-de-juegos
park - :  | skate-parque | descampado, plaza-del-pueblo
`;
