/** Lamps by where they are. */
export const lamps = `
hanging-lamp = lamp, ceiling light, ceiling lamp, lampshade, lightshade, strip light, chandelier, pendant lamp, kitchen lamp | candeeiro, candeeiro de teto, candeeiro do teto, lustre, luminária, lâmpada do teto, lâmpada da cozinha | lámpara, lámpara de techo, lámpara del techo, araña de luces, lámpara de la cocina
table-lamp = bedside lamp, table lamp, desk lamp, reading lamp, nightlight, night-light, night light | candeeiro de mesa, candeeiro de cabeceira, candeeiro da mesinha, abajur, luz de presença | lámpara de mesa, lámpara de noche, lámpara de mesilla, velador, flexo, lamparita
street-lamp = lamp post, lamppost, lamp-post, street lamp, streetlamp, street light, streetlight | candeeiro de rua, poste de luz, poste de iluminação | farola, farolito de calle, poste de luz
`;
