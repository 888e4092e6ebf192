import type { Reader } from './espeak.ts';

/** Ten readers who are not alike, and what each reads: other lines for each, as a family would. */
export const readings: {
  language: 'en' | 'pt' | 'es';
  speaker: 'narrator' | 'hero';
  text: string;
  reader: Reader;
}[] = [
  ...(
    [
      ['Today Mia rode her bike without training wheels for the very first time.', 'en-us+f3', 150, 45],
      ['Daddy let go of the saddle, and she kept on rolling all the way to the gate.', 'en+m3', 140, 35],
      ['Grandma baked an apple cake, and Leo licked the big wooden spoon.', 'en+f2', 125, 40],
      ['At the beach the waves were cold, but the sand was warm and soft.', 'en-us+m1', 165, 50],
      ['Then the little dog jumped into the pond and everybody laughed.', 'en-gb-scotland+m5', 150, 45],
      ['She was a bit scared of the dark, so we left the small lamp on.', 'en-us+f5', 135, 60],
      ['In the evening they looked at the stars and counted seven of them.', 'en+m7', 120, 25],
      ['His first tooth came out at breakfast, right into the yellow cup.', 'en-us+f1', 175, 55],
    ] as const
  ).map(([text, voice, pace, pitch]) => ({
    language: 'en' as const,
    speaker: 'narrator' as const,
    text,
    reader: { voice, pace, pitch },
  })),
  ...(
    [
      ['Look, I can do it all by myself!', 'en-us+f4', 160, 85],
      ['Can we do that again tomorrow, please?', 'en+f5', 145, 80],
    ] as const
  ).map(([text, voice, pace, pitch]) => ({
    language: 'en' as const,
    speaker: 'hero' as const,
    text,
    reader: { voice, pace, pitch },
  })),
  ...(
    [
      ['pt', 'Hoje a Mia andou de bicicleta sem rodinhas pela primeira vez.', 'pt+f2', 140, 45],
      ['pt', 'A avó fez um bolo de maçã, e o Leo lambeu a colher de pau.', 'pt+m3', 150, 40],
      ['pt', 'À noite olharam para as estrelas e contaram sete.', 'pt+f3', 130, 50],
      ['es', 'Hoy Mia montó en bicicleta sin ruedines por primera vez.', 'es+f2', 140, 45],
      ['es', 'La abuela hizo una tarta de manzana, y Leo lamió la cuchara.', 'es+m3', 150, 40],
      ['es', 'Por la noche miraron las estrellas y contaron siete.', 'es+f3', 130, 50],
    ] as const
  ).map(([language, text, voice, pace, pitch]) => ({
    language,
    speaker: 'narrator' as const,
    text,
    reader: { voice, pace, pitch },
  })),
];
