import { look } from '../look/es.ts';
import type { children as english } from './en.ts';

/** As `en.ts`, in Spanish. */
export const children: typeof english = {
  remove: {
    title: (name) => `¿Eliminar el perfil de ${name}?`,
    permanent: (name) =>
      `Esta acción es permanente. Todos los episodios de ${name} se quitan de la aplicación.`,
    subscription: 'Si tiene una suscripción propia, termina también.',
    published: 'Los vídeos ya publicados siguen en YouTube y hay que eliminarlos allí a mano.',
    confirm: (name) => `Escribe "${name}" para confirmar`,
  },
  form: {
    name: 'Nombre',
    nameSound:
      'La voz narradora no sabe leer estas letras. Cuando hayas añadido a tu peque, indica en «Editar perfil» cómo se dice el nombre.',
    photos: (maximum) => `Fotos (hasta ${maximum})`,
    invitation:
      'Lo mejor son las caras de frente y con luz de día. También puedes soltar o pegar fotos aquí.',
    style: 'Estilo de animación',
    reading: 'Mirando las fotos…',
  },
  setup: {
    title: 'Añade a tu peque',
    lead: '¿Quién es la estrella de la serie?',
    home: 'Inicio',
    accept: 'Acepto los',
    terms: 'términos y condiciones',
    mayUse: 'y puedo usar estas fotos',
    newTab: 'se abre en una pestaña nueva',
    submit: 'Añadir peque',
    submitFor: (price) => `Añadir peque por ${price} al mes`,
    price: (name, price, besides) =>
      `El plan de ${name || 'tu peque'} cuesta ${price} al mes${besides ? ', además del plan de tu cuenta' : ''}. Pagas en la página siguiente y puedes cancelar cuando quieras.`,
    submitting: 'Añadiendo a tu peque...',
  },
  look,
  findings: {
    noFace: (number) =>
      `No hemos encontrado una cara en la foto ${number}. Recórtala alrededor de la cara o haz una de frente y con luz de día.`,
    severalFaces: (number) =>
      `En la foto ${number} hay más de una cara: hemos mirado la más grande. Recórtala si no es la de tu peque.`,
    tooDark: (number) => `La foto ${number} es demasiado oscura para distinguir los colores`,
    tooBright: (number) => `La foto ${number} es demasiado clara para distinguir los colores`,
    greyscale: (number) => `La foto ${number} está en blanco y negro: comprueba los colores`,
    otherChild: (number) =>
      `En la foto ${number} parece que sale otro peque. No la hemos usado para el dibujo.`,
    keep: (number) => `Mantener la foto ${number}: es mi peque`,
    mayDiffer: (one, other, name) =>
      `Las fotos ${one} y ${other} quizá muestran a dos peques. ¿En cuál sale ${name || 'tu peque'}?`,
    mayDifferGrown: (one, other, name) =>
      `Las fotos ${one} y ${other} quizá muestran a dos personas. ¿En cuál sale ${name || 'quien quieres'}?`,
    usedOnly: (number) => `De momento solo hemos usado la foto ${number}.`,
    onlyThis: (number) => `Foto ${number}`,
    both: 'En las dos: es la misma persona',
  },
  crop: {
    title: (number) => `Recortar la foto ${number}`,
    hint: 'Pon el cuadrado sobre la cara: arrástralo o usa las flechas. Más y menos cambian su tamaño.',
    area: 'Cuadrado sobre la cara',
    size: 'Tamaño',
    apply: 'Recortar',
    applying: 'Recortando...',
  },
  avatars: {
    magic: 'Creando magia...',
    magicTab: 'Creando avatares',
    magicText: 'Estamos dibujando cuatro avatares de tu peque.',
    magicWaits: 'El dibujo empieza en cuanto le toque.',
    drawing: (number, count) => `Dibujando el avatar ${number} de ${count}`,
    drawn: 'Avatares ya dibujados',
    title: 'Elige el avatar',
    lead: '¿Cuál es tu peque? Esta elección es permanente: el avatar es el mismo en todos los episodios.',
    redrawn:
      'Estos están dibujados a partir de lo que cambiaste. El avatar actual se queda hasta que confirmes uno nuevo; esa elección es permanente.',
    differ:
      'Las fotos no lo cuentan todo, por eso los dibujos son distintos: elige el que más se parezca a tu peque. Los detalles se pueden cambiar después en «Editar perfil».',
    pick: 'Elige uno',
    moods: [
      { name: 'Sonrisa de sol', description: 'Una sonrisa tranquila y simpática.' },
      { name: 'Carcajada', description: 'Una gran carcajada.' },
      { name: 'Hola feliz', description: 'Un saludo feliz con la mano.' },
      { name: 'En las nubes', description: 'Una mirada soñadora hacia lo alto.' },
    ],
    failed: 'No hemos podido dibujar los avatares.',
    tryAgain: 'Intentar de nuevo',
    confirm: 'Confirmar la elección',
    permanent: 'Después no podrás cambiar el avatar.',
    keep: 'Quedarme con el avatar actual',
    chosenTitle: 'El avatar está elegido',
    chosenText:
      'Esta elección es permanente. Si cambias las fotos o el estilo, se pueden dibujar avatares nuevos.',
    chosenPicture: 'El avatar elegido',
    goHome: 'Ir al inicio',
    edit: 'Editar perfil',
  },
  payment: {
    title: 'Falta un paso',
    tab: 'Pago',
    text: 'El pago de este perfil aún no ha llegado. En cuanto llegue, dibujamos los avatares.',
    price: (price) => `Este plan cuesta ${price} al mes.`,
    pay: 'Ir al pago',
    later: 'Más tarde',
  },
  keptPhotos: {
    title: (name) => (name === null ? 'Fotos' : `Las fotos de ${name}`),
    lead: 'Las fotos se eliminan a los 30 días, más o menos. Guarda aquí las que quieras conservar; los avatares y los episodios se quedan.',
    save: (number) => `Guardar la foto ${number}`,
  },
  edit: {
    title: 'Editar el perfil de tu peque',
    loading: 'Cargando los datos de tu peque...',
    opensAgain: (date) => `El estilo se podrá volver a cambiar el ${date}`,
    oncePerMonth: 'El estilo se puede cambiar una vez cada mes natural.',
    photosDeleted:
      'Las fotos se eliminaron a los 30 días, como prometimos. Solo hacen falta nuevas para cambiar el estilo o volver a leer el aspecto.',
    look: 'Cómo dibujamos a tu peque',
    lookText: 'Así dibujaremos a tu peque a partir del próximo episodio.',
    correctLook: 'Corregir el aspecto',
    avatar: 'Avatar actual',
    avatarNote: 'Si cambias las fotos, puede que haya que volver a crear el avatar',
    waiting: 'Hay avatares nuevos esperando a que elijas.',
    redraw: 'Dibujar avatares nuevos para elegir',
    redrawHint:
      'El avatar actual se queda hasta que elijas uno nuevo; en otro estilo se dibuja otra vez en la misma pose. Los episodios ya hechos se quedan como están.',
    drawnAnew: 'Volveremos a dibujar los avatares para elegir.',
    pronunciation: {
      open: 'Cómo se dice el nombre',
      label: 'Suena como',
      hint: 'Solo si la voz narradora dice mal el nombre. Escríbelo como suena en inglés, por ejemplo «joo-WOW» para João.',
      listen: 'Escuchar',
      listening: 'Hablando...',
      failed: 'Ahora mismo no hemos podido decir el nombre. Inténtalo de nuevo.',
    },
    keptEntries: 'No se ha perdido nada de lo que has escrito.',
    keepMine: 'Quedarme con lo mío',
    takeSaved: 'Usar los datos guardados',
    submit: 'Guardar los cambios',
    submitting: 'Guardando los cambios...',
    cancel: 'Cancelar',
    saved: (name) => `Los datos de ${name} están guardados.`,
  },
};
