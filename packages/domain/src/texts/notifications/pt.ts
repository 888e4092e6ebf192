import type { notifications as english } from './en.ts';

export const notifications: typeof english = {
  told: {
    'episode-ready': {
      title: 'O seu episódio está pronto',
      text: ({ episode }) => `Já pode ver «${episode}».`,
      action: 'Ver',
    },
    'episode-failed': {
      title: 'Não foi possível terminar um episódio',
      text: ({ episode }) =>
        `Não foi possível terminar «${episode}». Nada do que escreveu se perdeu: pode tentar novamente na página do episódio.`,
      action: 'Abrir o episódio',
    },
    'payment-problem': {
      title: 'Um pagamento não foi concluído',
      text: ({ child }) =>
        `O pagamento ${child === null ? 'da sua subscrição' : `da subscrição do perfil «${child}»`} não foi concluído. Verifique o seu cartão, para que as histórias continuem.`,
      action: 'Verificar o cartão',
    },
    'plan-ending': {
      title: 'O seu cancelamento está registado',
      text: ({ child, date }) =>
        `${child === null ? 'A sua subscrição' : `A subscrição do perfil «${child}»`} foi cancelada e termina a ${date}; não será cobrado mais nada por ela. Até lá tudo funciona. Depois disso, os seus filmes, os seus dados e a sua conta continuam a ser seus: pode ver e descarregar todos os filmes.`,
      action: 'Abrir a sua conta',
    },
    'photos-due': {
      title: 'As fotografias serão eliminadas em breve',
      text: ({ child, date }) =>
        `As fotografias ${child === null ? 'da criança' : `do perfil «${child}»`} serão eliminadas a ${date}, como prometido. Os avatares e os episódios mantêm-se, e um perfil sem avatar ainda pode ter um.`,
      action: 'Ver as fotografias',
    },
    'episode-published': {
      title: 'O seu episódio está no YouTube',
      text: ({ episode }) => `«${episode}» está pronto no YouTube, na sua lista de reprodução privada.`,
      action: 'Abrir o episódio',
    },
    'publishing-problem': {
      title: 'A publicação no YouTube precisa de si',
      text: ({ episode }) =>
        episode === ''
          ? 'A Google já não nos permite publicar no seu canal. Volte a ligar o YouTube no seu perfil e o que está à espera continua.'
          : `Não foi possível publicar «${episode}» no YouTube. A página do episódio diz porquê; aí pode tentar novamente. O filme está a salvo.`,
      action: 'Ver o que aconteceu',
    },
    'film-hello': {
      title: 'Alguém viu e diz olá',
      text: ({ episode }) =>
        `Alguém que viu «${episode}» pelo seu link enviou algo de volta. Está na página do filme.`,
      action: 'Ver',
    },
    'story-told': {
      title: 'A sua história foi contada',
      text: ({ episode }) =>
        `Quem convidou para contar «${episode}» enviou a sua gravação. Ouça-a e escolha as frases de que gosta.`,
      action: 'Ouvir',
    },
    'password-changed': {
      title: 'A sua palavra-passe foi alterada',
      text: () =>
        'A palavra-passe da sua conta foi alterada e a sessão foi terminada nos outros dispositivos. Se não a alterou, escolha já uma nova palavra-passe:',
      action: 'Escolher nova palavra-passe',
    },
    'api-key-created': {
      title: 'Foi criada uma chave de API',
      text: () =>
        'Foi criada uma nova chave de API para a sua conta. Os programas que a tiverem podem fazer aquilo para que foi criada. Se não a criou, escolha uma nova palavra-passe: isso termina todas as chaves.',
      action: 'Abrir o perfil',
    },
    'new-device': {
      title: 'Sessão iniciada num novo dispositivo',
      text: ({ device }) =>
        `Foi iniciada sessão na sua conta num dispositivo que ainda não tinha sido usado${device && ` (${device})`}. Se reconhece este acesso, está tudo bem. Se não, termine essa sessão no seu perfil e altere a palavra-passe:`,
      action: 'Ver os dispositivos',
    },
    'parent-invited': {
      title: 'Foi convidada outra mãe ou outro pai',
      text: () =>
        'Foi criado um link com que alguém pode entrar na sua família como mãe ou pai, e ver e fazer o mesmo que pode ver e fazer. Se não o criou, escolha uma nova palavra-passe: isso termina todos os convites em aberto.',
      action: 'Ver a sua família',
    },
    'member-joined': {
      title: 'Entrou alguém na sua família',
      text: () =>
        'Alguém aceitou um convite para a sua família. Se não convidou essa pessoa, remova-a e altere a sua palavra-passe:',
      action: 'Ver a sua família',
    },
    'api-keys-ended': {
      title: 'As suas chaves de API terminaram',
      text: () =>
        'Para manter a sua conta segura, as suas chaves de API deixaram de funcionar. Se um programa seu precisar de uma, crie uma nova no seu perfil.',
      action: 'Abrir o perfil',
    },
    'second-factor-on': {
      title: 'A sua conta passou a pedir um segundo passo',
      text: () =>
        'Para entrar na sua conta, além da palavra-passe passa a ser preciso um código da sua aplicação de autenticação. A sessão foi terminada nos outros dispositivos. Se não fez esta alteração, escolha uma nova palavra-passe e escreva-nos:',
      action: 'Ver como entra',
    },
    'second-factor-off': {
      title: 'A sua conta deixou de pedir um segundo passo',
      text: () =>
        'O código da aplicação de autenticação foi desligado: a palavra-passe volta a bastar. Se não fez esta alteração, escolha já uma nova palavra-passe e volte a ligá-lo:',
      action: 'Ver como entra',
    },
    'second-factor-reset': {
      title: 'O segundo passo da sua conta foi reposto',
      text: () =>
        'Quem gere o Milestoon removeu a aplicação de autenticação e as chaves de acesso da sua conta e terminou todas as sessões, porque alguém disse que se tinham perdido. Se não fez esse pedido, escreva-nos. Depois de entrar, pode configurá-las de novo:',
      action: 'Entrar',
    },
    'passkey-added': {
      title: 'Foi adicionada uma chave de acesso à sua conta',
      text: () =>
        'A partir de agora, a sua conta pode ser aberta com uma nova chave de acesso, sem a palavra-passe. Se não a adicionou, remova a chave e escolha uma nova palavra-passe:',
      action: 'Ver as chaves de acesso',
    },
    'passkey-removed': {
      title: 'Foi removida uma chave de acesso da sua conta',
      text: () =>
        'Uma das suas chaves de acesso deixou de abrir a sua conta. Se não a removeu, escolha já uma nova palavra-passe:',
      action: 'Ver as chaves de acesso',
    },
  },
  severalHellos: {
    title: 'Olás para um filme',
    text: ({ hellos, episode }) =>
      `Chegaram mais ${hellos} olás para «${episode}» pelo seu link. Estão na página do filme.`,
    action: 'Ver',
  },
  mail: {
    choose: 'No seu perfil, em «Notificações», pode escolher o que lhe comunicamos e como.',
    support: (address) => `Pode escrever-nos aqui: ${address}`,
    family: (members, address) =>
      `Na sua família estão: ${members}. Se não conhecer alguém, remova essa pessoa aqui: ${address}`,
    always: 'Esta mensagem diz respeito à segurança da sua conta. Não pode ser desativada.',
  },
  settings: {
    title: 'Notificações',
    lead: 'O que lhe comunicamos e como.',
    what: 'Assunto',
    kinds: {
      'episode-ready': 'Um episódio está pronto',
      'episode-failed': 'Um episódio falhou',
      'payment-problem': 'Problemas de pagamento',
      'plan-ending': 'Subscrição cancelada',
      'photos-due': 'Fotografias a eliminar',
      'episode-published': 'Um episódio está no YouTube',
      'publishing-problem': 'Problemas com o YouTube',
      'film-hello': 'Olás da família',
      'story-told': 'Uma história foi contada por link',
    },
    channels: { 'in-app': 'App', mail: 'E-mail', push: 'Push' },
    one: (kind, channel) => `${kind}: ${channel}`,
    security:
      'Quando a sua palavra-passe muda, é criada uma chave de API, há sessão iniciada num novo dispositivo ou alguém entra na sua família, enviamos-lhe sempre um e-mail.',
    noMail: 'Este serviço não envia e-mails: o que acontece é dito na aplicação.',
    failed: 'Não foi possível guardar. Tente novamente.',
    loadFailed: 'Não foi possível carregar as definições. Tente novamente.',
    device: {
      heading: 'Este dispositivo',
      off: 'As mensagens push estão desativadas aqui. Quando ativas, chegam mesmo com o Milestoon fechado.',
      on: 'As mensagens push estão ativas. Mostram títulos de episódios e terminam quando sair da conta.',
      denied:
        'Este navegador recebeu a indicação de bloquear as notificações do Milestoon. Pode permiti-las nas definições desta página.',
      unsupported:
        'Este navegador não consegue mostrar aqui mensagens push. No iPhone e no iPad, adicione primeiro o Milestoon ao ecrã principal.',
      turnOn: 'Ativar notificações neste dispositivo',
      turnOff: 'Desativar neste dispositivo',
      failed: 'Não foi possível ativar as mensagens push. Tente novamente.',
    },
  },
};
