import { metresOf } from '@milestoon/things/nouns';
import type { Clause } from '../../reading/clause.ts';
import { carried } from './held-thing.ts';
import type { MeantPhrase, ThingMeant } from './phrases-meant.ts';
import { saidBefore, uponWhat } from './portuguese-left-out.ts';
import { inItsColor } from './seen-as.ts';
import { thingUnnamed } from './thing-unnamed.ts';
import type { World } from '../told-world.ts';
import { unsaidAgain } from './unsaid-again.ts';

/** For so many clauses a thing need not be named again. */
const reach = 3;
const all =
  /^(?:tud(?:o|inho)|tod[oa]s?|metade|resto|mitad|pedaço|pedacinho|bocado|pedazo|trozo|nenhum[a]?|ningun[oa]|un[oa]?|uma?|outr[oa]|otr[oa]|dois|duas|três|dos|tres|cuatro|quatro|cinco|seis|siete|sete|ocho|oito|nueve|nove|diez|dez|medi[oa]|poco|poquito)$/;
const mouthed = /^(?:eat|drink|lick)$/;
/** What is drunk, or what it is in. */
export const drunk =
  /^(?:glass-of-milk|glass-of-water|beverage-box|cup|hot-beverage|teacup|water-bottle|baby-bottle|bowl|bubble-tea|cup-with-straw|jug|mate$)/;
const handled =
  /^(?:entregar|devolver|guardar|mostrar|enseñar|largar|derrubar|pendurar|colgar|esconder|emprestar|regalar|estrear|provar|assinar|oferecer|prestar|prestarse|pelar|descascar|doblar|dobrar|amasar|sacudir|probar|morder|comprar|estrenar|estirar)$/;
/** What nobody does without a thing, though Portuguese and Spanish need not name it twice. */
const needsOne =
  /^(?:pegar|agarrar|apanhar|segurar|soltar|pôr|botar|colocar|meter|enfiar|atirar|lançar|arremessar|jogar|rasgar|amassar|apertar|encher|esvaziar|cheirar|achar|coger|agarrar|soltar|poner|meter|lanzar|romper|apretar|llenar|oler)$/;
const onto = /^(?:in|into|on|onto|under|behind|over|to|for)$/;
const peeled = /^(?:descascar|pelar|cortar|partir|picar|pelar|trocear)$/;
const frees = /^(?:soltar|largar|libertar|liberar|devolver)$/;
const blown = /^(?:soprar|soplar|apagar)$/;
const hot = /candle|cake|hot-beverage|pot-of-food|bowl-with-spoon|bread|chestnut|spoon|milk/;
const readable = /book|memo|newspaper|envelope|card|sign|poster|page|map|receipt|label/;
const given = /^(?:dar|deu|repartir|compartir|dividir)$/;

/** What somebody eats, drinks, gives or puts away where the words do not name it again: 'bebeu tudo', 'guardou', 'se comió la mitad'. */
export function thingLeftOut(
  clause: Clause,
  deed: string,
  others: readonly MeantPhrase[],
  world: World,
): ThingMeant[] {
  const found = ofItsVerb(clause, deed, others, world);
  return found.length > 0 ? found : unsaidAgain(clause, deed, others, world);
}

/** The same where the verb alone tells what it must be. */
function ofItsVerb(clause: Clause, deed: string, others: readonly MeantPhrase[], world: World): ThingMeant[] {
  const { language, lastOf, lastThing, lastThingAt = -9, clause: now } = world;
  if (language === 'en') return thingUnnamed(clause, others, world);
  if (!/^(?:done|undone|wished)$/.test(clause.mode)) return [];
  const upon = language === 'pt' && clause.mode === 'done' ? uponWhat(clause) : undefined;
  // 'Atirou-se' throws nothing, 'se comió' eats.
  if (clause.manner.includes('se') && !mouthed.test(deed) && !upon) return [];
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
  const fits =
    upon?.fits ?? fitting(clause, deed, isPart) ?? (language === 'pt' ? saidBefore(clause) : undefined);
  // 'Puxou uma tilápia. Tirou foto e soltou': what lives is let go, and no rod.
  const freed = frees.test(clause.verb.lemma) ? near.find(({ kind }) => kind === 'animal') : undefined;
  const found = freed ?? (fits && near.find(fits));
  if (!found || found.likeness) return [];
  const { preposition: _before, count: _several, ...thing } = found;
  return [inItsColor({ ...thing, ...(upon ? { preposition: upon.preposition } : {}) }, world.colors)];
}

const isFood = ({ kind, picture }: ThingMeant): boolean => kind === 'food' && !drunk.test(picture);
const isCarriable = ({ kind, picture, preposition }: ThingMeant): boolean =>
  !preposition && /^(?:thing|food|toy|worn|plant)$/.test(kind) && metresOf(picture) <= carried;

/** What may be what is done something to, or undefined where nothing needs to be. */
function fitting(
  clause: Clause,
  deed: string,
  isPart: boolean,
): ((thing: ThingMeant) => boolean) | undefined {
  const { lemma } = clause.verb;
  if (deed === 'drink') return ({ picture }) => drunk.test(picture);
  if ((mouthed.test(deed) && lemma !== 'experimentar') || peeled.test(lemma)) return isFood;
  if (deed === 'read') return ({ picture }) => readable.test(picture);
  if (blown.test(lemma)) return ({ picture }) => hot.test(picture);
  const isHandled =
    handled.test(lemma) ||
    (needsOne.test(lemma) && isPutSomewhere(clause, isPart)) ||
    (given.test(lemma) && isPart);
  return isHandled ? isCarriable : undefined;
}

/** 'Jogou no lixo', 'pôs na mochila', 'pegou outra': with where it goes or how much of it, or nothing else at all. */
const isPutSomewhere = ({ things }: Clause, isPart: boolean): boolean =>
  isPart ||
  things.every(({ head, preposition }) => onto.test(preposition ?? '') && !whereChildrenAre.test(head));

/** 'Pegou no colo', 'pôs na cama': somebody. */
const whereChildrenAre =
  /^(?:colo|braços?|ombros?|cavalitas|costas|cama|berço|carro|chão|banho|banheira|cadeira|sofá|regazo|brazos?|hombros?|cuna|suelo|bañera|silla)$/;
