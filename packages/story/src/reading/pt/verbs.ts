import type { Verbs } from '../iberian/conjugate.ts';
import { morePortugueseVerbs } from './more-verbs.ts';

const shared = { pastSubjunctive: 'sse sses sse ssemos ssem' };

/** Verbs of Portuguese as families use them, European and Brazilian, and how they change. */
export const portugueseVerbs: Verbs = {
  endings: {
    ar: {
      ...shared,
      present: 'o as a amos am',
      past: 'ei aste ou ámos aram',
      imperfect: 'ava avas ava ávamos avam',
      subjunctive: 'e es e emos em',
      gerund: 'ando',
      participle: 'ado',
    },
    er: {
      ...shared,
      present: 'o es e emos em',
      past: 'i este eu emos eram',
      imperfect: 'ia ias ia íamos iam',
      subjunctive: 'a as a amos am',
      gerund: 'endo',
      participle: 'ido',
    },
    ir: {
      ...shared,
      present: 'o es e imos em',
      past: 'i iste iu imos iram',
      imperfect: 'ia ias ia íamos iam',
      subjunctive: 'a as a amos am',
      gerund: 'indo',
      participle: 'ido',
    },
    ôr: {
      ...shared,
      present: 'o es e emos em',
      past: 'us useste ôs usemos useram',
      imperfect: 'unha unhas unha únhamos unham',
      subjunctive: 'a as a amos am',
      gerund: 'ondo',
      participle: 'osto',
    },
  },
  future: 'ei ás á emos ão',
  conditional: 'ia ias ia íamos iam',
  shortened: { fazer: 'far', dizer: 'dir', trazer: 'trar' },
  spelling: (stem, ending, infinitive) => {
    const soft = /^[eéií]/.test(ending);
    if (infinitive.endsWith('car') && soft) return stem.replace(/c$/, 'qu');
    if (infinitive.endsWith('gar') && soft) return stem.replace(/g$/, 'gu');
    if (infinitive.endsWith('çar') && soft) return stem.replace(/ç$/, 'c');
    if (/c[ei]r$/.test(infinitive) && /^[aáoó]/.test(ending)) return stem.replace(/c$/, 'ç');
    if (/g[ei]r$/.test(infinitive) && /^[aáoó]/.test(ending)) return stem.replace(/g$/, 'j');
    return stem;
  },
  regular: `abraçar abrir acabar acampar aceitar achar acompanhar acordar acreditar adormecer adorar agarrar agradecer aguentar
    ajudar alcançar almoçar amar andar anunciar apagar apanhar aparecer aplaudir apontar aprender apresentar apertar arranhar
    arranjar arrastar arrumar assar assistir assoprar assustar atar atirar atravessar avisar baixar balançar bater beber beijar
    berrar boiar botar brilhar brincar buscar cansar cantar carregar celebrar chamar chegar cheirar chorar chutar chupar coçar
    colar colocar colher combinar começar comer comprar comemorar concordar conhecer conseguir consolar consertar contar continuar
    convencer conversar convidar copiar correr cortar coser costurar cozinhar crescer criar cuidar cumprir curar cuspir dançar decidir
    decorar deitar deixar demorar descansar descer descobrir desejar desenhar desaparecer desmaiar despejar despir despedir devolver
    derramar dever dividir dobrar dormir durar embrulhar emprestar empurrar encher encontrar engatinhar gatinhar engolir ensinar entender
    entornar entrar entregar enviar enterrar errar escapar escolher esconder escorregar escovar escrever escutar esfregar esmagar espalhar
    espalmar esperar espetar espirrar espreitar espremer esquecer estender esticar estragar estudar evitar experimentar explicar
    explodir falar faltar fechar ferver festejar ficar fingir flutuar fugir ganhar gastar girar gostar gritar guardar imaginar imitar
    inventar insistir inclinar jantar jogar juntar jurar ladrar lamber lanchar largar latir lavar lembrar levantar levar ligar limpar
    lutar magoar mandar marcar mastigar matar medir melhorar mentir merendar mergulhar mexer misturar molhar montar morar morder
    morrer mostrar mudar nadar nascer nevar ninar oferecer olhar ouvir pagar parar parecer participar partilhar partir passar passear
    patinar pedalar pedir pegar pendurar pensar pentear perceber perder perguntar permitir pescar picar pintar pisar plantar poisar
    meter pousar praticar precisar preferir pregar prender preparar procurar prometer provar pular puxar quebrar queimar rasgar rebentar
    reclamar receber recitar recordar recusar regar regressar remar repartir repetir resolver responder respirar ressonar rezar rodar
    rolar roncar roubar sacudir saltar salvar saborear secar segurar seguir sentar sentir separar servir soltar soluçar sonhar soprar subir
    sorrir sujar sussurrar tapar telefonar tentar terminar tirar tocar tomar tossir trabalhar transformar travar tratar tremer trepar trocar
    tropeçar usar varrer vencer vender vestir viajar vigiar virar visitar viver voar voltar vomitar zangar acender aquecer embalar
    enfeitar assobiar bocejar nomear subir rir chover doer mexer temer estrear cumprimentar acenar espirrar roer pentear ligar ${morePortugueseVerbs}`,
  irregular: {
    ser: 'sou és é somos são;fui foste foi fomos foram;era eras era éramos eram;sendo;sido',
    ir: 'vou vais vai vamos vão;fui foste foi fomos foram;ia ias ia íamos iam;indo;ido',
    estar: 'estou estás está estamos estão;estive estiveste esteve estivemos estiveram;;;',
    haver: 'hei hás há havemos hão;houve houveste houve houvemos houveram;;;',
    ter: 'tenho tens tem temos têm;tive tiveste teve tivemos tiveram;tinha tinhas tinha tínhamos tinham;;tido',
    fazer: 'faço fazes faz fazemos fazem;fiz fizeste fez fizemos fizeram;;;feito',
    dizer: 'digo dizes diz dizemos dizem;disse disseste disse dissemos disseram;;;dito',
    pôr: 'ponho pões põe pomos põem;pus puseste pôs pusemos puseram;punha punhas punha púnhamos punham;pondo;posto',
    poder: 'posso podes pode podemos podem;pude pudeste pôde pudemos puderam;;;',
    querer: 'quero queres quer queremos querem;quis quiseste quis quisemos quiseram;;;',
    saber: 'sei sabes sabe sabemos sabem;soube soubeste soube soubemos souberam;;;',
    vir: 'venho vens vem vimos vêm;vim vieste veio viemos vieram;vinha vinhas vinha vínhamos vinham;vindo;vindo',
    ver: 'vejo vês vê vemos veem;vi viste viu vimos viram;via vias via víamos viam;vendo;visto',
    dar: 'dou dás dá damos dão;dei deste deu demos deram;;;',
    trazer: 'trago trazes traz trazemos trazem;trouxe trouxeste trouxe trouxemos trouxeram;;;',
    cair: 'caio cais cai caímos caem;caí caíste caiu caímos caíram;caía caías caía caíamos caíam;caindo;caído',
    sair: 'saio sais sai saímos saem;saí saíste saiu saímos saíram;saía saías saía saíamos saíam;saindo;saído',
    atrair: 'atraio atrais atrai atraímos atraem;atraí atraíste atraiu atraímos atraíram;;atraindo;atraído',
    construir:
      'construo constróis constrói construímos constroem;construí construíste construiu construímos construíram;;construindo;construído',
    destruir:
      'destruo destróis destrói destruímos destroem;destruí destruíste destruiu destruímos destruíram;;destruindo;destruído',
    ler: 'leio lês lê lemos leem;li leste leu lemos leram;;lendo;lido',
    crer: 'creio crês crê cremos creem;;;;',
    rir: 'rio ris ri rimos riem;ri riste riu rimos riram;;rindo;rido',
    sorrir: 'sorrio sorris sorri sorrimos sorriem;sorri sorriste sorriu sorrimos sorriram;;sorrindo;',
    ouvir: 'ouço ouves ouve ouvimos ouvem;;;;',
    pedir: 'peço pedes pede pedimos pedem;;;;',
    medir: 'meço medes mede medimos medem;;;;',
    perder: 'perco perdes perde perdemos perdem;;;;',
    dormir: 'durmo dormes dorme dormimos dormem;;;;',
    subir: 'subo sobes sobe subimos sobem;;;;',
    fugir: 'fujo foges foge fugimos fogem;;;;',
    sentir: 'sinto sentes sente sentimos sentem;;;;',
    vestir: 'visto vestes veste vestimos vestem;;;;',
    servir: 'sirvo serves serve servimos servem;;;;',
    seguir: 'sigo segues segue seguimos seguem;;;;',
    conseguir: 'consigo consegues consegue conseguimos conseguem;;;;',
    doer: ';;;;doído',
    abrir: ';;;;aberto',
    escrever: ';;;;escrito',
    descobrir: ';;;;descoberto',
    inscrever: ';;;;inscrito',
    cobrir: 'cubro cobres cobre cobrimos cobrem;;;;coberto',
    ganhar: ';;;;ganho',
    gastar: ';;;;gasto gastado',
    pagar: ';;;;pago',
    morrer: ';;;;morto morrido',
    acender: ';;;;aceso acendido',
    prender: ';;;;preso prendido',
    romper: ';;;;roto rompido',
    conduzir: 'conduzo conduzes conduz conduzimos conduzem;;;;',
    traduzir: 'traduzo traduzes traduz traduzimos traduzem;;;;',
    distrair:
      'distraio distrais distrai distraímos distraem;distraí distraíste distraiu distraímos distraíram;;distraindo;distraído',
    distribuir: 'distribuo distribuis distribui distribuímos distribuem;;;;',
    despir: 'dispo despes despe despimos despem;;;;',
    divertir: 'divirto divertes diverte divertimos divertem;;;;',
    mentir: 'minto mentes mente mentimos mentem;;;;',
    preferir: 'prefiro preferes prefere preferimos preferem;;;;',
    repetir: 'repito repetes repete repetimos repetem;;;;',
    tossir: 'tusso tosses tosse tossimos tossem;;;;',
    cuspir: 'cuspo cospes cospe cuspimos cospem;;;;',
    sacudir: 'sacudo sacodes sacode sacudimos sacodem;;;;',
    desfazer:
      'desfaço desfazes desfaz desfazemos desfazem;desfiz desfizeste desfez desfizemos desfizeram;;;desfeito',
    entreter:
      'entretenho entreténs entretém entretemos entretêm;entretive entretiveste entreteve entretivemos entretiveram;entretinha entretinhas entretinha entretínhamos entretinham;;entretido',
  },
  changes: [
    [
      'e',
      'ei',
      'passear pentear despentear semear recear chatear folhear cambalear espernear pontapear rechear planear estrear presentear nomear',
    ],
    ['u', 'ú', 'reunir'],
  ],
  raised: [],
};
