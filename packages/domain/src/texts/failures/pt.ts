import type { failures as english } from './en.ts';

/** As `en.ts`, in European Portuguese. */
export const failures: typeof english = {
  failures: {
    notFound: 'Não encontrado',
    notAllowed: 'Não permitido',
    secondFactorRequired:
      'A sua função precisa de um segundo passo ao entrar. Configure-o no seu perfil ou entre com ele.',
    subscriptionRequired: 'Subscreva para criar episódios',
    invalidInput: 'Verifique o que introduziu',
    changed: 'Isto foi alterado entretanto. Recarregue a página.',
    addressUnconfirmed:
      'Confirme primeiro o seu e-mail: o link está na mensagem que lhe enviámos. No seu perfil pode pedir que seja enviado de novo.',
    storiesWait:
      'As suas últimas correções ainda estão a ser desenhadas. Tente novamente dentro de alguns segundos.',
    namesWait: 'Ainda há nomes à espera de serem ditos. Tente novamente dentro de alguns segundos.',
    retriedOften:
      'Já tentámos fazer este episódio várias vezes. Nada do que escreveu se perdeu: tente novamente daqui a uma hora.',
    looksWait: 'Ainda há fotografias à espera de serem vistas. Tente novamente dentro de alguns segundos.',
    firstLookUsed: 'Já viu os avatares de uma criança antes de pagar. Com um plano pode continuar.',
    full: {
      episodes:
        'Já estão a ser feitos tantos episódios seus que não há lugar para mais um. Assim que um deles estiver pronto, tente novamente.',
      children:
        'Várias das suas crianças ainda estão à espera da subscrição. Subscreva para uma delas, ou elimine um dos perfis, antes de adicionar outra.',
      photos:
        'Há demasiadas fotografias suas à espera de serem usadas. Retire algumas dos formulários ou tente novamente amanhã.',
      family: 'A sua família está completa. Retire alguém antes de adicionar outra pessoa ou animal.',
      streams: 'O Milestoon está aberto em demasiadas janelas ao mesmo tempo. Feche algumas.',
    },
    tooLarge: 'Isto é demasiado grande',
    unsuitable: 'Não conseguimos transformar isto numa história para crianças.',
  },
  refusals: {
    violence:
      'Parece ter sido algo difícil, e os nossos pequenos filmes são feitos para momentos ternos. Pode contar-nos um momento feliz ou corajoso?',
    sexual:
      'Os nossos filmes têm de ser seguros para todas as crianças, por isso este texto não pode tornar-se um episódio. Conte-nos outro momento.',
    hate: 'Os nossos filmes são para todas as famílias, por isso deixamos de fora palavras que magoam. Conte o momento com palavras mais gentis.',
    shaming:
      'Gostaríamos de contar isto de forma que a criança goste de ouvir. Retire as palavras que magoam e conte o que sentiu, tentou ou aprendeu.',
    death:
      'Deve ser muito difícil, e lamentamos. Um desenho animado alegre não é o lugar certo para isto. Gostaríamos muito de contar antes uma memória serena.',
    personal:
      'Para proteger a sua família, retire moradas, números de telefone, endereços de e-mail e links.',
    instructions:
      'Conte-nos apenas o que aconteceu, por palavras suas. Não encontrámos uma história neste texto.',
    'self-harm':
      'Parece ser um peso muito grande, e esperamos que ninguém tenha de o carregar sozinho: um médico ou uma linha de apoio podem ajudar agora mesmo. Não podemos fazer um filme disto, mas gostaríamos muito de contar um momento mais sereno.',
    drugs: 'Isto não se adequa a um filme para crianças. Conte-nos outro momento.',
    commerce:
      'Os nossos filmes contam a vida da criança e não podem ter publicidade. Retire essa parte e tente novamente.',
  },
};
