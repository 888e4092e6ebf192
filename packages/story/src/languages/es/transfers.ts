import type { TransferWords } from '../transfers.ts';

export const spanishTransfers: TransferWords = {
  puts: /^(?:poner|meter|guardar|esconder|colocar|echar|dejar|introducir|enterrar|depositar|tirar)$/,
  throws: /^(?:tirar|lanzar|arrojar|aventar|echar|mandar)$/,
  kicks: /^(?:chutar|patear|rematar)$/,
  pours: /^(?:echar|verter|volcar|derramar|vaciar|sacudir|tirar)$/,
  spills: /^(?:derramar|volcar)$/,
  shakes: /^sacudir$/,
  loose: /^(?:arena|agua|moneda|leche|jugo|zumo)$/,
  opens: /^(?:abrir|destapar)$/,
  takes: /^(?:sacar|quitar|retirar|pescar|extraer|desenterrar)$/,
  frees: /^(?:soltar|liberar|dejar_salir)$/,
  emerges: /^(?:salir|salirse|caer|caerse|saltar|brincar|rodar|resbalar|volar)$/,
  posts: /^(?:franquear)$/,
  grounds: /^(?:suelo|piso|alfombra|mesa|mantel|sofá|cama|césped|encimera)$/,
  floors: /^(?:suelo|piso)$/,
};
