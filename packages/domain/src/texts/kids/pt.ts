import type { kids as english } from './en.ts';

export const kids: typeof english = {
  open: 'Para as crianças',
  openLead: 'Só os filmes, do tamanho do ecrã. Para sair é preciso fazer uma conta.',
  title: 'Os teus filmes',
  none: 'Ainda não há filmes para ver.',
  failed: 'Não foi possível carregar os filmes.',
  reload: 'Tentar novamente',
  filmFailed: 'Não foi possível abrir este filme.',
  shelf: 'Todos os filmes',
  previous: 'Filme anterior',
  next: 'Filme seguinte',
  captions: 'Legendas',
  leave: 'Para adultos',
  gate: {
    title: 'És um adulto?',
    question: (a, b) => `Quanto é ${a} + ${b}?`,
    wrong: 'Ainda não. Aqui vai outra conta.',
    stay: 'Continuar a ver',
    go: 'Sair',
  },
};
