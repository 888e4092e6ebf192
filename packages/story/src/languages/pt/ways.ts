import type { WayWords } from '../ways.ts';

export const portugueseWays: WayWords = {
  landmarks: [
    ['brick-wall', /^(?:muro|muralha)$/],
    ['play-tunnel', /^(?:túnel|cano|tubo|manilha)$/],
    ['log', /^(?:tronco|toro)$/],
    ['stream', /^(?:riacho|ribeiro|regato|vala|córrego)$/],
    ['fence', /^(?:portão|cerca|vedação|grade|sebe-de-madeira)$/],
    ['house', /^(?:casa|vivenda)$/],
    ['hut', /^(?:barracão|cabana|casota-de-madeira)$/],
    ['door', /^porta$/],
    ['window', /^janela$/],
    ['stairs', /^(?:escadas?|degraus?|escadaria)$/],
  ],
  leaves:
    /^(?:sair|correr|fugir|escapar|saltar|gatinhar|rastejar|engatinhar|espreitar|andar|caminhar|vir|aparecer|surgir|voar|pular)$/,
  drops:
    /^(?:cair|saltar|pular|tombar|mergulhar|escorregar|atirar-se|jogar-se|despencar|pingar|rolar|deslizar)$/,
  rises: /^(?:subir|trepar|escalar|correr|gatinhar)$/,
  sinks: /^(?:descer|escorregar|deslizar|rolar|rebolar)$/,
  runs: /^(?:correr|gatinhar)$/,
  leaps: /^(?:saltar|pular|transpor|galgar)$/,
};
