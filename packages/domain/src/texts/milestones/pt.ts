import type { Texts } from '../index.ts';

/** As `en.ts`, in European Portuguese. Names stand before a colon: they need no article then. */
export const milestones: Texts['milestones'] = {
  ideas: {
    smile: { ask: (name) => `${name}: como foi o primeiro sorriso?`, title: 'O primeiro sorriso' },
    tooth: { ask: (name) => `${name}: como foi o primeiro dente?`, title: 'O primeiro dente' },
    crawling: { ask: (name) => `${name}: como foi gatinhar pela primeira vez?`, title: 'A gatinhar' },
    word: { ask: (name) => `${name}: qual foi a primeira palavra?`, title: 'A primeira palavra' },
    steps: { ask: (name) => `${name}: como foram os primeiros passos?`, title: 'Os primeiros passos' },
    birthday: { ask: (name) => `${name}: como foi o primeiro aniversário?`, title: 'O primeiro aniversário' },
    sea: { ask: (name) => `${name}: como foi a primeira vez no mar?`, title: 'A primeira vez no mar' },
    haircut: {
      ask: (name) => `${name}: como foi o primeiro corte de cabelo?`,
      title: 'O primeiro corte de cabelo',
    },
    nursery: {
      ask: (name) => `${name}: como foi o primeiro dia de creche?`,
      title: 'O primeiro dia de creche',
    },
    drawing: { ask: (name) => `${name}: o que mostrava o primeiro desenho?`, title: 'O primeiro desenho' },
    friend: { ask: (name) => `${name}: como começou a primeira amizade?`, title: 'A primeira amizade' },
    journey: {
      ask: (name) => `${name}: qual foi a primeira grande viagem?`,
      title: 'A primeira grande viagem',
    },
    bike: {
      ask: (name) => `${name}: como foi a primeira volta de bicicleta?`,
      title: 'A primeira volta de bicicleta',
    },
    swim: { ask: (name) => `${name}: como foi nadar pela primeira vez?`, title: 'A nadar pela primeira vez' },
    school: {
      ask: (name) => `${name}: como foi o primeiro dia de escola?`,
      title: 'O primeiro dia de escola',
    },
    lostTooth: { ask: (name) => `${name}: como caiu o primeiro dente?`, title: 'O dente que caiu' },
    reading: {
      ask: (name) => `${name}: qual foi a primeira leitura sem ajuda?`,
      title: 'A ler sem ajuda',
    },
    stage: { ask: (name) => `${name}: como foi a primeira vez em palco?`, title: 'A primeira vez em palco' },
    goal: { ask: (name) => `${name}: como foi o primeiro golo?`, title: 'O primeiro golo' },
    sleepover: {
      ask: (name) => `${name}: como foi a primeira noite em casa de amigos?`,
      title: 'Uma noite em casa de amigos',
    },
    cake: { ask: (name) => `${name}: qual foi o primeiro bolo?`, title: 'O primeiro bolo' },
  },
  tell: 'Contar esta história',
  another: 'Outra ideia',
  making: 'Em produção',
  newest: 'O filme mais recente',
};
