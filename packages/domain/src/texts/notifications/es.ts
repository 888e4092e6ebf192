import type { notifications as english } from './en.ts';

export const notifications: typeof english = {
  told: {
    'episode-ready': {
      title: 'Tu episodio está listo',
      text: ({ episode }) => `Ya puedes ver «${episode}».`,
      action: 'Ver',
    },
    'episode-failed': {
      title: 'No hemos podido terminar un episodio',
      text: ({ episode }) =>
        `No hemos podido terminar «${episode}». No se ha perdido nada de lo que escribiste: puedes intentarlo de nuevo en su página.`,
      action: 'Abrir el episodio',
    },
    'payment-problem': {
      title: 'No se ha podido cobrar un pago',
      text: ({ child }) =>
        `No se ha podido cobrar ${child === null ? 'tu suscripción' : `la suscripción de ${child}`}. Revisa tu tarjeta para que las historias continúen.`,
      action: 'Revisar la tarjeta',
    },
    'plan-ending': {
      title: 'Hemos anotado tu cancelación',
      text: ({ child, date }) =>
        `${child === null ? 'Tu suscripción' : `La suscripción de ${child}`} está cancelada y termina el ${date}; no se cobrará nada más por ella. Hasta entonces todo funciona. Después, tus películas, tus datos y tu cuenta siguen siendo tuyos: puedes ver y descargar todas las películas.`,
      action: 'Abrir tu cuenta',
    },
    'photos-due': {
      title: 'Pronto eliminaremos unas fotos',
      text: ({ child, date }) =>
        `${child === null ? 'Las fotos de tu peque' : `Las fotos de ${child}`} se eliminarán el ${date}, como prometimos. Los avatares y los episodios se quedan, y un perfil sin avatar aún puede tener uno.`,
      action: 'Ver las fotos',
    },
    'episode-published': {
      title: 'Tu episodio está en YouTube',
      text: ({ episode }) => `«${episode}» está listo en YouTube, en tu lista de reproducción privada.`,
      action: 'Abrir el episodio',
    },
    'publishing-problem': {
      title: 'La publicación en YouTube te necesita',
      text: ({ episode }) =>
        episode === ''
          ? 'Google ya no nos deja publicar en tu canal. Vuelve a conectar YouTube en tu perfil y lo que está en espera continuará.'
          : `No hemos podido publicar «${episode}» en YouTube. En su página te decimos por qué y puedes intentarlo de nuevo. La película está a salvo.`,
      action: 'Ver qué ha pasado',
    },
    'film-hello': {
      title: 'Alguien la ha visto y te saluda',
      text: ({ episode }) =>
        `Alguien que vio «${episode}» por tu enlace ha enviado algo. Lo encuentras en la página de la película.`,
      action: 'Verlo',
    },
    'story-told': {
      title: 'Tu historia ya está contada',
      text: ({ episode }) =>
        `La persona a la que pediste contar «${episode}» ha enviado su grabación. Escúchala y elige las frases que te gusten.`,
      action: 'Escuchar',
    },
    'password-changed': {
      title: 'Tu contraseña ha cambiado',
      text: () =>
        'La contraseña de tu cuenta ha cambiado y se ha cerrado la sesión en otros dispositivos. Si no has sido tú, elige ya una contraseña nueva:',
      action: 'Elegir una contraseña nueva',
    },
    'api-key-created': {
      title: 'Se ha creado una clave de API',
      text: () =>
        'Se ha creado una clave de API nueva para tu cuenta. Los programas que la tengan pueden hacer aquello para lo que se creó. Si no has sido tú, elige una contraseña nueva: eso anula todas las claves.',
      action: 'Abrir el perfil',
    },
    'new-device': {
      title: 'Sesión iniciada en un dispositivo nuevo',
      text: ({ device }) =>
        `Alguien ha iniciado sesión en tu cuenta en un dispositivo que no se había usado antes${device && ` (${device})`}. Si has sido tú, todo está bien. Si no, cierra esa sesión en tu perfil y cambia la contraseña:`,
      action: 'Ver los dispositivos',
    },
    'parent-invited': {
      title: 'Se ha invitado a otra madre o a otro padre',
      text: () =>
        'Se ha creado un enlace con el que alguien puede entrar en tu familia como madre o padre, y ver y hacer lo mismo que tú. Si no has sido tú, elige una contraseña nueva: eso anula todas las invitaciones abiertas.',
      action: 'Ver tu familia',
    },
    'member-joined': {
      title: 'Alguien ha entrado en tu familia',
      text: () =>
        'Alguien ha aceptado una invitación a tu familia. Si tú no invitaste a esa persona, quítala y cambia tu contraseña:',
      action: 'Ver tu familia',
    },
    'api-keys-ended': {
      title: 'Tus claves de API han terminado',
      text: () =>
        'Para proteger tu cuenta, tus claves de API ya no funcionan. Si un programa tuyo necesita una, crea una nueva en tu perfil.',
      action: 'Abrir el perfil',
    },
    'second-factor-on': {
      title: 'Tu cuenta pide ahora un segundo paso',
      text: () =>
        'A quien entre en tu cuenta con la contraseña se le pide ahora también un código de tu aplicación de autenticación. Se ha cerrado la sesión en otros dispositivos. Si no has sido tú, elige una contraseña nueva y escríbenos:',
      action: 'Ver cómo entras',
    },
    'second-factor-off': {
      title: 'Tu cuenta ya no pide un segundo paso',
      text: () =>
        'Se ha desactivado el código de la aplicación de autenticación: vuelve a bastar con la contraseña. Si no has sido tú, elige ya una contraseña nueva y actívalo otra vez:',
      action: 'Ver cómo entras',
    },
    'second-factor-reset': {
      title: 'Se ha restablecido el segundo paso de tu cuenta',
      text: () =>
        'Quienes llevan Milestoon han quitado la aplicación de autenticación y las llaves de acceso de tu cuenta y han cerrado todas tus sesiones, porque alguien les dijo que se habían perdido. Si no has sido tú, escríbenos. Cuando entres podrás configurarlas otra vez:',
      action: 'Iniciar sesión',
    },
    'passkey-added': {
      title: 'Se ha añadido una llave de acceso a tu cuenta',
      text: () =>
        'Desde ahora tu cuenta se puede abrir con una llave de acceso nueva, sin la contraseña. Si no has sido tú, quita la llave y elige una contraseña nueva:',
      action: 'Ver tus llaves de acceso',
    },
    'passkey-removed': {
      title: 'Se ha quitado una llave de acceso de tu cuenta',
      text: () =>
        'Una de tus llaves de acceso ya no abre tu cuenta. Si no has sido tú, elige ya una contraseña nueva:',
      action: 'Ver tus llaves de acceso',
    },
  },
  severalHellos: {
    title: 'Saludos para una película',
    text: ({ hellos, episode }) =>
      `Han llegado ${hellos} saludos más para «${episode}» por tu enlace. Los encuentras en la página de la película.`,
    action: 'Verlos',
  },
  mail: {
    choose: 'En tu perfil, en «Notificaciones», eliges qué te contamos y cómo.',
    support: (address) => `Puedes escribirnos aquí: ${address}`,
    family: (members, address) =>
      `En tu familia están: ${members}. Si no conoces a alguien, quítalo aquí: ${address}`,
    always: 'Este mensaje trata de la seguridad de tu cuenta. No se puede desactivar.',
  },
  settings: {
    title: 'Notificaciones',
    lead: 'Qué te contamos y cómo.',
    what: 'Sobre qué',
    kinds: {
      'episode-ready': 'Un episodio está listo',
      'episode-failed': 'Un episodio ha fallado',
      'payment-problem': 'Problemas de pago',
      'plan-ending': 'Suscripción cancelada',
      'photos-due': 'Fotos que se van a eliminar',
      'episode-published': 'Un episodio está en YouTube',
      'publishing-problem': 'Problemas con YouTube',
      'film-hello': 'Saludos de la familia',
      'story-told': 'Una historia contada por enlace',
    },
    channels: { 'in-app': 'App', mail: 'Correo', push: 'Push' },
    one: (kind, channel) => `${kind}: ${channel}`,
    security:
      'Cuando cambia tu contraseña, se crea una clave de API, se inicia sesión en un dispositivo nuevo o alguien entra en tu familia, te enviamos siempre un correo.',
    noMail: 'Este servicio no envía correos: lo que pasa se cuenta en la aplicación.',
    failed: 'No hemos podido guardarlo. Inténtalo de nuevo.',
    loadFailed: 'No hemos podido cargar los ajustes. Inténtalo de nuevo.',
    device: {
      heading: 'Este dispositivo',
      off: 'Los avisos push están desactivados aquí. Si los activas, te llegan aunque Milestoon esté cerrado.',
      on: 'Los avisos push están activados. Muestran títulos de episodios y terminan cuando cierras la sesión.',
      denied:
        'Este navegador tiene bloqueadas las notificaciones de Milestoon. Puedes permitirlas en sus ajustes para esta página.',
      unsupported:
        'Este navegador no puede mostrar avisos push aquí. En iPhone y iPad, añade antes Milestoon a la pantalla de inicio.',
      turnOn: 'Activar las notificaciones en este dispositivo',
      turnOff: 'Desactivar en este dispositivo',
      failed: 'No hemos podido activar los avisos push. Inténtalo de nuevo.',
    },
  },
};
