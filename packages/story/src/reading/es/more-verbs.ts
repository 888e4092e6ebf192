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
