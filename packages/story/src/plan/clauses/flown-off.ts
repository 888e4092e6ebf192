import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../../reading/clause.ts';

const flies =
  /^(?:voar|subir|desaparecer|sumir|rebentar|estourar|fugir|volar|elevarse|desaparecer|perderse|reventar|reventarse|explotar|estallar|escaparse|escapar)$/;
const floats =
  /^(?:balão|pipa|papagaio|pandorga|bolha|bola|avião|aviãozinho|pássaro|passarinho|borboleta|joaninha|pomba|pombo|chapéu|foguete|globo|cometa|papalote|barrilete|volantín|burbuja|pompa|avión|avioncito|pájaro|pajarito|mariposa|mariquita|catarina|paloma|sombrero|cohete|farolito|linterna)$/;
/** Only what was let go, or was made to fly, flies by itself. */
const letsGo =
  /^(?:soltar|largar|perder|lançar|lanzar|atirar|jogar|tirar|libertar|liberar|soprar|soplar|encher|inflar|hinchar|ver|empinar|deixar_ir|dejar_ir|let_go)$/;
const climbs = /^(?:subir|fugir|escapar|escaparse|desaparecer|perderse)$/;
/** As many clauses later it is still what flies. */
const reach = 2;

/** Who acts is only an ending or a pronoun. */
const isUnnamed = ({ who, span }: Clause): boolean =>
  who.every(({ pronoun, span: [, to] }) => pronoun !== undefined || to <= span[0]);

/**
 * 'Soltou o balão. Voou alto', 'soltó el globo y se elevó': Portuguese and Spanish leave out what flies, and it is not
 * whoever let it go.
 */
export const withFlownOff = (clauses: readonly Clause[], language: NounLanguage): readonly Clause[] =>
  language === 'en'
    ? clauses
    : clauses.map((clause, at) => {
        if (!flies.test(clause.verb.lemma) || !isUnnamed(clause)) return clause;
        if (clause.things.some(({ preposition }) => !preposition)) return clause;
        // Somebody goes up the slide with it, or runs off.
        if (climbs.test(clause.verb.lemma) && clause.things.length > 0) return clause;
        const found = clauses
          .slice(Math.max(0, at - reach), at)
          .toReversed()
          .flatMap(({ verb, things }) =>
            letsGo.test(verb.lemma)
              ? things.filter(({ preposition, head }) => !preposition && floats.test(head))
              : [],
          )
          .at(0);
        return found ? { ...clause, who: [again(found)] } : clause;
      });

const again = ({ text, ...phrase }: Phrase): Phrase => ({
  ...phrase,
  text: text.replace(/^(?:uma?|una?|uns|umas|unos|unas)\s/i, ''),
});
