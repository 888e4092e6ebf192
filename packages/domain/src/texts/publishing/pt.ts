import type { publishing as english } from './en.ts';

export const publishing: typeof english = {
  title: 'YouTube',
  lead: 'Os seus episódios podem ir para uma lista de reprodução privada no seu próprio canal do YouTube, uma por cada temporada de uma criança. Lá, mais ninguém os pode ver.',
  consent: (company) =>
    `Publicar envia o filme, o título, o nome da criança, as suas palavras e as legendas deste servidor para a ${company}. A ${company} guarda-os até os eliminar lá.`,
  fromNowOn: 'Depois de ligar, os novos episódios são publicados sozinhos. Pode desativar essa opção.',
  connect: 'Ligar ao YouTube',
  connecting: 'A abrir o Google...',
  connectFailed: 'Não foi possível ligar ao YouTube. Tente novamente.',
  connected: (channel) => `Ligado a ${channel}`,
  since: (date) => `Desde ${date}`,
  automatic: 'Publicar novos episódios automaticamente',
  automaticText:
    'Quando um filme fica pronto, segue sozinho para a sua lista, como vídeo privado. Desativado, decide na página de cada episódio.',
  settingsFailed: 'Não foi possível guardar. Tente novamente.',
  lost: (channel) =>
    `A Google já não nos permite publicar em ${channel}. Volte a ligar o canal e o que está à espera continua.`,
  reconnect: 'Voltar a ligar',
  disconnect: 'Desligar do YouTube',
  disconnectNow: 'Desligar',
  disconnecting: 'A desligar...',
  disconnectTitle: 'Desligar do YouTube?',
  disconnectText:
    'Devolvemos a autorização à Google e esquecemo-la aqui. O que ainda está à espera não é publicado. Os vídeos e as listas que já estão no YouTube ficam lá.',
  cancel: 'Cancelar',
  returning: {
    title: 'YouTube',
    working: 'A ligar o seu canal do YouTube...',
    done: (channel) => `${channel} está ligado.`,
    declined: 'O YouTube não foi ligado, porque a autorização foi recusada no Google.',
    failed: 'O YouTube não foi ligado.',
    toProfile: 'Voltar ao perfil',
  },
  refusals: {
    unknownReturn:
      'Esta autorização do Google já foi usada, é demasiado antiga ou pertence a outra sessão. Volte a ligar o YouTube a partir do seu perfil.',
    incomplete:
      'A Google deu apenas uma parte da autorização. Volte a ligar e deixe todas as caixas assinaladas.',
    noChannel: 'Esta conta Google ainda não tem um canal do YouTube. Crie um no YouTube e volte a ligar.',
    unreachable: 'De momento não é possível contactar a Google. Tente novamente dentro de alguns minutos.',
    notConnected: 'Ligue primeiro o seu canal do YouTube no perfil.',
    notReady: 'Ainda não há um filme terminado para publicar.',
    privateOnly: 'A partir daqui, os vídeos só podem ser privados no YouTube.',
    notPublished: 'Este episódio não está no YouTube.',
    otherChannel: 'O vídeo está noutro canal, diferente do que está ligado agora. Altere-o no YouTube.',
    videoGone: 'Este vídeo já não está no YouTube.',
    notDone: 'O YouTube não aceitou esta alteração.',
    quota: 'O YouTube não aceita hoje mais alterações desta aplicação. Tente novamente amanhã.',
  },
  episode: {
    title: 'YouTube',
    lead: 'Este episódio pode ir para uma lista de reprodução privada no seu canal do YouTube.',
    toProfile: 'Ligar o YouTube no perfil',
    publish: 'Publicar no YouTube',
    publishNew: 'Publicar esta versão',
    publishing: 'A iniciar...',
    failed: 'Não foi possível iniciar a publicação. Tente novamente.',
    waiting: 'À espera da sua vez',
    nextAttempt: (time) => `Voltamos a tentar sozinhos: ${time}.`,
    uploading: (share) => `A enviar: ${share}`,
    progress: 'Envio para o YouTube',
    published: (date) => `No YouTube desde ${date}, na sua lista de reprodução privada.`,
    processing: 'O YouTube pode precisar de alguns minutos até reproduzir com a qualidade total.',
    open: 'Abrir no YouTube',
    openLabel: (title) => `Abrir no YouTube: ${title} (abre num novo separador)`,
    earlier:
      'O YouTube tem uma versão anterior deste episódio. Publicar esta acrescenta um novo vídeo; o antigo fica até o eliminar lá.',
    notPublished: 'Não foi possível publicar este episódio',
    tryAgain: 'Tentar novamente',
    tryNow: 'Tentar agora',
  },
  visibility: {
    private: 'Privado',
    unlisted: 'Não listado',
    public: 'Público',
  },
  onYouTube: {
    legend: 'Quem o pode ver no YouTube',
    private: 'Mais ninguém.',
    unlisted: 'Quem tiver o link. Não aparece em pesquisas nem em listas.',
    public: 'Toda a gente. O YouTube mostra-o nas pesquisas e sugere-o a outras pessoas.',
  },
  kids: {
    legend: 'Foi criado para crianças?',
    yes: 'Sim, foi criado para crianças',
    no: 'Não, não foi criado para crianças',
    text: 'O YouTube tem de o saber. Nos vídeos criados para crianças não mostra anúncios personalizados nem permite comentários.',
    ofNew: 'O que se diz ao YouTube sobre os novos vídeos',
  },
  change: {
    open: 'Alterar quem o pode ver',
    save: 'Guardar',
    saving: 'A guardar...',
    saved: 'Guardado',
    failed: 'Não foi possível alterar. Tente novamente.',
  },
  also: {
    label: (count) =>
      count === 1 ? 'Eliminar também o vídeo no YouTube' : `Eliminar também os ${count} vídeos no YouTube`,
    hint: 'Se o YouTube não responder, aqui também nada é eliminado, e pode tentar novamente.',
  },
  problems: {
    disconnected: 'A ligação ao YouTube perdeu-se. Volte a ligar o canal no seu perfil.',
    quota: 'O YouTube não aceita hoje mais vídeos desta aplicação.',
    'upload-limit': 'De momento o YouTube não aceita mais vídeos para o seu canal.',
    unreachable: 'O YouTube não respondeu.',
    'no-channel': 'O YouTube diz que esta conta não tem nenhum canal aberto.',
    refused: 'O YouTube não aceitou o vídeo.',
    unexpected: 'Algo correu mal do nosso lado.',
  },
  video: {
    starring: (name) => `Com ${name}`,
    place: (season, episode) => `Temporada ${season}, episódio ${episode}`,
    disclosure: (product) =>
      `Feito com ${product}. As imagens, as vozes e a música são geradas por computador.`,
    playlist: (name, season, product) => `${name} · Temporada ${season} · ${product}`,
    playlistText: (name, season, product) =>
      `${name}: temporada ${season} da série animada, feita com ${product}. As imagens, as vozes e a música são geradas por computador.`,
  },
};
