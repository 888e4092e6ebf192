import type { Token } from '../token.ts';

const carried = /^(?:cangote|colo|garupa|ombros?|cacunda|carrinho|cavalo|bicicleta|moto|mota|lombo)$/;
const counted = /^(?:[oa]s|dois|duas|três|quatro|tod[oa]s|ambos|ambas|nós|el[ea]s?|eu|você)$/;

/**
 * 'Foi pro chão', 'foi embora', 'foi lá o avô', 'foi no colo do pai', 'foram os dois aos saltinhos': behind these 'foi' went
 * somewhere and was nothing. 'Foi lá que caiu' only says where.
 */
export function isWent(behind: readonly Token[]): boolean {
  const own = behind.filter(({ clitic }) => !clitic);
  const isCounted = counted.test(own[0]?.lower ?? '');
  const [first, second, third] = own.slice(
    isCounted ? own.findIndex(({ lower }) => !counted.test(lower)) : 0,
  );
  const word = first?.lower ?? '';
  if (/^pr[oa]s?$/.test(word)) return second?.part !== 'pronoun' && second?.part !== 'name';
  if (/^(?:embora|atrás)$/.test(word)) return true;
  if (/^(?:lá|ali)$/.test(word))
    return !isCounted && second?.lower !== 'que' && !/^(?:em|n[oa]s?)$/.test(second?.lower ?? '');
  if (word === 'direto') return /^(?:pr[oa]s?|para|ao|à)$/.test(second?.lower ?? '');
  if (/^n[oa]s?$/.test(word)) return carried.test(second?.lower ?? '');
  return isCounted && /^(?:aos|às|ao|à)$/.test(word) && third?.lower !== 'que';
}
