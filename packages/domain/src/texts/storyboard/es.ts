import { deeds } from './deeds/es.ts';
import { sceneries } from './sceneries/es.ts';

import type { Texts } from '../index.ts';

export const storyboard: Texts['storyboard'] = {
  title: 'Esta es tu historia tal como la hemos entendido',
  lead: 'No hace falta corregir nada. Si algo fue distinto, toca la imagen.',
  finishedTitle: 'Cómo hemos entendido tu historia',
  finishedLead:
    '¿Estaba otra persona, o era otra cosa? Toca una imagen; solo se vuelve a dibujar lo que cambia.',
  open: 'Mostrar las imágenes',
  close: 'Cerrar',
  loading: 'Leyendo tu historia',
  failed: 'No se ha podido guardar. Inténtalo de nuevo.',
  later: 'La película ya se está dibujando. Lo que corrijas ahora se guarda para una versión nueva.',
  changed: 'La película aún no muestra tus correcciones.',
  remake: 'Hacer la película con ellas',
  pleaseLook: 'Mira, por favor',
  unsure: (count: number): string =>
    count === 1
      ? 'No estábamos seguros de una imagen. Está señalada.'
      : `No estábamos seguros de ${count} imágenes. Están señaladas.`,
  unpictured: (...sentences) =>
    `No pudimos dibujar: ${sentences.map((sentence) => `«${sentence}»`).join(' ')} Puedes seguir igualmente: la película lo cuenta con palabras.`,
  unsureHere: 'Aquí no estábamos seguros.',
  moment: (number) => `Momento ${number}`,
  leftOut: 'Se queda fuera',
  leaveOut: 'Dejar esto fuera',
  putBack: 'Volver a mostrarlo',
  done: 'Listo',
  who: 'Quién',
  somebody: 'Alguien de nuestra familia',
  name: 'Nombre',
  is: 'En nuestra familia es',
  addFamily: 'Añadir a nuestra familia',
  what: 'Qué',
  search: 'Buscar imágenes',
  searching: (count) => (count === 1 ? '1 imagen encontrada' : `${count} imágenes encontradas`),
  add: (thing) => `Mostrar ${thing}`,
  remove: (thing) => `No mostrar ${thing}`,
  does: 'Qué hace',
  searchDeeds: 'Buscar qué se hace',
  deedsFound: (count) => (count === 1 ? '1 encontrado' : `${count} encontrados`),
  noDeeds: 'No hay nada así. Prueba con otra palabra.',
  allDeeds: 'Mostrar todo',
  hideDeeds: 'Mostrar menos',
  where: 'Dónde',
  when: 'Cuándo',
  weather: 'Tiempo',
  feeling: 'Sentimiento',
  notSaid: 'No se dice',
  deeds,
  sceneries,
  more: {
    missing: 'Tus palabras aún no dicen qué se puede ver. ¿Quién estaba, qué hizo y dónde? Basta una frase.',
    label: 'Qué pasó',
    stays: 'El título, el día y las fotos se quedan como están.',
    later:
      'La película ya se está dibujando. Lo que escribas se guarda aquí hasta que esté lista; después podrás hacerla con tus palabras.',
    make: 'Hacer la película con estas palabras',
  },
  times: { day: 'De día', golden: 'Al atardecer', night: 'De noche' },
  weathers: { clear: 'Seco', rain: 'Lluvia', snow: 'Nieve', hail: 'Granizo', fog: 'Niebla', wind: 'Viento' },
  feelings: {
    neutral: 'Calma',
    happy: 'Alegría',
    laughing: 'Risa',
    surprised: 'Sorpresa',
    sad: 'Tristeza',
    proud: 'Orgullo',
    scared: 'Miedo',
    sleepy: 'Sueño',
    thinking: 'Pensando',
    angry: 'Enfado',
    shy: 'Timidez',
  },
};
