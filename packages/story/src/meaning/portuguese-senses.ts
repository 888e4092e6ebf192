/**
 * Portuguese nouns that mean another thing beside certain words; `sense-words.ts` says how a line is read. The first
 * line of a noun that fits wins.
 */
export const portugueseSenses = `
estrela = -: capoeira ginástica cambalhota* equilíbrio pino ponte mortal
bola = baseball: beisebol basebol
botão = push-button: carreg* apert* premiu elevador máquina campainha tocou
batata = french-fries: frita fritas
foto = camera: tir* tirei tirou câmara câmera máquina posar
foto = framed-picture: moldura parede pendur*
cinto = judo-belt: judo judô karaté karatê taekwondo jiu-jitsu capoeira sensei
cinto = -: carro segurança avião
faixa = judo-belt: dojo tatame luta judo judô karaté karatê taekwondo jiu-jitsu capoeira sensei
asa = wing: pássaro* passarinho* ave aves pato* pena* avião
cabana = blanket-den: lençol lençóis cobertor* manta* sofá sala almofada* quarto
tenda = blanket-den: lençol lençóis cobertor* manta* sofá sala almofada*
barraca = blanket-den: lençol lençóis cobertor* manta* sofá sala almofada*
peru = poultry-leg: comeu comer comemos ceia natal forno recheado jantar fatia
borrego = cut-of-meat: comeu comer assado forno
figura = toy-figure: presépio
figurinha = toy-figure: presépio
antena = -: joaninha abelha formiga fantasia carnaval
bloquinho = -: carnaval fantasia*
bloco = -: carnaval fantasia*
abóbora = jack-o-lantern: halloween esculp* recort* cara bruxas
andador = walking-frame: avó avô vovó vovô bisa bisavó bisavô
peixe = cooked-fish: comeu comer come jantar almoço prato espinha* grelhado frito assado
água = glass-of-water: beb* golo gole sede copo
relógio = watch: pulso ganhou ofereceu ofereceram pôs
bombinha = firecracker: junina estour* solt* explod*
sapatilha = ballet-shoes: ballet balé bailarina dança pontas
fato = suit: gravata casamento noivo
papagaio = parrot: gaiola poleiro fal* imit* penas bico zoo loro
papagaio = kite: papel vento fio linha lanç* praia
agulha = sewing-needle: costur* linha* bainha tricô tricot lã croché crochê coser botão bord* enfi* dedal tecido
alguidar = bathtub: banho roupa espuma sabão esfreg* sent*
aparelho = telephone: telefone telefonema chamada ligou atend* discou
touca = swim-cap: piscina nadar nadou nadava natação água
aparelho = braces: dente* dentista ortodon* sorri* boca borrachinha* colocou pôs
poltrona = seat: avião cinema fila filme voo ônibus
aparelho = hearing-aid: ouvid* ouvir auditiv* surd* fono* fonoaudi* pilha pilhas som
arco = violin: violino violoncelo rabeca concerto
arco = bow-and-arrow: flecha* seta setas alvo
balão = hot-air-balloon: cesto passageiro* piloto aterr* sobrevo*
banco = -: dinheiro conta poupança moedas mealheiro cofrinho deposit*
banco = bench: jardim parque praça paragem ponto recreio igreja capela suplente* reserva reservas estação cais largo coreto corredor quadra treinador* jogo vestiário espera rua passeio calçada miradouro missa
banco = seat: ônibus autocarro carro comboio trem avião metro metrô elétrico cinto van
barco = sailboat: velejar velejador vela leme regata mastro rajada
barraca = market-stall: feira milho mercado quermesse arraial festa vend* pastel pipoca junina artesanato vendedor* farturas churros
barraca = tent: acamp* campismo camping dormi* lanterna saco-cama montar montámos montamos
bebedouro = trough: vaca vacas boi bois cavalo cavalos ovelha ovelhas cabra cabras gado galinha galinhas curral
bica = tap: fonte lavar encher sede
bicho = bug: inset* asas antenas joaninha barata besouro formig* aranha grilo mosquito abelha piolho* voou picou
bicho = -: *
bilhete = memo: leu ler lia escrev* professora
bilhete = ticket: comboio trem autocarro ônibus avião metro metrô cinema circo teatro estádio revisor cobrador picar picou bilheteira bilheteria museu viagem elétrico cacilheiro jogo
bispo = chess-pawn: xadrez peão tabuleiro rei mate
bola = doughnut: berlim berlins
bola = snowball: neve
bola = basketball: basquete* cesto cesta aro tabela garrafão encest*
bola = volleyball: vôlei volei* voleibol
bola = tennis: raquete*
bola = bowling: boliche bowling pinos
bola = bowl-with-spoon: massa farinha amass*
bola = candy: brigadeiro* granulado
bola = ice-cream: gelado gelados sorvete* gelataria casquinha
bola = bauble: pinheiro
bola = yarn: tricô tricot crochê croché
cabo = rope: vela leme mastro veleiro escalada
cacho = grapes: podar poda uva uvas vinha vindima* parreira
cacho = lock-of-hair: cabelo* pent* barbeir* tesoura franja cabeleireir*
cadeira = manual-wheelchair: rodas rampa cadeirante
cadeira = seat: cinema teatro plateia avião circo
cana = fishing-pole: pesc* peixe rio anzol
caracol = lock-of-hair: cabelo* barbeir* tesoura franja cabeleireir* penteado
carrinho = shopping-cart: latas leite fruta* maçã* laranj* bananas massa arroz cereais bolach* iogurte* queijo legumes prateleira* supermercado mercado compras mercearia corredor caixa* sacolão aeroporto malas mala
carrinho = racing-car: brinc* pista corrida miniatura
carrinho = pushchair: d[ao]\\s(?:minha\\s|meu\\s)?(?:irmã|man|prim|sobrinh|bonec)* bebé bebê adormec* dorm* soneca mamã chucha chupeta gémeos gêmeos passear berço meses mantinha fralda
carrinho = racing-car: brinc* pista corrida garagem empurr* colecion* rolimã
carta = playing-cards: baralh* embaralh* jogar jogo jogámos jogamos às ás naipe truco sueca bisca mico uno truque mágic*
cartaz = poster: parede colad* col* paredes mural cartolina quarto escrev* pint* ler leu leram trabalho projeto ciências
cartaz = sign: *
carteira = desk: aula sala professor* lousa colega* prova turma caderno
casinha = bird-house: pássaro* passarinho* árvore prego* ave aves ninho
casinha = kennel: cão cachorr* cadela
castelo = sandcastle: areia praia pazinha onda* maré baldinho mar
cavalo = chess-pawn: xadrez bispo peão peões mate tabuleiro
cesto = basketball-hoop: basquete* encest* pontos
chucha = baby-dummy: *
chupeta = baby-dummy: *
cone = ice-cream: gelado sorvete bola
cuia = mate: mate chimarrão erva chimarrao tereré
corda = skipping-rope: pul* salt*
corda = clothesline: roupa estend* mola molas pregador* secar
corda = -: violino viola violão guitarra cavaquinho cavaco afin*
creme = custard: bolo nata torta aniversário
creme = lotion-bottle: pele sol mão protetor cara
câmara = ring-buoy: pneu ar bicicleta remendo furo
desenho = television: animad* sofá tv televisão episódio comando
escada = ladder: árvore muro telhado galho ramo jabuticabeira laranjeira trouxe encost* bombeir* teto tecto lâmpada escorreg* escadote
escova = toothbrush: dente dentes lav* dentadura
fita = tape-roll: col* durex crepe cartão rasg* caixa isolante
fita = -: polícia meta barreira atleta* corredor* maratona partida
folha = page-facing-up: papel escrev* desenh* caderno lápis ler leu leitura palco redação poema discurso horário* apresent*
fotografia = framed-picture: moldura parede pendur*
fralda = nappy: troc* mud* suja xixi cocó cocô bumbum rabinho
fralda = blanket: limp* cobr* tap* bab* ombro enrol* cheir* pano cheirinho
gaita = flute: beiços foles galega
lenço = scarf: pôs atou amarr* cabeça pescoço dança dançar baiana
linha = fishing-pole: pesc* peixe anzol isca isco vara fisg*
linha = -: trem metrô metro comboio ônibus autocarro página livro letra letras chegada oftalm* óculos partida meta
livro = -: faces
mala = handbag: ombro batom chaves senhora carteira porta-moedas
manga = mango: comeu comer comia comendo comemos fruta árvore chup* descasc* suco sumo madura maduras mangueira caroço quintal sorvete doce
manga = -: *
mangueira = deciduous-tree: debaixo roça sítio sombra galho* subiu trep* mangas tronco frutos
massa = playdough: barro oleiro argila model*
massa = bowl-with-spoon: bolo bolos tigela mex* bat* colher forno farinha ovo ovos amass* pão panqueca* rolo sov* fermento brigadeiro biscoito* bolacha* leite manteiga
milho = popcorn: cinema filme pipoca*
máquina = washing-machine: lavar roupa gir* centrifug* tambor sabão detergente espuma
máquina = camera: foto* fotograf*
máquina = sewing-machine: costur* singer bainha pedal tecido
máquina = razor: cabelo barbeir* barba
nota = dollar-banknote: euro euros real reais pagou pag* mesada dinheiro troco comprar compr* carteira
ovinho = seat: carro bebé bebê maternidade cinto
papagaio = kite: papel vento fio linha praia empinar lançar solt* vo*
papel = roll-of-paper: higi* banheiro xixi casa-de-banho sanita rolo cocó cocô retrete privada
pastel = pie: nata belém canela pastelaria cozinhado
peça = -: teatro palco ensai* escola
peça = puzzle-piece: quebra-cabeça* puzzle puzzles
peça = dominoes: dominó
peça = chess-pawn: xadrez damas tabuleiro
peça = toy-blocks: lego legos bloc* mont* encaix* torre
pia = fountain: baptismal batismal batizado baptizado padre batismo baptismo igreja
pipa = kite: vento fio linha céu empinar laje
pote = bowl: ração cachorr* cão gato
quimono = martial-arts-uniform: judo judô karaté caratê faixa tatami jiu-jitsu aikido luta
rabo = -: *
raia = -: piscina nad* touca braçada*
rede = fence: galinheiro animais zoo jaula jardim coelho coelhos quintal
rede = hammock: deit* dorm* balanç* varanda cochil* embal* adormec* soneca
rede = goal-net: golo gol baliza bola chut*
rede = fishing-net: pesc* peixe* barco
rede = climbing-frame: escal* trep* brinquedão parquinho
rede = fence: campo recreio treino vedação
roda = -: cantar ciranda dançar dança cantiga capoeira samba
rosa = -: aparelho caneta lápis cor vestido pintou batom
roupa = basket: varal estend* estendal lav* máquina dobr* mola molas cesto tanque alguidar pregador* passar ferro
saco = sack: batata* cebola* milho feijão cimento ração estopa farinha azeitona* lenha carvão cenouras laranjas lixo natal
sombra = shadow-rabbit: parede coelho lanterna mãos
tabuleiro = chessboard: xadrez damas dama peão peões bispo rei torre jogo
tabuleiro = baking-tray: forno biscoito* bolacha* assar massa
taça = trophy: ganh* campe* equipa final
taça = bowl: água leite cereais salada sopa fruta ração morangos mousse ench* peixe
tela = framed-picture: pint* pincel tinta tintas óleo aguarela cavalete
toalha = tablecloth: mesa jant* almoç* restaurante piquenique guardanapo* prato pratos talheres
torre = chess-pawn: xadrez bispo peão tabuleiro
torre = sandcastle: areia
torre = -: igreja eiffel castelo relógio sino belém
torre = toy-blocks: bloc* cubos peças lego constru* empilh* derrub*
urso = bear: zoo zoológico floresta jaula selvagem polar polares pardo salmão hiberna*
urso = teddy-bear: peluche pelúcia dorm* cama abraç* máquina lav* brinc* colo pata* pijama esquec* esqueceu-se perd* mochila
quadro = blackboard: giz apag* letra letras lousa contas professor* aula escrev*
terra = mud: comeu comer comia comendo boca
vaso = toilet: xixi cocô cocó banheiro descarga tampa penico privada
vela = candle: acend* apag* sopr* bolo anos aniversário cera pavio
vela = sailboat: barco vento regata
vidro = aquarium: peixe peixes aquário tubarão tubarões pinguim pinguins
vidro = jar: geleia compota doce tampa azeitonas mel
casca = -: *
selim = -: *
leque = folding-hand-fan: *
bilhete ~ ticket: carrossel
bola ~ bauble: bolas?\\s(?:[^\\s,;]+\\s)?de\\snatal pendurou pendurar pendurava penduraram enfeit\\p{L}*\\s[^,;]*com\\s(?:as\\s)?bolas ! jog* futebol brinc* chut*
carta ~ playing-cards: distribu* rodada partida ! escrev* carteiro correio* receb* selo* envelope*
massa ~ bowl-with-spoon: estendeu estender estendia estenderam filhós filhoses rissóis tarte massa\\s(?:da|de|para\\sa)\\spizza ! com(?:eu|er|ia|eram|emos) restaurante
taça ~ bowl: lambeu lamber lambia lambendo taça\\sd[oa]\\s(?:gat[oa]|cão|cachorr[oa]|cadela)
toalha ~ tablecloth: (?:derrub|entorn|derram)\\p{L}*\\s[^,;]*na\\stoalha ! praia banho areia enrol* deit* piscina chuveiro champô xampu
vidro ~ -: caco* estilhaç* (?:varreu|varrer|varria|apanhou|recolheu|pisou)\\s(?:o|os|num|um|no)\\svidros? cort(?:ou|ou-se|ei|ar-se)\\s(?:[^,;]*\\s)?(?:num|com\\sum|no|nos)\\svidros? ! janela* carro
caixote ~ bin: caixotes?\\sd[eo]\\slixo lixo\\s(?:[^,;]*\\s)?no\\scaixote
folha ~ page-facing-up: grampe* agraf* imprimiu imprimir imprimiram ficha fichas folhas?\\sd[eo]\\strabalho ! seca* árvore* vermelha* amarela* outono parque apanh* recolh*
molho ~ key: molhos?\\sde\\schaves
prancha ~ -: trampolim da\\sprancha\\s[^,;]*piscina ! surf mar
selim ~ saddle: cavalo égua pónei pônei burro
coração ~ stethoscope: ouviu ouvir ouvia ouve ouvindo ouviram escutou escutar escutava escutando auscult* estetoscópio ! desenh* recort* fez papel pint*
papel ~ wrapped-gift: papel\\s(?:de|do|da|dos|das)\\s(?:embrulho|presentes?|prendas?) ! desenh* escrev* recort* pint*
folha ~ leafy-green: folhas?\\sde\\s(?:alface|couve|espinafres?)
cavalo ~ carousel-horse: carrossel carrocel
`;
