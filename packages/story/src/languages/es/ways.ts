import type { WayWords } from '../ways.ts';

export const spanishWays: WayWords = {
  landmarks: [
    ['brick-wall', /^(?:muro|tapia|barda|muralla)$/],
    ['play-tunnel', /^(?:túnel|tubo|caño)$/],
    ['log', /^tronco$/],
    ['stream', /^(?:arroyo|riachuelo|zanja|acequia)$/],
    ['fence', /^(?:portón|valla|cerca|verja|reja)$/],
    ['house', /^(?:casa|chalé)$/],
    ['hut', /^(?:cobertizo|cabaña)$/],
    ['door', /^puerta$/],
    ['window', /^ventana$/],
    ['stairs', /^(?:escaleras?|escalones?|escalón)$/],
  ],
  leaves:
    /^(?:salir|salirse|correr|huir|escapar|escaparse|saltar|gatear|arrastrarse|arrastrar|asomarse|andar|caminar|venir|aparecer|volar|brincar)$/,
  drops:
    /^(?:caer|caerse|saltar|brincar|tirarse|lanzarse|resbalar|rodar|deslizarse|gotear|tropezar|bajar_de_un_salto)$/,
  rises: /^(?:subir|subirse|trepar|treparse|escalar|correr|gatear)$/,
  sinks: /^(?:bajar|resbalar|deslizarse|deslizar|rodar)$/,
  runs: /^(?:correr|gatear)$/,
  leaps: /^(?:saltar|saltarse|brincar)$/,
};
