import type { failures as english } from './en.ts';

/** As `en.ts`, in Spanish. */
export const failures: typeof english = {
  failures: {
    notFound: 'No encontrado',
    notAllowed: 'No permitido',
    secondFactorRequired:
      'Tu rol necesita un segundo paso al entrar. Configúralo en tu perfil o entra con él.',
    subscriptionRequired: 'Suscríbete para crear episodios',
    invalidInput: 'Revisa lo que has escrito',
    changed: 'Esto ha cambiado mientras tanto. Recarga la página.',
    addressUnconfirmed:
      'Confirma primero tu correo: el enlace está en el mensaje que te enviamos. En tu perfil puedes pedirlo otra vez.',
    storiesWait: 'Aún estamos dibujando tus últimas correcciones. Inténtalo de nuevo en unos segundos.',
    namesWait: 'Aún hay nombres esperando a que los digamos. Inténtalo de nuevo en unos segundos.',
    retriedOften:
      'Hemos intentado hacer este episodio varias veces. No se ha perdido nada de lo que escribiste: inténtalo de nuevo dentro de una hora.',
    looksWait: 'Aún hay fotos esperando a que las miremos. Inténtalo de nuevo en unos segundos.',
    firstLookUsed:
      'Ya has visto los avatares de un niño o una niña antes de pagar. Con un plan puedes continuar.',
    full: {
      episodes:
        'Ya estamos haciendo tantos episodios tuyos que no cabe ninguno más. En cuanto uno esté listo, inténtalo de nuevo.',
      children:
        'Varios de tus peques aún esperan su suscripción. Suscríbete para uno de ellos, o elimina un perfil, antes de añadir otro.',
      photos:
        'Hay demasiadas imágenes tuyas esperando a que las uses. Quita algunas de tus formularios o inténtalo mañana.',
      family: 'Tu familia está completa. Quita a alguien antes de añadir a otra persona o mascota.',
      streams: 'Milestoon está abierto en demasiadas ventanas a la vez. Cierra algunas.',
    },
    tooLarge: 'Esto es demasiado grande',
    unsuitable: 'No hemos podido convertir esto en un cuento para niños.',
  },
  refusals: {
    violence:
      'Parece que fue algo duro, y nuestras pequeñas películas son para momentos tiernos. ¿Nos cuentas un momento feliz o valiente?',
    sexual:
      'Nuestras películas tienen que ser seguras para todos los niños, así que este texto no puede ser un episodio. Cuéntanos otro momento.',
    hate: 'Nuestras películas son para todas las familias, así que dejamos fuera las palabras que hacen daño. Cuenta el momento con palabras más amables.',
    shaming:
      'Nos encantaría contarlo de manera que tu peque lo escuche con alegría. Quita las palabras que duelen y cuenta qué sintió, qué intentó o qué aprendió.',
    death:
      'Tiene que ser muy difícil, y lo sentimos mucho. Unos dibujos animados alegres no son el lugar para esto. Nos encantaría contar en su lugar un recuerdo tierno.',
    personal:
      'Para proteger a tu familia, quita direcciones, números de teléfono, correos electrónicos y enlaces.',
    instructions:
      'Cuéntanos solo lo que pasó, con tus propias palabras. No hemos encontrado una historia en este texto.',
    'self-harm':
      'Parece una carga muy pesada, y ojalá nadie tenga que llevarla a solas: un médico o un teléfono de ayuda pueden estar ahí ahora mismo. No podemos hacer una película con esto, pero nos encantaría contar un momento más sereno.',
    drugs: 'Esto no encaja en una película infantil. Cuéntanos otro momento.',
    commerce:
      'Nuestras películas cuentan la vida de tu peque y no pueden llevar publicidad. Quita esa parte e inténtalo de nuevo.',
  },
};
