import type { privacy as english } from './en.ts';

/** As `en.ts`, in European Portuguese. */
export const privacy: typeof english = {
  card: {
    title: 'Os seus dados',
    keptTitle: 'O que guardamos',
    photos: (days) =>
      `As fotografias da criança são apagadas ${days} dias depois de escolher o avatar. Os avatares e os episódios ficam até os apagar.`,
    under16:
      'O Milestoon destina-se a pais e encarregados de educação. Não recolhemos dados de menores de 16 anos: não têm conta aqui, e só o adulto decide que fotografias e histórias da criança são usadas.',
    exportTitle: 'Levar tudo consigo',
    exportText:
      'Um ficheiro ZIP com todos os dados, fotografias, avatares e vídeos. Guarde-o num lugar seguro: mostra a sua criança.',
    exportButton: 'Descarregar os meus dados',
    exportPassword: 'Para que mais ninguém leve as imagens da sua família, introduza a sua palavra-passe.',
    exporting: 'A preparar...',
    exported: 'A transferência começou.',
    exportFailed: 'Não foi possível preparar o ficheiro. Tente novamente.',
  },
  child: {
    heading: 'Apagar a criança em todo o lado',
    lead: 'Fotografias, avatar, episódios e vídeos de uma criança, e a subscrição comprada para ela. Recebe um comprovativo.',
    none: 'Ainda não adicionou nenhuma criança.',
    button: (name) => `Apagar ${name}`,
    title: (name) => `Apagar ${name} em todo o lado?`,
    permanent: (name) =>
      `Tudo o que diz respeito a ${name} é apagado para sempre: fotografias, avatar, episódios e vídeos. Uma subscrição comprada para ${name} termina de imediato.`,
    published: 'Os vídeos publicados permanecem na plataforma de vídeo e têm de ser apagados manualmente.',
    confirm: (name) => `Escreva «${name}» para confirmar`,
    failed: 'Não foi possível iniciar a eliminação. Tente novamente.',
  },
  account: {
    heading: 'Apagar a minha conta',
    lead: 'A conta com todas as crianças, episódios, ficheiros e subscrições. Recebe um comprovativo.',
    button: 'Apagar a minha conta',
    title: 'Apagar a sua conta?',
    permanent:
      'Tudo é apagado para sempre e as subscrições terminam de imediato. A sessão termina em todos os dispositivos.',
    advice: 'Talvez queira descarregar primeiro os seus dados.',
    email: 'Escreva o seu endereço de e-mail',
    password: 'Palavra-passe atual',
    emailMismatch: 'O endereço de e-mail não corresponde à sua conta.',
    configuredSuperAdmin:
      'Esta conta foi criada com o servidor e não pode ser apagada aqui. Escolha primeiro outro superadministrador na configuração.',
    lastSuperAdmin: 'É o último superadministrador. Nomeie primeiro outro.',
    failed: 'Não foi possível iniciar a eliminação. Tente novamente.',
  },
  receipt: {
    subject: (product) => `${product}: comprovativo de eliminação`,
    title: 'Comprovativo',
    working:
      'A apagar... Pode fechar esta página: a eliminação continua e o comprovativo chega por e-mail, se o seu endereço estiver confirmado.',
    child: 'Uma criança foi apagada.',
    account: 'Uma conta foi apagada.',
    requested: 'Pedido',
    finished: 'Concluído',
    tables: 'Removido da base de dados',
    buckets: 'Ficheiros removidos',
    nothing: 'Nada',
    subscriptions: (count) =>
      count === 0
        ? 'Não foi preciso terminar nenhuma subscrição.'
        : count === 1
          ? 'Terminou uma subscrição.'
          : `Terminaram ${count} subscrições.`,
    published:
      'Os vídeos publicados numa plataforma de vídeo têm de ser apagados lá manualmente. O prestador de pagamentos conserva as faturas como a lei exige.',
    download: 'Guardar comprovativo',
    close: 'Fechar',
    lost: 'Não é possível mostrar agora o comprovativo. Chega por e-mail, se o seu endereço estiver confirmado.',
  },
  archive: {
    readme: [
      'Tudo o que o Milestoon guarda sobre si e as suas crianças.',
      'account.json: a conta, a função e as sessões. subscriptions.json: o que o prestador de pagamentos nos comunicou. consents.json: que termos aceitou e quando. children/: um documento por criança, com o aspeto e os avatares. episodes/: um documento por episódio, com o guião. other.json: tudo o resto. files/: fotografias, avatares, imagens e vídeos, com os nomes usados nos documentos.',
      'As palavras-passe e as chaves não estão incluídas.',
    ],
  },
};
