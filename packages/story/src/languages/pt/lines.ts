import type { StoryWords } from '../story-words.ts';

/**
 * European Portuguese, as one speaks to a small child. Without a word that would need its gender: a name that is not
 * called has its article there ('a história da Matilde', 'do Tomás'), so the child is called by name, never spoken of.
 */
export const portuguese: StoryWords = {
  openings: [
    'Há momentos que o coração nunca esquece.',
    'Cheguem-se perto, que esta história é verdadeira.',
    'Abram bem os ouvidos. Mais um bocadinho. Perfeito!',
    'Todas as famílias têm histórias que adoram contar.',
    'Silêncio, por favor, que vai começar.',
  ],
  namings: [
    '{name}, esta história é tua.',
    'Hoje a história é tua, {name}.',
    'Vamos contar uma história tua, {name}.',
  ],
  shortOpenings: ['Uma história tua, {name}.', '{name}, esta história é tua.'],
  wants: [
    'Os dias mais normais também têm surpresas no bolso.',
    'Ninguém é pequeno demais para uma grande aventura.',
    'Conhecem aquela cócega na barriga, quando vai acontecer uma coisa boa?',
    'Adivinham o que aconteceu? Ouçam bem.',
  ],
  surprises: [
    'Boing, boing! É o coração aos saltos de alegria.',
    'Paramos aqui? Nem pensar! Vamos lá.',
    'Todos juntos, a uma só voz: uau!',
    'E é tudo verdade, palavra de honra.',
    'Que tal, {name}?',
    'Ai, adoro esta parte.',
    'O coração guarda momentos assim.',
    'Eu cá precisava primeiro de uma bolacha.',
  ],
  comforts: [
    'Não faz mal. Aqui cabem todos os sentimentos.',
    'Até os corações mais corajosos tremem de vez em quando.',
    'Toda a gente tem momentos assim, até os heróis.',
    'Respirar fundo, um abraço, e já está melhor.',
  ],
  prides: [
    'Pode um coração rebentar de orgulho? Está quase.',
    'Isto vai direitinho para o baú das memórias.',
    'Um dia, esta vai ser uma das histórias preferidas.',
    'É uma história para contar outra vez, e mais uma.',
  ],
  closings: [
    'E esta foi a tua história, {name}, contada com amor.',
    'Não há ninguém no mundo como tu, {name}!',
    'Vamos lembrar-nos sempre deste dia, {name}!',
    'Bravo, {name}! Um grande aplauso!',
  ],
  shortClosings: ['Bravo, {name}!', 'Viva, {name}!', 'Muito bem, {name}!'],
  says: {
    baby: { before: ['Oh!', 'Uh!', 'Ba!'], after: ['Eh!', 'Mais!', 'Uau!'] },
    small: { before: ['Olha!', 'Uau!', 'Agora eu!'], after: ['Viva!', 'Outra vez!', 'Boa!'] },
    big: {
      before: ['Tenho um plano.', 'Olhem só!', 'Vamos lá!'],
      after: ['Que fixe!', 'Viva!', 'Outra vez!'],
    },
  },
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
  tender: {
    openings: [
      'Esta é uma história calma. É uma história tua, {name}, e de uma despedida com amor.',
      'Chega-te perto, {name}. Esta é uma história terna, a de um adeus.',
    ],
    wonders: [
      'O amor pode ser muito silencioso, e muito forte.',
      'Há sentimentos que não cabem em palavras.',
      'É bom abraçar quem está perto.',
      'Cada lágrima é feita de amor.',
      'Não há sentimentos errados, só sentimentos grandes.',
      'Devagarinho, o coração encontra o caminho.',
    ],
    prides: [
      'O amor fica, mesmo quando tudo muda.',
      'O que amamos vai sempre connosco.',
      'As boas memórias fazem-nos companhia.',
    ],
    closings: [
      'Gostamos tanto de ti, {name}, hoje e sempre.',
      'E o amor esteve sempre aqui, {name}, pertinho e quente.',
    ],
  },
  season: {
    recaps: [
      'Da última vez: {title}. Lembram-se?',
      'Onde é que íamos? Ah, sim: {title}.',
      'No último episódio: {title}.',
    ],
    teasers: [
      'E da próxima vez? Até a lua gostava de saber.',
      'No próximo episódio: que vais descobrir, {name}?',
      'Da próxima vez há uma história nova. Qual será, {name}?',
    ],
    lookBacks: [
      'Que temporada! Olha, {name}, tantos momentos, grandes e pequenos, e todos teus.',
      'Antes de dizermos adeus, vamos abrir o álbum desta temporada: aqui, {name}, e aqui, e aqui também.',
    ],
    shortLookBack: 'Que temporada, {name}! Olha!',
    farewells: [
      'E assim acaba uma temporada. Que nos trará a próxima, {name}?',
      'A temporada acabou, {name}, mas a tua história ainda agora começou.',
    ],
  },
};
