import type { billing as english } from './en.ts';

/** As `en.ts`, in Spanish. */
export const billing: typeof english = {
  plan: {
    title: 'Elige tu plan',
    tab: 'Suscripción',
    lead: 'Un plan con todo incluido.',
    unknown: 'Plan desconocido',
    perMonth: 'al mes',
    description: 'Historias animadas de tu peque sin límite, con magia nueva cada mes',
    includes: {
      episodes: 'Episodios de tu peque sin límite',
      styles: 'Cuatro estilos de dibujo, a partir de tus fotos',
      sound: 'Voces, música y subtítulos en cada episodio',
      publishing: 'Míralos, descárgalos o publícalos en una lista privada',
      download: 'Míralos en la aplicación o descárgalos',
    },
    note: (price, withOneChild) =>
      `Cada peque que añadas tiene su propia suscripción: ${price} al mes por tu cuenta y ${price} al mes por cada peque. Con un peque son ${withOneChild} al mes. Puedes cancelar cuando quieras.`,
    subscribe: 'Suscribirme ahora',
    opening: 'Abriendo el pago...',
  },
  plans: {
    title: 'Lo que pagas',
    forAccount: 'Tu cuenta',
    price: (price) => `${price} al mes`,
    renews: (date) => `Se renueva el ${date}`,
    ends: (date) => `Cancelada. Termina el ${date}; no se cobrará nada más.`,
    unpaid: 'No se ha podido cobrar el último pago. Revisa tu tarjeta.',
    afterwards:
      'Lo que has cancelado funciona hasta su último día. Después, tus películas, tus datos y tu cuenta siguen siendo tuyos.',
  },
  subscriptionCheck: {
    checking: 'Comprobando tu suscripción…',
    active: 'Qué alegría verte de nuevo',
    activeText: 'Tu suscripción está activa. La próxima historia te espera.',
    goOn: 'Continuar a la aplicación',
    required: 'Hace falta una suscripción',
    requiredText: 'Suscríbete para convertir los grandes momentos de tu peque en episodios animados.',
    endedText:
      'Tu suscripción ha terminado. Tus películas siguen siendo tuyas: míralas, descárgalas, llévatelas.',
    endedEmpty: 'Tu suscripción ha terminado y no hay películas en tu cuenta. La cuenta sigue siendo tuya.',
    unpaidText: 'No se ha podido cobrar el último pago. Con otra tarjeta, todo continúa.',
    checkCard: 'Revisar la tarjeta',
    check: 'Buscar pagos recientes',
    found: 'Hemos encontrado tu pago.',
    notFound: (email) =>
      `No hemos encontrado ningún pago de ${email}. Si pagaste con otra dirección, entra con esa.`,
    ways: 'Sin suscripción',
  },
  welcomeAboard: {
    title: 'Te damos la bienvenida a bordo',
    text: '¡Gracias! Ahora vamos a conocer a tu peque. En unos segundos te llevamos allí.',
    goOn: 'Continuar la configuración',
    again: '¡Gracias! Todo está como lo dejaste. En unos segundos te llevamos allí.',
    goHome: 'Continuar a la aplicación',
    asking: 'Buscando tu pago…',
    awaited: 'Aún no hay ningún pago',
    awaitedText:
      'No tenemos noticia de ningún pago. Si acabas de pagar, esta página sigue sola en cuanto llegue.',
    back: 'Volver',
  },
  accountPage: {
    title: 'Tu cuenta',
    children: 'Tus peques',
    films: 'Tus películas',
    filmsLead: 'Tus películas siguen siendo tuyas: míralas, descárgalas, guárdalas.',
    noFilms: 'Aún no hay películas',
    noFilmsText: 'Aquí aparecen las películas que se hacen para tus peques.',
    filmsFailed: 'No hemos podido cargar tus películas.',
    opening: 'Abriendo tu página de facturación…',
    openAgain: 'Intentarlo de nuevo',
  },
  sync: {
    done: 'Suscripciones sincronizadas correctamente',
    failed: 'No hemos podido sincronizar las suscripciones',
    unreachable: 'Ha ocurrido un error al sincronizar las suscripciones',
  },
};
