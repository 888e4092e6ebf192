/** More words for places in Portuguese and Spanish, in the form of `place-words.ts`: the set, then nothing for English. */
export const iberianPlaceWords = `
shop - :  | hipermercado, súper, peixaria, loja-de-roupa, papelaria, quiosque, shopping, frutaria, açougue, loja-de-animais, praça-do-peixe | súper, híper, hipermercado, mercadona, pescadería, papelería, kiosco, quiosco, mall, almacén, abarrotes, bodega, frutería, ferretería, tienda-de-ropa, tienda-de-mascotas
tent - :  | parque-de-campismo, campismo | carpa, tienda-de-campaña, camping, campamento
pool - :  | piscina-municipal, parque-aquático, escorrega-aquático, hidroginástica | alberca, pileta, piscina-municipal, parque-acuático
classroom - :  | jardim-escola, atl, escolinha, colégio, berçário | salón-de-clases, salón-de-clase, sala-de-clases, kinder, kínder, jardín-infantil, preescolar, escuelita, guarde, parvulario, escoleta, jardín-de-infancia, jardín-de-niños
pitch - :  | gramado-de-estádio, relvado-de-estádio, relva-de-estádio, clube, clube-de-futebol, campo-de-jogos, campo-da-bola, estádio-da-luz, estádio-de-alvalade, estádio-do-dragão, pista-de-atletismo | pasto-de-estadio, césped-de-estadio, hierba-de-estadio, club, club-de-barrio, club-de-fútbol, estadio, polideportivo, campo-de-juego, pista-de-atletismo, canchita, cancha-de-fútbol
farm - :  | quinta-pedagógica, herdade, galinheiro, curral | rancho, finca, chacra, ranchería, gallinero, corral, granja-escuela
forest - :  | campo-de-férias, colónia-de-férias, colônia-de-férias, barragem, bosque, pinhal, trilho, ribeiro, ribeira, albufeira, parque-natural | colonia-de-verano, campamento-de-verano, pantano, embalse, pinar, sendero, arroyo, parque-natural
mountain - :  | miradouro, cume, serra-da-estrela, encosta | mirador, cumbre, ladera, sierra-nevada, cerro
stage - :  | auditório, peça-de-teatro, peça-da-escola, marionetas, teatro-de-marionetas, sarau-da-escola, festa-de-natal, presépio-vivo, coliseu | auditorio, títeres, teatro-de-títeres, belén-viviente, festival-de-navidad, fiesta-de-fin-de-curso
hall - :  | ludoteca, hotel, ginástica | ludoteca, hotel, polideportivo-cubierto, cuartel, sala-de-juegos
street - :  | travessa, avenida, marginal, calçada, arraial, marchas, romaria | avenida, vereda, banqueta, callejón, glorieta, rambla, romería, pasacalles
garden - :  | alpendre, logradouro, canteiro | porche, parcela, macetero, jardincito
cafe - :  | pizzaria, lanchonete, hamburgueria, casa-de-chá, marisqueira | taquería, fonda, lonchería
doctor - :  | consultório, pediatra, oftalmologista, terapeuta, otorrino, posto-médico, posto-de-saúde, postinho, ótica, óptica, terapia, fisioterapia | consultorio, oculista, oftalmólogo, logopeda, terapeuta, otorrino, ambulatorio, pediatra, centro-médico, terapia, fisioterapia, enfermería
bathroom - :  | lavabo, bidé, bidê | bidé, bidet, aseo, servicios, lavabo, regadera
kitchen - :  | lava-louça, pia-da-cozinha, pia-de-cozinha | fregadero
living - :  | sala-de-estar, lareira, arrecadação | trastero, chimenea, sala-de-estar, estancia, cuarto-de-estar
bedroom - :  | quartinho, beliche | recámara, dormitorio, litera, cuarto
car - :  | cadeirinha-do-carro, jipe | auto, carro, camioneta, todoterreno
bus - :  | expresso, autocarro-da-escola | camión-escolar, colectivo, guagua, autobús-escolar
snow - :  | estância-de-esqui, pista-de-esqui | estación-de-esquí, pista-de-esquí, pistas
playground - :  | trepa-trepa, gangorra, escorregador, balanço, parquinho, pracinha, playground, gira-gira, brinquedoteca-da-praça | resbaladilla, resbalín, resbaladero, subibaja, calesita, placita, pasamanos, juegos-infantiles, juegos, parquecito, plaza-de-juegos
park - :  | skate-parque | descampado
`;
