import type { ways as english } from './en.ts';

/** As `en.ts`, in Spanish. */
export const ways: typeof english = {
  wayBack: {
    film: 'Inicia sesión para continuar hasta tu película.',
    page: 'Inicia sesión para continuar.',
    ended: 'Tu sesión ha terminado. Inicia sesión para continuar donde estabas.',
    goOn: 'Continuar donde estaba',
    watch: 'Ver la película sin suscripción',
  },
  emailAddress: {
    withSpace: 'Hay un espacio en este correo. Quítalo, por favor.',
    withoutAt: 'A este correo le falta la @. Debe ser como nombre@ejemplo.es.',
    tooLong: 'Este correo es demasiado largo.',
    withTwoAts: 'Hay más de una @ en este correo.',
    nothingBefore: 'Falta algo antes de la @ de este correo.',
    nothingAfter: 'Falta algo después de la @ de este correo, como gmail.com.',
    endingMissing: 'Falta el final de este correo, como .es o .com después de la última palabra.',
    wrongBefore: 'Mira la parte antes de la @: hay un carácter o un punto que sobra.',
    wrongAfter: 'Mira la parte después de la @: hay un carácter o un punto que sobra.',
  },
  likelyAddress: (address: string): string => `¿Querías decir ${address}?`,
  addressChange: {
    title: 'Cambiar el correo',
    present: (email) => `Tu cuenta tiene el correo ${email}.`,
    email: 'Correo nuevo',
    password: 'Tu contraseña',
    submit: 'Cambiar el correo',
    submitting: 'Un momento...',
    /** Where no mails are sent. */
    howItGoesNoMail:
      'Este servicio no envía correos: el correo de la cuenta cambia en el acto. Comprueba otra vez que esté bien escrito.',
    howItGoes:
      'Enviamos un enlace al correo nuevo. Cuando lo abras, inicias sesión con el correo nuevo y se cierra la sesión en los demás dispositivos.',
    sent: (email) =>
      `Hemos enviado un enlace a ${email}. Hasta que lo abras, tu cuenta conserva el correo actual. Mira también en la carpeta de spam.`,
    changed: (email) => `A partir de ahora inicias sesión con ${email}.`,
    waiting: (email) => `${email} está por confirmar: abre el enlace que enviamos allí.`,
    same: 'Tu cuenta ya tiene este correo.',
    setByOperator: 'El correo de esta cuenta es un ajuste de la instalación (SUPER_ADMIN_EMAIL).',
    invalidLink: 'Este enlace ya no es válido, ya se usó o es de otra cuenta.',
    confirmTab: 'Correo nuevo',
    confirmTitle: '¿Es este tu correo nuevo?',
    confirmLead: (email) =>
      `Desde entonces inicias sesión con ${email}, y allí te escribimos. Se cierra la sesión en los demás dispositivos.`,
    confirm: 'Sí, usar este correo',
    confirming: 'Cambiando...',
    askAgain: 'Pedir un enlace nuevo en el perfil',
    goOn: 'Continuar',
  },
  addressChangeMail: {
    subject: (product) => `Confirma tu correo nuevo para ${product}`,
    text: (product, present) =>
      `La cuenta de ${product} de ${present} va a tener este correo. Si lo has pedido tú, confírmalo:`,
    button: 'Usar este correo',
    validity:
      'El enlace funciona una vez y durante 24 horas. Te pedimos que inicies sesión con el correo de hasta ahora.',
    ignore: 'Si no lo has pedido tú, no tienes que hacer nada: nada cambia.',
  },
  addressNoticeMail: {
    subject: (product) => `Tu cuenta de ${product} va a tener otro correo`,
    text: (email) =>
      `Alguien que sabe tu contraseña ha pedido cambiar el correo de tu cuenta a ${email}. Cuando se abra el enlace que enviamos allí, dejamos de escribir a este correo.`,
    stop: 'Si no has sido tú, elige ya una contraseña nueva: eso detiene el cambio.',
    button: 'Elegir una contraseña nueva',
    ignore: 'Si has sido tú, no tienes que hacer nada aquí.',
  },
  social: {
    or: 'o',
    goOn: (service) => `Continuar con ${service}`,
    fine: 'Nos dicen tu correo y nada más.',
    problems: {
      unconfirmed:
        'Hay una cuenta con este correo, que nadie ha confirmado todavía. Inicia sesión con la contraseña y abre el enlace de nuestro correo, o elige una contraseña nueva en «¿Has olvidado la contraseña?». Después también puedes continuar con Google o Apple.',
      cancelled: 'No has iniciado sesión allí. Inténtalo de nuevo o usa tu contraseña.',
      failed:
        'No ha funcionado, o el servicio no sabe con seguridad cuál es tu correo. Inténtalo de nuevo o usa tu contraseña.',
    },
    noPassword:
      'Tu cuenta todavía no tiene contraseña. Elige primero una en tu perfil, en «Cambiar la contraseña».',
    choose: (email) =>
      `Todavía no tienes contraseña. Con una puedes borrar o copiar tus datos y cambiar el correo. Enviamos un enlace a ${email} para que la elijas.`,
    sendLink: 'Enviar el enlace',
    sending: 'Enviando...',
    sent: 'El enlace está en camino. Funciona una vez, durante una hora. Mira también en la carpeta de spam.',
  },
};
