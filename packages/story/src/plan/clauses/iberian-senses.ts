import type { NounLanguage } from '@milestoon/things/nouns';
import { meantBy } from '../../meaning/kinds.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { animalRoleOf } from '../../world/people/animal-roles.ts';
import { relationOf } from '../../world/people/relation-words.ts';

const airs =
  /^(?:calor|calorzinho|calorcito|calorão|frío|frio|friozinho|fresco|fresquito|bochorno|abafado|viento|vento|sol|buen tiempo|mal tiempo)$/;
const makes = /^(?:hacer|fazer|estar)$/;
/** 'Hacía calor', 'fazia sol', 'estava um vendaval': so is the air, and nobody makes it. */
const isAir = ({ verb, things }: Clause): boolean =>
  makes.test(verb.lemma) &&
  things.some(
    ({ preposition, head, pronoun }) =>
      !preposition && !pronoun && (verb.lemma === 'estar' ? gales : airs).test(head.toLowerCase()),
  );
const gales =
  /^(?:vendaval|ventania|temporal|calor|frio|vento|sol|nevoeiro|tempestade|viento|ventarrón|bochorno)$/;

const isSomebody = ({ name, pronoun, head, text }: Phrase): boolean =>
  name ||
  /^(?:as|os|las|los) (?:duas|dois|dos|três|tres)(?!\p{L})/iu.test(text) ||
  (pronoun !== undefined &&
    /^(?:el[ae]s?|ellos|ellas|él|[oa]s|l[oa]s?|me|nos|las? dos|[oa]s dois|as duas)$/.test(pronoun)) ||
  relationOf(head.toLowerCase()) !== undefined ||
  animalRoleOf(head.toLowerCase()) !== undefined ||
  /^(?:dos|duas|dois|três|tres)$/.test(head);

/** 'Fui dar com as duas na cama', 'dimos con el perro': whoever does comes upon them. */
function comeUpon(clause: Clause): Clause {
  const { verb, things } = clause;
  const found = things.find((each) => each.preposition === 'with' && isSomebody(each));
  const isPlain = things.every(
    ({ preposition, span }) =>
      preposition !== 'to' && (preposition !== undefined || span[0] > (found?.span[1] ?? 0)),
  );
  if (verb.lemma !== 'dar' || !found || !isPlain) return clause;
  const { preposition: _with, ...direct } = found;
  return {
    ...clause,
    verb: { ...verb, lemma: 'ver' },
    things: [direct, ...things.filter((each) => each !== found)],
  };
}

const isIndefinite =
  /^(?:una?|unos|unas|dos|tres|cuatro|cinco|otr[oa]|medi[oa]|um|uma|uns|umas|dois|duas)\s/iu;
/** 'A Manchas le tocó una hoja de lechuga': that is what falls to somebody, and nobody touches it. */
function allotted(clause: Clause, language: NounLanguage): Clause {
  const { verb, things, who } = clause;
  const falls = language === 'es' ? /^(?:tocar|corresponder)$/ : /^(?:calhar|caber)$/;
  if (!falls.test(verb.lemma)) return clause;
  const to = things.filter(({ preposition }) => preposition === 'to');
  const named = to.find(({ pronoun }) => !pronoun) ?? to[0];
  const isPart = (each: Phrase): boolean =>
    !each.preposition &&
    !each.pronoun &&
    isIndefinite.test(each.text) &&
    !isSomebody(each) &&
    !/^(?:body|abstract|time)$/.test(meantBy(each, language).kind);
  const part = things.find(isPart) ?? who.find((each) => language === 'pt' && isPart(each));
  if (!named || !part) return clause;
  const { preposition: _to, ...receiver } = named;
  const { preposition: _none, ...thing } = part;
  return {
    ...clause,
    who: [receiver],
    verb: { ...verb, lemma: language === 'es' ? 'recibir' : 'receber' },
    things: [thing, ...things.filter((each) => each !== part && !to.includes(each))],
  };
}

const movesItself = /^(?:mover|levantar|agitar|balancear|mexer|sacudir|desatar)$/;
/** 'Afuera se movían los cables', 'se levantó una tierra', 'abriu-se a porta': the thing behind the verb does it by itself. */
function byItself(clause: Clause, language: NounLanguage): Clause {
  const { verb, things, manner, span, who } = clause;
  if (!manner.includes('se') || !movesItself.test(verb.lemma)) return clause;
  // Who is named in the clause does it to something of theirs.
  if (who.some((each) => !each.pronoun && each.span[0] >= span[0] && each.span[1] <= verb.span[0]))
    return clause;
  if (
    things.some(
      ({ preposition, pronoun }) => pronoun !== undefined && !/^(?:from|of|in)$/.test(preposition ?? ''),
    )
  )
    return clause;
  const moved = things.find((each) => !each.preposition && each.span[0] >= verb.span[1]);
  if (!moved || isSomebody(moved)) return clause;
  const { kind } = meantBy(moved, language);
  if (/^(?:body|worn|person|animal|food)$/.test(kind) || isOwned.test(moved.text)) return clause;
  return { ...clause, who: [moved], things: things.filter((each) => each !== moved) };
}
const isOwned = /^(?:su|sus|mi|mis|seu|sua|meu|minha|o seu|a sua)\s/iu;

/** 'Se me soltó': whoever does gets away, and lets nothing go. */
const breaksAway = (clause: Clause): Clause =>
  clause.verb.lemma === 'soltar' &&
  clause.manner.includes('se') &&
  clause.who.some(isSomebody) &&
  clause.things.some(({ pronoun }) => /^(?:me|nos|le)$/.test(pronoun ?? '')) &&
  clause.things.every(
    ({ preposition, pronoun }) => preposition !== undefined || /^(?:me|nos|le)$/.test(pronoun ?? ''),
  )
    ? {
        ...clause,
        verb: { ...clause.verb, lemma: 'escapar' },
        things: clause.things.filter(({ preposition }) => preposition),
      }
    : clause;

/** Clauses of Portuguese and Spanish whose verb says something else of the air, of what one comes upon and of what moves by itself. */
export function inSense(clause: Clause, language: NounLanguage): Clause {
  if (language === 'en') return clause;
  if (isAir(clause))
    return { ...clause, who: [], verb: { ...clause.verb, lemma: language === 'es' ? 'haber' : 'haver' } };
  return breaksAway(byItself(allotted(comeUpon(clause), language), language));
}
