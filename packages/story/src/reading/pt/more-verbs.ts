/** Regular verbs of Portuguese beside the commonest ones: forms that no ending gives away are read by them. */
export const morePortugueseVerbs = `desamarrar balbuciar esvaziar sapatear encharcar enlamear manchar soletrar somar empatar operar internar
  ordenhar abanar acusar aliviar amparar calar calçar cronometrar medicar premiar registar remexer acalmar acariciar acarinhar acelerar aconchegar aconselhar acontecer acrescentar
  adivinhar adoecer adotar afagar afastar agachar ajeitar ajoelhar aleijar alimentar alugar amarrar amassar amuar animar
  anotar apaixonar apalpar aparar apitar apoiar apostar apressar aproveitar aproximar arder armar arrancar arrefecer arriscar
  arrotar aspirar assinar assoar atacar aterrar atrapalhar atrever avançar babar baloiçar barrar batizar beliscar bordar
  borrar brigar buzinar cambalear caminhar cantarolar casar cavar chapinhar chatear choramingar cochichar colecionar colorir
  comover comparar competir completar comportar confessar confiar confortar confundir corrigir dedicar defender derreter
  derrubar desabafar desabotoar desapertar desarrumar desatar descalçar descascar desculpar desembrulhar desenterrar desfilar
  desistir desligar desmontar despachar despentear despertar destapar desvestir devorar digerir disfarçar discutir disparar
  distribuir divertir dirigir driblar embarcar embrulhar empilhar encaixar encenar encolher encostar enfiar enfrentar enganar
  engasgar enjoar enrolar ensaiar ensopar entalar entrançar entusiasmar envergonhar enxaguar enxotar enxugar erguer escalar
  escavar escorrer esfolar esgueirar esguichar espantar espernear espiar espreguiçar esquiar estacionar estatelar estranhar
  exagerar exclamar exibir explorar falhar fantasiar farejar filmar folhear formar forrar fotografar fritar furar galopar
  gargalhar gelar gozar gravar guiar guinchar habituar hesitar impressionar improvisar incentivar inscrever inspirar instalar
  interromper irritar lançar livrar localizar mamar maquilhar marchar martelar mascarar massajar merecer miar mimar murmurar
  namorar negar notar observar ordenar organizar orgulhar palrar percorrer perdoar perseguir pesar petiscar pingar piscar
  planear podar pontapear poupar preencher preocupar presentear proteger protestar queixar ralhar rapar rasgar rastejar reagir
  rebolar recear rechear reciclar recolher recomeçar reconhecer recortar recuar recuperar refilar rejeitar relaxar rematar
  reparar representar resgatar resmungar retirar reunir revelar riscar rodopiar romper rosnar rugir sacar saltitar sangrar
  sarar segredar semear sobreviver sossegar sugerir surfar surpreender suspirar tardar teimar temperar tombar torcer torrar
  treinar triturar trovejar uivar untar utilizar vacinar votar zumbir
  abaixar acudir adaptar admirar adoçar afiar afinar afixar afogar afundar agasalhar agitar alagar alegrar alinhar
  alisar ancorar arejar arremessar atropelar avistar banhar barbear bicar borrifar capotar carimbar cavalgar chocar
  cochilar confeccionar cozer depositar desfraldar deslizar desmanchar duvidar empoleirar enroscar ensaboar entupir
  equilibrar examinar extrair frear gemer golpear grampear grudar hastear inflar injetar lambuzar lixar machucar
  madrugar mascar melar moldar narrar navegar peneirar polir polvilhar quicar ralar raspar remendar roçar salpicar
  saudar tampar trançar transportar ultrapassar aterrissar chacoalhar cutucar dedurar desgrudar desmamar despencar
  desvirar enfaixar engessar esbarrar esborrachar espatifar esparramar estourar pechinchar rabiscar resfriar rodear
  sambar tascar trombar trancar tropicar vasculhar vibrar xingar abocanhar acampar desequilibrar pilotar calcular catar empinar relinchar cacarejar mugir capinar declamar desembaraçar aprontar bagunçar sumir
  invadir atender existir resistir acolher obedecer compreender arrepender ofender depender pretender combater sofrer cometer mover impedir exigir surgir`;
