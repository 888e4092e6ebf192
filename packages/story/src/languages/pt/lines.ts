import type { StoryWords } from '../story-words.ts';

/**
 * European Portuguese, as one speaks to a small child. Without a word that would need its gender: a name that is not
 * called has its article there ('a história da Matilde', 'do Tomás'), so the child is called by name, never spoken of.
 */
export const portuguese: StoryWords = {
  look: 'Olha!',
  closings: [
    'És mesmo tu, {name}.',
    'Só tu, {name}.',
    'Que dia, {name}!',
    'E foi mesmo assim.',
    'Esta fica guardada.',
    'Conta outra vez, {name}!',
    'Lembras-te, {name}?',
    'Há dias assim, {name}.',
    'Tu estavas lá, {name}.',
    'E a história continua, {name}.',
    'Esta vai para o álbum.',
    'Como tu não há, {name}.',
    'Há dias que ficam, {name}.',
    'Palavra de honra, {name}.',
    'Até à próxima, {name}.',
    'Fim, {name}. Por hoje.',
  ],
  tenderClosings: [
    'Gostamos de ti, {name}.',
    'O amor fica, {name}.',
    'Estamos aqui, {name}.',
    'Isto vai sempre connosco.',
    'Pode doer, {name}.',
    'Podes chorar, {name}.',
    'Lembramos em conjunto, {name}.',
    'Devagarinho, {name}, com amor.',
    'Há despedidas que demoram.',
    'Nada se esquece, {name}.',
    'Há sempre colo, {name}.',
    'Pertinho do coração, {name}.',
  ],
  gags: [
    {
      listener: 'teddy',
      begins: 'O meu ursinho também está a ouvir. Já caiu da cadeira.',
      again: 'Pum! Foi o meu ursinho outra vez.',
      ends: 'E o meu ursinho? Bateu tantas palmas que caiu da cadeira.',
    },
    {
      listener: 'snail',
      begins: 'Lá longe, um caracol ouviu falar desta história e pôs-se logo a caminho.',
      again: 'E o caracol? Ainda vem a caminho.',
      ends: 'E olhem, chegou o caracol! Perdi alguma coisa, pergunta ele.',
    },
    {
      listener: 'cookie',
      begins: 'Guardei uma bolacha para o fim desta história.',
      again: 'Não, não comi a bolacha. Só olhei para ela.',
      ends: 'É hora da bolacha. Ei! Quem comeu a minha bolacha?',
    },
    {
      listener: 'goldfish',
      begins: 'O meu peixinho adora esta história. Já se esqueceu dela oito vezes.',
      again: 'O meu peixinho pergunta de que é que estamos a falar.',
      ends: 'Conta, conta, diz o meu peixinho, que essa eu nunca ouvi!',
    },
    {
      listener: 'penguin',
      begins: 'Está um pinguim na primeira fila. Ninguém sabe porquê.',
      again: 'O pinguim até parou de mastigar.',
      ends: 'Até o pinguim se levantou para bater palmas!',
    },
  ],
  season: {
    recaps: [
      'Primeiro, {title}. Agora, isto.',
      'Antes disto: {title}.',
      'Depois de «{title}», isto.',
      'Da última vez: {title}.',
      'Uma página atrás: {title}.',
      'Já contámos: {title}.',
      'A história anterior: {title}.',
      'Para trás ficou: {title}.',
      'Um filme antes: {title}.',
      'Já está no álbum: {title}.',
      'E antes? {title}.',
      'Continua connosco: {title}.',
    ],
    lookBacks: [
      'Que temporada, {name}! Tantos momentos, grandes e pequenos, e todos teus.',
      'O álbum desta temporada, {name}: aqui, e aqui, e aqui também.',
    ],
    shortLookBack: 'Que temporada, {name}!',
    farewells: ['Até à próxima temporada, {name}!', 'A temporada acaba. Tu continuas, {name}.'],
  },
};
