import type { billing as english } from './en.ts';

/** As `en.ts`, in European Portuguese. */
export const billing: typeof english = {
  plan: {
    title: 'Escolha o seu plano',
    tab: 'Subscrição',
    lead: 'Um plano com tudo incluído.',
    unknown: 'Plano desconhecido',
    perMonth: 'por mês',
    description: 'Histórias animadas da sua criança sem limites, com magia nova todos os meses',
    includes: {
      episodes: 'Episódios ilimitados da criança',
      styles: 'Quatro estilos de desenho, a partir das suas fotografias',
      sound: 'Vozes, música e legendas em todos os episódios',
      publishing: 'Veja, descarregue ou publique numa lista privada',
    },
    note: 'Cada criança adicional tem a sua própria subscrição. Pode cancelar quando quiser.',
    subscribe: 'Subscrever agora',
    opening: 'A abrir o pagamento...',
  },
  subscriptionCheck: {
    checking: 'A verificar a sua subscrição…',
    active: 'Olá de novo',
    activeText: 'A sua subscrição está ativa. A próxima história espera por si.',
    goOn: 'Continuar para a aplicação',
    required: 'Subscrição necessária',
    requiredText: 'Subscreva e transforme os grandes momentos da criança em episódios animados.',
    check: 'Procurar pagamentos recentes',
  },
  welcomeAboard: {
    title: 'Boas-vindas a bordo',
    text: 'Obrigado! A seguir vamos conhecer a criança. Dentro de segundos abrimos essa página.',
    goOn: 'Continuar a configuração',
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
};
