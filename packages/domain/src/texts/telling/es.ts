import type { Texts } from '../index.ts';

export const telling: Texts['telling'] = {
  title: 'Contadla con vuestras voces',
  lead: 'Mamá, papá, los peques, la abuela: leed la historia en voz alta, línea a línea. Lo que nadie cuente, lo cuenta nuestra voz.',
  open: 'Contar la historia',
  toldBy: (told, of) =>
    of === 1 ? `${told} de 1 línea la cuenta la familia.` : `${told} de ${of} líneas las cuenta la familia.`,
  nobodyYet: 'De momento, nuestra voz lo cuenta todo.',
  changed: 'Lo que se ha grabado aún no está en la película.',
  makeFilm: 'Hacer la película con estas voces',
  keepsDeleted: 'La película terminada aún tiene una voz que se borró. Hecha de nuevo, ya no la tendrá.',
  makeAnew: 'Hacer la película de nuevo',
  making: 'La película se está haciendo con estas voces. Podéis seguir grabando.',
  waiting: 'Tu película se está haciendo. En cuanto esté lista podrás poner en ella estas voces.',
  back: 'Volver a la película',
  loading: 'Abriendo la historia',
  notWritten: 'La historia se está escribiendo. En un momento la podrás contar.',
  stuck: 'Tu película aún no se ha podido hacer. Inténtalo de nuevo en su página; puedes seguir grabando.',
  neverWritten:
    'La película no se ha podido hacer y su historia aún no está escrita. Inténtalo de nuevo en la página de la película.',
  failed: 'No ha funcionado. Inténtalo de nuevo.',
  nameNeeded: 'Di quién la cuenta.',
  tooManyTellers: (most) =>
    `Ya hay ${most} personas que cuentan esta película. Borra antes las grabaciones de una.`,

  who: {
    title: '¿Quién la cuenta?',
    name: 'Nombre, como debe salir en la película',
    example: 'Abuela Ana',
    isChild: 'Es un menor: soy su madre o su padre y acepto',
    consent:
      'Quien vea la película terminada oye la voz: la familia puede enviarla con un enlace, guardarla, ponerla en YouTube o en la película de la temporada. La grabación en sí es solo para esta película, se guarda en nuestro servidor, nunca se usa para imitar una voz, no se da a nadie y se puede borrar en cualquier momento.',
    agree: 'Aceptar y seguir',
    goOn: (name) => `${name} está aquí y sigue`,
    somebodyElse: 'Otra persona',
    choose: 'Quién habla ahora',
    remove: (name) => `Borrar todas las grabaciones de ${name}`,
    removeSure: (name) =>
      `¿Borrar todo lo que ${name} grabó para esta película? Una película terminada conserva la voz hasta que se haga de nuevo; una película de la temporada con ella se borra ahora.`,
    delete: 'Borrar',
  },

  line: (number, of) => `Línea ${number} de ${of}`,
  narrator: 'Quien cuenta',
  child: (name) => `Habla ${name}`,
  record: 'Grabar',
  stop: 'Parar',
  recording: 'Grabando',
  listen: 'Escuchar',
  again: 'Grabar otra vez',
  next: 'Línea siguiente',
  previous: 'Línea anterior',
  useBuiltIn: 'Dejarla para la voz incluida',
  builtIn: 'La voz incluida cuenta esta línea.',
  tellsIt: (name) => `${name} cuenta esta línea.`,
  level: 'El volumen de tu voz',
  allLines: 'Todas las líneas',
  lineStates: { told: 'contada', open: 'voz incluida', sending: 'en camino', cut: 'interrumpida' },

  state: {
    sending: 'Enviando …',
    waiting: 'Guardada en este aparato. Se envía en cuanto haya red.',
    kept: 'Guardada.',
  },
  keptHere: (count) =>
    count === 1
      ? 'Una línea grabada está guardada en este aparato. Se envía desde la página donde se cuenta, en cuanto haya red.'
      : `${count} líneas grabadas están guardadas en este aparato. Se envían desde la página donde se cuenta, en cuanto haya red.`,
  stillSending: (count) => (count === 1 ? 'Una línea sigue en camino.' : `${count} líneas siguen en camino.`),

  cut: {
    taken: 'El micrófono se cortó mientras hablabas, como por una llamada.',
    hidden: 'La grabación paró porque saliste de esta página o se apagó la pantalla.',
    closed: 'Esta línea se interrumpió: la página se cerró mientras hablabas.',
    keepOrAgain:
      'Lo que dijiste hasta entonces sigue aquí. Escúchalo y quédate con ello o graba la línea otra vez.',
    again: 'Lo que se grabó no se puede escuchar. Graba esta línea otra vez.',
    keep: 'Quedarme con esta grabación',
    discard: 'Borrarla',
  },

  notes: {
    quiet: 'Muy bajo: acerca un poco el móvil.',
    'cut-off':
      'Falta parte de la primera o la última palabra: espera un momento después de pulsar y antes de parar.',
    noisy: 'El lavavajillas se oye más que tú: ¿hay un sitio más tranquilo?',
    overdriven: 'Tan alto que cruje: aleja un poco el móvil.',
  },
  keepIt: 'Puedes grabarla otra vez o quedártela.',
  refusals: {
    unreadable: 'Esta grabación no se puede leer. Grábala otra vez.',
    silent: 'No se ha oído nada. ¿El micrófono está tapado o apagado?',
    tooLong: 'Es demasiado largo para una línea. Graba solo esta línea.',
    anotherLine: 'No corresponde a esta línea: léela de la primera a la última palabra.',
    tooLarge: 'Esta grabación es demasiado grande. Graba solo esta línea.',
    changed: 'Las palabras de esta línea han cambiado. Léelas otra vez como están ahora.',
  },

  microphone: {
    none: 'Este navegador no puede grabar.',
    noneAdvice: 'Abre esta página en Safari, Chrome o Firefox de un móvil u ordenador con micrófono.',
    refused: 'El micrófono no está permitido.',
    refusedAdvice:
      'Pulsa el candado o la señal de ajustes junto a la dirección, permite el micrófono e inténtalo de nuevo. En un iPhone: Ajustes, Safari, Micrófono.',
    missing: 'No se ha encontrado ningún micrófono.',
    missingAdvice: 'Conecta uno o usa un móvil.',
    insecure: 'En esta dirección no se puede grabar.',
    insecureAdvice:
      'Los navegadores solo prestan el micrófono a páginas cuya dirección empieza por https. Pide una dirección así a quien te envió esta.',
    busy: 'El micrófono está en uso.',
    busyAdvice: 'Termina la llamada o cierra la aplicación que lo usa, e inténtalo de nuevo.',
    empty: 'No se ha grabado nada.',
    emptyAdvice: 'Pulsa el botón una vez, lee, y púlsalo de nuevo al final.',
    tryAgain: 'Intentarlo de nuevo',
    anyway: 'Las líneas que nadie grabe las cuenta nuestra voz: no se pierde nada.',
  },

  ask: {
    title: 'Pide a alguien que la cuente',
    lead: 'Envía un enlace a la abuela: no necesita cuenta, lee las líneas en voz alta en su móvil, y tú escuchas antes de usar nada.',
    name: '¿A quién se lo pides?',
    make: 'Crear un enlace',
    message: (name, title) => `${name}, ¿quieres contar nuestra película «${title}»?`,
    waiting: (name, day) => `${name} aún no ha enviado nada. El enlace funciona hasta el ${day}.`,
    tooMany: (most) => `Ya hay ${most} enlaces creados. Termina uno antes.`,
    end: 'Terminar el enlace',
    endSure: (name) => `${name} ya ha empezado. Lo que grabó y aún no ha enviado se borrará.`,
    sent: (name) => `${name} ya la ha contado`,
    sentLead: 'Escucha y elige con qué se cuenta la película. Lo que no elijas se borra.',
    otherWords: 'Las palabras de estas líneas cambiaron después, así que las grabaciones ya no sirven.',
    take: 'Usar estas líneas',
    askAgain: 'Borrar y pedirlo otra vez',
    askAgainSure: (name) =>
      `¿Borrar todo lo que envió ${name}? No se puede recuperar. Después puedes crear un enlace nuevo.`,
    use: (number) => `Usar la línea ${number}`,
  },

  guest: {
    title: (name) => `${name}, ¿quieres contar esta historia?`,
    lead: (child) =>
      `Te han pedido que prestes tu voz a una película sobre ${child}. Lee una línea tras otra en voz alta. Puedes grabar cada una las veces que quieras.`,
    ends: (day) => `No necesitas cuenta. Esta página funciona hasta el ${day}.`,
    consentTitle: 'Qué pasa con tu voz',
    consent: [
      'Quien vea la película terminada oye tu voz: la familia puede enviarla con un enlace, guardarla, ponerla en YouTube o en la película de la temporada.',
      'La grabación en sí es solo para esta película, solo la recibe la familia que te lo ha pedido y nunca se usa para imitar una voz.',
      'La familia puede borrarla en cualquier momento y hacer la película de nuevo sin ella; pídeselo.',
    ],
    agree: 'Acepto, empecemos',
    send: 'Enviarla a la familia',
    sendLead: (told, of) =>
      `${told} de ${of === 1 ? '1 línea está contada' : `${of} líneas están contadas`}. Al enviarla, esta página se cierra y la familia escucha.`,
    waitFirst: 'Una línea sigue en camino. Espera un momento, por favor.',
    sent: '¡Gracias! La familia ya puede escuchar.',
    sentLead: 'Puedes cerrar esta página.',
    gone: 'Este enlace ya no funciona',
    goneLead: 'Se usó, terminó o se retiró. Pide otro a la familia.',
  },
};
