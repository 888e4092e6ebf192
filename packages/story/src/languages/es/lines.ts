import type { StoryWords } from '../story-words.ts';

/** Spanish, as one speaks to a small child. Without a word that would need its gender. */
export const spanish: StoryWords = {
  look: '¡Mira!',
  closings: [
    'Así eres tú, {name}.',
    'Solo tú, {name}.',
    '¡Qué día, {name}!',
    'Y fue de verdad.',
    'Este día lo guardamos.',
    '¡Cuéntalo otra vez, {name}!',
    '¿Te acuerdas, {name}?',
    'Hay días así, {name}.',
    'Tú estabas allí, {name}.',
    'Y la historia sigue, {name}.',
    'Esto va para el álbum.',
    'Como tú no hay, {name}.',
    'Hay días que quedan, {name}.',
    'Palabra de honor, {name}.',
    'Hasta la próxima, {name}.',
    'Fin, {name}. Por hoy.',
  ],
  tenderClosings: [
    'Te queremos, {name}.',
    'El amor se queda, {name}.',
    'Estamos aquí, {name}.',
    'Esto va siempre con nosotros.',
    'Puede doler, {name}.',
    'Puedes llorar, {name}.',
    'Recordamos en familia, {name}.',
    'Despacito, {name}, con amor.',
    'Hay despedidas que tardan.',
    'Nada se olvida, {name}.',
    'Siempre hay un abrazo, {name}.',
    'Cerquita del corazón, {name}.',
  ],
  gags: [
    {
      listener: 'teddy',
      begins: 'Mi osito también escucha. Ya se ha caído de la silla.',
      again: '¡Pum! Otra vez mi osito.',
      ends: '¿Y mi osito? Ha aplaudido tanto que se ha caído de la silla.',
    },
    {
      listener: 'snail',
      begins: 'Muy lejos, un caracol oyó hablar de esta historia y se puso en camino.',
      again: '¿Y el caracol? Sigue en camino.',
      ends: '¡Y mirad, ya llega el caracol! ¿Me he perdido algo?, pregunta.',
    },
    {
      listener: 'cookie',
      begins: 'He guardado una galleta para el final de esta historia.',
      again: 'No, no me he comido la galleta. Solo la he mirado.',
      ends: 'Hora de la galleta. ¡Eh! ¿Quién se ha comido mi galleta?',
    },
    {
      listener: 'goldfish',
      begins: 'A mi pez le encanta esta historia. Ya la ha olvidado ocho veces.',
      again: 'Mi pez pregunta de qué estamos hablando.',
      ends: '¡Cuenta, cuenta!, dice mi pez, ¡esa no la he oído nunca!',
    },
    {
      listener: 'penguin',
      begins: 'Hay un pingüino en la primera fila. Nadie sabe por qué.',
      again: 'El pingüino ha dejado de masticar.',
      ends: '¡Hasta el pingüino se ha levantado para aplaudir!',
    },
  ],
  season: {
    recaps: ['Primero, {title}. Ahora, esto.', 'Antes de esto: {title}.', 'Después de «{title}», esto.'],
    lookBacks: [
      '¡Qué temporada, {name}! Tantos momentos, grandes y pequeños, y todos tuyos.',
      'El álbum de esta temporada, {name}: aquí, y aquí, y aquí también.',
    ],
    shortLookBack: '¡Qué temporada, {name}!',
    farewells: ['¡Hasta la próxima temporada, {name}!', 'La temporada acaba. Tú sigues, {name}.'],
  },
};
