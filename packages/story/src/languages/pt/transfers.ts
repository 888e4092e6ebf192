import type { TransferWords } from '../transfers.ts';

export const portugueseTransfers: TransferWords = {
  puts: /^(?:pôr|meter|enfiar|guardar|esconder|colocar|botar|deitar|arrumar|depositar|encaixar|largar|enterrar|jogar)$/,
  throws: /^(?:atirar|lançar|arremessar|jogar|mandar|tacar|deitar|botar)$/,
  kicks: /^(?:chutar|rematar|pontapear)$/,
  pours: /^(?:despejar|entornar|derramar|verter|deitar|virar|esvaziar|sacudir)$/,
  spills: /^(?:derramar|entornar)$/,
  shakes: /^sacudir$/,
  loose: /^(?:areia|água|moeda|leite|sumo|suco)$/,
  opens: /^(?:abrir|destapar)$/,
  takes: /^(?:tirar|retirar|puxar|pescar|sacar|apanhar|desenterrar)$/,
  frees: /^(?:soltar|libertar|largar|liberar)$/,
  emerges: /^(?:sair|cair|saltar|pular|rolar|escorregar|fugir|voar)$/,
  posts: /^(?:postar|expedir)$/,
  grounds: /^(?:chão|tapete|mesa|toalha|sofá|cama|soalho|piso|relva)$/,
  floors: /^(?:chão|soalho|piso)$/,
};
