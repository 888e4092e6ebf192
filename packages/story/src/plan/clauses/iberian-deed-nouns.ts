import type { NounLanguage } from '@milestoon/things/nouns';
import type { DeedNoun } from './light-verb-words.ts';

/** Each line: the verb, the prepositions of whom or what it is done to ('-' for none), then the nouns behind light verbs. */
export const iberianDeedNouns: Readonly<Record<Exclude<NounLanguage, 'en'>, string>> = {
  pt: `
dormir - : soneca, sesta, cochilo, soninho, cochilada, cochiladinha
descansar - : descanso, pausa
beijar to|in|on : beijo, beijinho, beijoca, beijão, chocho, bitoca, selinho, beijaço
abraçar to|in : abraço, abracinho, abração, xi-coração, colinho, colo, xi, chamego, amasso
acariciar to|in : festa, festinha, carinho, carinhos, cafuné, mimo, miminho, massagem, afago, dengo
cocegar to|in : cócega, cosquinha, cosca, coceguinha
empurrar to|in : empurrão, empurrãozinho, encontrão, safanão, rasteira, abanão
puxar to|in : puxão, esticão
chutar to|in : chute, pontapé, biqueirada, bicuda, chutão, chuto, canelada, bicão
lamber to|in : lambidela, lambida, lambidinha
olhar to|in : olhada, olhadela, espreitadela, olhadinha, espiada, espiadinha
gritar - : grito, berro, guincho, uivo, gritinho, gritão, grito-ataque
latir to : latido
miar - : miado
rosnar to : rosnadela, rosnado
rir - : gargalhada, risada, risadinha, riso-ataque, gargalhadinha
sorrir to : sorriso, sorrisão, sorrisinho
piscar to : piscadela, piscadinha
chorar - : choro-ataque, berreiro, chororô, choradeira, choradinha
falar - : palestra, discurso
ralhar to|in : bronca, ralhete, raspanete, sermão
sussurrar to : sussurro, segredinho
assobiar to : assobio, assobiadela
bocejar - : bocejo
arrotar - : arroto
soprar in : sopro, soprinho, sopradela, assopradinha
telefonar to|for : telefonema, ligadinha, ligação, videochamada
felicitar to : parabém, felicitação, boa-vinda
sentar with|to : companhia
nadar - : mergulho, braçada, pernada
correr - : corrida, corridinha, galope
caminhar - : caminhada, passeio, volta, voltinha, passo, passinho
saltar - : salto, saltinho, pulo, pulinho, cambalhota, pino, estrelinha, mortal, pirueta, roda
cair - : queda, tombo, trambolhão, tropeção, tombão, escorregão, tropicão, estabaco, estatelanço
morder to|in : dentada, mordida, mordidela, trinca, trincadela, mordidinha
comer of : colherada, garfada
beber to|in|of : gole, golinho, golada
bater to|in : pancada, pancadinha, murro, palmada, soco, tapa, beliscão, chapada, estalo, cabeçada, cotovelada, cascudo, bofetada, joelhada, patada
acariciar to|in : tapinha, palmadinha
bicar to|in : bicada, bicadinha
arranhar to|in : arranhadela, unhada
remar - : canoagem, remo, caiaque, remada
pedalar - : pedalada
aplaudir - : palma, aplauso
dançar - : dancinha, reboladinha, dança
acenar to : tchau, tchauzinho, adeus, adeusinho, aceno, continência
inclinar to|for : vénia, vênia, reverência, mesura
toca_aqui to|in|with : hi-five, high-five, soquinho, mais-cinco
aperto_mão to|in|with : aperto
ajudar to : ajuda, ajudinha
espirrar - : espirro, tosse-ataque
desejar - : desejo
`,
  es: `
dormir - : siesta, siestecita, cabezada, cabezadita, coyotito, pestañita, siestita
descansar - : descanso, pausa
besar to|in : beso, besito, besazo, besote, piquito, besucón
abrazar to|in : abrazo, abracito, achuchón, apapacho, abrazote, abrazón, estrujón, upa, aúpa
acariciar to|in : caricia, mimo, masaje, cariño, cariñito, piojito, sobada, palmadita, masajito, arrumaco
cosquillear to : cosquilla, cosquillita
empujar to|in : empujón, empujoncito, empellón, zancadilla
tirar_de to|in : tirón, jalón, estirón
patear to|in : patada, puntapié, chute, patadón, chutazo, cañonazo, zurdazo, derechazo
lamer to|in : lametón, lamida, lametazo, lengüetazo, lengüetada, chupada
mirar to|in : vistazo, ojeada, mirada
gritar - : grito, chillido, berrido, alarido, gritito
ladrar to : ladrido
maullar - : maullido
gruñir to : gruñido
relinchar - : relincho
reír - : carcajada, risotada, risita, risa-ataque
sonreír to : sonrisa, sonrisita, sonrisota
guiñar to : guiño
llorar - : llanto-ataque, llorera, llantina, puchero
hablar - : discurso, charla
regañar to : regaño, sermón, regañina
susurrar to : susurro
silbar to : silbido
bostezar - : bostezo
eructar - : eructo
soplar in : soplo, soplido
telefonear to : llamada, videollamada, telefonazo, llamadita
felicitar to : enhorabuena, felicitación, bienvenida
agradecer to : gracia
sentarse with|to : compañía
nadar - : chapuzón, zambullida, clavado, brazada
correr - : carrera, carrerita, carrerón, esprint, galope
caminar - : paseo, vuelta, paseíto, caminata, paso, pasito, zancada, vueltita
saltar - : salto, saltito, brinco, voltereta, pirueta, maroma, vuelta-carnero, brinquito, respingo, machincuepa, pino
caer - : caída, tropezón, porrazo, batacazo, resbalón, trompazo, trastazo, costalazo, sentón, culazo, ranazo, morrazo, leñazo, castañazo, traspié, culetazo, planchazo, guarrazo
morder to|in : mordisco, bocado, mordida, mordidita, mordisquito, tarascada
comer of : cucharada, probadita, probada, bocadito
beber to|in|of : trago, traguito, sorbo, sorbito
golpear to|in : golpe, golpecito, puñetazo, palmada, cachetada, pellizco, manotazo, codazo, cabezazo, cachetazo, coscorrón, bofetada, bofetón, tortazo, sopapo, colleja, guantazo, rodillazo, zarpazo, trancazo, trompada, manazo
arañar to|in : arañazo
picotear to|in : picotazo
remar - : kayak, piragüismo, canotaje
pedalear - : pedalada
aplaudir - : aplauso, palma
bailar - : bailecito, bailoteo
saludar to : adiós, chao
inclinar to|for : reverencia, venia, genuflexión
chócala to|with : chócala, high-five
apretón_mano to|with : apretón
ayudar to : ayuda, ayudita
estornudar - : estornudo, tos-ataque
desear - : deseo
`,
};

/** Blows are with what they are called after: 'un palazo' is with a stick. Each: the verb, the thing, the nouns. */
const blows: Readonly<Record<Exclude<NounLanguage, 'en'>, string>> = {
  pt: `
bater pau : paulada, cacetada
bater martelo : martelada, marteladinha
bater vassoura : vassourada
bater almofada : almofadada
bater travesseiro : travesseirada
bater chinelo : chinelada
bater raquete : raquetada
bater bola : bolada
atirar pedra : pedrada
cortar tesoura : tesourada
pintar pincel : pincelada
`,
  es: `
empujar puerta : portazo
golpear palo : palazo, garrotazo, varazo, bastonazo
golpear martillo : martillazo, mazazo
golpear escoba : escobazo
golpear almohada : almohadazo
golpear zapato : zapatazo
golpear chancla : chancletazo, chanclazo
golpear raqueta : raquetazo
golpear bate : batazo
golpear cuchara : cucharazo
patear pelota : pelotazo, balonazo, chutazo
lanzar piedra : pedrada
cortar tijeras : tijeretazo
pintar pincel : brochazo, pincelada
`,
};
export const blowsIn = (language: NounLanguage): [string, DeedNoun][] =>
  language === 'en'
    ? []
    : blows[language]
        .trim()
        .split('\n')
        .flatMap((line) => {
          const [, lemma = '', head = '', nouns = ''] = /^(\S+) (\S+) : (.+)$/.exec(line) ?? [];
          const preposition = /^(?:patear|atirar|lanzar|empujar)$/.test(lemma) ? {} : { preposition: 'with' };
          const deed: DeedNoun = { lemma, takes: ['to', 'in'], with: { head, ...preposition } };
          return nouns.split(', ').map((noun) => [noun, deed] as [string, DeedNoun]);
        });
