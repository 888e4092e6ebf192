import type { firstLook as english } from './en.ts';

export const firstLook: typeof english = {
  title: 'Ver primeiro os avatares',
  lead: 'Desenhamos quatro avatares da criança. Não paga nada por isso e só escolhe um plano se gostar do que vir.',
  go: 'Ver primeiro os avatares',
  costs: (one, two, button) =>
    `Se começar por aqui, a sua primeira criança custa ${one} por mês. Com «${button}» custa ${two}: um plano para a conta e outro para a criança.`,
  once: 'Para uma criança por conta. As fotografias são apagadas 30 dias depois de guardar um avatar ou, se não guardar nenhum, 30 dias depois do envio.',
  submit: 'Desenhar os avatares',
  waiting: 'Os seus avatares estão à espera',
  waitingText: 'Já começou a ver a criança em desenho animado. Não paga nada por isso.',
  goOn: 'Continuar',
  ready: 'Os seus avatares estão prontos',
  readyText: (name) => `Aqui está: ${name}. Os filmes são feitos assim que o plano estiver ativo.`,
  picture: (name) => `Avatar: ${name}`,
  pay: (price) => `Começar a série por ${price} por mês`,
  used: 'Já viu os avatares de uma criança antes de pagar. Com um plano pode continuar.',
  trailer: (name) => `Dez segundos com ${name}`,
  trailerText:
    'Uma pequena história nossa, desenhada no seu navegador enquanto passa. Os seus próprios filmes contam o que escrever, com voz e com as suas fotografias, em cerca de um minuto.',
  rest: 'O resto é a sua história. Vem com o plano.',
};
