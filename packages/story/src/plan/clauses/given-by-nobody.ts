import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../../reading/clause.ts';

const presents = /^(?:regalar|obsequiar|comprar|oferecer|presentear)$/;
const gives = /^(?:dar|entregar)$/;
const passive = /\b(?:was|were|been|got|is) (?:\p{L}+ )?(?:given|handed|awarded|presented)$/iu;
/** Nothing of these lies in a hand: 'le dieron las gracias', 'deram um abraço'. */
const noThing =
  /^(?:abrazo|beso|gracia|gracias|permiso|alta|ánimo|ánimos|razón|susto|noticia|comida|clase|mano|paseo|vuelta|abraço|beijo|alta|parabéns|razão|boleia|mão|volta|banho|hug|kiss|chance|choice|turn|name|lift|ride|okay|permission|go)s?$/;
/** Whoever was told of just before may be the ones who give. */
const several =
  /(?<!\p{L})(?:(?:los|las|os|as|sus|seus|suas|mis|meus|minhas|nossos|nuestros) \p{L}+s|amigos|amigas|abuelos|avós|tíos|tios|padres|pais|primos|todos|\p{L}+ [ey] (?:la|el|o|a|su|mi)? ?\p{L}+)(?!\p{L})/iu;
const nearBefore = 160;
const receives: Readonly<Record<NounLanguage, string>> = { en: 'receive', pt: 'receber', es: 'recibir' };

/** 'Le regalaron una cometa', 'was given a kite': nobody says who gives it, and the child has it now. */
export function givenByNobody(clause: Clause, text: string, language: NounLanguage): Clause {
  const { who, verb, things, mode } = clause;
  if (mode !== 'done') return clause;
  const thing = things.find(({ preposition, pronoun, name }) => !preposition && !pronoun && !name);
  const rest = (whom: readonly Phrase[]): Phrase[] => things.filter((each) => !whom.includes(each));
  if (!thing || noThing.test(thing.head.toLowerCase())) return clause;
  if (language === 'en') {
    const whom = things.find((each) => each !== thing && !each.preposition);
    const said = text.slice(Math.max(0, verb.span[0] - 24), verb.span[1]);
    if (who.length > 0 || !whom || whom.span[0] > verb.span[0] || !passive.test(said)) return clause;
    return { ...clause, who: [whom], verb: { ...verb, lemma: receives.en }, things: rest([whom]) };
  }
  const [they] = who;
  if (who.length !== 1 || they?.pronoun !== 'they' || they.span[0] !== they.span[1]) return clause;
  const whom = things.filter(({ preposition }) => preposition === 'to');
  const named = whom.find(({ pronoun }) => !pronoun) ?? whom[0];
  const isGiven = presents.test(verb.lemma) || (gives.test(verb.lemma) && language === 'pt');
  const before = text.slice(Math.max(0, verb.span[0] - nearBefore), verb.span[0]);
  if (!named || !isGiven || several.test(before)) return clause;
  const { preposition: _to, ...patient } = named;
  return { ...clause, who: [patient], verb: { ...verb, lemma: receives[language] }, things: rest(whom) };
}
