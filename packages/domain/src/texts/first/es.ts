import { surroundings } from '../interface/es.ts';
import { milestones } from '../milestones/es.ts';
import type { first as english } from './en.ts';

/** As `en.ts`. */
export const first: typeof english = {
  ...surroundings,
  auth: {
    unexpected: 'Ha ocurrido un error inesperado',
    signInFirst: 'Inicia sesión para continuar',
    notAuthenticated: 'No has iniciado sesión',
    expired: 'No hemos podido comprobar tu sesión. Vuelve a iniciarla.',
  },
  photo: {
    invalid: 'El archivo no es válido',
    valid: 'Las fotos tienen que ser archivos JPEG, PNG, WebP, GIF, AVIF o HEIC de menos de 10 MB.',
    unreachable: 'No hay conexión. No se ha perdido nada: inténtalo de nuevo cuando vuelva.',
    tooLarge: 'El archivo debe ocupar menos de 10 MB',
    heicUnreadable:
      'esta foto está en el formato HEIC de los móviles y no hemos podido abrirla. Guárdala como JPEG; en un iPhone elige Ajustes, Cámara, Formatos, «El más compatible».',
    bucketNotFound: 'No se ha encontrado el almacenamiento. Ponte en contacto con nosotros.',
    permissionDenied: 'No tienes permiso. Ponte en contacto con nosotros.',
  },
  uploads: {
    noAddress: 'La subida no ha devuelto ninguna dirección',
    childPhotoFailed: (file, reason) => `No hemos podido subir ${file}: ${reason}`,
    episodeImageFailed: (reason) => `No hemos podido subir la imagen: ${reason}`,
  },
  installed: {
    updateReady: 'Hay una versión nueva',
    reload: 'Recargar',
    offlineTitle: 'No tienes conexión',
    offlineText: 'Tus episodios te esperan al otro lado. Esta página vuelve sola en cuanto haya conexión.',
    tryAgain: 'Intentar de nuevo',
  },
  checkout: {
    invalidProduct: 'El producto elegido no es válido',
    failed: 'No hemos podido crear la sesión de pago',
    unexpected: 'Algo ha ido mal. Inténtalo de nuevo.',
    forAccount: 'Este plan es para tu cuenta.',
    forChild: (name) => `Este plan es para ${name}.`,
  },
  children: {
    home: {
      title: 'Qué alegría verte de nuevo',
      firstTitle: 'Te damos la bienvenida a Milestoon',
      tab: 'Inicio',
      lead: '¿Qué ha pasado desde la última vez?',
      firstLead: 'Aquí vive vuestra serie.',
      quickStart: 'Inicio rápido',
      superAdmin: 'Superadministrador - Acceso ilimitado',
      quickStartText: 'Una foto, un título y unas frases: eso es todo lo que necesita un episodio.',
      subscriptions: (count) => (count === 1 ? 'suscripción' : 'suscripciones'),
      children: (count) => (count === 1 ? 'peque' : 'peques'),
      list: 'Tus peques',
      add: 'Añadir peque',
      loading: 'Cargando a tus peques…',
      loadFailed: 'No hemos podido cargar a tus peques.',
      empty: 'Añade a tu primer peque',
      emptyText: 'De una a cuatro fotos, y la serie puede empezar.',
      start: 'Empezar',
    },
    card: {
      episodes: (count) => (count === 1 ? '1 episodio' : `${count} episodios`),
      drawing: 'Dibujando los avatares...',
      steps: {
        pay: 'Aún falta el pago. Dibujaremos los avatares en cuanto llegue.',
        payKept: 'El avatar está guardado. Las películas se hacen en cuanto llegue el pago.',
        choose: 'Los avatares están dibujados y esperan a que elijas.',
        failed: 'No hemos podido dibujar los avatares. No se ha perdido nada de lo que escribiste.',
      },
      pay: 'Ir al pago',
      choose: 'Elegir el avatar',
      look: 'Ver cómo va',
      tryAgain: 'Intentar de nuevo',
      menu: (name) => `Menú de ${name}`,
      edit: 'Editar perfil',
      remove: 'Eliminar perfil',
      create: 'Crear un episodio',
      subscribe: 'Suscribirme para crear episodios',
      wait: 'Esperando el avatar...',
    },
  },
  episodes: {
    numbered: (title, number) => `Episodio ${number}: ${title}`,
    starring: (name) => `Con ${name}`,
    tryAgain: 'Intentar de nuevo',
    tryAgainLabel: (title) => `Intentar de nuevo: ${title}`,
    status: {
      completed: 'Listo para ver',
      processing: 'Preparando...',
      failed: 'Preparando, está tardando más de lo normal...',
    },
    progress: {
      label: 'Progreso del episodio',
      waiting: 'Esperando su turno',
      leave: 'Puedes salir de esta página; la película se sigue haciendo.',
      steps: {
        look: 'Conociendo la cara',
        screenplay: 'Escribiendo la historia',
        narration: 'Grabando las voces',
        film: 'Preparando las escenas',
        sound: 'Componiendo la música',
        pictures: 'Pintando las imágenes',
        video: 'Montando la película',
      },
      almost: 'Casi está',
      lessThanMinute: 'Queda menos de un minuto',
      minutes: (minutes) =>
        minutes === 1 ? 'Queda más o menos un minuto' : `Quedan unos ${minutes} minutos`,
      hours: (hours) => (hours === 1 ? 'Queda más o menos una hora' : `Quedan unas ${hours} horas`),
    },
    retryFailed: 'No hemos podido volver a empezar el episodio. Inténtalo de nuevo.',
  },
  milestones,
  notifications: {
    panel: {
      title: 'Notificaciones',
      unread: (count) => `${count} sin leer`,
      unreadMark: 'Sin leer',
      markRead: (title) => `Marcar como leída: ${title}`,
      markAll: 'Marcar todo como leído',
      close: 'Cerrar',
      emptyTitle: 'Nada nuevo',
      empty: 'Cuando un episodio esté listo, lo verás aquí.',
      failed: 'No hemos podido cargar tus notificaciones. Inténtalo de nuevo.',
    },
  },
  seasons: {
    place: (season, episode, all) => `Temporada ${season}, ${episode} de ${all}`,
  },
  support: {
    contact: 'Contactar con la ayuda',
  },
  acting: {
    in: (email) => `Estás en la familia de ${email}.`,
    switch: 'Cambiar de familia',
    ownerPays: 'Solo quien creó esta familia puede pagar.',
  },
  confirmAddress: {
    bannerTitle: 'Confirma tu correo electrónico',
    banner: (email) =>
      `Hemos enviado un enlace a ${email}. Hasta que lo abras, quedan en espera publicar, compartir, las claves de API y nuestros correos. Todo lo demás funciona.`,
    sendAgain: 'Enviar de nuevo',
    sending: 'Enviando...',
    sent: 'Un enlace nuevo va de camino. Mira también en la carpeta de spam.',
    dismiss: 'Ahora no',
  },
  passkeys: {
    cancelled: 'No se ha añadido ninguna llave de acceso. Puedes volver a intentarlo cuando quieras.',
    already: 'Este dispositivo ya tiene una llave de acceso de tu cuenta.',
    signInFailed: 'No ha funcionado. Inténtalo de nuevo o usa tu contraseña.',
  },
};
