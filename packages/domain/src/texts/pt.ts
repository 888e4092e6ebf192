import type { Texts } from './index.ts';

/** European Portuguese. */
export const pt: Texts = {
  signUp: {
    fieldsRequired: 'Preencha todos os campos',
    passwordMismatch: 'As palavras-passe não coincidem',
    passwordLength: 'A palavra-passe deve ter pelo menos 6 caracteres',
    created: 'Conta criada com sucesso! A redirecionar...',
  },
  auth: {
    unexpected: 'Ocorreu um erro inesperado',
    signInFirst: 'Inicie sessão para continuar',
    notAuthenticated: 'Utilizador não autenticado',
    expired: 'A autenticação falhou. Inicie sessão novamente.',
  },
  accounts: {
    INVALID_EMAIL_OR_PASSWORD: 'E-mail ou palavra-passe incorretos',
    INVALID_EMAIL: 'O e-mail não é válido',
    USER_ALREADY_EXISTS: 'O utilizador já existe',
    USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'O utilizador já existe. Use outro e-mail.',
    PASSWORD_TOO_SHORT: 'A palavra-passe deve ter pelo menos 6 caracteres',
    PASSWORD_TOO_LONG: 'A palavra-passe deve ter no máximo 128 caracteres',
    TOO_MANY_REQUESTS: 'Demasiados pedidos. Tente novamente mais tarde.',
  },
  failures: {
    notFound: 'Não encontrado',
    notAllowed: 'Não permitido',
    subscriptionRequired: 'Subscreva para criar episódios',
    invalidInput: 'Verifique o que introduziu',
    changed: 'Isto foi alterado entretanto. Recarregue a página.',
    unsuitable: 'Não conseguimos transformar isto numa história para crianças.',
  },
  refusals: {
    violence:
      'Parece ter sido algo difícil, e os nossos pequenos filmes são feitos para momentos ternos. Pode contar-nos um momento feliz ou corajoso?',
    sexual:
      'Os nossos filmes têm de ser seguros para todas as crianças, por isso este texto não pode tornar-se um episódio. Conte-nos outro momento.',
    hate: 'Os nossos filmes são para todas as famílias, por isso deixamos de fora palavras que magoam. Conte o momento com palavras mais gentis.',
    'self-harm':
      'Parece ser um peso muito grande, e esperamos que ninguém tenha de o carregar sozinho: um médico ou uma linha de apoio podem ajudar agora mesmo. Não podemos fazer um filme disto, mas gostaríamos muito de contar um momento mais sereno.',
    drugs: 'Isto não se adequa a um filme para crianças. Conte-nos outro momento.',
    commerce:
      'Os nossos filmes contam a vida da criança e não podem ter publicidade. Retire essa parte e tente novamente.',
  },
  child: {
    nameRequired: 'Indique o nome da criança',
    photoRequired: 'Adicione pelo menos uma fotografia da criança',
    photoLimit: 'Pode carregar até 4 fotografias',
    termsRequired: 'Aceite os termos e condições para continuar',
    createFailed: 'Não foi possível criar o perfil da criança. Tente novamente.',
    deleteFailed: 'Não foi possível eliminar o perfil da criança. Tente novamente.',
    loadFailed: 'Não foi possível carregar os dados da criança',
    updateFailed: 'Não foi possível atualizar o perfil da criança. Tente novamente.',
    styleLocked: 'Só pode mudar o estilo de animação uma vez por mês',
    nameMismatch: 'O nome não coincide. Escreva o nome exato para confirmar a eliminação.',
  },
  photo: {
    invalid: 'Ficheiro inválido',
    tooLarge: 'O ficheiro deve ter menos de 10 MB',
  },
  episode: {
    titleRequired: 'Indique o título do episódio',
    descriptionRequired: 'Indique a descrição do episódio',
    imageRequired: 'Adicione pelo menos uma imagem ao episódio',
    imageLimit: 'Pode carregar até 2 imagens por episódio',
    waitingForAvatar: 'À espera do avatar...',
    childRequired: 'Escolha uma criança e inicie sessão para continuar',
    created:
      'Episódio criado! O seu episódio está a ser preparado. Receberá uma notificação quando estiver pronto no YouTube.',
    createFailed: 'Não foi possível criar o episódio. Tente novamente.',
    deleteFailed: 'Não foi possível eliminar o episódio. Tente novamente.',
    titleMismatch: 'O título não coincide. Escreva o título exato para confirmar a eliminação.',
  },
  checkout: {
    invalidProduct: 'O produto escolhido não é válido',
    failed: 'Não foi possível criar a sessão de pagamento',
    unexpected: 'Algo correu mal. Tente novamente.',
  },
  sync: {
    done: 'Subscrições sincronizadas com sucesso',
    failed: 'Não foi possível sincronizar as subscrições',
    unreachable: 'Ocorreu um erro ao sincronizar as subscrições',
  },
  uploads: {
    childPhotoFailed: (file, reason) => `Não foi possível carregar ${file}: ${reason}`,
    episodeImageFailed: (reason) => `Não foi possível carregar a imagem: ${reason}`,
  },
};
