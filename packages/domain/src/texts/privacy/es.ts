import type { privacy as english } from './en.ts';

/** As `en.ts`, in Spanish. */
export const privacy: typeof english = {
  card: {
    title: 'Tus datos',
    keptTitle: 'Qué guardamos',
    photos: (days) =>
      `Las fotos de tu peque se eliminan ${days} días después de que elijas el avatar. Los avatares y los episodios se quedan hasta que los elimines.`,
    under16:
      'Milestoon es para madres, padres y tutores. No recogemos datos de menores de 16 años: no tienen cuenta aquí, y solo tú decides qué fotos e historias de tu peque se usan.',
    exportTitle: 'Llévatelo todo',
    exportText:
      'Un archivo ZIP con todos los datos, fotos, avatares y vídeos. Guárdalo en un lugar seguro: en él se ve a tu peque.',
    exportButton: 'Descargar mis datos',
    exportPassword: 'Para que nadie más se lleve las imágenes de tu familia, escribe tu contraseña.',
    exporting: 'Preparando...',
    exported: 'La descarga ha empezado.',
    exportFailed: 'No hemos podido preparar el archivo. Inténtalo de nuevo.',
  },
  child: {
    heading: 'Eliminar todos los datos de mi peque',
    lead: 'Fotos, avatar, episodios y vídeos de tu peque, y la suscripción que compraste. Recibirás un justificante.',
    none: 'Aún no has añadido a ningún peque.',
    button: (name) => `Eliminar los datos de ${name}`,
    title: (name) => `¿Eliminar todos los datos de ${name}?`,
    permanent: (name) =>
      `Todo lo de ${name} se elimina para siempre: fotos, avatar, episodios y vídeos. Si compraste una suscripción para ${name}, termina al momento.`,
    published: 'Los vídeos publicados siguen en la plataforma de vídeo y hay que eliminarlos allí a mano.',
    confirm: (name) => `Escribe «${name}» para confirmar`,
    failed: 'No hemos podido empezar la eliminación. Inténtalo de nuevo.',
  },
  account: {
    heading: 'Eliminar mi cuenta',
    lead: 'Tu cuenta con todos los peques, episodios, archivos y suscripciones. Recibirás un justificante.',
    button: 'Eliminar mi cuenta',
    title: '¿Eliminar tu cuenta?',
    permanent:
      'Todo se elimina para siempre y las suscripciones terminan al momento. Se cerrará tu sesión en todos los dispositivos.',
    advice: 'Quizá quieras descargar antes tus datos.',
    email: 'Escribe tu correo electrónico',
    password: 'Contraseña actual',
    emailMismatch: 'El correo no coincide con el de tu cuenta.',
    configuredSuperAdmin:
      'Esta cuenta se creó con el servidor y no se puede eliminar aquí. Elige primero a otro superadministrador en la configuración.',
    lastSuperAdmin: 'Eres el último superadministrador. Nombra antes a otra persona.',
    failed: 'No hemos podido empezar la eliminación. Inténtalo de nuevo.',
  },
  receipt: {
    subject: (product) => `${product}: justificante de eliminación`,
    title: 'Justificante',
    working:
      'Eliminando... Puedes cerrar esta página: la eliminación sigue, y el justificante llega por correo si tu dirección está confirmada.',
    workingWithoutMail:
      'Eliminando... La eliminación sigue si cierras esta página, pero el justificante solo se muestra aquí. Espera hasta que puedas guardarlo.',
    child: 'Se han eliminado los datos de un peque.',
    account: 'Se ha eliminado una cuenta.',
    requested: 'Solicitado',
    finished: 'Terminado',
    removed: 'Lo que se ha eliminado',
    things: {
      account: 'Cuenta',
      'sign-in': 'Contraseña, inicios de sesión y dispositivos',
      children: 'Peques',
      family: 'Personas y mascotas de la familia',
      household: 'Quién más estaba en familias, e invitaciones',
      avatars: 'Avatares propuestos',
      episodes: 'Episodios',
      production: 'Historias, voces y otros pasos de la producción de las películas',
      voices: 'Grabaciones de la familia y quién las contó',
      agreements: 'Términos aceptados',
      payments: 'Registros de suscripciones y pagos',
      notifications: 'Notificaciones y sus ajustes',
      publishing: 'Enlaces con YouTube',
      links: 'Enlaces para la familia',
      hellos: 'Corazones y saludos de la familia',
      keys: 'Claves para otros programas',
      history: 'Entradas del historial de la cuenta',
      messages: 'Mensajes a la ayuda',
      notes: 'Notas de uso interno',
    },
    removedFiles: 'Archivos eliminados',
    files: {
      'child-photos': 'Fotos de peques',
      'episode-images': 'Imágenes de momentos',
      avatars: 'Avatares',
      episodes: 'Películas, con su sonido, subtítulos e imágenes',
      voices: 'Grabaciones de voces',
    },
    nothing: 'Nada',
    subscriptions: (count) =>
      count === 0
        ? 'No ha hecho falta terminar ninguna suscripción.'
        : count === 1
          ? 'Se ha terminado una suscripción.'
          : `Se han terminado ${count} suscripciones.`,
    youtube: 'Vídeos en YouTube',
    videosDeleted: (count) => `Eliminados allí: ${count}`,
    videosLeft: (count) => `Siguen allí: ${count}`,
    published: 'Los vídeos que sigan en una plataforma de vídeo hay que eliminarlos allí a mano.',
    invoices: 'El proveedor de pagos conserva las facturas como exige la ley.',
    download: 'Guardar el justificante',
    close: 'Cerrar',
    lost: 'Ahora mismo no podemos mostrar el justificante. Llegará por correo si tu dirección está confirmada.',
    lostWithoutMail:
      'Ahora mismo no podemos mostrar el justificante. Deja esta página abierta: volvemos a pedirlo.',
  },
  archive: {
    readme: [
      'Todo lo que Milestoon guarda sobre ti y tus peques.',
      'account.json: tu cuenta, tu rol y tus sesiones, y quién está en qué familia. subscriptions.json: lo que nos ha dicho el proveedor de pagos. consents.json: qué términos aceptaste y cuándo. children/: un documento por peque, con su aspecto y sus avatares. episodes/: un documento por episodio, con el guion. other.json: todo lo demás. files/: fotos, avatares, imágenes y vídeos, con los nombres que usan los documentos.',
      'Las contraseñas y las claves no están incluidas.',
    ],
  },
};
