/**
 * Spanish nouns that mean another thing beside certain words; `sense-words.ts` says how a line is read. The first
 * line of a noun that fits wins.
 */
export const spanishSenses = `
baño = bathtub: bañ* tina bañera espuma jabón burbujas agua champú patito tibio caliente
baño = toilet: ir fue fui pipí caca popó avis* tiró
baño = -: *
parada = bus-shelter: autobús bus colectivo micro camión guagua esper* taxi
parada = -: *
cartel = poster: crayola* cartulina peg* colg* busca* perdid*
pelota = baseball: béisbol beisbol bate bateó batear base bases
bola = baseball: béisbol beisbol bate bateó batear base bases
botón = push-button: apret* puls* ascensor máquina tocó tocar timbre
papa = french-fries: frita fritas
patata = french-fries: frita fritas
foto = camera: sac* tom* hizo hacer hicimos cámara posar posó
foto = framed-picture: marco pared colg*
cinturón = judo-belt: judo yudo karate taekwondo sensei dojo
cinturón = -: coche auto carro asiento abroch*
ala = wing: pájaro* pajarito* ave aves pato* pluma* avión
cabaña = blanket-den: sábana* cobija* manta* sofá almohada* cojín cojines frazada*
tienda = blanket-den: sábana* cobija* manta* sofá almohada* cojín cojines edredón
carpa = blanket-den: sábana* cobija* frazada* sillón almohada* almohadón*
fuerte = blanket-den: sábana* cobija* almohada* cojín cojines
casita = blanket-den: sábana* cobija* manta* almohada* cojín cojines
gorro = swim-cap: piscina alberca nadar nadó nadando natación
butaca = seat: avión cine fila película teatro
pollo = poultry-leg: com* cen* almorz* asado asar frito arroz horno sopa preparó
pavo = poultry-leg: com* cen* relleno navidad nochebuena horno
cordero = cut-of-meat: com* cen* asado horno
figurita = toy-figure: belén nacimiento pesebre navidad
canilla = -: gol pelota pegó pegar pateó patada fútbol
pasa = -: qué
traje = -: tipo hombre señor señores tipos
vaso = hot-beverage: quema* quemaba caliente té café cocido
jarabe = -: tapatío bail* danz*
calabaza = jack-o-lantern: halloween tall* cara brujas
andador = walking-frame: abuel* bisabuel*
agua = glass-of-water: beb* sed sorbo* vaso
frenos = braces: dient* dentista ortodon*
collar = leash: perr* cachorr* gat* correa
aro = earrings: oreja*
aro = hula-hoop: gimnasia rítmica cintura
pileta = -: *
banco = -: dinero cuenta ahorr* moedas monedas alcancía deposit*
banco = bench: parque plaza jardín
dibujo = television: animad*
barrilete = kite: *
cepillo = toothbrush: dientes lav*
cobija = blanket: *
estufa = oven: cocin* horn* galletas
papalote = kite: *
patineta = skateboard: *
pescado = tropical-fish: mar río pesc* pescó
refrigerador = fridge: *
resbaladilla = playground-slide: *
tenis = running-shoe: zapat* pon* puso at* cordon* nuevos
tina = bathtub: bañ* agua espuma
catarina = lady-beetle: *
chupón = baby-dummy: *
tetero = baby-bottle: *
mamila = baby-bottle: *
volantín = kite: *
carrito = shopping-cart: leche fruta* manzana* naranja* plátano* pasta arroz cereales galletas yogur* queso verdura* compra compras supermercado súper tienda pasillo
carrito = racing-car: jug* carrera pista colecc*
carrito = pushchair: (?:de\\s(?:su|mi|la)|del)\\s(?:herman|prim|sobrin|muñec)* bebé bebe gemel* nenuco chupete
carrito = racing-car: empuj*
cuerda = skipping-rope: salt* brinc*
lazo = rope: amarr* remolc* becerro ternero novillo
lazo = skipping-rope: salt* brinc*
cochecito = racing-car: jug* carrera pista colecc*
bota = hiking-boot: montaña sendero cima
canasta = basketball-hoop: baloncesto básquet encest* balón tiro
caña = fishing-pole: pesc* pez peces río lago
caña = stick: clav* cort* huerto huerta tomate* tomatera* papalote* papagayo cometa barrilete volantín
carta = playing-cards: baraj* jugar jugamos jugó jugando truco mus tute brisca póker naipe* mazo repart* partida apuesta mago magia truco*
cola = -: perro gato mov* rabo fila trapo barrilete cometa papalote volantín piscucha chichigua
cometa = kite: viento hilo volar voló playa
copa = glass-of-water: vino jugo zumo agua beb* brind* champán sidra rompió
copa = trophy: gan* campe* equipo final
crema = custard: pastel tarta bigote nata cumpleaños
escalera = ladder: árbol muro tejado rama
globo = hot-air-balloon: cesta pasajero* piloto aterri*
manzana = -: vuelta vueltas esquina
hoja = page-facing-up: papel escrib* dibuj* cuaderno lápiz
llama = fire: fuego hoguera vela incendio
nube = candy: asar asamos asó asaron tost* hoguera fuego palo
red = goal-net: gol portería balón chut*
red = fishing-net: pesc* pez peces barco
sierra = mountain: nieve excursión cumbre pueblo
tienda = tent: acamp* camping campaña mont* arm* plantamos saco linterna clavija* hoguera
vela = candle: prend* encend* enciend* apag* sopl* torta tarta pastel cumple* deseo* cera ofrenda altar
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
tortilla = flatbread: comal mord* maíz nixtamal frijoles frijol metate taco tacos tortillería masa
concha = bread: panadería pan café mordid* mordió merend* desayun* horno ofrenda
factura = croissant: comí comió comiendo comimos comieron panadería mate merend* desayun* docena
llave = tap: agua goteaba gotera chorro lavabo fregadero manguera
llave = key: casa puerta coche carro candado cerradura cofre
cinta = tape-roll: adhesiva embal* cable aislante peg*
cinta = -: aeropuerto llegadas meta policía
cajón = package: verdura frutas feria mercado sentado sentada
billete = ticket: revisor revisora conductor tren autobús bus metro avión taquilla sorteo
pañuelo = scarf: cuello bufanda puse puso pusieron ponerse quitó quité
palillo = chopsticks: sushi chino chinos japonés
palillo = -: tambor banda redoble caja batería
rama = tree: trep* colg* encaram*
tabla = surfboard: surf* ola olas espuma
tabla = kickboard: piscina nad* alberca pileta
reloj = watch: muñeca pulsera regal* puso recibió
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
cuento = open-book: remend* estante hoja* página* tapas biblioteca
gafa = goggles: piscina alberca pileta nad* buce* ducha* bucear cloro
paleta = tooth: floj* encía
paleta = spatula: plancha parrilla hamburguesa* sartén hotcakes panqueque* voltear
pita = rope: tobillo tabla surf* ola olas
pita = thread: cometa volantín barrilete papalote piscucha
muñeca = -: torc* vend* esguin* reloj pulsera yeso fractur* inflam* (?:de\\sla|de\\ssu)\\smano
castillo = sandcastle: arena playa ola olas pala cubeta cubo concha conchas
torre = sandcastle: arena
torre = -: iglesia eiffel castillo reloj campana
torre = toy-blocks: bloque* cubo* lego* constru* apil* tiró derrib* tumb*
cepillo = sponge: talló lápida fregó fregar piso suelo tallar
tierra = mud: comió comer comía comiendo boca
pluma = pen: escrib* tinta firm*
volante = dress: vestido falda gitana flamenca sevillanas baile
vuelto = coin: *
tata = -: *
sillín = -: *
llave ~ tap: llen\\p{L}*\\s[^,;]*(?:con|en|bajo)\\sla\\sllave
bote ~ bin: basura cáscara* envoltura* servilleta* chicle ! rem* pesc* caña red ancla orilla lago río mar subi* barco
agua ~ glass-of-water: (?:toma|tomó|tomé|tomaba|tomar|tomando|tomaron|tomamos)\\s(?:su\\s|mucha\\s|más\\s|un\\s(?:poco|trago)\\sde\\s)?agua
hoja ~ page-facing-up: engrap* grapó grapar imprimió imprimir imprimieron hojas?\\sde(?:l|\\sla|\\ssu)\\s(?:tarea|trabajo) ! seca* árbol* roja* amarilla* otoño parque recog*
pileta ~ paddling-pool: inflable lona pelopincho infló inflar inflaron inflamos armó armaron armamos llenó llenar llenaron llenamos
cubo ~ toy-blocks: apiló apilé apilar apila apilaba apilando apilaron apilamos encajó encajar encajaba encajaron madera ! llen* vaci* arena agua pala playa
vidrio ~ -: pedaz* astill* (?:barrió|barrer|barría|barrieron|recogió|recoger|recogieron|pisó|pisar)\\s(?:el|los|un|unos)\\svidrios? (?:cortó|corté|cortarse)\\s(?:[^,;]*\\s)?con\\s(?:un|el|los|unos)\\svidrios? ! ventana* auto coche
cristal ~ -: pedaz* astill* (?:barrió|barrer|barría|barrieron|recogió|recoger|recogieron|pisó|pisar)\\s(?:el|los|un|unos)\\scristal(?:es)? (?:cortó|corté|cortarse)\\s(?:[^,;]*\\s)?con\\s(?:un|el|los|unos)\\scristal(?:es)? ! ventana* auto coche
bolita ~ marbles: jugó jugaba jugar jugando jugaron jugamos jugaban vidrio canica* hoyo
estufa ~ fireplace: se\\scalent* (?:calent|sec)\\p{L}*\\s(?:las\\smanos|los\\spies|la\\sropa) (?:sentó|sentaron|sentamos)\\s(?:junto|alrededor) leña frío invierno ! sopa leche agua comida olla pava tetera café sartén cocin*
cambio ~ coin: (?:trajo|trajeron|devolvió|devolvieron|recibió|contó|guardó)\\s(?:el|su)\\scambio (?:dio|dieron)\\sel\\scambio ! en\\scambio cambio\\sde
plata ~ coin: ahorró ahorraba ahorrar ahorrando ahorraron alcancía chanchit* gastó gastar gastaron contó contaba contar contaron pagó pagar pagaron compró comprar compraron juntó juntaba juntar juntaron regaló regalaron prestó prestaron ! (?:de|color)\\splata
cascarón ~ egg: pollit* patit* gallina nació nacieron picote* rompió romper rompiendo rompieron ! confeti* harina fiesta carnaval pascua cabeza
paleta ~ lollipop: vacuna doctor* pediatra dentista enfermera inyección ! lengua garganta
aguja ~ sewing-needle: hilo cosió coser cosía cosiendo cosieron botón botones tela lana tejió tejer tejía tejiendo enhebr* dobladillo ! enfermer* doctor* médic* vacuna* inyec*
carta ~ -: restaurante menú mesero camarero mozo ! escrib* reyes correo buzón cartero carta\\sde\\s.* carta\\sdel\\s(?!restaurante).*
audífono ~ headphone: música canción canciones película* tablet celular avión
trampolín ~ -: piscina pileta alberca al\\sagua
sillín ~ saddle: caballo yegua poni burro
corazón ~ stethoscope: escuchó escuchar escuchaba escucha escucharon auscult* oyó oía oír estetoscopio ! dibuj* recort* papel pint* forma
dorada ~ -: tost* masa tortilla* tortita* panqueque* (?:salió|salieron|quedó|quedaron)\\s(?:bien\\s|muy\\s)?doradas?
broche ~ clamp: colgó colgar colgaba colgaron tendió tender tendía soga tendedero cordel ! pelo cabello se\\spuso ponerse blusa vestido abuela
cartón ~ card: abanicó abanicar abanicaba abanicando abanicaron
papel ~ wrapped-gift: papel\\sde(?:l|\\slos|\\ssus?)?\\sregalos? ! dibuj* escrib* pint* recort*
`;
