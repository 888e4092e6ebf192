import type { keepsakes as english } from './en.ts';

export const keepsakes: typeof english = {
  title: 'Para guardar',
  episodeLead:
    'Como archivos para imprimir: cada imagen se dibuja de nuevo para el papel, junto a tus palabras y tus fotos.',
  seasonLead:
    'Todas las películas de esta temporada en un libro, para imprimir, o en una sola película, para ver y guardar.',
  kinds: {
    'book-a5': { name: 'Libro ilustrado, A5', text: '21 × 14,8 cm, apaisado' },
    'book-square': { name: 'Libro ilustrado, cuadrado', text: '21 × 21 cm, con letras más grandes' },
    'poster-pdf': { name: 'Cartel, A3', text: '42 × 29,7 cm' },
    'poster-png': { name: 'Imagen del cartel', text: 'PNG, 5032 × 2831 píxeles' },
    'season-film': { name: 'La temporada en una película', text: 'MP4, con un capítulo por episodio' },
    'year-film': { name: 'La película de un año', text: 'MP4, los mejores momentos' },
  },
  year: {
    title: 'Películas del año',
    lead: 'Los mejores momentos de todas las películas de un año, dibujados de nuevo, con una sola música. Las voces que los familiares prestaron a una película se quedan en ella.',
    name: (year: number): string => `La película de ${year}`,
    of: (films: number): string => `De ${films} películas, hasta dos minutos y medio`,
    soFar: (films: number): string => (films === 1 ? '1 película por ahora' : `${films} películas por ahora`),
    missing: (films: number): string =>
      films === 1
        ? 'Se puede hacer con una película terminada más de este año.'
        : `Se puede hacer con ${films} películas terminadas más de este año.`,
    takes: (minutes: number): string =>
      `Tarda unos ${minutes} minutos, más mientras se hacen otras películas. Puedes salir de esta página.`,
    watch: 'Ver',
    watchLabel: (name: string): string => `Ver: ${name}`,
    close: 'Cerrar',
    tooFew: 'La película de un año necesita tres películas terminadas de ese año.',
  },
  make: 'Hacerlo',
  makeLabel: (name) => `Hacerlo: ${name}`,
  again: 'Hacerlo de nuevo',
  againLabel: (name) => `Hacerlo de nuevo: ${name}`,
  making: 'Haciéndose...',
  progress: (name) => `Haciéndose: ${name}`,
  download: 'Descargar',
  downloadLabel: (name) => `Descargar: ${name}`,
  facts: (pages, megabytes) => (pages === 1 ? `${megabytes} MB` : `${pages} páginas, ${megabytes} MB`),
  failed: 'No se ha podido hacer. Inténtalo de nuevo.',
  notStarted: 'No se ha podido empezar. Inténtalo de nuevo.',
  loadFailed: 'No se ha podido cargar.',
  loading: 'Mirando qué se puede hacer',
  printing:
    'Para imprimir: 3 mm para recortar en cada lado, imágenes a 300 ppp y todas las letras en el archivo.',
  notReady: 'No hay ninguna película terminada para esto.',
  waiting: 'Ya se están haciendo tres. Espera a que uno esté listo.',
  tooMany:
    'Ya se han hecho tantos como tu familia puede pedir en un día. Inténtalo de nuevo mañana; lo que ya está hecho se queda aquí.',
};
