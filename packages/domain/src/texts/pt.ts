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
