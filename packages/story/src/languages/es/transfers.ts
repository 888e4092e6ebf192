import type { TransferWords } from '../transfers.ts';

export const spanishTransfers: TransferWords = {
  puts: /^(?:poner|meter|guardar|esconder|colocar|echar|dejar|introducir|enterrar|depositar|tirar)$/,
  throws: /^(?:tirar|lanzar|arrojar|aventar|echar|mandar)$/,
  kicks: /^(?:chutar|patear|rematar)$/,
  pours: /^(?:echar|verter|volcar|derramar|vaciar|sacudir|regar|tirar)$/,
  takes: /^(?:sacar|quitar|retirar|pescar|extraer|desenterrar)$/,
  frees: /^(?:soltar|liberar|dejar_salir)$/,
  emerges: /^(?:salir|salirse|caer|caerse|saltar|brincar|rodar|resbalar|aparecer|volar)$/,
  posts: /^(?:franquear)$/,
  grounds: /^(?:suelo|piso|alfombra|mesa|mantel|sofá|cama|césped|encimera)$/,
};
