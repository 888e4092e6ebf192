import type { Texts } from '../index.ts';

export const households: Texts['households'] = {
  roles: { parent: 'Otra madre o padre', viewer: 'Puede ver' },
  people: {
    open: 'Invitar a la familia',
    title: 'Invitar a la familia',
    lead: 'Invita a la otra madre o al otro padre, o a familiares que pueden ver. Puedes terminarlo cuando quieras.',
    can: {
      parent:
        'Hace aquí todo lo que haces tú: peques, fotos, episodios, enlaces. Solo tú pagas, invitas, quitas a personas, eliges el canal de YouTube y eliminas tu cuenta.',
      viewer:
        'Ve las películas terminadas, también en el modo para peques. No ve fotos, grabaciones ni textos.',
    },
    choose: '¿Qué puede hacer?',
    password: 'Quien tenga el enlace puede entrar en tu familia, por eso te pedimos antes tu contraseña.',
    make: 'Crear enlace',
    making: 'Creando el enlace...',
    link: 'Enlace para una persona',
    once: (date) =>
      `Este enlace se muestra una sola vez. Sirve para una persona, hasta el ${date}. No se lo envíes a nadie más: quien lo abra primero puede aceptar.`,
    message: {
      parent: (product, date) =>
        `Con este enlace puedes cuidar conmigo de las películas de nuestra familia en ${product}. Funciona una vez, hasta el ${date}:`,
      viewer: (product, date) =>
        `Con este enlace puedes ver las películas de nuestra familia en ${product}. Funciona una vez, hasta el ${date}:`,
    },
    done: 'Listo',
    members: 'En tu familia',
    none: 'Nadie más que tú por ahora.',
    since: (date) => `desde el ${date}`,
    invited: 'Invitaciones abiertas',
    until: (date) => `abierta hasta el ${date}`,
    end: 'Terminar',
    endLabel: (role) => `Terminar la invitación: ${role}`,
    remove: 'Quitar',
    removeLabel: (email) => `Quitar a ${email}`,
    removeTitle: '¿Quitar de tu familia?',
    removeText: (email) => `${email} deja de ver tu familia al instante. Lo que hizo para ella se queda.`,
    keep: 'Mantener',
    removing: 'Quitando...',
    loadFailed: 'No se pudo cargar.',
    reload: 'Intentar de nuevo',
    failed: 'No ha funcionado. Inténtalo de nuevo.',
  },
  mine: {
    title: 'Tus familias',
    own: 'Mi familia',
    of: (email) => `Familia de ${email}`,
    here: 'Estás aquí',
    go: 'Ir allí',
    goLabel: (family) => `Ir allí: ${family}`,
    going: 'Cambiando...',
    leave: 'Salir',
    leaveLabel: (email) => `Salir de la familia de ${email}`,
    leaveTitle: '¿Salir de esta familia?',
    leaveText: (email) =>
      `Dejarás de ver todo lo de la familia de ${email}. Para volver necesitas una invitación nueva.`,
    stay: 'Quedarme',
    leaving: 'Saliendo...',
    ownersAlone: 'El pago, las personas y la cuenta son solo de quien la creó.',
  },
  join: {
    title: 'Tienes una invitación',
    lead: {
      parent: (email) => `${email} te invita a su familia, como madre o padre.`,
      viewer: (email) => `${email} te invita a ver las películas de su familia.`,
    },
    can: {
      parent:
        'Verás y harás todo allí: peques, fotos, episodios, enlaces. No pagas nada. Lo que hagas pertenece a la familia.',
      viewer: 'Verás sus películas terminadas, y nada más. No pagas nada.',
    },
    seen: 'La familia ve tu correo. Puedes salir cuando quieras.',
    until: (date) => `La invitación sirve hasta el ${date}.`,
    as: (email) => `Has entrado como ${email}.`,
    accept: 'Aceptar',
    accepting: 'Aceptando...',
    signIn: 'Entrar para aceptar',
    signUp: 'Crear una cuenta',
    later: 'Ahora no',
    gone: 'Esta invitación ya no existe',
    goneText: 'Se usó, se terminó o caducó. Pide una nueva a quien te la envió.',
    failed: 'No se pudo abrir la invitación. Inténtalo de nuevo.',
  },
  films: {
    title: 'Películas',
    lead: (email) => `Las películas de la familia de ${email}.`,
    none: 'Ninguna película todavía',
    noneText: 'En cuanto la primera esté terminada, aparecerá aquí.',
    of: (name) => `Películas de ${name}`,
    back: 'Todas las películas',
    loadFailed: 'No se pudieron cargar las películas.',
  },
  refused: {
    own: 'Esta invitación es para tu propia familia. Envía el enlace a quien corresponde.',
    member: 'Ya estás en esta familia.',
    full: 'No hay sitio para ti: la familia tiene todos los miembros que puede, o ya estás en demasiadas familias.',
    fullOfRole: 'No hay sitio para nadie más. Quita a alguien primero.',
    invitations: 'Ya hay demasiadas invitaciones abiertas. Termina una de ellas primero.',
  },
};
