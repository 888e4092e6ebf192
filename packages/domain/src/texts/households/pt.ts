import type { Texts } from '../index.ts';

export const households: Texts['households'] = {
  roles: { parent: 'Outra mãe ou pai', viewer: 'Pode ver' },
  people: {
    open: 'Convidar a família',
    title: 'Convidar a família',
    lead: 'Convide a outra mãe ou o outro pai, ou familiares que podem ver. Pode terminar tudo em qualquer altura.',
    can: {
      parent:
        'Pode fazer aqui tudo: crianças, fotografias, episódios, links. Pagar, convidar, remover pessoas, escolher o canal do YouTube e eliminar a conta continua a ser só consigo.',
      viewer:
        'Vê os filmes terminados, também no modo para crianças. Não vê fotografias, gravações nem textos.',
    },
    choose: 'O que pode fazer?',
    password: 'Quem tiver o link pode entrar na sua família, por isso pedimos primeiro a sua palavra-passe.',
    make: 'Criar link',
    making: 'A criar o link...',
    link: 'Link para uma pessoa',
    once: (date) =>
      `Este link só aparece uma vez. Serve para uma pessoa, até ${date}. Não o envie a mais ninguém: quem o abrir primeiro pode aceitar.`,
    message: {
      parent: (product, date) =>
        `Com este link pode cuidar comigo dos filmes da nossa família no ${product}. Funciona uma vez, até ${date}:`,
      viewer: (product, date) =>
        `Com este link pode ver os filmes da nossa família no ${product}. Funciona uma vez, até ${date}:`,
    },
    done: 'Concluído',
    members: 'Na sua família',
    none: 'Ainda ninguém além de si.',
    since: (date) => `desde ${date}`,
    invited: 'Convites em aberto',
    until: (date) => `em aberto até ${date}`,
    end: 'Terminar',
    endLabel: (role) => `Terminar o convite: ${role}`,
    remove: 'Remover',
    removeLabel: (email) => `Remover ${email}`,
    removeTitle: 'Remover da sua família?',
    removeText: (email) => `${email} deixa imediatamente de ver a sua família. O que fez para ela permanece.`,
    keep: 'Manter',
    removing: 'A remover...',
    loadFailed: 'Não foi possível carregar.',
    reload: 'Tentar de novo',
    failed: 'Não resultou. Tente de novo.',
  },
  mine: {
    title: 'As suas famílias',
    own: 'A minha família',
    of: (email) => `Família de ${email}`,
    here: 'Está aqui',
    go: 'Ir para lá',
    goLabel: (family) => `Ir para lá: ${family}`,
    going: 'A mudar...',
    leave: 'Sair',
    leaveLabel: (email) => `Sair da família de ${email}`,
    leaveTitle: 'Sair desta família?',
    leaveText: (email) =>
      `Deixa de ver tudo o que é da família de ${email}. Para voltar precisa de um novo convite.`,
    stay: 'Ficar',
    leaving: 'A sair...',
    ownersAlone: 'O pagamento, as pessoas e a conta são só de quem a criou.',
  },
  join: {
    title: 'Recebeu um convite',
    lead: {
      parent: (email) => `Convite de ${email}: fazer parte da família, como mãe ou pai.`,
      viewer: (email) => `Convite de ${email}: ver os filmes da família.`,
    },
    can: {
      parent:
        'Vai ver e fazer tudo lá: crianças, fotografias, episódios, links. Não paga nada. O que fizer pertence à família.',
      viewer: 'Vai ver os filmes terminados, e mais nada. Não paga nada.',
    },
    seen: 'A família vê o seu endereço de e-mail. Pode sair em qualquer altura.',
    until: (date) => `O convite é válido até ${date}.`,
    as: (email) => `Tem sessão iniciada como ${email}.`,
    accept: 'Aceitar',
    accepting: 'A aceitar...',
    signIn: 'Iniciar sessão para aceitar',
    signUp: 'Criar conta',
    later: 'Agora não',
    gone: 'Este convite já não existe',
    goneText: 'Foi usado ou terminado, ou perdeu a validade. Peça um novo a quem o enviou.',
    failed: 'Não foi possível abrir o convite. Tente de novo.',
  },
  films: {
    title: 'Filmes',
    lead: (email) => `Os filmes da família de ${email}.`,
    none: 'Ainda nenhum filme',
    noneText: 'Assim que o primeiro estiver terminado, aparece aqui.',
    of: (name) => `Filmes de ${name}`,
    back: 'Todos os filmes',
    loadFailed: 'Não foi possível carregar os filmes.',
  },
  refused: {
    own: 'Este convite é para a sua própria família. Envie o link a quem se destina.',
    member: 'Já está nesta família.',
    full: 'Não há lugar para si: a família tem todos os membros que pode ter, ou já está em demasiadas famílias.',
    fullOfRole: 'Não há lugar para mais ninguém. Remova alguém primeiro.',
    invitations: 'Já há demasiados convites em aberto. Termine um deles primeiro.',
  },
};
