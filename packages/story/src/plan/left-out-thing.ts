import { metresOf } from '@milestoon/things/nouns';
import type { Clause } from '../reading/clause.ts';
import { carried } from './held-thing.ts';
import type { MeantPhrase, ThingMeant } from './phrases-meant.ts';
import { inItsColor } from './seen-as.ts';
import { thingUnnamed } from './thing-unnamed.ts';
import type { World } from './told-world.ts';

/** For so many clauses a thing need not be named again. */
const reach = 3;
const all =
  /^(?:tud(?:o|inho)|tod[oa]s?|metade|resto|mitad|pedaço|pedacinho|bocado|pedazo|trozo|nenhum[a]?|ningun[oa]|un[oa]?|uma?|outr[oa]|otr[oa]|dois|duas|três|dos|tres|cuatro|quatro|cinco|seis|siete|sete|ocho|oito|nueve|nove|diez|dez|medi[oa]|poco|poquito)$/;
const mouthed = /^(?:eat|drink|lick)$/;
const drunk =
  /^(?:glass-of-milk|beverage-box|cup|hot-beverage|teacup|water-bottle|baby-bottle|bowl|bubble-tea|cup-with-straw|jug|mate$)/;
const handled =
  /^(?:entregar|devolver|guardar|mostrar|prestar|prestarse|pelar|descascar|doblar|dobrar|amasar|sacudir|probar|morder|comprar|estrenar|estirar|enseñar|largar|derrubar|pendurar|colgar|esconder|emprestar|regalar|estrear|provar|assinar|oferecer)$/;
const given = /^(?:dar|deu|repartir|compartir|dividir)$/;

/** What somebody eats, drinks, gives or puts away where the words do not name it again: 'bebeu tudo', 'guardou', 'se comió la mitad'. */
export function thingLeftOut(
  clause: Clause,
  deed: string,
  others: readonly MeantPhrase[],
  world: World,
): ThingMeant[] {
  const { language, lastOf, lastThing, lastThingAt = -9, clause: now } = world;
  if (language === 'en') return thingUnnamed(clause, others, world);
  if (clause.mode !== 'done') return [];
  const direct = others.filter(({ phrase }) => !phrase.preposition);
  if (direct.some(({ thing, people }) => thing || people.length > 0)) return [];
  const names = direct.map(({ phrase }) => phrase.head.toLowerCase());
  const isPart = names.length > 0 && names.every((name) => all.test(name));
  if (names.length > 0 && !isPart) return [];
  const told = [...(lastOf?.values() ?? [])]
    .filter((each) => now - each.clause <= reach)
    .toSorted((a, b) => b.clause - a.clause)
    .map(({ thing }) => thing);
  const near = [...(lastThing && now - lastThingAt <= reach ? [lastThing] : []), ...told];
  const found = mouthed.test(deed)
    ? near.find(({ kind, picture }) =>
        deed === 'drink' ? drunk.test(picture) : kind === 'food' && !drunk.test(picture),
      )
    : handled.test(clause.verb.lemma) || (given.test(clause.verb.lemma) && isPart)
      ? near.find(
          ({ kind, picture, preposition }) =>
            !preposition && /^(?:thing|food|toy|worn|plant)$/.test(kind) && metresOf(picture) <= carried,
        )
      : undefined;
  if (!found || found.likeness) return [];
  const { preposition: _before, count: _several, ...thing } = found;
  return [inItsColor(thing, world.colors)];
}
