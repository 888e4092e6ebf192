import type { StoryWords } from '../story-words.ts';

/** Spanish, as one speaks to a small child. Without a word that would need its gender. */
export const spanish: StoryWords = {
  openings: [
    'Hay momentos que el corazón nunca olvida.',
    'Acercaos, que esta historia es verdadera.',
    'Abrid bien las orejas. Un poquito más. ¡Perfecto!',
    'Todas las familias tienen historias que les encanta contar.',
    'Silencio, por favor, que va a empezar.',
  ],
  namings: [
    'Esta es una historia de {name}.',
    'Hoy la historia es de {name}.',
    'Vamos a contar una historia de {name}.',
  ],
  shortOpenings: ['Una historia de {name}.', 'Esta es una historia de {name}.'],
  wants: [
    'Los días más normales también llevan sorpresas en el bolsillo.',
    'Nunca se es demasiado chico para una gran aventura.',
    '¿Conocéis ese cosquilleo en la barriga cuando va a pasar algo bueno?',
    '¿Adivináis qué pasó? Escuchad bien.',
  ],
  surprises: [
    '¡Boing, boing! Es el corazón, que salta de alegría.',
    '¿Paramos aquí? ¡Ni hablar! Seguimos.',
    'Todos juntos, a una sola voz: ¡guau!',
    'Y todo es verdad, palabra de honor.',
    '¿Qué te parece, {name}?',
    'Ay, me encanta esta parte.',
    'El corazón guarda momentos así.',
    'Yo antes habría necesitado una galleta.',
  ],
  comforts: [
    'No pasa nada. Aquí caben todos los sentimientos.',
    'Hasta los corazones más valientes tiemblan a veces.',
    'Todo el mundo tiene momentos así, también los héroes.',
    'Respirar hondo, un abrazo, y ya está mejor.',
  ],
  prides: [
    '¿Puede un corazón estallar de orgullo? Poco le falta.',
    'Esto va derechito al cofre de los recuerdos.',
    'Un día, esta será una de las historias favoritas.',
    'Es una historia para contar otra vez, y otra más.',
  ],
  closings: [
    'Y esta fue una historia de {name}, contada con amor.',
    '¡No hay nadie en el mundo como tú, {name}!',
    '¡Siempre recordaremos este día, {name}!',
    '¡Bravo, {name}! ¡Un gran aplauso!',
  ],
  shortClosings: ['¡Bravo, {name}!', '¡Viva {name}!', '¡Muy bien, {name}!'],
  says: {
    baby: { before: ['¡Oh!', '¡Uh!', '¡Ba!'], after: ['¡Eh!', '¡Más!', '¡Guau!'] },
    small: { before: ['¡Mira!', '¡Guau!', '¡Ahora yo!'], after: ['¡Viva!', '¡Otra vez!', '¡Bien!'] },
    big: { before: ['Tengo un plan.', '¡Mirad!', '¡Vamos!'], after: ['¡Qué guay!', '¡Viva!', '¡Otra vez!'] },
  },
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
  tender: {
    openings: [
      'Esta es una historia tranquila. Es una historia de {name}, y de una despedida con amor.',
      'Acercaos. Esta es una historia tierna de {name}, y de un adiós.',
    ],
    wonders: [
      'El amor puede ser muy callado, y muy fuerte.',
      'Hay sentimientos que no caben en palabras.',
      'Es bueno abrazar a quien está cerca.',
      'Cada lágrima está hecha de amor.',
      'No hay sentimientos equivocados, solo sentimientos grandes.',
      'Despacito, el corazón encuentra el camino.',
    ],
    prides: [
      'El amor se queda, aunque todo cambie.',
      'Lo que amamos siempre va con nosotros.',
      'Los buenos recuerdos nos hacen compañía.',
    ],
    closings: [
      'Te queremos tanto, {name}, hoy y siempre.',
      'Y el amor siempre estuvo aquí, {name}, muy cerca.',
    ],
  },
  season: {
    recaps: [
      'La última vez: {title}. ¿Os acordáis?',
      '¿Por dónde íbamos? Ah, sí: {title}.',
      'En el último episodio: {title}.',
    ],
    teasers: [
      '¿Y la próxima vez? Hasta la luna quiere saberlo.',
      'En el próximo episodio: ¿qué descubrirá {name}?',
      'La próxima vez hay una historia nueva. ¿Cuál será, {name}?',
    ],
    lookBacks: [
      '¡Qué temporada! Mira, {name}, cuántos momentos, grandes y pequeños, y todos tuyos.',
      'Antes de decir adiós, abramos el álbum de esta temporada: aquí, {name}, y aquí, y aquí también.',
    ],
    shortLookBack: '¡Qué temporada, {name}! ¡Mira!',
    farewells: [
      'Y así acaba una temporada. ¿Qué traerá la próxima, {name}?',
      'La temporada ha terminado, {name}, pero tu historia acaba de empezar.',
    ],
  },
};
