import type { Token } from '../token.ts';
import type { Lexicon } from './lexicon.ts';

/** Where people work, live or belong, so that 'los del kiosco' are people and 'los de chocolate' are not. */
const belongs =
  /^(?:kiosco|quiosco|tienda|bar|café|cafetería|panadería|banda|equipo|barrio|pueblo|cuadra|edificio|piso|esquina|curso|clase|grada|mudanza|ambulancia|mercado|puesto|verdulería|farmacia|restaurante|taller|orquesta|grupo|lado|frente|arriba|abajo|quiosque|loja|padaria|mercearia|equipa|time|bairro|prédio|andar|turma|bancada|mudança|ambulância|feira|barraca|farmácia|oficina|orquestra|cima|baixo|circo|correo|correios|obra|huerta|fila|mesa|cocina|cozinha)$/;
const each: Readonly<Record<'pt' | 'es', readonly [string, string]>> = {
  es: ['vecino', 'vecinos'],
  pt: ['vizinho', 'vizinhos'],
};

/** 'Salieron los del kiosco', 'os da padaria riram': those who are there. */
export function thoseOf(tokens: readonly Token[], { language }: Lexicon): Token[] {
  const [lemma, lower] = each[language];
  return tokens.map((token, i) => {
    const joint = tokens[i + 1];
    const isOf = /^(?:de|del|d[oa]s?)$/.test(joint?.lower ?? '');
    const noun = [tokens[i + 2], tokens[i + 3]].find(
      (next) => next && belongs.test(next.lemma || next.lower),
    );
    return /^(?:los|las|os|as)$/.test(token.lower) && isOf && noun
      ? { ...token, part: 'noun', lemma, lower, plural: true, clitic: false }
      : token;
  });
}
