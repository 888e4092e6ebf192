import type { SupportReason } from '../../support.ts';
import type { contact as englishContact, support as english } from './en.ts';

const reasons: Record<SupportReason, string> = {
  question: 'Una pregunta',
  fault: 'Algo no funciona',
  payment: 'Un pago o una factura',
  refund: 'Devolución en los 60 días',
  privacy: 'Mis datos o mis derechos',
  other: 'Otra cosa',
};
const messageRequired = 'Escribe de qué se trata';
const messageTooLong = 'Escribe como máximo 4000 caracteres';

/** Of a text; `by` characters. */
const tooLong = (by: number): string =>
  by === 1
    ? 'Sobra 1 carácter. No se ha perdido nada: acórtalo para seguir.'
    : `Sobran ${by} caracteres. No se ha perdido nada: acórtalo para seguir.`;

const tooLongIn = (field: string, by: number): string =>
  by === 1
    ? `En «${field}» sobra 1 carácter. No se ha perdido nada: acórtalo para seguir.`
    : `En «${field}» sobran ${by} caracteres. No se ha perdido nada: acórtalo para seguir.`;

export const support: typeof english = {
  tooLong,
  tooLongIn,
  messageRequired,
  messageTooLong,
  reasons,
  mail: {
    subject: (number, reason) => `[${number}] ${reason}`,
    from: 'De',
    reason: 'Asunto',
    language: 'Idioma',
    account: 'Con sesión iniciada en una cuenta',
    signedIn: (signedIn) => (signedIn ? 'sí' : 'no'),
    answer: 'Responder',
    sent: 'Enviado',
  },
  receiptMail: {
    subject: (product, number) => `${product}: tu mensaje ${number}`,
    text: (number) =>
      `Gracias, tu mensaje ha llegado. Su número es ${number}. Respondemos en 24 horas laborables. Esto es lo que escribiste:`,
    button: 'Ayuda',
  },
};

export const contact: typeof englishContact = {
  title: 'Escríbenos',
  lead: 'También funciona sin cuenta.',
  reason: '¿De qué se trata?',
  reasons,
  email: 'Tu correo electrónico',
  emailHint: 'Te responderemos ahí.',
  message: 'Tu mensaje',
  hints: {
    question: 'Pregunta lo que quieras.',
    fault: 'Dinos qué hiciste, qué esperabas y qué pasó en su lugar.',
    payment:
      'Dinos la fecha, el importe y el correo con el que pagaste. Nunca envíes el número de una tarjeta.',
    refund: 'Escribe desde el correo con el que pagaste, o dinos cuál es. No hace falta que digas por qué.',
    privacy: 'Dinos qué derecho quieres ejercer y para qué cuenta.',
    other: 'Sea lo que sea.',
  },
  noPhotos: 'No envíes fotos de tu peque: no las necesitamos para ayudarte.',
  submit: 'Enviar el mensaje',
  submitting: 'Enviando...',
  emailRequired: 'Escribe tu correo electrónico',
  messageRequired,
  tooLong,
  failed: 'No hemos podido enviar tu mensaje. Inténtalo de nuevo.',
  mailed: 'Tu mensaje llega a quienes responden, y recibes un número.',
  kept: 'Este servicio no envía correos: tu mensaje se guarda para quienes lo llevan, y recibes un número.',
  receipt: {
    title: 'Tu mensaje ha llegado',
    number: 'Su número es',
    sent: (date) => `Recibido el ${date}`,
    mailed: 'Respondemos en 24 horas laborables, de lunes a viernes, de 9:00 a 18:00 GMT. Guarda el número.',
    kept: 'Quienes llevan este servicio lo encontrarán y te responderán a tu correo. Guarda el número.',
    another: 'Escribir otro mensaje',
  },
  byMail: (email) => `O escribe un correo a [${email}](mailto:${email}).`,
  withoutScript: 'El formulario necesita JavaScript.',
};
