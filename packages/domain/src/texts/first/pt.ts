import { surroundings } from '../interface/pt.ts';
import { milestones } from '../milestones/pt.ts';
import type { first as english } from './en.ts';

/** As `en.ts`. */
export const first: typeof english = {
  ...surroundings,
  auth: {
    unexpected: 'Ocorreu um erro inesperado',
    signInFirst: 'Inicie sessão para continuar',
    notAuthenticated: 'Utilizador não autenticado',
    expired: 'A autenticação falhou. Inicie sessão novamente.',
  },
  photo: {
    invalid: 'Ficheiro inválido',
    valid: 'As fotografias têm de ser ficheiros JPEG, PNG, WebP, GIF, AVIF ou HEIC com menos de 10 MB.',
    unreachable: 'Não há ligação. Nada se perdeu: tente novamente quando voltar.',
    tooLarge: 'O ficheiro deve ter menos de 10 MB',
    heicUnreadable:
      'esta fotografia está no formato HEIC dos telemóveis e não foi possível abri-la. Guarde-a como JPEG; num iPhone escolha Definições, Câmara, Formatos, «Mais compatível».',
    bucketNotFound: 'O armazenamento não foi encontrado. Contacte o apoio.',
    permissionDenied: 'Sem permissão. Contacte o apoio.',
  },
  uploads: {
    noAddress: 'O envio não devolveu nenhum endereço',
    childPhotoFailed: (file, reason) => `Não foi possível carregar ${file}: ${reason}`,
    episodeImageFailed: (reason) => `Não foi possível carregar a imagem: ${reason}`,
  },
  installed: {
    updateReady: 'Há uma nova versão disponível',
    reload: 'Recarregar',
    offlineTitle: 'Está sem ligação',
    offlineText:
      'Os seus episódios esperam do outro lado. Esta página volta sozinha assim que houver ligação.',
    tryAgain: 'Tentar novamente',
  },
  checkout: {
    invalidProduct: 'O produto escolhido não é válido',
    failed: 'Não foi possível criar a sessão de pagamento',
    unexpected: 'Algo correu mal. Tente novamente.',
    forAccount: 'Este plano é para a sua conta.',
    forChild: (name) => `Este plano é do perfil «${name}».`,
  },
  children: {
    home: {
      title: 'Olá de novo',
      firstTitle: 'Boas-vindas ao Milestoon',
      tab: 'Início',
      lead: 'O que aconteceu desde a última vez?',
      firstLead: 'É aqui que vive a vossa série.',
      quickStart: 'Início rápido',
      superAdmin: 'Superadministrador - Acesso ilimitado',
      quickStartText: 'Uma fotografia, um título e algumas frases bastam para um episódio.',
      subscriptions: (count) => (count === 1 ? 'subscrição' : 'subscrições'),
      children: (count) => (count === 1 ? 'criança' : 'crianças'),
      list: 'As suas crianças',
      add: 'Adicionar criança',
      loading: 'A carregar as crianças…',
      loadFailed: 'Não foi possível carregar as crianças.',
      empty: 'Adicione a primeira criança',
      emptyText: 'Uma a quatro fotografias, e a série pode começar.',
      start: 'Começar',
    },
    card: {
      episodes: (count) => (count === 1 ? '1 episódio' : `${count} episódios`),
      drawing: 'Avatar em preparação...',
      steps: {
        pay: 'Ainda falta o pagamento. Os avatares são desenhados assim que ele chegar.',
        payKept: 'O avatar está guardado. Os filmes são feitos assim que o pagamento chegar.',
        choose: 'Os avatares estão desenhados e esperam pela sua escolha.',
        failed: 'Não foi possível desenhar os avatares. Nada do que escreveu se perdeu.',
      },
      pay: 'Ir para o pagamento',
      choose: 'Escolher o avatar',
      look: 'Ver como está a correr',
      tryAgain: 'Tentar novamente',
      menu: (name) => `Menu: ${name}`,
      edit: 'Editar perfil',
      remove: 'Eliminar perfil',
      create: 'Criar episódio',
      subscribe: 'Subscrever para criar episódios',
      wait: 'À espera do avatar...',
    },
  },
  episodes: {
    numbered: (title, number) => `Episódio ${number}: ${title}`,
    starring: (name) => `Com ${name}`,
    tryAgain: 'Tentar novamente',
    tryAgainLabel: (title) => `Tentar novamente: ${title}`,
    status: {
      completed: 'Pronto a ver',
      processing: 'A preparar...',
      failed: 'A preparar, está a demorar mais do que o habitual...',
    },
    progress: {
      label: 'Progresso do episódio',
      waiting: 'À espera da sua vez',
      leave: 'Pode sair desta página; o filme continua a ser feito.',
      steps: {
        look: 'A conhecer o rosto',
        screenplay: 'A escrever a história',
        narration: 'A gravar as vozes',
        film: 'A encenar as cenas',
        sound: 'A compor a música',
        pictures: 'A pintar as imagens',
        video: 'A montar o filme',
      },
      almost: 'Quase pronto',
      lessThanMinute: 'Falta menos de um minuto',
      minutes: (minutes) =>
        minutes === 1 ? 'Falta cerca de um minuto' : `Faltam cerca de ${minutes} minutos`,
      hours: (hours) => (hours === 1 ? 'Falta cerca de uma hora' : `Faltam cerca de ${hours} horas`),
    },
    retryFailed: 'Não foi possível recomeçar o episódio. Tente novamente.',
  },
  milestones,
  notifications: {
    panel: {
      title: 'Notificações',
      unread: (count) => `${count} por ler`,
      unreadMark: 'Por ler',
      markRead: (title) => `Marcar como lida: ${title}`,
      markAll: 'Marcar tudo como lido',
      close: 'Fechar',
      emptyTitle: 'Sem novidades',
      empty: 'Quando um episódio estiver pronto, o aviso aparece aqui.',
      failed: 'Não foi possível carregar as suas notificações. Tente novamente.',
    },
  },
  seasons: {
    place: (season, episode, all) => `Temporada ${season}, ${episode} de ${all}`,
  },
  support: {
    contact: 'Contactar o apoio',
  },
  acting: {
    in: (email) => `Está na família de ${email}.`,
    switch: 'Mudar de família',
    ownerPays: 'Só quem criou esta família pode pagar.',
  },
  confirmAddress: {
    bannerTitle: 'Confirme o seu e-mail',
    banner: (email) =>
      `Enviámos um link para ${email}. Até o abrir, ficam à espera a publicação, a partilha, as chaves de API e as nossas mensagens por e-mail. Tudo o resto funciona.`,
    sendAgain: 'Enviar de novo',
    sending: 'A enviar...',
    sent: 'Um novo link já vai a caminho. Procure também na pasta de spam.',
    dismiss: 'Agora não',
  },
  passkeys: {
    cancelled: 'Nenhuma chave de acesso foi adicionada. Pode tentar de novo quando quiser.',
    already: 'Este dispositivo já tem uma chave de acesso da sua conta.',
    signInFailed: 'Não resultou. Tente novamente ou use a palavra-passe.',
  },
};
