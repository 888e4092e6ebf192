import type { keepsakes as english } from './en.ts';

export const keepsakes: typeof english = {
  title: 'Para guardar',
  episodeLead:
    'Como ficheiros para imprimir: cada imagem é desenhada de novo para o papel, ao lado das suas palavras e fotografias.',
  seasonLead:
    'Todos os filmes desta temporada num só livro, para imprimir, ou num só filme, para ver e guardar.',
  kinds: {
    'book-a5': { name: 'Livro ilustrado, A5', text: '21 × 14,8 cm, deitado' },
    'book-square': { name: 'Livro ilustrado, quadrado', text: '21 × 21 cm, com letras maiores' },
    'poster-pdf': { name: 'Cartaz, A3', text: '42 × 29,7 cm' },
    'poster-png': { name: 'Imagem do cartaz', text: 'PNG, 5032 × 2831 píxeis' },
    'season-film': { name: 'A temporada num só filme', text: 'MP4, com um capítulo por episódio' },
    'year-film': { name: 'O filme de um ano', text: 'MP4, os melhores momentos' },
  },
  year: {
    title: 'Filmes do ano',
    lead: 'Os melhores momentos de todos os filmes de um ano, desenhados de novo, com uma só música. As vozes que familiares emprestaram a um filme ficam nesse filme.',
    name: (year: number): string => `O filme de ${year}`,
    of: (films: number): string => `De ${films} filmes, até dois minutos e meio`,
    soFar: (films: number): string => (films === 1 ? '1 filme até agora' : `${films} filmes até agora`),
    missing: (films: number): string =>
      films === 1
        ? 'Pode ser feito com mais um filme pronto deste ano.'
        : `Pode ser feito com mais ${films} filmes prontos deste ano.`,
    takes: (minutes: number): string =>
      `Demora cerca de ${minutes} minutos, mais enquanto outros filmes estão a ser feitos. Pode sair desta página.`,
    watch: 'Ver',
    watchLabel: (name: string): string => `Ver: ${name}`,
    close: 'Fechar',
    tooFew: 'O filme de um ano precisa de três filmes prontos desse ano.',
  },
  make: 'Fazer',
  makeLabel: (name) => `Fazer: ${name}`,
  again: 'Fazer de novo',
  againLabel: (name) => `Fazer de novo: ${name}`,
  making: 'A ser feito...',
  progress: (name) => `A ser feito: ${name}`,
  download: 'Transferir',
  downloadLabel: (name) => `Transferir: ${name}`,
  facts: (pages, megabytes) => (pages === 1 ? `${megabytes} MB` : `${pages} páginas, ${megabytes} MB`),
  failed: 'Não foi possível fazê-lo. Tente novamente.',
  notStarted: 'Não foi possível começar. Tente novamente.',
  loadFailed: 'Não foi possível carregar.',
  loading: 'A ver o que se pode fazer',
  printing: 'Para imprimir: 3 mm para cortar em cada lado, imagens a 300 dpi e todas as letras no ficheiro.',
  notReady: 'Ainda não há um filme pronto para isto.',
  waiting: 'Já estão três a ser feitos. Espere até um ficar pronto.',
  tooMany:
    'Já foram feitos tantos quantos a sua família pode pedir num dia. Tente de novo amanhã; o que já está feito fica aqui.',
};
