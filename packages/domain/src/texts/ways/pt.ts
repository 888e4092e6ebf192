import type { ways as english } from './en.ts';

/** As `en.ts`, in European Portuguese. */
export const ways: typeof english = {
  wayBack: {
    film: 'Inicie sessão para continuar para o seu filme.',
    page: 'Inicie sessão para continuar.',
    ended: 'A sessão terminou. Inicie sessão para continuar onde estava.',
    goOn: 'Continuar onde estava',
    watch: 'Ver o filme sem subscrição',
  },
  emailAddress: {
    withSpace: 'Há um espaço neste e-mail. Retire-o, por favor.',
    withoutAt: 'Falta o @ neste e-mail. Deve ser como nome@exemplo.pt.',
    tooLong: 'Este e-mail é demasiado longo.',
    withTwoAts: 'Há mais do que um @ neste e-mail.',
    nothingBefore: 'Falta alguma coisa antes do @ deste e-mail.',
    nothingAfter: 'Falta alguma coisa depois do @ deste e-mail, como gmail.com.',
    endingMissing: 'Falta o fim deste e-mail, como .pt ou .com depois da última palavra.',
    wrongBefore: 'Veja a parte antes do @: há um carácter ou um ponto a mais.',
    wrongAfter: 'Veja a parte depois do @: há um carácter ou um ponto a mais.',
  },
  likelyAddress: (address: string): string => `Queria dizer ${address}?`,
  addressChange: {
    title: 'Alterar e-mail',
    present: (email) => `A sua conta tem o e-mail ${email}.`,
    email: 'Novo e-mail',
    password: 'A sua palavra-passe',
    submit: 'Alterar e-mail',
    submitting: 'Um momento...',
    /** Where no mails are sent. */
    howItGoesNoMail:
      'Este serviço não envia e-mails: o e-mail da conta muda de imediato. Verifique outra vez se está bem escrito.',
    howItGoes:
      'Enviamos um link para o novo e-mail. Depois de o abrir, inicia sessão com o novo e-mail, e os outros dispositivos ficam sem sessão.',
    sent: (email) =>
      `Enviámos um link para ${email}. Até o abrir, a conta mantém o e-mail atual. Veja também na pasta de spam.`,
    changed: (email) => `A partir de agora inicia sessão com ${email}.`,
    waiting: (email) => `${email} está por confirmar: abra o link que enviámos para lá.`,
    same: 'A sua conta já tem este e-mail.',
    setByOperator: 'O e-mail desta conta é uma definição da instalação (SUPER_ADMIN_EMAIL).',
    invalidLink: 'Este link já não é válido, já foi usado ou pertence a outra conta.',
    confirmTab: 'Novo e-mail',
    confirmTitle: 'Este é o seu novo e-mail?',
    confirmLead: (email) =>
      `A partir daí inicia sessão com ${email}, e é para lá que escrevemos. Os outros dispositivos ficam sem sessão.`,
    confirm: 'Sim, usar este e-mail',
    confirming: 'A alterar...',
    askAgain: 'Pedir um novo link no perfil',
    goOn: 'Continuar',
  },
  addressChangeMail: {
    subject: (product) => `Confirme o seu novo e-mail em ${product}`,
    text: (product, present) =>
      `A conta ${product} de ${present} vai passar a ter este e-mail. Se foi um pedido seu, confirme:`,
    button: 'Usar este e-mail',
    validity:
      'O link funciona uma vez e durante 24 horas. É pedido que inicie sessão com o e-mail de até agora.',
    ignore: 'Se não foi um pedido seu, não precisa de fazer nada: nada muda.',
  },
  addressNoticeMail: {
    subject: (product) => `A sua conta ${product} vai ter outro e-mail`,
    text: (email) =>
      `Alguém que sabe a sua palavra-passe pediu para alterar o e-mail da sua conta para ${email}. Depois de aberto o link que enviámos para lá, deixamos de escrever para este e-mail.`,
    stop: 'Se não foi um pedido seu, escolha já uma nova palavra-passe: isso impede a alteração.',
    button: 'Escolher uma nova palavra-passe',
    ignore: 'Se foi um pedido seu, não precisa de fazer nada aqui.',
  },
  social: {
    or: 'ou',
    goOn: (service) => `Continuar com ${service}`,
    fine: 'Dizem-nos o seu e-mail e mais nada.',
    problems: {
      unconfirmed:
        'Existe uma conta com este e-mail, que ainda ninguém confirmou. Inicie sessão com a palavra-passe e abra o link no nosso e-mail, ou escolha uma nova palavra-passe em «Esqueceu-se da palavra-passe?». Depois disso também pode continuar com Google ou Apple.',
      cancelled: 'Não iniciou sessão lá. Tente novamente ou use a palavra-passe.',
      failed:
        'Não resultou, ou o serviço não tem a certeza do seu e-mail. Tente novamente ou use a palavra-passe.',
    },
    noPassword:
      'A sua conta ainda não tem palavra-passe. Escolha primeiro uma, no perfil, em «Alterar palavra-passe».',
    choose: (email) =>
      `Ainda não tem palavra-passe. Com uma pode apagar ou copiar os seus dados e alterar o e-mail. Enviamos um link para ${email} para a escolher.`,
    sendLink: 'Enviar link',
    sending: 'A enviar...',
    sent: 'O link vai a caminho. Funciona uma vez, durante uma hora. Veja também na pasta de spam.',
  },
};
