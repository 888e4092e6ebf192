import { colors } from '../look/colors/pt.ts';
import type { landing as english } from './en.ts';

/** The landing page in Portuguese of Portugal. */
export const landing: typeof english = {
  styles: { anime: 'Anime', adventure: 'Aventura', simple: 'Clássico', fantasy: 'Fantasia' },
  tab: 'A vida real dos mais pequenos numa série animada',
  description:
    'Junte algumas fotografias, conte um momento especial e a criança torna-se a estrela de um episódio animado e narrado. Experimente um trailer gratuito de dez segundos, sem fotografias.',
  signIn: 'Entrar',
  addChild: 'Adicionar criança',
  onThisPage: 'Nesta página',
  howItWorks: 'Como funciona',
  season: 'A temporada',
  pricing: 'Preços',
  faq: 'Perguntas',
  hero: {
    title: 'Pequenos grandes dias,',
    titleEnd: 'animados.',
    promise:
      'Os primeiros passos, a primeira volta de bicicleta, o dia em que caiu o dente. Conte-o em poucas frases. A estrela do episódio é a criança.',
    more: 'Ver como funciona',
  },
  trailer: {
    title: 'Trailer gratuito de 10 segundos',
    name: 'Nome da criança',
    style: 'Estilo',
    star: 'Quem faz o papel?',
    stars: {
      pigtails: 'Totós ruivos e sardas',
      curls: 'Pele morena e caracóis pretos',
      fringe: 'Cabelo preto comprido',
      swept: 'Cabelo louro curto',
    },
    look: {
      title: 'Torne a estrela parecida com a sua',
      skin: 'Pele',
      skins: colors.skin,
      hair: 'Cabelo',
      hairs: colors.hair,
      glasses: 'Óculos',
      glassesShapes: { none: 'Sem óculos', round: 'Redondos' },
    },
    sound: 'Som',
    play: 'Ver o trailer',
    again: 'Ver de novo',
    stop: 'Parar',
    next: 'Imagem seguinte',
    drawing: 'A desenhar as primeiras imagens…',
    failed: 'Não foi possível desenhar o trailer aqui. Recarregue a página e tente novamente.',
    picture: (style) => `Uma cena da série no estilo ${style}`,
    playing: (name) => `Trailer com ${name} no papel principal`,
    note: 'Sem fotografias e sem conta: é desenhado no seu navegador, e o nome não sai dele.',
    someone: 'Mia',
    plots: {
      anime: {
        title: (name) => `${name} Sobre Rodas`,
        lines: () => ['Hoje, sem rodinhas.', 'Sempre em frente até ao mar!'],
      },
      adventure: {
        title: (name) => `${name} Explora`,
        lines: (name) => ['Algo se mexe entre as folhas.', `${name}, já descobriste?`],
      },
      simple: {
        title: (name) => `${name} e o Grande Dia`,
        lines: () => ['Um grande sopro para as velas.', 'E depois a primeira neve!'],
      },
      fantasy: {
        title: (name) => `${name} ao Luar`,
        lines: () => ['Quando nascem as estrelas,', 'cada dia se torna uma história.'],
      },
    },
  },
  proof: {
    label: 'Em resumo',
    families: ['15 345', 'famílias, 356 hoje'],
    speed: ['Menos de 2 minutos', 'para criar um episódio'],
    season: ['12 episódios', 'fazem uma temporada'],
    guarantee: ['60 dias', 'de garantia de reembolso'],
  },
  steps: {
    lead: 'De uma fotografia à estreia, em três pequenos passos.',
    show: {
      title: 'Mostre-nos a criança',
      text: 'Bastam uma a quatro fotografias. Ficam privadas e são eliminadas depois de o avatar estar desenhado.',
      picture: 'Fotografia de um menino a sorrir',
    },
    pick: {
      title: 'Escolha o estilo e o avatar',
      text: 'Anime, Aventura, Clássico ou Fantasia. Desenhamos quatro avatares e fica para sempre com o que preferir.',
      picture: (style) => `O menino da fotografia, desenhado no estilo ${style}`,
    },
    tell: {
      title: 'Conte o que aconteceu',
      text: 'Um título, algumas frases, uma ou duas fotografias. O resultado é um episódio com vozes, música e legendas.',
      picture: 'Uma cena de um episódio: o menino encontra um escaravelho na floresta',
    },
    note: 'O menino da fotografia não existe: a imagem foi gerada por computador. Os desenhos são o que o nosso estúdio fez a partir dela.',
  },
  episodes: {
    title: 'Doze momentos fazem uma temporada',
    lead: 'Cada episódio tem número, título e a mesma pequena estrela. Eis uma temporada da Mia, nos quatro estilos.',
    picture: (number, title) => `Episódio ${number}: ${title}`,
    titles: [
      'A primeira bicicleta',
      'Um dia na praia',
      'O dente a abanar',
      'O grande escaravelho',
      'Uma noite na tenda',
      'A caça ao tesouro',
      'O primeiro dia de escola',
      'Cinco velas',
      'Neve!',
      'Sem medo do escuro',
      'O comboio da noite',
      'Uma estrela para a avó',
    ],
  },
  safe: {
    title: 'Feito para a sua família e para mais ninguém',
    points: [
      {
        title: 'As fotografias são eliminadas',
        text: 'Depois de criado o avatar já não são precisas. As fotografias originais desaparecem em cerca de 30 dias.',
      },
      {
        title: 'Decide quem vê',
        text: 'Privado, não listado ou público: a visibilidade escolhe-se episódio a episódio.',
      },
    ],
    playlist: {
      title: 'Lista privada ou os seus ficheiros',
      text: 'Envie a temporada para uma lista privada no seu canal do YouTube, ou guarde os ficheiros.',
    },
    download: {
      title: 'Para guardar',
      text: 'Descarregue cada episódio como ficheiro de vídeo, com legendas, cartaz e trailer.',
    },
  },
  nameGame: {
    title: 'O nome da estrela ainda está livre?',
    label: 'Nome',
    check: 'Verificar o nome',
    free: (name) => `«${name}» está disponível! Guardamos o nome durante 24 horas.`,
    taken: (name) => `«${name}» já é uma estrela. Experimente um diminutivo, ou pergunte outra vez!`,
    finePrint:
      'É um jogo: a resposta sai ao acaso, e cada criança pode manter o seu nome. O nome fica guardado neste navegador e em mais lado nenhum.',
  },
  plans: {
    lead: 'Se mudar de ideias nos primeiros 60 dias, devolvemos o dinheiro.',
    favourite: 'Para começar',
    'Monthly Journey': {
      period: 'por mês',
      lines: ['Cada momento num episódio', 'Os quatro estilos de desenho', 'Cancele quando quiser'],
    },
    'Lifetime Keepsake': {
      period: 'pagamento único',
      lines: ['Tudo o que há em Monthly Journey', 'Um pagamento, todas as temporadas', 'Descarregue tudo'],
    },
    start: 'Começar',
    guarantee: 'Garantia de reembolso de 60 dias nos dois planos',
  },
  questions: [
    {
      question: 'O que acontece às minhas fotografias?',
      answer:
        'São guardadas em privado e servem apenas para desenhar a criança e contar as suas histórias. As fotografias da criança são eliminadas depois de criado o avatar, o mais tardar cerca de 30 dias depois.',
    },
    {
      question: 'Quanto tempo demora um episódio?',
      answer:
        'Criar um episódio demora menos de dois minutos. Pode sair da página entretanto: o progresso está lá quando voltar.',
    },
    {
      question: 'Quem pode ver os episódios?',
      answer: ({ youtube }) =>
        youtube
          ? 'Só a sua família, a não ser que os partilhe: cada episódio é privado, não listado ou público. Descarregue o vídeo ou envie-o para uma lista privada no seu canal do YouTube.'
          : 'Só a sua família, a não ser que os partilhe: cada episódio é privado, não listado ou público, e pode descarregar o vídeo.',
    },
    {
      question: 'Posso mudar o avatar mais tarde?',
      answer:
        'O avatar mantém-se, para que a criança seja reconhecível do primeiro ao último episódio. O estilo de desenho pode mudar uma vez por mês.',
    },
    {
      question: 'É preciso escrever bem?',
      answer:
        'Não. Escreva como quem conta a um amigo. Transformamos as suas frases em cenas e não deixamos nada de fora.',
    },
    {
      question: 'E se não gostarmos?',
      answer: '[Escreva-nos](/legal/support?reason=refund) nos primeiros 60 dias e devolvemos o dinheiro.',
    },
  ],
  closing: {
    title: 'O que fez hoje a sua criança?',
    text: 'Hoje é uma pequena história. Daqui a dez anos será uma grande.',
  },
  footer: {
    legal: 'Informação legal',
    terms: 'Termos',
    privacy: 'Privacidade',
    cookies: 'Cookies',
    support: 'Apoio',
    language: 'Idioma',
    credit: (year, name) => `© ${year} ${name}. Feito em Portugal. Este serviço é um protótipo.`,
  },
};
