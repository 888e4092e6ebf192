import { deeds } from './deeds/pt.ts';
import { sceneries } from './sceneries/pt.ts';

import type { Texts } from '../index.ts';

export const storyboard: Texts['storyboard'] = {
  title: 'Eis a sua história como a entendemos',
  lead: 'Não é preciso corrigir nada. Se algo foi diferente, toque na imagem.',
  finishedTitle: 'Como entendemos a sua história',
  finishedLead:
    'Estava lá outra pessoa, ou era outra coisa? Toque numa imagem; só se desenha de novo o que muda.',
  open: 'Mostrar as imagens',
  close: 'Fechar',
  loading: 'A ler a sua história',
  failed: 'Não foi possível guardar. Tente novamente.',
  later: 'O filme já está a ser desenhado. O que corrigir agora fica guardado para uma nova versão.',
  changed: 'O filme ainda não mostra as suas correções.',
  remake: 'Fazer o filme com elas',
  pleaseLook: 'Veja, por favor',
  unsure: (count: number): string =>
    count === 1
      ? 'Não tivemos a certeza numa imagem. Está assinalada.'
      : `Não tivemos a certeza em ${count} imagens. Estão assinaladas.`,
  unpictured: (...sentences) =>
    `Não conseguimos desenhar: ${sentences.map((sentence) => `«${sentence}»`).join(' ')} Pode continuar à mesma: o filme conta-o por palavras.`,
  unsureHere: 'Aqui não tivemos a certeza.',
  moment: (number) => `Momento ${number}`,
  leftOut: 'Fica de fora',
  leaveOut: 'Deixar isto de fora',
  putBack: 'Voltar a mostrar',
  done: 'Pronto',
  who: 'Quem',
  somebody: 'Alguém da nossa família',
  name: 'Nome',
  is: 'Na nossa família é',
  addFamily: 'Juntar à nossa família',
  what: 'O quê',
  search: 'Procurar imagens',
  searching: (count) => (count === 1 ? '1 imagem encontrada' : `${count} imagens encontradas`),
  add: (thing) => `Mostrar ${thing}`,
  remove: (thing) => `Não mostrar ${thing}`,
  does: 'O que faz',
  searchDeeds: 'Procurar o que se faz',
  deedsFound: (count) => (count === 1 ? '1 encontrado' : `${count} encontrados`),
  noDeeds: 'Não há nada assim. Experimente outra palavra.',
  allDeeds: 'Mostrar tudo',
  hideDeeds: 'Mostrar menos',
  where: 'Onde',
  when: 'Quando',
  weather: 'Tempo',
  feeling: 'Sentimento',
  notSaid: 'Não foi dito',
  deeds,
  sceneries,
  more: {
    missing:
      'As suas palavras ainda não dizem o que se pode ver. Quem lá estava, o que fez e onde? Basta uma frase.',
    label: 'O que aconteceu',
    stays: 'O título, o dia e as fotografias ficam como estão.',
    later:
      'O filme já está a ser desenhado. O que escrever fica guardado aqui até ele estar pronto; depois pode fazê-lo com as suas palavras.',
    make: 'Fazer o filme com estas palavras',
  },
  times: { day: 'De dia', golden: 'Ao fim da tarde', night: 'À noite' },
  weathers: { clear: 'Seco', rain: 'Chuva', snow: 'Neve', hail: 'Granizo', fog: 'Nevoeiro', wind: 'Vento' },
  feelings: {
    neutral: 'Calma',
    happy: 'Alegria',
    laughing: 'Riso',
    surprised: 'Surpresa',
    sad: 'Tristeza',
    proud: 'Orgulho',
    scared: 'Medo',
    sleepy: 'Sono',
    thinking: 'A pensar',
    angry: 'Zanga',
    shy: 'Timidez',
  },
};
