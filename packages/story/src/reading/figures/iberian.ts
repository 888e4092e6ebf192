/** Figures of speech and what they mean in Portuguese, written as those in English are. */
export const portugueseFigures = `
lev(ou|ei|aram|ámos|amos|ava|avam) ((?:[oa]s?|[oa] (?:noss|seu|su|minh|meu)[oa]?) (?:cão|cães|cadela|cachorr[oa]s?|cãozinho|cachorrinh[oa])) a passear > passe$1 $2
lev(ou|ei|aram|ámos|amos|ava|avam) a passear ([oa]s? (?:cão|cães|cadela|cachorr[oa]s?|cãozinho|cachorrinh[oa])) > passe$1 $2
(brinc\\p{L}+|jog\\p{L}+) (?:aos?|às?|de) (?:piratas?|índios|polícias? e ladr(?:ões|ão)|cowboys|cavaleiros) > $1
já nada(?= (?:sem|sozinh[oa]|de|n[oa]|com|bem|até|como)(?!\\p{L})) > nadou
foi (?:[oa] mais|muito) aplaudid([oa]) > todos $1 aplaudiram
foram (?:lá )?(?:um (?:por|a) um )?dar (?:um |uns )?(abraço|beijo)s? > deram um $1
(?:quebrou|partiu) o jejum com(?= (?:uma?s? )?(?:tâmara|leite|água|sopa)) > comeu
(?:n[oa]|para o|pel[oa]) [Dd]ia (?:da [Mm]ãe|das [Mm]ães|do [Pp]ai|dos [Pp]ais|dos [Aa]vós|das? [Cc]rianças?) > 
(mais|menos) (\\p{L}+) (?:d[oa] )?que (?:um|uma|qualquer) \\p{L}+ > $1 $2
(mais|menos) (\\p{L}+) (?:d[oa] )?que (?:[oa] )?(?:galo|galinha|gato|cão|cachorro|tartaruga|caracol|burro|mula|pavão|leão|boi|porco|peru|rei|rainha|noiva|noivo|padre|juiz|macaco|coruja|elefante|formiga|abelha|rato|coelho|peixe) > $1 $2
(?<=(?:^|[.!?…] ))(?:olha|olhe|olhem|gente|pessoal|pá|enfim|pois olha|ó gente|meu deus), > 
(?<=, |e |mas |que )(?:olha|olhem|pá), > 
(?<=, )(?:(?:já |vocês |você |tu )?(?:sabem|sabes|sabe)(?: como (?:é|são))?|estão a ver|está a ver|estás a ver|tá vendo|né|não é|dá pra imaginar|dá para imaginar|podem imaginar|podes imaginar|pode imaginar|nem (?:te|vos|lhes) conto)(?=\\s?[?,.!;]) > 
(?:logo |só |mesmo )?depois (?:d[ao]|daquel[ae]|de uma?|de toda (?:a|aquela)|de tod[oa]) (?:chuva|chuvada|chuvarada|tempestade|trovoada|temporal|vendaval|aguaceiro|toró|nevão)(?: toda| de ontem| da noite| d[ao] \\p{L}+)?(?! (?:começ|cheg)) > 
(?<=[.!?…»”"] )passou(?=\\.) > 
(?:iguais|igual|igualzinh[oa]s?|tal e qual|parecid[oa]s?) a (?:um|uma|uns|umas) (?:\\p{L}+)(?=[,.!;]) > 
(tir\\p{L}+)(?:-se)? à sorte > $1 papel
(?:igual|igualzinh[oa]|igualzim|que nem|tal qual) (?:[oa] )?(?:minha|meu) \\p{L}+(?=[.,!;]) > 
um dos (?:\\p{L}+ )?(?:meninos|rapazes|miúdos|amigos|colegas), (o \\p{L}+), > $1
uma das (?:\\p{L}+ )?(?:meninas|raparigas|miúdas|amigas|colegas), (a \\p{L}+), > $1
(?:meteu|enfiou|mandou|pôs|colocou|botou|cravou)(?:-a|-o)? (?:a bola |ela )?(?:n[oa]|para [oa]|pro|pra) (?:fundo|canto|cantinho|ângulo) (?:superior |inferior )?(?:d[ao] )(?:rede|baliza|gol|golo)s? > chutou a bola
(?<=, )(?:as|os|a|o) (?:persianas?|janelas?|portas?|portadas|estores?|árvores|ramos|folhas|cortinas?|telhas|ondas|luzes|sinos?|vidros|copos|galhos|bandeiras?|panelas)(?: tod[oa]s)? a (?:bater|abanar|tremer|voar|cair|mexer|piscar|tocar|ranger|chiar|balançar|baloiçar)(?=[,.;!]) > 
(?<=(?:^|[.!?;] |e |mas ))o d[ao] (?:padaria|loja|café|mercado|talho|bar|banca|carrinho|quiosque|mercearia|peixaria|farmácia|barraca|portaria)(?: d[aeo]s? \\p{L}+)?(?= \\p{L}) > o senhor
(?<=(?:^|[.!?;] |e |mas ))a d[ao] (?:padaria|mercado|mercearia|peixaria|farmácia|quiosque|portaria)(?: d[aeo]s? \\p{L}+)?(?= \\p{L}) > a senhora
desde (?:bebé|bebê|bebe|bebezinh[oa]|nené|neném|pequen[oa]|pequenin[oa]|pequenininh[oa]|miúd[oa]|criança|recém-nascid[oa]) que > 
(nad\\p{L}+) (?:à|de) (?:cão|cãozinho|cachorrinho|cachorro|sapo) > $1
(?:tinha|havia) chovido(?: (?:a noite toda|toda a noite|a noite inteira|durante a noite|de noite|muito|o dia todo|todo o dia))* > 
ficou de joelhos|pôs-se de joelhos > ajoelhou-se
fiquei de joelhos|pus-me de joelhos > ajoelhei-me
ficaram de joelhos|puseram-se de joelhos > ajoelharam-se
no pé de (?:manga|laranja|jaca|goiaba|limão|maçã|abacate|caju|jabuticaba|acerola|pitanga|amora|figo|tangerina|mexerica|coco|banana) > na árvore
do pé de (?:manga|laranja|jaca|goiaba|limão|maçã|abacate|caju|jabuticaba|acerola|pitanga|amora|figo|tangerina|mexerica|coco|banana) > da árvore
era (o|a|um|uma|os|as) (\\p{L}+) a (\\p{L}*[aeio]r) > $1 $2 foi $3
era (o|a|um|uma) ((?:\\p{L}+ )?\\p{L}+) (\\p{L}*[aei]ndo(?:-se)?) > $1 $2 ia $3
passou (?:o|a|os|as) (?:resto d[oa] )?(?:inverno|verão|outono|primavera|tarde|manhã|dia|semana|mês|ano|hora|férias|fim de semana|tempo)(?: (?:todo|toda|inteiro|inteira|todas|inteiras))? > esteve
passei (?:o|a|os|as) (?:resto d[oa] )?(?:inverno|verão|outono|primavera|tarde|manhã|dia|semana|mês|ano|hora|férias|fim de semana|tempo)(?: (?:todo|toda|inteiro|inteira|todas|inteiras))? > estive
pass[aá]mos (?:o|a|os|as) (?:resto d[oa] )?(?:inverno|verão|outono|primavera|tarde|manhã|dia|semana|mês|ano|hora|férias|fim de semana|tempo)(?: (?:todo|toda|inteiro|inteira|todas|inteiras))? > estivemos
passaram (?:o|a|os|as) (?:resto d[oa] )?(?:inverno|verão|outono|primavera|tarde|manhã|dia|semana|mês|ano|hora|férias|fim de semana|tempo)(?: (?:todo|toda|inteiro|inteira|todas|inteiras))? > estiveram
(?<=(?:^|[.!?] ))(?:olha|olhem|pois|bem|gente|pessoal|malta), > 
à (?:homem|mulher|rei|lorde) > 
(cont\\p{L}+) (?:ovelhas|carneirinhos|carneiros) > $1
(?:mas )?que (?:menin[oa]|miúd[oa]|criança|garot[oa]|rapaz|rapariga) (?:tão |mais )?\\p{L}+(?=\\s*[!.?]) > 
(?<!(?:^|\\s)(?:a|uma|da|na|à|minha|nossa|sua|essa|com|duas)\\s)égua > 
há (?:já |mais de |cerca de |quase |uns |umas )*(?:uma?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|quinze|vinte|\\d+|alguns|algumas|vários|várias|poucos|poucas|muito|pouco|tanto|um bom) (?:segundos?|minutos?|horas?|dias?|semanas?|mês|meses|anos?|tempo|bocado|tempinho)(?: atrás| que)? > 
faz (?:já |mais de |cerca de |quase |uns |umas )*(?:uma?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|quinze|vinte|\\d+|alguns|algumas|vários|várias|poucos|poucas|muito|pouco|tanto|um bom) (?:segundos?|minutos?|horas?|dias?|semanas?|mês|meses|anos?|tempo|bocado|tempinho) (?:atrás|que) > 
fui eu (?:que|quem|a que|o que) > eu
quem (\\p{L}+) fui eu > eu $1
(?:ficou|fiquei|ficaram) a ver navios > ficou triste
(?:uma )?fome de lobo > fome
que só (?:el[ae]s?|vendo) > 
(?:que nem|feito|igual)(?= (?:uma?|uns|umas|gente|doid[oa]s?|louc[oa]s?|bicho|bezerro|criança|pimentão|tomate|herói|heroína|princesa|juiz|barata|foguete|gato|galo|velhinh[oa]|macaco|peixe)(?!\\p{L})) > como 
quer dizer,?|ou seja,?|confesso que|juro que|a verdade é que|verdade seja dita,?|imaginem,?|imagina só,? > 
(?:andar |andava |estava |ficou )?nas nuvens|no sétimo céu|nas (?:suas )?sete quintas > feliz
(chov\\p{L}+) (?:a cântaros|a potes|a baldes|canivetes|torrencialmente) > $1
(?:es)?tava (?:a cair o mundo|caindo o mundo|a cair o céu) > chovia
(?:caiu|caía|deu|veio|começou|desabou) (?:um |uma |o maior )(?:pé d['’]água|pé de água|toró|temporal|chuvada|chuvarada|aguaceiro|carga de água|bátega|chuva danada) > choveu
(?:estava|tava|houve|fazia) (?:um |uma )(?:toró|temporal|chuvada|chuvarada|aguaceiro) > chovia
(?:era|foi) canja(?: de galinha)? > foi fácil
bichos?[- ]carpinteiros? > energia
(dorm\\p{L}+|adormec\\p{L}+) como (?:uma? )?(?:pedra|anjo|anjinho|bebé|justo|porco) > $1
borboletas (?:na barriga|no estômago) > nervos
(?:com )?a lágrima no canto do olho|com lágrimas nos olhos > comovida
(?:partiu|cortou|parte)(?:-me| -me|-nos| -nos) o coração > foi triste
o meu coração (?:derreteu(?:-se)?|encheu-se) > eu sorri
(chor\\p{L}+) (?:baba e ranho|as pedras da calçada|que nem uma madalena) > $1
(?:partiu-se|morreu|desmanchou-se) (?:a|de) (?:rir|riso) > riu
(?:partimo-nos|morremos|desmanchámo-nos) (?:todos )?(?:a|de) (?:rir|riso) > rimos
(?:partiram-se|morreram|desmancharam-se) (?:a|de) (?:rir|riso) > riram
a cereja no topo do bolo|a cereja em cima do bolo > o melhor
às mil maravilhas|sobre rodas > bem
como peixe na água > feliz
(com\\p{L}+) (?:que nem|como) uma? (?:lobo|boi|alarve|passarinho) > $1
branc[oa] (?:como|que nem) (?:a cal|a neve|um lençol) > pálida
fresc[oa] (?:como|que nem) uma alface > fresca
de boca aberta|de queixo caído > surpresa
deu o braço a torcer > cedeu
(?:uma )?tempestade num copo de água > um drama
a barriga a dar horas > fome
a (?:barriga|barriguinha|pança) d[ao] (\\p{Lu}\\p{L}+) (?:roncou|roncava|ronca|rugia|rugiu|resmungava|reclamava|chorava|est(?:á|ava) a (?:roncar|dar horas|rugir|reclamar|chorar)|estava (?:roncando|rugindo|reclamando)) > $1 tinha fome
a (?:barriga|barriguinha|pança) d(?:el)([ae]) (?:roncou|roncava|ronca|rugia|rugiu|resmungava|reclamava|chorava|est(?:á|ava) a (?:roncar|dar horas|rugir|reclamar|chorar)|estava (?:roncando|rugindo|reclamando)) > el$1 tinha fome
em pulgas > ansiosa
(?:com )?a pulga atrás da orelha > dúvidas
macaquinhos no sótão > ideias
perdeu a cabeça|foi aos arames|passou-se dos carretos > zangou-se
(?:deu )?com a língua nos dentes > contou
os olhos da cara > muito
num abrir e fechar de olhos|em menos de um fósforo > depressa
uma pilha de nervos > nervosa
com o coração (?:nas mãos|na boca|apertado) > nervosa
pele de galinha > arrepios
a menina dos (?:meus|seus|nossos) olhos > o amor
rato de biblioteca > leitor
(?:o|a) (?:meu|minha|nosso|nossa) (?:anjinho|solzinho|macaquinh[oa]|traquina) > querida
cabeça no ar|cabeça na lua > distraída
mãos à obra > vamos
com unhas e dentes > muito
de pedra e cal > firme
fez vista grossa > deixou
engoliu (?:um |o )?sapos? > calou
meteu água > errou
como (?:um elefante numa loja de porcelana|barata tonta) > à toa
cão e gato > inimigos
guarda (sol|sóis|chuva|chuvas|roupa|vestidos|fatos|redes|rios|costas) > guarda-$1
(porta|saca|quebra|caça|lava|para|pára|tira|salva) (moedas|chaves|rolhas|cabeças|cabeça|palavras|loiça|louça|quedas|nódoas|vidas) > $1-$2
arco (?:íris|iris) > arco-íris
cachorro quente > cachorro-quente
cachorros quentes > cachorros-quentes
(algodão|algodao) doce > algodão-doce
couve flor > couve-flor
saco cama > saco-cama
(beija|bem) (flor|te vi) > $1-$2
louva a deus > louva-a-deus
cavalo marinho > cavalo-marinho
pica pau > pica-pau
vira lata > vira-lata
chupa chupa > chupa-chupa
bate papo > bate-papo
(a) (bancada|arquibancada|sala|carruagem|rua|aldeia|vila|cidade|vizinhança|igreja|quadra|fila|praia|piscina|praça|plateia|enfermaria|festa|escola|creche|turma|mesa|feira) (?:toda|inteira)(?! (?:a|contente|feliz|suja|molhada)(?!\\p{L})) > toda $1 $2
(o) (autocarro|ônibus|comboio|trem|metro|metrô|vagão|avião|bairro|prédio|povo|estádio|pavilhão|ginásio|teatro|cinema|circo|restaurante|café|parque|auditório|pessoal|banco|quarteirão|jardim|infantário|recreio|colégio|mercado) (?:todo|inteiro)(?! (?:o|contente|feliz|sujo|molhado)(?!\\p{L})) > todo $1 $2
(?:mas |e )?não (?:me )?(?:perguntem|pergunte|perguntes) (?:porquê|por quê|por que|porque|como|o quê|quem)(?=[,.!;?]|$),? > 
(?:perdeu|perdia) (?:a |as )?conta > pensou
(?:perdi|perdia) (?:a |as )?conta > pensei
(estava|fazia|faz|está|tava|era) um (?:\\p{L}+ )?(frio|calor)(?: (?:de rachar|de morrer|do caraças|do caneco|danado|dos diabos|desgraçado|de doer|que não se (?:podia|aguentava)|que só visto|horrível|terrível|tremendo|medonho|infernal)) > $1 $2
(?:com )?(?:o |um )?coração na garganta|(?:com )?o coração aos pulos > nervosa
(?:foi-se|acabou|acabou-se|caiu|cortaram|cortou-se) a luz > faltou a luz
`;

/** The same in Spanish. */
export const spanishFigures = `
(?:sac|llev)(ó|é|aron|amos|aba|ábamos|aban) a pasear ((?:al|a la|a los|a su|a mi|a nuestr[oa]) perr\\p{L}+) > pase$1 $2
(?:sac|llev)(ó|é|aron|amos|aba|ábamos|aban) ((?:al|a la|a los|a su|a mi|a nuestr[oa]) perr\\p{L}+) (?:a pasear|de paseo) > pase$1 $2
saqué a pasear ((?:al|a la|a su|a mi) perr\\p{L}+) > paseé $1
(jug\\p{L}+) a (?:l[oa]s |l[oa] )?(?:piratas?|indios y vaqueros|policías y ladrones|polis y cacos|vaqueros|caballeros) > $1
ya nada(?= (?:sin|sol[oa]|de|en|con|bien|hasta|como)(?!\\p{L})) > nadó
fue (?:la|el) más aplaudid([oa]) > todos l$1 aplaudieron
fueron (?:uno (?:por|a) uno )?a darle (?:un |unos )?(abrazo|beso)s? > le dieron un $1
rompió (?:el|su) ayuno con(?= (?:una?s? )?(?:dátil|leche|agua|sopa)) > comió
(?:en|por|para) el [Dd]ía (?:de las? [Mm]adres?|del [Pp]adre|de los [Pp]adres|de los [Aa]buelos|del [Nn]iño) > 
probó (?:otra vez|de nuevo) > intentó
probé (?:otra vez|de nuevo) > intenté
(?:le|les) salió(?= ?[.,;!]| bien| a la primera| por fin) > lo hizo
(más|menos) (\\p{L}+) que (?:un|una|cualquier) \\p{L}+ > $1 $2
(más|menos) (\\p{L}+) que (?:el |la )?(?:gallo|gallina|gato|perro|tortuga|caracol|burro|mula|pavo|león|buey|cerdo|rey|reina|novia|novio|cura|juez|mono|búho|elefante|hormiga|abeja|ratón|conejo|pez|pavo real) > $1 $2
(?:ya (?:saben|sabes|sabéis|sabe|se sabe|te digo|os digo|se imaginan)|(?:(?:me|te|se|os) )*lo (?:pued[eo]n?|puedes|podéis|podés) imaginar|imag[ií]n(?:a|á)te|imaginaos|para qué (?:te|les|os) (?:cuento|voy a contar)|no (?:te|les|os) digo más|¿sabes\\?|¿viste\\?|¿no\\?|¿me explico\\?)(?=\\s?[?,.!;…]) > 
(?<=, )(?:viste|vio|sabés|sabes|vieron|sabe usted)(?=\\s?[?,]) > 
(?:justo |poco )?después de (?:la|una|aquella|esa|toda la|tanta) (?:lluvia|tormenta|nevada|granizada|tempestad)(?: de anoche| de ayer)? > 
después del? (?:aguacero|chaparrón|temporal|diluvio|chubasco|vendaval|terremoto) > 
(?<=[.!?…»”"] )(?:ya )?pasó(?=\\.) > 
a (?:una?|dos|tres|cuatro|cinco|seis|siete|ocho|diez|media|pocas|unas|varias|\\d+)(?: pocas| cuantas)? cuadras?(?: (?:y media|de (?:acá|ahí|allí|allá|casa|distancia)))? > 
(?:una?|dos|tres|cuatro|cinco|seis|siete|ocho|diez|media|varias|\\d+) cuadras? > 
uno de los (?:\\p{L}+ )?(?:niños|chicos|nenes|amigos|compañeros|pibes), (\\p{L}+), > $1
una de las (?:\\p{L}+ )?(?:niñas|chicas|nenas|amigas|compañeras|pibas), (\\p{L}+), > $1
(?:la |lo )?(?:metió|puso|clavó|mandó|colocó) (?:la pelota |el balón )?(?:en|a|por) (?:el |la |al )?(?:ángulo|escuadra|(?:rincón|esquina|fondo) de (?:la (?:red|portería)|l[ao]s (?:mallas|red))) > chutó la pelota
(?<=(?:^|[.!?;] |y |pero ))el del? (?:la )?(?:puesto|kiosco|quiosco|tienda|bar|panadería|almacén|carrito|taller|mercado|farmacia|frutería|carnicería|ferretería|churros|helados|tamales|globos|portería)(?: de \\p{L}+)?(?: de la \\p{L}+| de enfrente)?(?= (?:nos|le|les|me|se|te|\\p{L}+[óe])(?!\\p{L})) > el señor
(?<=(?:^|[.!?;] |y |pero ))la del? (?:la )?(?:puesto|kiosco|quiosco|tienda|bar|panadería|almacén|taller|mercado|farmacia|frutería|carnicería|ferretería|portería|helados|tamales)(?: de \\p{L}+)?(?: de la \\p{L}+| de enfrente)?(?= (?:nos|le|les|me|se|te|\\p{L}+[óe])(?!\\p{L})) > la señora
(com\\p{L}+|mord\\p{L}+|calent\\p{L}+|prob\\p{L}+) (un|el|su|mi|otro) burrito > $1 $2 taco
desde (?:que era )?(?:bebé|bebe|bebecit[oa]|chiquit[oa]|chiquitit[oa]|pequeñ[oa]|pequeñit[oa]|recién nacid[oa])(?= (?:le|se|que|ador|am)) > 
(nad\\p{L}+) (?:a lo |como |estilo |de )(?:perrito|perro) > $1
(cant\\p{L}+(?: \\p{L}+)?) (?:la )?(?:canción )?(?:de )?los pollitos(?: dicen)? > $1
(cant\\p{L}+) (?:la |a la |la de la )?vaca lola > $1
(cont\\p{L}+) (?:ovejas|ovejitas|borreguitos|borregos) > $1
(?:pero )?qué (?:niñ[oa]|chic[oa]|nen[ea]|criatura|muchach[oa]) (?:tan |más )?\\p{L}+(?=\\s*[!.?]) > 
(?<=[¡.!?] ?)(?:muy )?(?:buen|buena) (?:chic[oa]|niñ[oa]|muchach[oa])(?=\\s*[!.?]) > 
de la (?:mano|manita) de(?= ) > a mano con
de la (?:mano|manita) del(?= ) > a mano con el
(?:caían|cayeron) chuzos(?: de punta)? > llovía
(?:estaba )?(?:cayendo|caía) la del pulpo > llovía
(?:cayó|caía|nos cayó|hubo|se vino|se desató) (?:un |una )(?:aguacero|chaparrón|chubasco|palo de agua|diluvio|tormentón|aguaje) > llovió
(?:nos |me |la |le )?(?:pilló|agarró|cogió|sorprendió|tocó) (?:un |una |el |la )(?:aguacero|chaparrón|chubasco|palo de agua|diluvio|lluvia) > llovió
(empezó|arrancó|comenzó|empieza|empezamos|primer día (?:de|del|en el)|sala de|acto del|maestra (?:de|del)|seño (?:de|del)) (el |)jard[ií]n > $1 $2kinder
(?:hace|hacía|desde hace|hará) (?:ya |más de |casi |como |unos |unas )*(?:una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|\\d+|algunos|algunas|varios|varias|pocos|pocas|mucho|poco|tanto|un buen) (?:segundos?|minutos?|horas?|días?|semanas?|mes|meses|años?|tiempo|rato|ratito)(?: atrás| que)? > 
fui yo (?:la que|el que|quien) > yo
fue (\\p{L}+(?: \\p{Lu}\\p{L}+)?) (?:la que|el que|quien) > $1
(?:un |una )?hambre de lobo > hambre
es decir,?|o sea,?|quiero decir,?|te juro que|les juro que|la verdad es que|a decir verdad,?|imagínense,? > 
en las nubes|en el séptimo cielo|en la gloria > feliz
(ll[ou]\\p{L}+) (?:a cántaros|a mares|chuzos de punta) > $1
pan comido > fácil
a (\\p{Lu}\\p{L}+) le (?:rug[ií]\\p{L}+|gruñ\\p{L}+|sona\\p{L}+|cruj\\p{L}+|canta\\p{L}+|llora\\p{L}+|hac[ií]a\\p{L}* ruido) (?:las? tripas?|la barriga|la panza|el estómago|la guata) > $1 tenía hambre
(?:le|me) (?:rug[ií]\\p{L}+|gruñ\\p{L}+|sona\\p{L}+|cruj\\p{L}+|canta\\p{L}+|llora\\p{L}+|hac[ií]a\\p{L}* ruido) (?:las? tripas?|la barriga|la panza|el estómago|la guata) > tenía hambre
(?:las? tripas?|la barriga|la panza|el estómago|la guata) de (\\p{Lu}\\p{L}+) (?:rug[ií]\\p{L}+|gruñ\\p{L}+|sona\\p{L}+|cruj\\p{L}+) > $1 tenía hambre
mariposas en (?:el estómago|la barriga|la panza|la tripa) > nervios
(d[uo]rm\\p{L}+) (?:como (?:una? )?(?:tronco|lirón|angelito|ángel|piedra|bebé|marmota|roca)|a pierna suelta) > $1
como pez en el agua > feliz
había llovido(?: (?:toda la noche|toda la tarde|todo el día|mucho|por la noche|anoche))* > 
me tocó irme > me fui
le tocó irse > se fue
nos tocó irnos > nos fuimos
les tocó irse > se fueron
le (?:toca|tocaba) a (\\p{L}+) (\\p{L}*[aeií]r(?:se|me|te|nos|l[aoe]s?)?) > $1 va a $2
le tocó a (\\p{L}+) (\\p{L}*[aeií]r(?:se|me|te|nos|l[aoe]s?)?) > $1 fue a $2
me tocó (\\p{L}*[aeií]r(?:se|me|te|nos|l[aoe]s?)?) > fui a $1
le tocó (\\p{L}*[aeií]r(?:se|me|te|nos|l[aoe]s?)?) > fue a $1
nos tocó (\\p{L}*[aeií]r(?:se|me|te|nos|l[aoe]s?)?) > fuimos a $1
les tocó (\\p{L}*[aeií]r(?:se|me|te|nos|l[aoe]s?)?) > fueron a $1
(?:me|nos|le|les) (?:toca|tocó|tocaba) con > estaba con
se cargó(?= (?:el|la|los|las|un|una|su|mi|nuestro)(?!\\p{L})) > rompió
se cargaron(?= (?:el|la|los|las|un|una|su|mi|nuestro)(?!\\p{L})) > rompieron
me cargué(?= (?:el|la|los|las|un|una|su|mi|nuestro)(?!\\p{L})) > rompí
subimos a(?= (?!(?:una?|unos|unas|l[aoe]s?|el|mis?|tus?|sus?|nuestr[oa]s?|es[ea]|est[ea]|otr[oa]|cada|caballo|caballito|hombros|cuestas|bordo|pie)(?!\\p{L}))\\p{L}+(?! (?:al|a l[ao]s?|en|encima|sobre|por|hasta)(?!\\p{L}))) > fuimos a
subieron a(?= (?!(?:una?|unos|unas|l[aoe]s?|el|mis?|tus?|sus?|nuestr[oa]s?|es[ea]|est[ea]|otr[oa]|cada|caballo|caballito|hombros|cuestas|bordo|pie)(?!\\p{L}))\\p{L}+(?! (?:al|a l[ao]s?|en|encima|sobre|por|hasta)(?!\\p{L}))) > fueron a
era (el|la|un|una|mi|su) ((?:\\p{L}+ )?\\p{L}+) (\\p{L}*(?:ando|iendo|yendo|ándo\\p{L}{2,5}|iéndo\\p{L}{2,5}|yéndo\\p{L}{2,5})) > $1 $2 iba $3
(?:se )?pasó (?:tod[oa] )?(?:la|el|las|los) (?:resto del? )?(?:tarde|mañana|día|semana|mes|año|verano|invierno|rato|finde|fin de semana|hora|vacaciones|tiempo)(?: (?:enter[oa]|complet[oa]|enteras))? > estuvo
(?:me )?pasé (?:tod[oa] )?(?:la|el|las|los) (?:resto del? )?(?:tarde|mañana|día|semana|mes|año|verano|invierno|rato|finde|fin de semana|hora|vacaciones|tiempo)(?: (?:enter[oa]|complet[oa]|enteras))? > estuve
(?:nos )?pasamos (?:tod[oa] )?(?:la|el|las|los) (?:resto del? )?(?:tarde|mañana|día|semana|mes|año|verano|invierno|rato|finde|fin de semana|hora|vacaciones|tiempo)(?: (?:enter[oa]|complet[oa]|enteras))? > estuvimos
(?:se )?pasaron (?:tod[oa] )?(?:la|el|las|los) (?:resto del? )?(?:tarde|mañana|día|semana|mes|año|verano|invierno|rato|finde|fin de semana|hora|vacaciones|tiempo)(?: (?:enter[oa]|complet[oa]|enteras))? > estuvieron
(?<=(?:^|[.!?] ))(?:a ver|te cuento|os cuento|les cuento|mirad?|oye|bueno|pues nada), > 
abajo de(?= (?:la|el|los|las|una?|sus?|mis?)(?!\\p{L})) > bajo
con todo y(?= \\p{L}) > con
blanc[oa] como (?:la (?:leche|cal|nieve|pared)|un papel) > pálida
la guinda del pastel|la cereza del pastel > lo mejor
(llor\\p{L}+) (?:a moco tendido|a mares|como una magdalena|a lágrima viva) > $1
nos (?:partimos|morimos|mondamos|tronchamos) (?:todos )?de (?:la )?risa > nos reímos
se (?:partió|murió|moría|partía|desternilló) de (?:la )?risa > se rio
se (?:partieron|murieron|morían|partían|desternillaron) de (?:la )?risa > se rieron
muert[oa] de (miedo|vergüenza|sueño|hambre|frío|cansancio) > con $1
se (?:me|nos) (?:cayó|caía|caen?) la baba > sonreí
se (?:me|nos) (?:partió|rompió|encogió) el (?:corazón|alma) > fue triste
se (?:me|nos) derritió el corazón > sonreí
en un abrir y cerrar de ojos|en un santiamén|en un periquete > rápido
(?:me|nos|le) tom(?:ó|aba|a) el pelo > se burló
un ojo de la cara|un riñón > mucho
meti(?:ó|eron) la pata(?! en (?:el|la|los|las|un|una)) > falló
como una cabra|como una regadera > loca
(?:hacer|hizo|hacía|haciendo) el (?:ganso|payaso|mono|oso|indio) > jugó
(?:es|eres|fue) un (?:sol|cielo|amor) > es buena
ponerse como una fiera|se puso (?:como una fiera|hech[oa] una (?:fiera|furia)) > se enfadó
(?:como|hech[oa]) un (?:flan|manojo de nervios) > nerviosa
(com\\p{L}+) como una? (?:lima|pajarito|pajarillo|lobo|caballo) > $1
a pedir de boca|viento en popa > bien
(?:dar|dio|daba|dando) la lata > molestó
tir(?:ó|aron|ar) la toalla > falló
la boca agua > hambre
los pelos de punta > miedo
(?:la )?(?:piel|carne) de gallina > emoción
de piedra|a cuadros|con la boca abierta|boquiabiert[oa] > sorpresa
echar una mano|echó una mano > ayudó
por los codos > mucho
pájaros en la cabeza > sueños
pelos en la lengua > miedo
se puso las botas (?=de|con|comiendo) > comió
(?:mi|nuestro) (?:cielo|rey|tesoro|solecito|angelito) > mi hija
(?:mi|nuestra) (?:reina|estrellita|cielito) > mi hija
como (?:el perro y el gato|perros y gatos) > mal
como una moto > rápido
como un elefante en una cacharrería > mal
a duras penas > apenas
perdió los (?:estribos|papeles) > se enfadó
de uñas > enfadada
con uñas y dientes > mucho
las mil maravillas > bien
ratón de biblioteca > lector
en la luna > lejos
(?:pero |y )?no (?:me )?(?:pregunten|preguntes|pregunte|preguntéis|preguntés) (?:por qué|cómo|qué|quién|dónde)(?=[,.!;?]|$),? > 
(?:perdió|perdía) la cuenta > pensó
(?:perdí|perdía) la cuenta > pensé
(ll[ou]\\p{L}+) a (?:baldes|cubos|jarros|raudales|torrentes|cubetazos|cubetadas|baldazos) > $1
(hacía|hizo|hace|había) un (?:\\p{L}+ )?(frío|calor)(?: (?:que (?:pelaba|pela|cortaba|mataba|rajaba|calaba|quemaba|derretía|no veas|te morías|te cagas)|de (?:mil demonios|los demonios|perros|morirse|locos|la gran siete|muerte|espanto)|bárbaro|horrible|terrible|tremendo|espantoso|infernal)) > $1 $2
(?:tenía |tuve |con |estaba con )?(?:el|mi) corazón en (?:la boca|la garganta|un puño|vilo|la mano) > con miedo
se (?:fue|cortó|iba|cortaba|va|había ido) la luz > faltó la luz
`;
