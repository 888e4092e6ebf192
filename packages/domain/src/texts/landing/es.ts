import { colors } from '../look/colors/es.ts';
import type { landing as english } from './en.ts';

/** The landing page in Spanish of Spain. */
export const landing: typeof english = {
  styles: { anime: 'Anime', adventure: 'Aventura', simple: 'Clásico', fantasy: 'Fantasía' },
  tab: 'La vida real de tu peque, en una serie animada',
  description:
    'Añade unas fotos, cuenta un momento especial y tu peque será la estrella de un episodio animado y narrado. Prueba un tráiler gratis de diez segundos, sin fotos.',
  signIn: 'Entrar',
  addChild: 'Añadir peque',
  onThisPage: 'En esta página',
  howItWorks: 'Cómo funciona',
  season: 'La temporada',
  pricing: 'Precios',
  faq: 'Preguntas',
  hero: {
    title: 'Pequeños grandes días,',
    titleEnd: 'animados.',
    promise:
      'Los primeros pasos, la primera vez en bici, el día en que se cayó el diente. Tú lo cuentas en unas frases. Tu peque protagoniza el episodio.',
    more: 'Ver cómo funciona',
  },
  trailer: {
    title: 'Tráiler gratis de 10 segundos',
    name: 'Nombre de tu peque',
    style: 'Estilo',
    star: '¿Quién hace el papel?',
    stars: {
      pigtails: 'Coletas pelirrojas y pecas',
      curls: 'Piel morena y rizos negros',
      fringe: 'Pelo negro y largo',
      swept: 'Pelo rubio y corto',
    },
    look: {
      title: 'Haz que la estrella se parezca a tu peque',
      skin: 'Piel',
      skins: colors.skin,
      hair: 'Pelo',
      hairs: colors.hair,
      glasses: 'Gafas',
      glassesShapes: { none: 'Sin gafas', round: 'Redondas' },
    },
    sound: 'Sonido',
    play: 'Ver el tráiler',
    again: 'Ver otra vez',
    stop: 'Parar',
    next: 'Siguiente imagen',
    drawing: 'Dibujando las primeras imágenes…',
    failed: 'No hemos podido dibujar el tráiler aquí. Recarga la página e inténtalo de nuevo.',
    picture: (style) => `Una escena de la serie en el estilo ${style}`,
    playing: (name) => `Tráiler con ${name} en el papel protagonista`,
    note: 'Sin fotos y sin cuenta: se dibuja en tu navegador, y el nombre no sale de él.',
    someone: 'Mia',
    plots: {
      anime: {
        title: (name) => `${name} sobre ruedas`,
        lines: () => ['Hoy, sin ruedines.', '¡Hasta el mar sin parar!'],
      },
      adventure: {
        title: (name) => `${name} explora`,
        lines: (name) => ['Algo se mueve entre las hojas.', `Y ${name} lo descubre primero.`],
      },
      simple: {
        title: (name) => `El gran día de ${name}`,
        lines: () => ['Un gran soplido a las velas.', '¡Y después, la primera nieve!'],
      },
      fantasy: {
        title: (name) => `${name} a la luz de la luna`,
        lines: () => ['Cuando salen las estrellas,', 'cada día se vuelve un cuento.'],
      },
    },
  },
  proof: {
    label: 'En resumen',
    families: ['15.345', 'familias, 356 hoy'],
    speed: ['Menos de 2 minutos', 'para crear un episodio'],
    season: ['12 episodios', 'forman una temporada'],
    guarantee: ['60 días', 'de garantía de devolución'],
  },
  steps: {
    lead: 'De una foto al estreno en tres pequeños pasos.',
    show: {
      title: 'Enséñanos a tu peque',
      text: 'Bastan de una a cuatro fotos. Son privadas y se eliminan después de dibujar el avatar.',
      picture: 'Foto de un niño pequeño que sonríe',
    },
    pick: {
      title: 'Elige un estilo y un avatar',
      text: 'Anime, Aventura, Clásico o Fantasía. Dibujamos cuatro avatares y te quedas para siempre con el que más te guste.',
      picture: (style) => `El niño de la foto, dibujado en el estilo ${style}`,
    },
    tell: {
      title: 'Cuenta lo que pasó',
      text: 'Un título, unas frases, una o dos fotos. El resultado es un episodio con voces, música y subtítulos.',
      picture: 'Una escena de un episodio: el niño encuentra un escarabajo en el bosque',
    },
    note: 'El niño de la foto no existe: la imagen está generada por ordenador. Los dibujos son lo que nuestro estudio hizo a partir de ella.',
  },
  episodes: {
    title: 'Doce momentos forman una temporada',
    lead: 'Cada episodio tiene un número, un título y la misma pequeña estrella. Esta es una temporada de Mia, en los cuatro estilos.',
    picture: (number, title) => `Episodio ${number}: ${title}`,
    titles: [
      'La primera vez en bici',
      'Un día en el mar',
      'El diente que se mueve',
      'El gran escarabajo',
      'Noche de acampada',
      'La búsqueda del tesoro',
      'El primer día de cole',
      'Cinco velas',
      '¡Nieve!',
      'Sin miedo a la oscuridad',
      'El tren de la noche',
      'Una estrella para la abuela',
    ],
  },
  safe: {
    title: 'Hecho para tu familia y para nadie más',
    points: [
      {
        title: 'Las fotos se eliminan',
        text: 'Una vez creado el avatar, ya no hacen falta. Las fotos originales desaparecen en unos 30 días.',
      },
      {
        title: 'Tú decides quién lo ve',
        text: 'Privado, oculto o público: la visibilidad la eliges tú, episodio a episodio.',
      },
    ],
    playlist: {
      title: 'Lista privada o descarga',
      text: 'Envía la temporada a una lista privada de tu canal de YouTube, o quédate con los archivos.',
    },
    download: {
      title: 'Para guardar',
      text: 'Descarga cada episodio como archivo de vídeo, con subtítulos, póster y tráiler.',
    },
  },
  nameGame: {
    title: '¿Sigue libre el nombre de la estrella?',
    label: 'Nombre',
    check: 'Comprobar el nombre',
    free: (name) => `¡«${name}» está disponible! Guardamos el nombre durante 24 horas.`,
    taken: (name) => `«${name}» ya es una estrella. Prueba con un diminutivo o pregunta otra vez.`,
    finePrint:
      'Es un juego: la respuesta sale al azar, y cada peque puede conservar su nombre. El nombre se guarda en este navegador y en ningún otro sitio.',
  },
  plans: {
    lead: 'Si cambias de idea en los primeros 60 días, te devolvemos el dinero.',
    favourite: 'Para empezar',
    'Monthly Journey': {
      period: 'al mes',
      lines: ['Cada momento, un episodio', 'Los cuatro estilos de dibujo', 'Cancela cuando quieras'],
    },
    'Lifetime Keepsake': {
      period: 'pago único',
      lines: ['Todo lo de Monthly Journey', 'Un solo pago, todas las temporadas', 'Descárgalo todo'],
    },
    start: 'Empezar',
    guarantee: 'Garantía de devolución de 60 días en los dos planes',
  },
  questions: [
    {
      question: '¿Qué pasa con mis fotos?',
      answer:
        'Se guardan en privado y solo se usan para dibujar a tu peque y contar vuestras historias. Las fotos de tu peque se eliminan después de crear el avatar, como muy tarde unos 30 días después.',
    },
    {
      question: '¿Cuánto tarda un episodio?',
      answer:
        'Crear un episodio lleva menos de dos minutos. Mientras tanto puedes salir de la página: al volver verás por dónde va.',
    },
    {
      question: '¿Quién puede ver los episodios?',
      answer: ({ youtube }) =>
        youtube
          ? 'Solo tú, a no ser que los compartas: cada episodio es privado, oculto o público. Descarga el vídeo o envíalo a una lista privada de tu canal de YouTube.'
          : 'Solo tú, a no ser que los compartas: cada episodio es privado, oculto o público, y puedes descargar el vídeo.',
    },
    {
      question: '¿Puedo cambiar el avatar más adelante?',
      answer:
        'El avatar se queda, para que se reconozca a tu peque del primer episodio al último. El estilo de dibujo puede cambiar una vez cada mes natural.',
    },
    {
      question: '¿Hace falta escribir bien?',
      answer:
        'No. Escribe como se lo contarías a un amigo. Convertimos tus frases en escenas y no dejamos nada fuera.',
    },
    {
      question: '¿Y si no nos gusta?',
      answer: '[Escríbenos](/legal/support?reason=refund) en los primeros 60 días y te devolvemos el dinero.',
    },
  ],
  closing: {
    title: '¿Qué ha hecho hoy tu peque?',
    text: 'Ahora es una historia pequeña. Dentro de diez años será una muy grande.',
  },
  footer: {
    legal: 'Información legal',
    terms: 'Términos',
    privacy: 'Privacidad',
    cookies: 'Cookies',
    support: 'Ayuda',
    language: 'Idioma',
    credit: (year, name) => `© ${year} ${name}. Hecho en Portugal. Este servicio es un prototipo.`,
  },
};
