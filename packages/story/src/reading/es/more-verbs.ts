/** Regular verbs of Spanish beside the commonest ones: forms that no ending gives away are read by them. */
export const moreSpanishVerbs = `armar usar odiar alzar extrañar añorar ordeñar pillar abandonar abanicar abrigar afinar aletear avergonzar ceder encoger aburrir acampar acelerar acercar aconsejar acostumbrar acunar acurrucar adelantar
  adivinar admirar adorar agachar agitar ahogar alegrar alejar alimentar aliviar alquilar amamantar amarrar amasar animar anotar
  anunciar aparcar apartar apoyar apurar arriesgar arrodillar arropar arrojar arrullar asar atacar atajar atragantar atrever
  aullar avanzar añadir balancear balbucear batear bautizar beber bordar borrar burlar cabalgar callar calmar calzar capturar
  casar castigar cavar cazar charlar chatear chutar clavar colar coleccionar colorear combinar comunicar confesar confiar
  confundir contagiar convencer conversar copiar cuchichear dar derramar derribar desabrochar desatar descalzar desfilar
  desinflar deslizar desmayar desmontar desnudar desobedecer desordenar despeinar desplomar destapar destrozar desvestir devorar
  dictar disculpar discutir diseñar disparar dividir donar ducharse duchar dudar embarcar emocionar empatar encajar encantar
  encaramar enchufar enfermar enfrentar enganchar engañar enjabonar enjuagar enojar enredar enrollar ensayar ensuciar entrenar
  entusiasmar equivocar escalar escarbar escurrir espantar esparcir espiar estallar estampar estrellar estropear estrujar
  exagerar examinar exclamar excavar explorar exprimir fallar felicitar fijar filmar fotografiar frotar galopar golpear gozar
  grabar graduar gruñir guiar guiñar hojear hornear hundir husmear ilusionar improvisar inclinar indicar inflar inscribir
  instalar interpretar interrumpir inventar invertir jalar juntar lastimar liberar lloriquear madrugar maquillar masticar maullar
  mear mejorar mencionar mimar molestar mudar murmurar narrar notar obedecer observar ofrecer opinar orinar pagar participar
  partir patear pellizcar perseguir pesar picotear planear platicar portar premiar proteger rascar rasgar raspar reaccionar
  rebotar reciclar reclamar reconciliar reconocer recortar recostar recuperar regatear registrar relajar remar rematar reparar
  representar retirar retrasar revisar rozar rugir saborear sacudir salpicar sanar sangrar señalar sonrojar sospechar sudar
  sumar surfear suspirar tachar tararear tartamudear tejer tiritar trasladar trenzar tranquilizar unir utilizar vacunar zambullir
  zampar zumbar atender extender roer batir resistir asistir ofender pertenecer permanecer enloquecer escoger dirigir exigir surgir
  abotonar acomodar afeitar ahuyentar alisar anclar aspirar atornillar atropellar descargar empacar encestar enyesar
  esculpir forrar gotear inyectar manejar mamar menear moldear navegar palmear podar pulir rallar rastrillar remojar
  resfriar sollozar sumergir vendar verter voltear zurcir achuchar apachurrar aventar cachar chamuscar checar chiflar
  corretear embarrar espolvorear glasear jalonear mecer ponchar rasguñar rapar rentar tallar equilibrar trasnochar
  zapatear zarandear calcular martillar desequilibrar festejar apapachar desamarrar berrear trapear desarmar derrumbar
  desvelar cosechar actuar aprobar reprobar deletrear restar upar aupar hamacar remontar mugir balar graznar relinchar cacarear babear pilotar castigar competir operar internar construir`;

/** The same of how things sound and move, of crafts, kitchens, gardens and animals. */
export const rarerSpanishVerbs = `brindar hallar vendimiar esquilar majar enhebrar dorar desenredar desbaratar resondrar atorar atascar
  taconear enfundar moquear ensartar clavetear serruchar retroceder desprender olisquear olfatear pestañear
  parpadear apretujar acatarrar afilar aflojar agregar aguardar alborotar aliñar alumbrar amaestrar amontonar
  antojar apilar aporrear aprovechar arder arrebatar arrimar arrugar asolear asombrar atinar atrasar aturdir
  averiar bambolear barnizar bracear brotar bufar burbujear cabecear cachetear canturrear carcajear carraspear
  chapalear chapuzar chasquear chispear chorrear chupetear clasificar cobijar codear cojear comentar completar
  complicar concentrar conectar confirmar congelar conservar contemplar controlar convivir criar croar crujir
  curiosear decepcionar demorar derrapar desabrigar desanimar desatascar desatornillar desbordar descascarar
  desconectar descuidar desembarcar desempacar desempaquetar desenchufar desenganchar desenroscar desgranar
  deshojar desinfectar desmenuzar despachar despeñar despistar desplumar destornillar destrabar desvainar
  disimular disputar dominar dormitar educar embadurnar embocar emborrachar empapelar emparejar
  empinar empolvar enamorar encajonar encargar encariñar encharcar enchilar encobijar enderezar endulzar
  enfocar enfriar enfurruñar engordar enharinar enlodar enmudecer enmarcar enroscar ensillar entonar
  entreabrir entristecer equipar erizar escayolar espabilar estacionar estorbar estremecer experimentar
  extraviar facilitar fastidiar fracturar fruncir garabatear gesticular gimotear golear granizar guisar halar
  hartar hechizar hospitalizar hurgar imprimir impulsar incorporar iniciar inspirar insultar interesar inundar
  investigar jabonar jadear juguetear justificar ladear lagrimear lamentar lloviznar localizar magullar
  malcriar manotear maravillar martillear masajear mascar merodear musitar nombrar obligar ondear organizar
  oscurecer paladear palmotear palpar parchar parquear pavonear pegotear pelotear perfumar pisotear presenciar
  pronunciar provocar pulsar rabiar rajar rasguear rebanar rebosar rebuscar rebuznar rechinar reclinar
  recolectar redondear reflejar refrescar refugiar refunfuñar relamer remangar remachar rempujar renacer
  repiquetear replicar reposar reservar resoplar resucitar retozar retratar retumbar revolotear rezongar
  rociar ronronear ruborizar sahumar saltear sellar semejar silenciar sobar sobresaltar sobrevivir socorrer
  sorber subrayar suplicar tambalear tantear telefonear templar tironear tornar torear traicionar transformar
  transportar trasplantar trasquilar tratar traumar travesear triturar triunfar tronchar vacilar verificar
  vibrar vitorear zafar zangolotear zigzaguear corretiar despabilar adormecer aferrar agujerear ahumar
  amenazar anudar apresurar aquietar arremangar arrinconar arruinar asegurar asfixiar atiborrar atrancar
  avivar balbucir brincotear calcar chacharear chicotear chutear combatir convocar dañar desafinar desgarrar
  deslumbrar desperdiciar embobar embromar encaminar enrojecer enternecer exhibir florecer mangonear mascullar
  ondular porfiar repeinar sofocar trastabillar vaguear abuchear abusar acorralar acudir acumular adentrar
  agasajar alojar anhelar anticipar apestar apoderar arrear arrollar arribar asaltar aterrorizar averiguar`;

/** The same of talk and temper, of walking about, eating, dressing and making things, with words of one region. */
export const regionalSpanishVerbs = `sermonear declamar chismear parlotear cotorrear farfullar dialogar negociar aclarar admitir relatar describir
  despotricar rechistar acusar delatar consultar entrevistar predicar vociferar bramar vocear clamar secretear
  bisbisear tatarear rapear mofar emberrinchar encaprichar emperrar alentar aclamar ovacionar besuquear estrechar
  abalanzar confortar sosegar serenar reconfortar auxiliar colaborar cosquillear danzar contonear bailotear perrear
  valsear trotar largar esprintar deambular vagabundear callejear aproximar peregrinar irrumpir desviar patrullar
  pirar esfumar zarpar ausentar reptar serpentear remolcar arrellanar repantigar apoltronar escoñar esmorrar
  escalabrar lesionar descalabrar desperezar reincorporar paralizar cuadrar alinear acuclillar hincar encorvar
  desparramar espatarrar despatarrar conciliar adormilar pernoctar mordisquear degustar empachar manducar papear
  tapear rumiar rebañar botanear matear hidratar lengüetear sazonar condimentar rebozar empanar licuar gratinar
  espesar caramelizar adobar trocear filetear tijeretear desbrozar escanciar trasvasar baldear manguerear eructar
  constipar guacarear pringar encerar asear desmanchar coletear pintarrajear tiznar despiojar redactar teclear esbozar
  bosquejar sombrear delinear fabricar ensamblar restaurar parchear descorrer destaponar labrar palear cultivar
  tamborilear puntear driblar interceptar abofetear apalear zurrar golpetear atizar forcejear desplazar presionar
  oprimir izar acarrear lucir empuñar abarcar apañar alargar agenciar despojar desenfundar insertar depositar embutir
  almacenar embolsar situar encasquetar engalanar emperifollar ataviar encordar enlazar encadenar obsequiar otorgar
  heredar rastrear escudriñar indagar fisgonear fisgar divisar avistar percatar atisbar otear vislumbrar alucinar
  flipar percibir pispear chusmear luquear fascinar extasiar reflexionar meditar cavilar agazapar acobardar cagar
  camuflar guarecer achantar acojonar achicopalar obstinar empecinar rebelar cabrear enfurecer mosquear encabronar
  amurrar emburrar taimar resignar errar afirmar acceder enumerar elevar encumbrar desperdigar abochornar yacer
  broncear surcar emprender`;
