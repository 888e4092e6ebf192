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
    },
    note: 'Cada peque que añadas tiene su propia suscripción. Puedes cancelar cuando quieras.',
    subscribe: 'Suscribirme ahora',
    opening: 'Abriendo el pago...',
  },
  subscriptionCheck: {
    checking: 'Comprobando tu suscripción…',
    active: 'Qué alegría verte de nuevo',
    activeText: 'Tu suscripción está activa. La próxima historia te espera.',
    goOn: 'Continuar a la aplicación',
    required: 'Hace falta una suscripción',
    requiredText: 'Suscríbete para convertir los grandes momentos de tu peque en episodios animados.',
    check: 'Buscar pagos recientes',
  },
  welcomeAboard: {
    title: 'Te damos la bienvenida a bordo',
    text: '¡Gracias! Ahora vamos a conocer a tu peque. En unos segundos te llevamos allí.',
    goOn: 'Continuar la configuración',
  },
  checkout: {
    invalidProduct: 'El producto elegido no es válido',
    failed: 'No hemos podido crear la sesión de pago',
    unexpected: 'Algo ha ido mal. Inténtalo de nuevo.',
  },
  sync: {
    done: 'Suscripciones sincronizadas correctamente',
    failed: 'No hemos podido sincronizar las suscripciones',
    unreachable: 'Ha ocurrido un error al sincronizar las suscripciones',
  },
};
