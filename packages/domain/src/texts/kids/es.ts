import type { kids as english } from './en.ts';

export const kids: typeof english = {
  open: 'Para los peques',
  openLead: 'Solo las películas, a pantalla completa. Para salir hay que hacer una suma.',
  title: 'Tus películas',
  none: 'Todavía no hay ninguna película.',
  failed: 'No se han podido cargar las películas.',
  reload: 'Intentarlo de nuevo',
  filmFailed: 'No se ha podido abrir esta película.',
  shelf: 'Todas las películas',
  previous: 'Película anterior',
  next: 'Película siguiente',
  captions: 'Subtítulos',
  leave: 'Para mayores',
  gate: {
    title: '¿Eres una persona mayor?',
    question: (a, b) => `¿Cuánto es ${a} + ${b}?`,
    wrong: 'Todavía no. Aquí va otra.',
    stay: 'Seguir viendo',
    go: 'Salir',
  },
};
