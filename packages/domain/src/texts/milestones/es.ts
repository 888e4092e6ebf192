import type { Texts } from '../index.ts';

/** As `en.ts`, in Spanish. */
export const milestones: Texts['milestones'] = {
  ideas: {
    smile: { ask: (name) => `¿Cómo fue la primera sonrisa de ${name}?`, title: 'La primera sonrisa' },
    tooth: { ask: (name) => `¿Cómo fue el primer diente de ${name}?`, title: 'El primer diente' },
    crawling: { ask: (name) => `¿Cómo gateó ${name} por primera vez?`, title: 'A gatear' },
    word: { ask: (name) => `¿Cuál fue la primera palabra de ${name}?`, title: 'La primera palabra' },
    steps: { ask: (name) => `¿Cómo fueron los primeros pasos de ${name}?`, title: 'Los primeros pasos' },
    birthday: { ask: (name) => `¿Cómo fue el primer cumpleaños de ${name}?`, title: 'El primer cumpleaños' },
    sea: {
      ask: (name) => `¿Cómo fue la primera vez de ${name} en el mar?`,
      title: 'La primera vez en el mar',
    },
    haircut: {
      ask: (name) => `¿Cómo fue el primer corte de pelo de ${name}?`,
      title: 'El primer corte de pelo',
    },
    nursery: {
      ask: (name) => `¿Cómo fue el primer día de ${name} en la escuela infantil?`,
      title: 'El primer día en la escuela infantil',
    },
    drawing: { ask: (name) => `¿Qué había en el primer dibujo de ${name}?`, title: 'El primer dibujo' },
    friend: { ask: (name) => `¿Cómo empezó la primera amistad de ${name}?`, title: 'La primera amistad' },
    journey: { ask: (name) => `¿Cuál fue el primer gran viaje de ${name}?`, title: 'El primer gran viaje' },
    bike: {
      ask: (name) => `¿Cómo fue la primera vez de ${name} en bici?`,
      title: 'La primera vez en bici',
    },
    swim: { ask: (name) => `¿Cómo nadó ${name} por primera vez?`, title: 'A nadar por primera vez' },
    school: {
      ask: (name) => `¿Cómo fue el primer día de cole de ${name}?`,
      title: 'El primer día de cole',
    },
    lostTooth: {
      ask: (name) => `¿Cómo se le cayó a ${name} el primer diente?`,
      title: 'El diente que se cayó',
    },
    reading: { ask: (name) => `¿Qué fue lo primero que ${name} leyó sin ayuda?`, title: 'A leer sin ayuda' },
    stage: {
      ask: (name) => `¿Cómo fue la primera vez de ${name} en un escenario?`,
      title: 'La primera vez en el escenario',
    },
    goal: { ask: (name) => `¿Cómo fue el primer gol de ${name}?`, title: 'El primer gol' },
    sleepover: {
      ask: (name) => `¿Cómo fue la primera noche de ${name} fuera de casa?`,
      title: 'La primera noche fuera de casa',
    },
    cake: { ask: (name) => `¿Cuál fue el primer pastel de ${name}?`, title: 'El primer pastel' },
  },
  tell: 'Contar esta historia',
  another: 'Otra idea',
  making: 'En producción',
  newest: 'La película más reciente',
};
