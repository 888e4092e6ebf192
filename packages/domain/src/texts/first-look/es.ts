import type { firstLook as english } from './en.ts';

export const firstLook: typeof english = {
  title: 'Ver primero los avatares',
  lead: 'Dibujamos cuatro avatares de tu peque. No pagas nada por ello, y solo eliges un plan si te gusta lo que ves.',
  go: 'Ver primero los avatares',
  costs: (one, two, button) =>
    `Si empiezas por aquí, tu primer hijo o hija cuesta ${one} al mes. Con «${button}» cuesta ${two}: un plan para la cuenta y otro para el hijo o la hija.`,
  once: 'Para un niño o una niña por cuenta. Las fotos se borran 30 días después de guardar un avatar o, si no guardas ninguno, 30 días después de subirlas.',
  submit: 'Dibujar los avatares',
  waiting: 'Tus avatares te esperan',
  waitingText: 'Ya has empezado a ver a tu peque en dibujos. No pagas nada por ello.',
  goOn: 'Continuar',
  ready: 'Tus avatares están listos',
  readyText: (name) => `Aquí está: ${name}. Las películas se hacen en cuanto el plan esté activo.`,
  picture: (name) => `Avatar: ${name}`,
  pay: (price) => `Empezar la serie por ${price} al mes`,
  used: 'Ya has visto los avatares de un niño o una niña antes de pagar. Con un plan puedes continuar.',
  trailer: (name) => `Diez segundos con ${name}`,
  trailerText:
    'Una pequeña historia nuestra, dibujada en tu navegador mientras se reproduce. Tus propias películas cuentan lo que escribas, con voz y con tus fotos, en cerca de un minuto.',
  rest: 'El resto es tu historia. Viene con el plan.',
};
