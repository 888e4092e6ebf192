import type { ways as english } from './en.ts';

/** As `en.ts`, in European Portuguese. */
export const ways: typeof english = {
  wayBack: {
    film: 'Inicie sessão para continuar para o seu filme.',
    page: 'Inicie sessão para continuar.',
    ended: 'A sessão terminou. Inicie sessão para continuar onde estava.',
    goOn: 'Continuar onde estava',
  },
  emailAddress: {
    withSpace: 'Há um espaço neste e-mail. Retire-o, por favor.',
    withoutAt: 'Falta o @ neste e-mail. Deve ser como nome@exemplo.pt.',
    withTwoAts: 'Há mais do que um @ neste e-mail.',
    nothingBefore: 'Falta alguma coisa antes do @ deste e-mail.',
    nothingAfter: 'Falta alguma coisa depois do @ deste e-mail, como gmail.com.',
    endingMissing: 'Falta o fim deste e-mail, como .pt ou .com depois da última palavra.',
    wrongBefore: 'Veja a parte antes do @: há um carácter ou um ponto a mais.',
    wrongAfter: 'Veja a parte depois do @: há um carácter ou um ponto a mais.',
  },
};
