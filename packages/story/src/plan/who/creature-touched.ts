import type { Clause, Phrase } from '../../reading/clause.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { MeantPhrase } from '../things/phrases-meant.ts';
import type { World } from '../told-world.ts';

/** As many clauses later the animal is still spoken of. */
const reach = 9;
const datives = /^(?:le|les|lhe|lhes)$/;
/** No person has it. */
const ofAnimals =
  /^(?:crin|crina|crines|hocico|focinho|patas?|patinhas?|patitas?|rabo|rabinho|rabito|cola|colita|cauda|lomo|lombo|pelaje|pelagem|casco|cascos|pezuñas?|garras?|juba|plumas|penas|bigotes|bigodes|riendas|rédeas|coleira)$/;
const ofBoth =
  /^(?:panza|pancita|barriga|barriguita|barriguinha|pança|oreja|orejas|orelha|orelhas|cabeza|cabeça|cuello|pescoço|nariz|uñas|unhas|pelo)$/;
const leads = /^(?:collar|correa|trela)$/;
const strokes = /^(?:rascar|coçar|cepillar|escovar|acariciar|sobar|cortar|afagar|fazer|hacer)$/;

/**
 * 'Le cepilló la crin', 'Renata le rascaba la panza': the animal that was spoken of, and not whoever was named last.
 * Portuguese and Spanish.
 */
export function creatureTouched(
  clause: Clause,
  phrase: Phrase,
  { people, language, clause: at }: World,
  who: readonly Somebody[],
): MeantPhrase | undefined {
  if (language === 'en' || !datives.test(phrase.pronoun ?? '')) return undefined;
  const parts = clause.things
    .filter(({ pronoun, owner }) => !pronoun && !owner)
    .map(({ head }) => head.toLowerCase());
  const isOfAnimal = parts.some((head) => ofAnimals.test(head));
  const isChilds = who.length === 1 && who[0] === people.hero;
  const isStroked =
    isChilds &&
    parts.some((head) => leads.test(head) || (strokes.test(clause.verb.lemma) && ofBoth.test(head)));
  if (!isOfAnimal && !isStroked) return undefined;
  const near = people.all
    .filter((each) => !who.includes(each) && each.kind !== 'toy' && at - each.lastNamed <= reach)
    .toSorted((a, b) => b.lastNamed - a.lastNamed);
  const animal = near.find(({ kind }) => kind === 'animal');
  // 'Abrazó al bebé y le rascó la panza'
  const isBabys = near[0]?.person.role === 'baby' && !isOfAnimal;
  return animal && !isBabys ? { phrase, people: [animal] } : undefined;
}
