import type { privacy as english } from './en.ts';

/** As `en.ts`, in European Portuguese. */
export const privacy: typeof english = {
  card: {
    title: 'Os seus dados',
    keptTitle: 'O que guardamos',
    photos: (days) =>
      `As fotografias da criança são eliminadas ${days} dias depois de escolher o avatar. Os avatares e os episódios ficam até os eliminar.`,
    under16:
      'O Milestoon destina-se a pais e encarregados de educação. Não recolhemos dados de menores de 16 anos: não têm conta aqui, e só o adulto decide que fotografias e histórias da criança são usadas.',
    exportTitle: 'Levar tudo consigo',
    exportText:
      'Um ficheiro ZIP com todos os dados, fotografias, avatares e vídeos. Guarde-o num lugar seguro: nele vê-se a sua criança.',
    exportButton: 'Descarregar os meus dados',
    exportPassword: 'Para que mais ninguém leve as imagens da sua família, introduza a sua palavra-passe.',
    exporting: 'A preparar...',
    exported: 'O ficheiro já está a ser descarregado.',
    exportFailed: 'Não foi possível preparar o ficheiro. Tente novamente.',
  },
  child: {
    heading: 'Eliminar todos os dados de uma criança',
    lead: 'Fotografias, avatar, episódios e vídeos de uma criança, e a subscrição comprada para ela. Recebe um comprovativo.',
    none: 'Ainda não adicionou nenhuma criança.',
    button: (name) => `Eliminar os dados do perfil «${name}»`,
    title: (name) => `Eliminar todos os dados do perfil «${name}»?`,
    permanent: (name) =>
      `Tudo o que pertence ao perfil «${name}» é eliminado para sempre: fotografias, avatar, episódios e vídeos. Se houver uma subscrição para esta criança, termina de imediato.`,
    published: 'Os vídeos publicados permanecem na plataforma de vídeo e têm de ser eliminados manualmente.',
    confirm: (name) => `Escreva «${name}» para confirmar`,
    failed: 'Não foi possível iniciar a eliminação. Tente novamente.',
  },
  account: {
    heading: 'Eliminar a minha conta',
    lead: 'A conta com todas as crianças, episódios, ficheiros e subscrições. Recebe um comprovativo.',
    button: 'Eliminar a minha conta',
    title: 'Eliminar a sua conta?',
    permanent:
      'Tudo é eliminado para sempre e as subscrições terminam de imediato. A sessão termina em todos os dispositivos.',
    advice: 'Talvez queira descarregar primeiro os seus dados.',
    email: 'Escreva o seu endereço de e-mail',
    password: 'Palavra-passe atual',
    emailMismatch: 'O endereço de e-mail não corresponde à sua conta.',
    configuredSuperAdmin:
      'Esta conta foi criada com o servidor e não pode ser eliminada aqui. Escolha primeiro outro superadministrador na configuração.',
    lastSuperAdmin: 'Esta é a última conta de superadministrador. Nomeie primeiro outra pessoa.',
    failed: 'Não foi possível iniciar a eliminação. Tente novamente.',
  },
  receipt: {
    subject: (product) => `${product}: comprovativo de eliminação`,
    title: 'Comprovativo',
    working:
      'A eliminar... Pode fechar esta página: a eliminação continua e o comprovativo chega por e-mail, se o seu endereço estiver confirmado.',
    workingWithoutMail:
      'A eliminar... A eliminação continua se fechar esta página, mas o comprovativo só é mostrado aqui. Aguarde até o poder guardar.',
    child: 'Foram eliminados os dados de uma criança.',
    account: 'Foi eliminada uma conta.',
    requested: 'Pedido',
    finished: 'Concluído',
    removed: 'O que foi eliminado',
    things: {
      account: 'Conta',
      'sign-in': 'Palavra-passe, inícios de sessão e dispositivos',
      children: 'Crianças',
      family: 'Pessoas e animais da família',
      household: 'Quem mais estava em famílias, e convites',
      avatars: 'Avatares sugeridos',
      episodes: 'Episódios',
      production: 'Histórias, vozes e outros passos da produção dos filmes',
      voices: 'Gravações da família e quem as contou',
      agreements: 'Termos aceites',
      payments: 'Registos de subscrições e pagamentos',
      notifications: 'Notificações e respetivas definições',
      publishing: 'Ligações ao YouTube',
      links: 'Links para a família',
      hellos: 'Corações e olás da família',
      keys: 'Chaves para outros programas',
      history: 'Registos do histórico da conta',
      messages: 'Mensagens ao apoio',
      notes: 'Notas para uso interno',
    },
    removedFiles: 'Ficheiros eliminados',
    files: {
      'child-photos': 'Fotografias de crianças',
      'episode-images': 'Imagens de momentos',
      avatars: 'Avatares',
      episodes: 'Filmes, com som, legendas e imagens',
      voices: 'Gravações de vozes',
    },
    nothing: 'Nada',
    subscriptions: (count) =>
      count === 0
        ? 'Não foi preciso terminar nenhuma subscrição.'
        : count === 1
          ? 'Terminou uma subscrição.'
          : `Terminaram ${count} subscrições.`,
    youtube: 'Vídeos no YouTube',
    videosDeleted: (count) => `Eliminados lá: ${count}`,
    videosLeft: (count) => `Continuam lá: ${count}`,
    published: 'Os vídeos que ainda estejam numa plataforma de vídeo têm de ser eliminados lá manualmente.',
    invoices: 'O prestador de pagamentos conserva as faturas como a lei exige.',
    download: 'Guardar comprovativo',
    close: 'Fechar',
    lost: 'Não é possível mostrar agora o comprovativo. Chega por e-mail, se o seu endereço estiver confirmado.',
    lostWithoutMail:
      'Não é possível mostrar agora o comprovativo. Deixe esta página aberta: voltamos a pedi-lo.',
  },
  archive: {
    readme: [
      'Tudo o que o Milestoon guarda sobre si e as suas crianças.',
      'account.json: a conta, a função e as sessões, e quem está em que família. subscriptions.json: o que o prestador de pagamentos nos comunicou. consents.json: que termos aceitou e quando. children/: um documento por criança, com o aspeto e os avatares. episodes/: um documento por episódio, com o guião. other.json: tudo o resto. files/: fotografias, avatares, imagens e vídeos, com os nomes usados nos documentos.',
      'As palavras-passe e as chaves não estão incluídas.',
    ],
  },
};
