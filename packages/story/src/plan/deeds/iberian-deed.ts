import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { found } from './iberian-handling.ts';
import { deedByObject } from './iberian-objects.ts';
import { placeOfNoun } from '../../world/places/places.ts';
import { relationOf } from '../../world/people/relation-words.ts';
import type { ThingMeant } from '../things/phrases-meant.ts';

const hurls = /^(?:tirar|atirar|lanzar|lançar|echar|jogar|arrojar|aventar)$/;
const into = /^(?:agua|piscina|mar|río|pileta|alberca|brazo|ola)s?$/;
/** 'El perro se echó al lado'. */
const laysDown = ({ verb, things }: Clause): boolean =>
  verb.lemma === 'echar' && !things.some(({ head }) => into.test(head));
/** 'Se tiró panza abajo'. */
const belly = /^(?:panza|guata|barriga|cabeza|cabeça|boca|espalda|costas|bomba)$/;
/** 'Se tiró él solo', 'se me tiró al suelo'. */
const besideSelf = /^(?:me|te|nos|él|ellas?|ellos|yo)$/;
const howLong = /^(?:minuto|hora|segundo|rato|bocado|ratito|tempo|tempão|tiempo|dia|día)$/;
const slips = /^(?:meter|enfiar)$/;
const beds = /^(?:cama|sofá|tenda|tienda|carpa|saco|saco-cama|berço|cuna|litera|beliche|sleeping|bolsa)$/;
const knocks = /^(?:tirar|deixar_cair|derrubar|derribar|tumbar)$/;
const leaves = /^(?:deixar|dejar)$/;
const grounds =
  /^(?:chão|suelo|piso|relva|grama|capim|erva|césped|hierba|pasto|zacate|tapete|alfombra|cama)$/;
const gathers = /^(?:recoger|recolher|recolectar|cosechar)$/;
const isOfSomebody = (named: readonly Phrase[]): boolean =>
  named.some(
    ({ preposition, pronoun, name }) =>
      (name && (!preposition || preposition === 'to')) || (pronoun !== undefined && !preposition),
  );
const wardrobes =
  /^(?:armario|ropero|clóset|placard|armário|roupeiro|guarda-roupa|baúl|baú|caja|caixa|cesto)$/;
const ofBody = /^(?:cabeça|cabelo|pé|mão|perna|cabeza|pelo|cabello|pie|mano|pierna|cuello|pescoço|cara)s?$/;
const puts = /^(?:pôr|colocar|meter|botar|enfiar|poner|probar)$/;
const wet = /^(?:molhar|mojar|encharcar|empapar|salpicar)$/;
const rubbed = /lotion|soap/;
const wraps = /^(?:enrolar|embrulhar|envolver|enrollar|arropar)$/;
const cloths = /^(?:towel|blanket|sheet)$/;
const tips = /^(?:derrubar|derramar|entornar|virar|volcar|tirar|derribar)$/;

/** What Portuguese and Spanish verbs do by themselves or by their things; null where the verb alone says it. */
export function iberianDeed(
  clause: Clause,
  things: readonly ThingMeant[],
  language: NounLanguage,
): string | null {
  if (language === 'en') return null;
  const { verb, things: named } = clause;
  // 'Atirou-se para o chão', 'se tiró al suelo': nothing is thrown but oneself.
  if (
    hurls.test(verb.lemma) &&
    clause.manner.includes('se') &&
    !named.some(({ head }) => /^(?:cuello|brazo)s?$/.test(head)) &&
    named.every(
      ({ preposition, head, pronoun = '' }) => preposition || belly.test(head) || besideSelf.test(pronoun),
    )
  )
    return named.some(({ head }) => grounds.test(head)) || laysDown(clause) ? 'lie-down' : 'jump';
  const byObject = deedByObject(clause, things, language);
  if (byObject) return byObject;
  // 'Deixei o Tomás com os avós': one says goodbye to him.
  if (leaves.test(verb.lemma) && isOfSomebody(named) && things.every(({ preposition }) => preposition))
    return 'wave';
  // 'La tiró al suelo': nobody throws an aunt.
  if (
    knocks.test(verb.lemma) &&
    !clause.manner.includes('se') &&
    isOfSomebody(named) &&
    things.every(({ preposition }) => preposition)
  )
    return 'push';
  // 'Meteu-se na cama', 'se metió debajo de la mesa'.
  if (
    slips.test(verb.lemma) &&
    clause.manner.includes('se') &&
    named.every(({ preposition, head }) => preposition || howLong.test(head))
  ) {
    if (named.some(({ head }) => beds.test(head))) return 'lie-down';
    const isHidden = named.some(
      ({ preposition, head }) =>
        /^(?:under|behind)$/.test(preposition ?? '') ||
        (/^in(?:side)?$/.test(preposition ?? '') && wardrobes.test(head)),
    );
    return isHidden ? 'hide' : 'walk';
  }
  if (gathers.test(verb.lemma) && things.some(({ preposition }) => !preposition)) {
    const [direct] = things.filter(({ preposition }) => !preposition);
    if (/^(?:food|plant)$/.test(direct?.kind ?? '')) return 'take-out';
    if (found.test(direct?.picture ?? '')) return 'hold';
  }
  const direct = things.filter(({ preposition }) => !preposition);
  const isElsewhere = named.some(
    (phrase) =>
      phrase.preposition &&
      phrase.preposition !== 'to' &&
      !phrase.pronoun &&
      !ofBody.test(phrase.head) &&
      // 'Botou os óculos na calçada': there she put them on.
      !placeOfNoun(phrase, language),
  );
  // 'Pôs o casaco', 'se puso las medias': what is worn is put on, unless it is told where else it is put.
  if (puts.test(verb.lemma) && direct.some(({ kind }) => kind === 'worn') && !isElsewhere) return 'put-on';
  // 'Molhou a avó': with water, and with no cloth.
  const isWetting = named.some(({ preposition, head }) => !preposition && relationOf(head) !== undefined);
  if (wet.test(verb.lemma) && (isOfSomebody(named) || isWetting)) return 'pour';
  // 'Le eché la loción': rubbed in.
  if (
    /^(?:echar|poner|pôr|passar|botar|colocar)$/.test(verb.lemma) &&
    direct.some(({ picture }) => rubbed.test(picture))
  )
    return 'wipe';
  // 'Le pasé el peine', 'passou a toalha no rosto'.
  if (
    /^(?:pasar|passar)$/.test(verb.lemma) &&
    direct.some(({ picture }) => /hair-pick|hairbrush|towel|sponge/.test(picture))
  )
    return direct.some(({ picture }) => /^hair(?:-pick|brush)$/.test(picture)) ? 'groom' : 'wipe';
  // 'Peguei ela': nobody is only reached for.
  const isMine = clause.who.some(({ pronoun }) => /^(?:i|we|eu|nós|a gente)$/.test(pronoun ?? ''));
  if (verb.lemma === 'pegar' && isMine && isOfSomebody(named) && direct.length === 0) return 'hug';
  // 'Agarrou-se à minha perna', and to no sofa.
  const isAtSomebody = named.some(
    ({ head, name, pronoun }) => name || pronoun || ofBody.test(head) || relationOf(head) !== undefined,
  );
  if (
    /^(?:agarrar|aferrar|abrazar|pendurar|colgar)(?:-?se)?$/.test(verb.lemma) &&
    clause.manner.includes('se') &&
    direct.length === 0 &&
    isAtSomebody
  )
    return 'hug';
  if (
    wraps.test(verb.lemma) &&
    things.some(({ picture, preposition }) => preposition && cloths.test(picture))
  )
    return isOfSomebody(named) ? 'wipe' : 'lie-down';
  if (wraps.test(verb.lemma) && isOfSomebody(named) && direct.length === 0) return 'hug';
  // 'La bajó': one carries whom one brings down.
  const isHim = named.some(
    ({ preposition, pronoun }) => !preposition && /^(?:l[oa]|[oa]|el[ae])$/.test(pronoun ?? ''),
  );
  if (/^(?:bajar|subir|descer)$/.test(verb.lemma) && isHim && direct.length === 0) return 'carry';
  // 'Se tiró en trineo'.
  if (
    /^(?:tirar|lanzar|deslizar|atirar|descer|bajar)$/.test(verb.lemma) &&
    named.some(({ head }) => /^(?:trineo|trenó)$/.test(head))
  )
    return 'ride';
  if (tips.test(verb.lemma) && named.some(({ head }) => /^(?:tudo|todo)$/.test(head))) return 'drop';
  return null;
}
