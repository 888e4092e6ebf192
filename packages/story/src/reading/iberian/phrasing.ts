import { compoundNamed } from '@milestoon/things/nouns';
import { placeNouns } from '../../world/places/place-words.ts';
import { relationOf } from '../../world/people/relation-words.ts';
import type { Token } from '../token.ts';
import type { Lexicon } from './lexicon.ts';
import { experiencing } from './experiencer.ts';
import { overcome } from './overcome.ts';
import { ownInfinitive } from './own-infinitive.ts';
import { inPostures } from './postures.ts';
import { setPhrases } from './set-phrases.ts';
import { thoseOf } from './those-of.ts';
import { isWent } from './went.ts';

/** Turns of speech of which a word is not what it is elsewhere; each takes tagged words and gives them back. */
const turns: readonly ((tokens: readonly Token[], lexicon: Lexicon) => Token[])[] = [
  oneOf,
  thoseOf,
  progressive,
  takingHold,
  experiencing,
  overcome,
  datives,
  ownInfinitive,
  goingToSomebody,
  teaching,
  goneBy,
  playing,
  aboard,
  forUse,
  setPhrases,
  inPostures,
];

/** Reads the turns of speech of a sentence whose words are tagged. */
export const withTurns = (tokens: readonly Token[], lexicon: Lexicon): Token[] =>
  turns.reduce<Token[]>((read, turn) => turn(read, lexicon), [...tokens]);

/** 'Una de las niñas', 'um dos primos': one of that kind. */
function oneOf(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const isJoined = /^d[oa]s$/.test(tokens[i + 1]?.lower ?? '');
    const closes = isJoined ? tokens[i + 1] : tokens[i + 2];
    const noun = tokens[isJoined ? i + 2 : i + 3];
    const isOne =
      /^(?:un[oa]?|uma?)$/.test(token.lower) &&
      noun?.part === 'noun' &&
      noun.plural &&
      (isJoined || (tokens[i + 1]?.lower === 'de' && /^(?:determiner|possessive)$/.test(closes?.part ?? '')));
    if (!isOne || !closes) {
      read.push(token);
      continue;
    }
    read.push(
      { ...token, part: 'determiner', span: [token.span[0], closes.span[1]] },
      { ...noun, plural: false },
    );
    i += isJoined ? 2 : 3;
  }
  return read;
}

/** 'Estava a dormir', 'estava-lhe a dar a sopa': European Portuguese is about to do what others are doing. */
function progressive(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    let end = i + 1;
    while (tokens[end]?.clitic) end++;
    const [a, verb] = [tokens[end], tokens[end + 1]];
    if (token.lemma !== 'estar' || a?.lower !== 'a' || verb?.form !== 'infinitive') {
      read.push(token);
      continue;
    }
    const clitics = tokens.slice(i + 1, end);
    read.push(
      { ...token, part: 'auxiliary' },
      { ...a, part: 'adverb' },
      { ...verb, form: 'gerund' },
      ...clitics,
    );
    i = end + 1;
  }
  return read;
}

const goes = /^(?:ir|vir|correr|voltar|sair|descer|subir|fugir|chegar)$/;
/** 'Foi ter com a avó', 'veio a correr ter connosco': one goes to her, and has nothing. */
function goingToSomebody(tokens: readonly Token[]): Token[] {
  const read = [...tokens];
  for (const [i, token] of tokens.entries()) {
    const before = tokens.slice(Math.max(0, i - 3), i).some(({ lemma }) => goes.test(lemma));
    const next = tokens[i + 1];
    if (token.lower !== 'ter' || !before || next?.means !== 'with') continue;
    read[i] = { ...token, part: 'adverb', lemma: 'ter' };
    read[i + 1] = { ...next, lower: 'a', means: 'to' };
  }
  return read;
}

/** 'Le enseñó a nadar' teaches; 'le enseñó el dibujo' shows. */
function teaching(tokens: readonly Token[]): Token[] {
  return tokens.map((token, i) => {
    if (token.lemma !== 'enseñar') return token;
    const rest = tokens.slice(i + 1, i + 8);
    const at = rest.findIndex(
      ({ part, form, lower }, k) =>
        (part === 'verb' && form === 'infinitive' && rest[k - 1]?.lower === 'a') || /^[,.;]$/.test(lower),
    );
    return rest[at]?.form === 'infinitive' ? { ...token, lemma: 'enseñar_a' } : token;
  });
}

const together = /^(?:junt[oa]s|sozinh[oa]s?|sol[oa]s?|tod[oa]s|ambos)$/;
const vehicles =
  /^(?:carro|autocarro|comboio|avião|metro|barco|bicicleta|bici|trotinete|táxi|mota|elétrico|coche|autobús|tren|avión|barco|taxi|moto|patinete|tranvía|carrossel|roda|montanha-russa|baloiço|escorrega|tiovivo|noria|carrusel|columpio|tobogán)$/;
/** 'Foi de comboio', 'fue en tren', 'fui com ela', 'foi pela mão da avó': whoever says so went, and was nothing. */
function goneBy(tokens: readonly Token[], lexicon: Lexicon): Token[] {
  return tokens.map((token, i) => {
    if (token.lemma !== 'ser' || !/^(?:fui|fu|foi|fomos|foram|foste)/.test(token.lower)) return token;
    const [next, noun] = tokens
      .slice(i + 1)
      .filter(({ part, clitic, lower }) => part !== 'adverb' && !clitic && !together.test(lower));
    const rides = /^(?:of|in)$/.test(next?.means ?? '') && vehicles.test(noun?.lemma ?? '');
    const isLed =
      /^(?:of|by)$/.test(next?.means ?? '') &&
      /^(?:mão|mano)$/.test(tokens[i + 2]?.lemma ?? noun?.lemma ?? '');
    const rest = tokens.slice(i + 2);
    const end = rest.findIndex(({ part }) => part === 'verb' || part === 'mark');
    const isSomewhere = rest
      .slice(0, end < 0 ? rest.length : end)
      .some(({ lower }) => /^(?:ao|à|aos|às|para|al|a)$/.test(lower));
    const isThere = together.test(tokens[i + 1]?.lower ?? '') && next?.means === 'to';
    const isAlong = next?.means === 'with' && (isSomewhere || token.person !== 'one');
    const isClad = next?.means === 'of' && isSomewhere;
    const isIn = goesIn(tokens, i, next, noun, lexicon);
    // 'Se fueron', 'nos fuimos': nobody was anything.
    const isAway = tokens[i + 1]?.clitic && /^(?:se|me|te|nos)$/.test(tokens[i + 1]?.lower ?? '');
    const isGone = lexicon.articleA && isWent(tokens.slice(i + 1, i + 6));
    return rides || isLed || isAlong || isClad || isThere || isIn || isAway || isGone
      ? { ...token, lemma: 'ir' }
      : token;
  });
}

const goesPlaces = new Map<string, ReadonlySet<string>>();
/** 'Fomos na praia', 'ela foi no banheiro': in Brazil one goes in places; a feast was there. */
function goesIn(
  tokens: readonly Token[],
  i: number,
  next: Token | undefined,
  noun: Token | undefined,
  { language, articleA }: Lexicon,
): boolean {
  if (!articleA || next?.means !== 'in' || !noun) return false;
  const places = goesPlaces.get(language) ?? new Set([...placeNouns(language), 'médico', 'dentista']);
  goesPlaces.set(language, places);
  const before = tokens[i - 1];
  const isSomebody =
    /^(?:name|pronoun)$/.test(before?.part ?? '') || relationOf(before?.lemma ?? '') !== undefined;
  return places.has(noun.lemma) && (isSomebody || /^(?:fui|fomos)$/.test(tokens[i]?.lower ?? ''));
}

const notPlayed =
  /^(?:conta|novo|nuevo|propósito|comer|comida|jantar|cenar|almorzar|almoçar|desayunar|manhã|mañana|tarde|noite|noche|dia|día|vez|menos|más|todo|tudo|pé|pie)$/;
/** 'Fez de estrela', 'hizo de pastor': that is what one plays. */
function playing(tokens: readonly Token[]): Token[] {
  return tokens.map((token, i) => {
    const [of, noun] = [tokens[i + 1], tokens[i + 2]];
    const plays =
      /^(?:fazer|hacer)$/.test(token.lemma) &&
      of?.lower === 'de' &&
      /^(?:noun|name|adjective)$/.test(noun?.part ?? '') &&
      !notPlayed.test(noun?.lower ?? '');
    return plays ? { ...token, lemma: 'interpretar' } : token;
  });
}

const seats =
  /^(?:carro|autocarro|comboio|avião|metro|barco|táxi|elétrico|helicóptero|teleférico|camioneta|jipe|ferry)$/;
const rideable = /^(?:trotinete|bicicleta|triciclo|patim|skate|cavalo|pónei|burro|trenó|mota)$/;
const moves = /^(?:ir|andar|vir|viajar|voltar|chegar|regressar|passear|partir|sair)$/;
/** 'Andou de comboio': in it, and not of it. Horses and bicycles one sits upon. */
function aboard(tokens: readonly Token[]): Token[] {
  return tokens.map((token, i) => {
    const before = tokens.slice(Math.max(0, i - 6), i).findLast(({ part }) => part === 'verb');
    const noun = tokens[i + 1]?.lemma ?? '';
    // 'Deu a volta ao quarteirão de trotinete': of no block of houses either.
    const isUpon = rideable.test(noun) && before?.lemma !== tokens[i - 1]?.lemma;
    const isIn =
      token.lower === 'de' &&
      ((seats.test(noun) && moves.test(before?.lemma ?? '')) ||
        (isUpon && /^(?:dar|ir|andar|vir|voltar|chegar|passear|descer|sair)$/.test(before?.lemma ?? '')));
    return isIn ? { ...token, lower: 'em', means: 'in' } : token;
  });
}

const forWhich =
  /^(?:brincar|jugar|lavar|coser|costurar|dormir|jantar|estar|comer|escrever|escribir|passar|planchar|pescar)$/;
const used =
  /^(?:carro|carrinho|comboio|avião|cozinha|máquina|sala|saco|fato|roupa|quarto|telefone|espada|camião|barco|bola|dinheiro|loja|coche|tren|cocina|cuarto|traje|teléfono|tienda|cochecito|carrito|tanque|tábua|tabla|cana|caña|ferro|pia|cesto|cesta)s?$/;
/** 'Carro de brincar', 'máquina de lavar', and 'corda de pular' as the nouns know it: what it is for, and nothing that is done. */
function forUse(tokens: readonly Token[], { language }: Lexicon): Token[] {
  return tokens.map((token, i) => {
    const { lower: what = '', lemma = what } = tokens[i - 2] ?? {};
    const isUse =
      token.form === 'infinitive' &&
      tokens[i - 1]?.lower === 'de' &&
      ((forWhich.test(token.lower) && used.test(what)) ||
        [what, lemma].some((noun) => compoundNamed(`${noun} de ${token.lower}`, language) !== undefined));
    return isUse
      ? { text: token.text, lower: token.lower, lemma: token.lemma, part: 'noun', span: token.span }
      : token;
  });
}

const takesHold = /^(?:pegar|segurar|agarrar)$/;
const nounless = /^(?:colo|braço|braços|ar|costas|cavalitas|sono|fogo)$/;
/** 'Pegou num lenço', 'segurou no selim', 'pegou nele': what one takes hold of is what it is done to. */
function takingHold(tokens: readonly Token[], { articleA }: Lexicon): Token[] {
  if (!articleA) return [...tokens];
  return tokens.flatMap((token, i) => {
    const verb = tokens.slice(0, i).findLast(({ clitic, part }) => !clitic && part !== 'adverb');
    const isHeld =
      token.part === 'preposition' &&
      token.means === 'in' &&
      verb !== undefined &&
      takesHold.test(verb.lemma) &&
      !nounless.test(tokens[i + 1]?.lower ?? '');
    if (!isHeld) return [token];
    const article = /^n(u?m?[oa]?s?)$/.exec(token.lower)?.[1];
    return article ? [{ ...token, part: 'determiner' as const }] : [];
  });
}

const givesOrTells =
  /^(?:dar|prestar|regalar|enseñar|enseñar_a|mostrar|devolver|contar|decir|entregar|ofrecer|explicar|pasar|leer|traer)$/;
/** 'Se la prestó' lends it to somebody: before another pronoun 'le' is 'se'. */
function datives(tokens: readonly Token[], { articleA }: Lexicon): Token[] {
  if (articleA) return [...tokens];
  return tokens.flatMap((token, i) => {
    const verb = tokens.slice(0, i).findLast(({ clitic }) => !clitic);
    const isDative =
      token.clitic &&
      token.lower === 'se' &&
      tokens[i + 1]?.clitic &&
      /^l[oa]s?$/.test(tokens[i + 1]?.lower ?? '') &&
      givesOrTells.test(verb?.lemma ?? '');
    if (!isDative) return [token];
    const pronoun: Token = { ...token, lower: 'le', lemma: 'le', part: 'pronoun' };
    return [
      { ...pronoun, text: '', lower: '', lemma: '', part: 'preposition' as const, means: 'to' },
      pronoun,
    ];
  });
}
