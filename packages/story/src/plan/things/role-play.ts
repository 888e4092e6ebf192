import { wordTable } from '../../text/word-table.ts';

/** What one has in the hands who plays at being somebody, by words of three languages: pictures. */
const tools: Readonly<Record<string, RegExp>> = wordTable({
  stethoscope:
    /^(?:doctor|nurse|vet|médic[oa]|enfermeir[oa]|veterinári[oa]|doutor|enfermer[oa]|veterinari[oa])s?$/,
  'open-book': /^(?:teacher|school|professor|professora|escola|maestr[oa]|profesor|profesora|escuela)s?$/,
  'pirate-flag': /^(?:pirate|pirata)s?$/,
  'magic-wand': /^(?:magician|wizard|witch|fairy|mágic[oa]|brux[oa]|fada|mag[oa]|bruj[oa]|hada)s?$/,
  'garden-hose': /^(?:firefighter|fireman|firemen|bombeir[oa]|bomber[oa])s?$/,
  crown: /^(?:king|queen|prince|princess|rei|rainha|príncipe|princesa|rey|reina)s?$/,
  scissors: /^(?:hairdresser|barber|cabeleireir[oa]|barbeiro|peluquer[oa]|barbero)s?$/,
});
export const toolOfRole = (role: string): string | undefined =>
  Object.keys(tools).find((picture) => tools[picture]?.test(role));
