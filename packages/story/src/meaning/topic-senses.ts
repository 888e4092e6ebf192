/**
 * What nouns and verbs mean in a text on a subject. Each line: the language, words that are hardly said on anything else,
 * the nouns that mean something else there with their pictures ('-': none), and the verbs with the verb that says the
 * same, '+' what it is done with where nothing is named ('*' stands for any ending). A sign may be several words. One place for a subject: a ball is a basketball in all of
 * a text of which only the first sentence or the title names the game.
 */
export const topicSenses = `
# basketball
en = basketball, hoop, hoops, dribbled, dribbling, slam dunk, first basket, scored a basket, scored his first basket, scored her first basket, at the basket, ball into the basket, ball through the basket, free throw, free throws, layup, three-pointer, netball : ball basketball, basket basketball-hoop, net basketball-hoop, hoop basketball-hoop, rim basketball-hoop, rebound basketball : dribble throw+basketball, shoot throw+basketball, sink throw, dunk throw
pt = basquete*, cestinha, fez uma cesta, fez cesta, primeira cesta, primeiro cesto, cesta de três, encestou, lance livre : bola basketball, cesta basketball-hoop, cesto basketball-hoop, aro basketball-hoop, tabela basketball-hoop : driblar atirar+basketball, arremessar atirar+basketball
es = baloncesto, básquet, básquetbol, basquetbol, encest*, primera canasta, metió una canasta, tiro libre : balón basketball, pelota basketball, bola basketball, canasta basketball-hoop, aro basketball-hoop, cesta basketball-hoop, tablero basketball-hoop : driblar lanzar+basketball, botar lanzar+basketball
# football
en = football, soccer, footie, footy, goalkeeper, goalie, goalposts, penalty, penalties, scored a goal, first goal, scored the goal, winning goal, shin pads, corner flag, midfield : ball soccer-ball, net goal-net, goal goal-net, post goal-net, strike soccer-ball, shot soccer-ball, pass soccer-ball, corner -, save -, boot running-shoe : pass kick, strike kick, shoot kick
pt = futebol, futsal, golo, gol, goleiro, guarda-redes, baliza, penálti, pênalti, chuteiras, trave : bola soccer-ball, rede goal-net, baliza goal-net, trave goal-net : passar chutar
es = fútbol, futbol, gol, golazo, arquero, portería, arco contrario, penalti, penal, botines : balón soccer-ball, pelota soccer-ball, bola soccer-ball, red goal-net, arco goal-net, portería goal-net, poste goal-net, cancha -, pase soccer-ball : pasar patear
# tennis
en = tennis, racket, racquet, forehand, backhand, wimbledon : ball tennis, net -, court -, serve tennis, strings -, set -, love - : serve hit, return hit
pt = ténis de campo, aula de ténis, aula de tênis, quadra de tênis, jogar ténis, jogar tênis, raquete, raquetes : bola tennis, bolinha tennis, rede - : sacar bater, servir bater
es = tenis con, clase de tenis, jugar al tenis, partido de tenis, pádel, raqueta, raquetas : pelota tennis, bola tennis, red -, saque tennis : sacar golpear
# baseball
en = baseball, softball, t-ball, tee-ball, home run, first base, home plate, outfield, shortstop, inning, innings, little league : ball baseball, bat baseball-bat, strike -, base -, pitcher -, pitch baseball, mound -, diamond -, glove gloves, mitt gloves, catcher -, batter - : pitch throw
pt = beisebol, basebol, rebatida : bola baseball, taco baseball-bat, base -, luva gloves : rebater bater
es = béisbol, beisbol, jonrón, bateador, bateó, jardinero central : pelota baseball, bola baseball, bate baseball-bat, base -, guante gloves : pichar lanzar
# cricket
en = played cricket, play cricket, playing cricket, cricket match, cricket practice, cricket team, cricket club, cricket game, cricket bat, wicket, wickets, bowled out, stumps, batsman, umpire : ball cricket-game, bat cricket-game, stump - : bowl throw
# volleyball
en = volleyball, beach volley : ball volleyball, net -, serve volleyball, spike - : serve hit, spike hit
pt = vôlei, vólei, voleibol : bola volleyball, rede - : sacar bater, servir bater
es = vóley, voleibol : balón volleyball, pelota volleyball, red - : sacar golpear
# bowling
en = bowling, skittles, bowling alley : ball bowling, pin bowling, strike bowling, spare -, lane -, gutter - : bowl throw
pt = boliche, bowling : bola bowling, pino bowling, pista -
es = boliche, bolos, bolera : bola bowling, bolo bowling, pino bowling, pista -, pleno -
# snooker
en = snooker, billiards, pool table, pool cue, eight ball : ball pool-8-ball, cue stick
pt = sinuca, bilhar, snooker : bola pool-8-ball, taco stick, caçapa -
es = billar, carambola : bola pool-8-ball, taco stick, tronera -
# hockey
en = ice hockey, field hockey, hockey, lacrosse : stick hockey-stick, net goal-net, goal goal-net, puck -, bully -
pt = hóquei : taco hockey-stick, stick hockey-stick, baliza goal-net
es = hockey, jockey sobre césped : palo hockey-stick, bocha -, arco goal-net
# golf
en = golf, putted, putting green, mini golf, minigolf : club golf-club, ball -, hole hole, green -, driver -, iron golf-club
pt = golfe, minigolfe : taco golf-club, buraco hole
es = golf, minigolf : palo golf-club, hoyo hole
# swimming
en = swam, swimming lesson, swimming lessons, swimming, armbands, backstroke, front crawl, swim club, deep end, shallow end, in the pool : board kickboard, float kickboard, cap swim-cap, length -, width -, stroke -, glasses goggles, noodle pool-noodle, suit swimsuit, trunk -, lane - : do_stroke swim, do_length swim, do_width swim, do_lap swim
pt = natação, nadou, na piscina, nadar, braçadeiras : prancha kickboard, óculos goggles, touca swim-cap, boia ring-buoy, raia -, esparguete pool-noodle, macarrão pool-noodle : bater_pé nadar, bater_perna nadar
es = natación, nadó, en la piscina, en la pileta, en la alberca, nadar, manguitos : tabla kickboard, gafas goggles, lentes goggles, antiparras goggles, gorro swim-cap, gorra swim-cap, flotador ring-buoy, churro pool-noodle, largo - : patalear nadar, mover_pie nadar
# archery
en = archery, arrow, arrows, bullseye : bow bow-and-arrow, target bullseye, string -
pt = tiro com arco, arco e flecha, flecha, flechas : arco bow-and-arrow, alvo bullseye
es = tiro con arco, flecha, flechas : arco bow-and-arrow, blanco bullseye, diana bullseye
# strings
en = violin, viola, cello, fiddle, rosin : bow violin, scale -, note -, instrument violin
pt = violino, violoncelo, viola de arco, rabeca : arco violin, corda -, cordas -, escala -, nota -, instrumento violin
es = violín, violonchelo, chelo : arco violin, cuerda -, escala -, nota -, instrumento violin
# piano
en = piano, keyboard lesson, piano recital, piano lesson : key musical-keyboard, keys musical-keyboard, scale -, note -, instrument musical-keyboard, bench stool, grade -
pt = piano, aula de piano, teclado : tecla musical-keyboard, escala -, nota -, instrumento musical-keyboard, banco stool
es = piano, clase de piano, teclado : tecla musical-keyboard, escala -, nota -, instrumento musical-keyboard, banco stool, banqueta stool
# drums
en = drum kit, drum lesson, drummer, drums, drum : drumstick drum, beater -, roll -, cymbal drum-kit, band -, snare drum
pt = tambor, bumbo, baqueta, baquetas, aula de bateria, tocar bateria, toca bateria, tocou bateria : baqueta stick, prato drum-kit, banda -
es = tambor, bombo, baqueta, baquetas, redoblante, clase de batería, tocar la batería, toca la batería, tocó la batería : baqueta stick, palillo stick, platillo drum-kit
# winds
en = recorder, trumpet, clarinet, trombone, flute, saxophone, oboe, school band, brass band : recorder flute, reed -, horn trumpet, scale -, note -, mouthpiece -
pt = flauta, trompete, clarinete, saxofone, banda filarmónica : escala -, nota -, palheta -
es = flauta, trompeta, clarinete, saxofón : escala -, nota -, caña -
# guitar
en = guitar, ukulele, chords : pick -, chord -, case guitar
pt = guitarra, violão, cavaquinho, ukulele, acordes : corda -, cordas -, acorde -, palheta -, pestana -
es = guitarra, ukelele, charango, acordes : cuerda -, cuerdas -, acorde -, púa -, traste -, cejilla -
# knitting
en = knit, knits, knitted, knitting, crochet, crochets, crocheted, crocheting, knitting needles, yarn, purl, cast off, ball of wool, balls of wool : stitch yarn, row -, needle yarn, hook -, ball yarn, wool yarn, pattern -, loop -, knot - : cast_off knit, cast_on knit, cast knit
pt = tricô, tricot, tricotar, tricotou, tricotando, croché, crochê, crochet, novelo, novelo de lã, agulhas de tricô, agulhas de tricot : ponto yarn, malha yarn, agulha yarn, novelo yarn, bola yarn, carreira -, linha yarn, lã yarn
es = tejió, tejer, tejiendo, tejía, punto de cruz, hacer punto, ganchillo, crochet, ovillo, agujas de tejer, ovillo de lana : punto yarn, aguja yarn, ovillo yarn, bola yarn, vuelta -, hilera -, lana yarn, cadena -
# sewing
en = sewed, sewing, sews, sew, thimble, needle and thread, sewing machine, hem, hemmed, embroidery, embroidered, fabric : stitch -, needle sewing-needle, pin safety-pin, machine sewing-machine, patch -, pattern -, material blanket, fabric blanket, knot thread, hoop -
pt = costura, costurou, costurar, costurando, coser, coseu, bordado, bordar, bordou, dedal, bainha, tecido : ponto -, agulha sewing-needle, linha thread, máquina sewing-machine, alfinete safety-pin, botão button, remendo -, tecido blanket, molde -
es = cosió, coser, cosiendo, costura, bordó, bordar, bordado, dedal, dobladillo, tela : punto -, puntada -, aguja sewing-needle, hilo thread, máquina sewing-machine, alfiler safety-pin, botón button, parche -, tela blanket, molde -
# baking
en = baked, baking, bake, dough, icing, cookie cutter, oven, rolling pin, flour, kneaded : mixture bowl-with-spoon, cutter -, tray baking-tray, sheet baking-tray, tin baking-tray, rack -, timer timer-clock, batch cookie, roll bread, bun bread, loaf bread, wrapper -
pt = forno, massa, farinha, amassou, amassar, assar, assou : forma baking-tray, assadeira baking-tray, tabuleiro baking-tray, rolo rolling-pin, cortador -, bandeja baking-tray
es = horno, masa, harina, amasó, amasar, hornear, horneó : molde baking-tray, bandeja baking-tray, charola baking-tray, placa baking-tray, rodillo rolling-pin, palo rolling-pin, cortador -
# fishing
en = fishing, fishing rod, caught a fish, first fish, bait, angler, trout, reeled : line fishing-pole, rod fishing-pole, pole fishing-pole, reel fishing-pole, net fishing-net, bite -, catch fish, perch fish, bass fish, cast - : cast fish
pt = pesca, pescar, pescou, pescaria, anzol, isca, isco : linha fishing-pole, vara fishing-pole, cana fishing-pole, carreto fishing-pole, mordida -
es = pesca, pescar, pescó, anzuelo, carnada, cebo : línea fishing-pole, hilo fishing-pole, caña fishing-pole, vara fishing-pole, carrete fishing-pole, picada -
# hospital
en = a&e, emergency room, stitches, x-ray, broken arm, broke his arm, broke her arm, broke his leg, broke her leg, plaster cast, surgeon, fracture, fractured : stitch -, cast plaster, drip iv-drip, ward -, theatre -, scan x-ray, plate x-ray, shot syringe, temperature thermometer, sling arm-sling
pt = hospital, urgências, pronto-socorro, raio-x, gesso, partiu o braço, quebrou o braço, partiu a perna, quebrou a perna, fratura : ponto -, gesso plaster, chapa x-ray, soro iv-drip, maca bed, picada syringe
es = hospital, urgencias, radiografía, yeso, escayola, se rompió el brazo, se quebró el brazo, fractura : punto -, yeso plaster, placa x-ray, suero iv-drip, camilla bed, pinchazo syringe
# piñata
en = piñata, pinata : stick stick, bat stick, blindfold scarf
pt = pinhata : pau stick, venda scarf
es = piñata : palo stick, venda scarf, paliacate scarf, dulce candy : pegar golpear+piata, dar_palo golpear+piata
# show
en = ballet, recital, tutu, nativity, school play, school show, on stage, curtain call, audition, auditioned : bow -, line -, part -, step -, role -, wing -, cast -, spot -
pt = ballet, balé, peça de teatro, peça da escola, teatro da escola, no palco, espetáculo : fala -, papel -, ponta -, passo -, peça -
es = ballet, obra de teatro, obra de la escuela, obra del cole, en el escenario, pastorela : papel -, línea -, paso -, punta -
# circus
en = circus, clown, clowns, juggle, juggled, juggling, juggler : pin -, club -, ring hula-hoop
pt = circo, palhaço, malabarista, malabares : arco hula-hoop, clava -
es = circo, payaso, malabarista, malabares : aro hula-hoop, clava -
# bath
en = bathtub, bath time, bathtime, in the tub, in the bath, bath toy, bath toys, bubble bath : boat paper-boat, ship paper-boat, submarine -, cup cup
pt = banheira, hora do banho, brinquedos de banho : barco paper-boat, barquinho paper-boat, navio paper-boat
es = bañera, tina, hora del baño, juguetes de baño : barco paper-boat, barquito paper-boat
# hair
en = haircut, hairdresser, barber, barbershop, hair salon : dryer hair-dryer, cape cape, curl lock-of-hair, lock lock-of-hair, fade -, trim -, chair barber-chair, bob -, cut -
pt = cabeleireir*, barbeiro, barbearia, secador de cabelo, cortou o cabelo, cortar o cabelo, corte de cabelo : secador hair-dryer, máquina hair-clippers, caracol lock-of-hair, capa cape, mecha lock-of-hair, pente hair-pick, corte -
es = peluquer*, barbero, barbería, corte de pelo, secador de pelo, le cortaron el pelo, se cortó el pelo : secador hair-dryer, secadora hair-dryer, máquina hair-clippers, rulo lock-of-hair, rizo lock-of-hair, capa cape, mechón lock-of-hair, sillón barber-chair, corte -
# decorating
en = painted his room, painted her room, painted the room, painting the wall, painted the wall, painted the walls, wallpaper, paint roller, emulsion, decorating, masking tape : roller paintbrush, tray tray, tape tape-roll, coat -, tin bucket, brush paintbrush, paper poster, sheet sheet
pt = pintar o quarto, pintou o quarto, pintar a parede, pintou a parede, papel de parede, rolo de tinta, pintar a casa, fita crepe : rolo paintbrush, trincha paintbrush, demão -, lata bucket, papel poster, fita tape-roll
es = pintar la habitación, pintó la habitación, pintado la habitación, pintar el cuarto, pintó su cuarto, pintó el cuarto, pintar la pared, pintó la pared, papel pintado, rodillo : rodillo paintbrush, brocha paintbrush, lata bucket, papel poster, cinta tape-roll
# building
en = screwdriver, screws, screw, flat-pack, toolbox, spanner, nuts and bolts, took apart : nut nut-and-bolt, bolt nut-and-bolt, washer -, bit -
pt = parafuso*, desmontou, montou o móvel, aparafus*, chave de fendas, caixa de ferramentas : chave wrench, porca nut-and-bolt, broca -
es = tornillo*, desmontó, destornillador, atornill*, desarmó, caja de herramientas : llave wrench, tuerca nut-and-bolt, broca -
# car
en = flat tyre, flat tire, puncture, changed the tyre, changed the tire, changed the wheel, wheel nuts, car jack, mechanic : jack -, boot automobile, nut nut-and-bolt, key wrench, spare wheel, bonnet automobile, hood automobile
pt = trocou o pneu, trocar o pneu, pneu furou, pneu furado, pneu do carro, mecânico : macaco -, chave wrench, câmara ring-buoy, capô automobile, porta-malas automobile
es = llanta, llantas, neumático, cambiaron la rueda, cambió la rueda, rueda pinchada, mecánico : gato -, llave wrench, cámara ring-buoy, capó automobile, cajuela automobile
# farm
en = goat, goats, sheep, lamb, lambs, cow, cows, calf, barn, petting zoo : gate fence, pen -, wire fence, bottle baby-bottle, stall -
pt = cabra, cabras, ovelha, ovelhas, vaca, vacas, bezerro, curral, estábulo : portão fence, arame fence, mamadeira baby-bottle, biberão baby-bottle
es = cabra, cabras, oveja, ovejas, vaca, vacas, ternero, corral, establo : portón fence, tranquera fence, alambre fence, mamadera baby-bottle, biberón baby-bottle
# chess
en = chess, checkmate, pawn, chessboard : horse chess-pawn, horsey chess-pawn, castle chess-pawn, queen chess-pawn, king chess-pawn, knight chess-pawn, rook chess-pawn, bishop chess-pawn, board chessboard, piece chess-pawn, mate -, square -, clock timer-clock
pt = xadrez, xeque-mate, peão : cavalo chess-pawn, torre chess-pawn, rainha chess-pawn, rei chess-pawn, dama chess-pawn, bispo chess-pawn, tabuleiro chessboard, peça chess-pawn, casa -, relógio timer-clock
es = ajedrez, jaque mate, jaque, peón : caballo chess-pawn, torre chess-pawn, reina chess-pawn, rey chess-pawn, dama chess-pawn, alfil chess-pawn, tablero chessboard, pieza chess-pawn, casilla -, reloj timer-clock
# laundry
en = washing line, clothesline, laundry, hung out the washing, washing machine : peg clamp, line clothesline, sheet sheet, machine washing-machine
pt = estendal, varal, estender a roupa, estendeu a roupa, máquina de lavar : mola clamp, prendedor clamp, pregador clamp, corda clothesline, bacia basket
es = tendedero, tender la ropa, tendió la ropa, colgar la ropa, lavadora, lavarropas : pinza clamp, broche clamp, gancho clamp, cuerda clothesline, soga clothesline
# hens
en = hens, chickens, chicken coop, henhouse, rooster, coop, chicks : corn ear-of-corn, feed ear-of-corn, comb -, nest nest-with-eggs, layer -, feeder trough
pt = galinhas, galinheiro, galo, pintinhos, pintainhos : arame fence, crista -, milho ear-of-corn, ração ear-of-corn, poleiro -
es = gallinas, gallinero, gallo, pollitos : alambre fence, malla fence, cresta -, maíz ear-of-corn, nido nest-with-eggs
# riding
en = pony, horse riding, riding lesson, riding stables, stables, saddle, reins, trotted, cantered : brush hair-pick, mane -, lead leash, bit -, lesson -, stall -, mount horse, mare horse, jump fence
pt = equitação, a cavalo, égua, pônei, pónei, rédeas, sela, estribo, galopou : sela saddle, montada horse, crina -
es = equitación, a caballo, yegua, poni, riendas, montura, estribo, galopó, trotó : silla saddle, montura saddle, crin -
# sailing
en = sailing, sailboat, dinghy, regatta, yacht, rowing boat, rowed : sail sailboat, mast sailboat, sheet rope, line rope, bow -, deck -, bank -, oar oar, jacket life-jacket, hull -
pt = velejar, veleiro, barco à vela, regata, caiaque, canoa, remo, remos : vela sailboat, mastro sailboat, cabo rope, colete life-jacket, proa -, vaga wave
es = velero, navegar, barco de vela, regata, kayak, canoa, remo, remos : vela sailboat, mástil sailboat, cabo rope, chaleco life-jacket, proa -
# surf
en = surfing, surfed, surfboard, wetsuit, paddleboard, bodyboard : board surfboard, leash rope, wave wave, suit -, wax soap, break -
pt = surf, surfar, surfou, fato de surf, bodyboard : prancha surfboard, tábua surfboard, onda wave
es = surf, surfear, surfeó, neopreno, bodyboard : tabla surfboard, ola wave, pita rope
# skiing
en = skiing, skis, skied, ski lesson, snowboard, snowboarding, chairlift, piste : pole -, lift -, run -, slope -, board snowboard, jump -, boot skis, lesson -
pt = esqui, esquiar, esquiou, snowboard, teleférico : bastão -, prancha snowboard, pista -
es = esquí, esquiar, esquió, snowboard, telesilla : bastón -, tabla snowboard, pista -
# camping
en = camping, campsite, campfire, tent, sleeping bag : fly -, pole stick, site -, bag sleeping-bag, fire fire
pt = acampar, acampou, campismo, acampamento, saco-cama, saco de dormir : espia rope, tenda tent, barraca tent, saco sleeping-bag
es = acampar, acampó, campamento, saco de dormir, bolsa de dormir : carpa tent, tienda tent, saco sleeping-bag
# computer
en = computer, laptop, keyboard, coding, typed, video call : mouse computer-mouse, keyboard keyboard, key keyboard, keys keyboard, screen laptop, bug -, tab -, menu -
pt = computador, portátil, teclado, programação, programar, digitou : rato computer-mouse, mouse computer-mouse, ecrã laptop, tela laptop, tecla keyboard
es = computadora, ordenador, portátil, teclado, programación, tecleó : ratón computer-mouse, pantalla laptop, tecla keyboard
# dentist
en = dentist, cavity, orthodontist : chair barber-chair, drill -, filling tooth, crown tooth, retainer -, brace braces
pt = dentista, cárie, ortodontista : broca -, coroa tooth, chumbo -
es = dentista, caries, ortodoncista : sillón barber-chair, torno -, corona tooth, empaste -
# letters
en = postbox, mailbox, stamp, envelope, posted, wrote a letter, post office, pen pal : letter envelope, card card, stamp stamps, address -
pt = caixa do correio, selo, envelope, correios, escreveu uma carta, marco do correio : carta envelope, selo stamps
es = buzón, estampilla, sobre con, escribió una carta, le escribió una carta, correo postal : carta envelope, sello stamps, estampilla stamps
# cards
en = card game, uno, go fish, deck of cards, played cards, old maid, dealt the cards, dealt out the cards : card playing-cards, deck playing-cards, pack playing-cards, king playing-cards, queen playing-cards, ace playing-cards
pt = baralho, jogar às cartas, jogar cartas, jogo de cartas : carta playing-cards, ás playing-cards, rei playing-cards, dama playing-cards, naipe -
es = baraja, naipes, jugar a las cartas, jugar cartas, escoba de quince : carta playing-cards, as playing-cards, rey playing-cards, sota playing-cards
# judo
en = judo, karate, taekwondo, dojo, sensei, jiu-jitsu : belt judo-belt, mat mat, suit martial-arts-uniform, throw -, board wood, kit martial-arts-uniform
pt = judo, judô, karaté, caratê, taekwondo, jiu-jitsu, capoeira : faixa judo-belt, cinto judo-belt, corda judo-belt, fato martial-arts-uniform, tábua wood
es = judo, yudo, karate, taekwondo, jiu-jitsu, dojo : cinta judo-belt, cinturón judo-belt, traje martial-arts-uniform, tabla wood
# boxing
en = boxing, punchbag, sparring, punching bag : glove boxing-glove, ring -, pad boxing-glove, bell bell
pt = boxe, saco de pancada : luva boxing-glove, ringue -
es = boxeo, boxear, saco de boxeo : guante boxing-glove, ring -
# flying a kite
en = kite, kites : string thread, tail -, line thread, spool thread
pt = pipa, papagaio de papel, pandorga : linha thread, rabiola -, rabo -, fio thread, cauda -
es = cometa, papalote, barrilete, volantín : hilo thread, cola -, cuerda thread, pita thread
# gardening
en = planted, planting, seedlings, allotment, vegetable patch, garden bed, compost : bulb seed, can watering-can, fork pitchfork, plot mud, bean bean, hose garden-hose, patch mud, label -
pt = horta, plantou, plantar, mudas, sementes, canteiro, regador : canteiro mud, bolbo seed, mangueira garden-hose
es = huerto, huerta, plantó, plantar, semillas, regadera, maceta : bulbo seed, manguera garden-hose
# school
en = blackboard, whiteboard, chalk, spelling test, first day of school, teacher wrote : board blackboard, letter alphabet, ruler straight-ruler, rubber eraser
pt = lousa, quadro negro, giz, ditado : quadro blackboard, letra alphabet, borracha eraser, régua straight-ruler
es = pizarra, pizarrón, tiza, dictado : letra alphabet, goma eraser, regla straight-ruler
`;
