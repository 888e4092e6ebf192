import type { Texts } from '../index.ts';

export const telling: Texts['telling'] = {
  title: 'Contem-na com as vossas vozes',
  lead: 'A mãe, o pai, as crianças, a avó: leiam a história em voz alta, linha a linha. O que ninguém contar, conta a nossa voz.',
  open: 'Contar a história',
  toldBy: (told, of) =>
    of === 1
      ? `${told} de 1 linha é contada pela família.`
      : `${told} de ${of} linhas são contadas pela família.`,
  nobodyYet: 'Por enquanto, a nossa voz conta tudo.',
  changed: 'O que foi gravado ainda não está no filme.',
  makeFilm: 'Fazer o filme com estas vozes',
  keepsDeleted: 'O filme pronto ainda tem uma voz que foi apagada. Feito de novo, fica sem ela.',
  makeAnew: 'Fazer o filme de novo',
  making: 'O filme está a ser feito com estas vozes. Podem continuar a gravar.',
  waiting: 'O seu filme está a ser feito. Assim que estiver pronto, pode pôr nele estas vozes.',
  back: 'Voltar ao filme',
  loading: 'A abrir a história',
  notWritten: 'A história está a ser escrita. Daqui a pouco já a pode contar.',
  stuck: 'O seu filme ainda não pôde ser feito. Tente de novo na página dele; pode continuar a gravar.',
  neverWritten:
    'O filme não pôde ser feito e a história ainda não está escrita. Tente de novo na página do filme.',
  failed: 'Não resultou. Tente novamente.',
  nameNeeded: 'Diga quem conta.',
  tooManyTellers: (most) =>
    `Já há ${most} pessoas a contar este filme. Apague primeiro as gravações de uma delas.`,

  who: {
    title: 'Quem conta?',
    name: 'Nome, como há de aparecer no filme',
    example: 'Avó Ana',
    isChild: 'É uma criança: sou a mãe ou o pai e concordo',
    consent:
      'Quem vir o filme pronto ouve a voz: a família pode enviá-lo por um link, guardá-lo, pô-lo no YouTube ou no filme da temporada. A gravação em si é só para este filme, fica no nosso servidor, nunca é usada para imitar uma voz, não é dada a ninguém e pode ser apagada a qualquer momento.',
    agree: 'Concordar e continuar',
    goOn: (name) => `${name} está aqui e continua`,
    somebodyElse: 'Outra pessoa',
    choose: 'Quem fala agora',
    remove: (name) => `Apagar todas as gravações de ${name}`,
    removeSure: (name) =>
      `Apagar tudo o que ${name} gravou para este filme? Um filme pronto guarda a voz até ser feito de novo; um filme da temporada com ela é apagado agora.`,
    delete: 'Apagar',
  },

  line: (number, of) => `Linha ${number} de ${of}`,
  narrator: 'Quem conta',
  child: (name) => `Fala ${name}`,
  record: 'Gravar',
  stop: 'Parar',
  recording: 'A gravar',
  listen: 'Ouvir',
  again: 'Gravar de novo',
  next: 'Linha seguinte',
  previous: 'Linha anterior',
  useBuiltIn: 'Deixar para a voz incluída',
  builtIn: 'Esta linha é contada pela voz incluída.',
  tellsIt: (name) => `Esta linha é contada por ${name}.`,
  level: 'O volume da sua voz',
  allLines: 'Todas as linhas',
  lineStates: { told: 'contada', open: 'voz incluída', sending: 'a caminho', cut: 'interrompida' },

  state: {
    sending: 'A enviar …',
    waiting: 'Guardada neste aparelho. É enviada assim que houver rede.',
    kept: 'Guardada.',
  },
  keptHere: (count) =>
    count === 1
      ? 'Uma linha gravada está guardada neste aparelho. É enviada na página onde se conta, assim que houver rede.'
      : `${count} linhas gravadas estão guardadas neste aparelho. São enviadas na página onde se conta, assim que houver rede.`,
  stillSending: (count) =>
    count === 1 ? 'Uma linha ainda está a caminho.' : `${count} linhas ainda estão a caminho.`,

  cut: {
    taken: 'O microfone foi tirado enquanto falava, como por uma chamada.',
    hidden: 'A gravação parou porque saiu desta página ou o ecrã se apagou.',
    closed: 'Esta linha foi interrompida: a página fechou-se enquanto falava.',
    keepOrAgain:
      'O que disse até aí ainda cá está. Ouça, e fique com essa gravação ou grave a linha de novo.',
    again: 'O que ficou gravado não se consegue ouvir. Grave esta linha de novo.',
    keep: 'Ficar com esta gravação',
    discard: 'Apagá-la',
  },

  notes: {
    quiet: 'Muito baixo: aproxime um pouco o telemóvel.',
    'cut-off':
      'Falta um pouco da primeira ou da última palavra: espere um momento depois de carregar e antes de parar.',
    noisy: 'A máquina da loiça ouve-se mais do que a sua voz: há um sítio mais calmo?',
    overdriven: 'Tão alto que estala: afaste um pouco o telemóvel.',
  },
  keepIt: 'Pode gravar de novo ou ficar com esta.',
  refusals: {
    unreadable: 'Não é possível ler esta gravação. Grave-a de novo.',
    silent: 'Não se ouviu nada. O microfone está tapado ou desligado?',
    tooLong: 'É demasiado longo para uma linha. Grave só esta linha.',
    anotherLine: 'Não corresponde a esta linha: leia-a da primeira à última palavra.',
    tooLarge: 'Esta gravação é demasiado grande. Grave só esta linha.',
    changed: 'As palavras desta linha mudaram. Leia-as de novo, como estão agora.',
  },

  microphone: {
    none: 'Este navegador não consegue gravar.',
    noneAdvice: 'Abra esta página no Safari, Chrome ou Firefox de um telemóvel ou computador com microfone.',
    refused: 'O microfone não está autorizado.',
    refusedAdvice:
      'Carregue no cadeado ou no sinal de definições ao lado do endereço, autorize o microfone e tente de novo. No iPhone: Definições, Safari, Microfone.',
    missing: 'Não foi encontrado nenhum microfone.',
    missingAdvice: 'Ligue um, ou use um telemóvel.',
    insecure: 'Neste endereço não é possível gravar.',
    insecureAdvice:
      'Os navegadores só emprestam o microfone a páginas cujo endereço começa por https. Peça um endereço assim a quem lhe enviou este.',
    busy: 'O microfone está a ser usado.',
    busyAdvice: 'Termine a chamada ou feche a aplicação que o está a usar, e tente de novo.',
    empty: 'Não ficou nada gravado.',
    emptyAdvice: 'Carregue no botão uma vez, leia, e carregue outra vez no fim.',
    tryAgain: 'Tentar de novo',
    anyway: 'As linhas que ninguém gravar são contadas pela nossa voz: nada se perde.',
  },

  ask: {
    title: 'Peça a alguém que a conte',
    lead: 'Envie um link à avó: não precisa de conta, lê as linhas em voz alta no telemóvel, e a família ouve antes de usar.',
    name: 'A quem pede?',
    make: 'Criar link',
    message: (name, title) => `${name}, queres contar o nosso filme «${title}»?`,
    waiting: (name, day) => `${name} ainda não enviou nada. O link funciona até ${day}.`,
    tooMany: (most) => `Já há ${most} links criados. Termine um primeiro.`,
    end: 'Terminar o link',
    endSure: (name) => `${name} já começou. O que gravou e ainda não enviou será apagado.`,
    sent: (name) => `${name} já contou`,
    sentLead: 'Ouça e escolha com o que o filme é contado. O que não escolher é apagado.',
    otherWords: 'As palavras destas linhas mudaram entretanto, por isso as gravações já não servem.',
    take: 'Usar estas linhas',
    askAgain: 'Apagar e pedir de novo',
    askAgainSure: (name) =>
      `Apagar tudo o que ${name} enviou? Não é possível recuperar. Depois pode criar um novo link.`,
    use: (number) => `Usar a linha ${number}`,
  },

  guest: {
    title: (name) => `${name}, quer contar esta história?`,
    lead: (child) =>
      `Pediram-lhe que emprestasse a sua voz a um filme sobre ${child}. Leia uma linha de cada vez em voz alta. Pode gravar cada uma as vezes que quiser.`,
    ends: (day) => `Não precisa de conta. Esta página funciona até ${day}.`,
    consentTitle: 'O que acontece à sua voz',
    consent: [
      'Quem vir o filme pronto ouve a sua voz: a família pode enviá-lo por um link, guardá-lo, pô-lo no YouTube ou no filme da temporada.',
      'A gravação em si é só para este filme, só a recebe a família que lhe pediu e nunca é usada para imitar uma voz.',
      'A família pode apagá-la a qualquer momento e fazer o filme de novo sem ela; basta pedir-lhe.',
    ],
    agree: 'Concordo, vamos começar',
    send: 'Enviar à família',
    sendLead: (told, of) =>
      `${told} de ${of === 1 ? '1 linha está contada' : `${of} linhas estão contadas`}. Depois de enviar, esta página fecha-se e a família ouve.`,
    waitFirst: 'Uma linha ainda está a caminho. Espere um momento, por favor.',
    sent: 'Obrigado! A família já pode ouvir.',
    sentLead: 'Pode fechar esta página.',
    gone: 'Este link já não funciona',
    goneLead: 'Foi usado, terminou ou foi retirado. Peça outro à família.',
  },
};
