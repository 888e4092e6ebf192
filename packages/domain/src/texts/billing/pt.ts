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
      download: 'Veja na aplicação ou descarregue',
    },
    note: (price, withOneChild) =>
      `Cada criança que adicionar tem a sua própria subscrição: ${price} por mês pela sua conta e ${price} por mês por cada criança. Com uma criança são ${withOneChild} por mês. Pode cancelar quando quiser.`,
    subscribe: 'Subscrever agora',
    opening: 'A abrir o pagamento...',
  },
  plans: {
    title: 'O que está a pagar',
    forAccount: 'A sua conta',
    price: (price) => `${price} por mês`,
    renews: (date) => `Renova-se a ${date}`,
    ends: (date) => `Cancelada. Termina a ${date}; não será cobrado mais nada.`,
    unpaid: 'O último pagamento não foi concluído. Verifique o seu cartão.',
    afterwards:
      'O que cancelou funciona até ao último dia. Depois disso, os seus filmes, os seus dados e a sua conta continuam a ser seus.',
  },
  subscriptionCheck: {
    checking: 'A verificar a sua subscrição…',
    active: 'Olá de novo',
    activeText: 'A sua subscrição está ativa. A próxima história espera por si.',
    goOn: 'Continuar para a aplicação',
    required: 'Subscrição necessária',
    requiredText: 'Subscreva e transforme os grandes momentos da criança em episódios animados.',
    endedText:
      'A sua subscrição terminou. Os seus filmes continuam a ser seus: pode vê-los, descarregá-los e levá-los consigo.',
    endedEmpty: 'A sua subscrição terminou e não há filmes na sua conta. A conta continua a ser sua.',
    unpaidText: 'O último pagamento não foi concluído. Com outro cartão, tudo continua.',
    checkCard: 'Verificar o cartão',
    check: 'Procurar pagamentos recentes',
    found: 'O seu pagamento foi encontrado.',
    notFound: (email) =>
      `Não foi encontrado nenhum pagamento de ${email}. Se pagou com outro endereço, entre com esse.`,
    ways: 'Sem subscrição',
  },
  welcomeAboard: {
    title: 'Boas-vindas a bordo',
    text: 'Obrigado! A seguir vamos conhecer a criança. Dentro de segundos abrimos essa página.',
    goOn: 'Continuar a configuração',
    again: 'Agradecemos! Está tudo como deixou. Dentro de segundos abrimos essa página.',
    goHome: 'Continuar para a aplicação',
    asking: 'À procura do seu pagamento…',
    awaited: 'Ainda sem pagamento',
    awaitedText:
      'Ainda não recebemos notícia de um pagamento. Se acabou de pagar, esta página avança sozinha assim que chegar.',
    back: 'Voltar',
  },
  accountPage: {
    title: 'A sua conta',
    children: 'As suas crianças',
    films: 'Os seus filmes',
    filmsLead: 'Os seus filmes continuam a ser seus: pode vê-los, descarregá-los e guardá-los.',
    noFilms: 'Ainda não há filmes',
    noFilmsText: 'Os filmes feitos para as suas crianças aparecem aqui.',
    filmsFailed: 'Não foi possível carregar os seus filmes.',
    opening: 'A abrir a sua página de faturação…',
    openAgain: 'Tentar novamente',
  },
  sync: {
    done: 'Subscrições sincronizadas com sucesso',
    failed: 'Não foi possível sincronizar as subscrições',
    unreachable: 'Ocorreu um erro ao sincronizar as subscrições',
  },
};
