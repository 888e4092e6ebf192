import type { NounLanguage } from '@milestoon/things/nouns';
import { kindOfNoun } from '../../meaning/kinds.ts';
import { imageBy } from '../../meaning/lifeless-words.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { creatureOf, isNew } from './lifeless-told.ts';

const makes =
  /^(?:make|build|cut|cut_out|fold|craft|create|carve|shape|construct|fazer|construir|montar|recortar|cortar|dobrar|criar|hacer|armar|doblar|crear|fabricar)$/;
const forms =
  /^(?:make|do|cast|form|create|project|fazer|formar|projetar|criar|hacer|formar|proyectar|crear)$/;
const hands = /^(?:hand|finger|mão|dedo|mano)s?$/;
const bright = /^(?:wall|ceiling|tent|sheet|parede|teto|tecto|lençol|pared|techo|sábana)s?$/;
const show: Readonly<Record<NounLanguage, string>> = { en: 'show', pt: 'mostrar', es: 'mostrar' };

/** What has a front for a picture, and holds nothing but that. */
const fronts =
  /^(?:card|shirt|t-shirt|jumper|sweater|sweatshirt|hoodie|pyjamas?|pajamas?|sock|dress|poster|sign|flag|page|cover|hat|cap|bib|blanket|pillowcase|cartão|cartaz|camisola|camiseta|blusa|pijama|meia|vestido|bandeira|chapéu|boné|manta|tarjeta|cartel|camisa|jersey|calcetín|bandera|gorra|gorro)$/;

/** 'A card with hearts on it', 'socks with foxes': what is on them in ink lies nowhere. */
const isPrinted = (phrase: Phrase, before: Phrase | undefined, after: Phrase | undefined): boolean =>
  phrase.preposition === 'with' &&
  !phrase.owner &&
  before !== undefined &&
  !before.pronoun &&
  (fronts.test(before.head.toLowerCase()) ||
    (after?.preposition === 'on' && /^(?:it|them)$/.test(after.pronoun ?? ''))) &&
  isNew(phrase);

const paints = /^(?:paint|pintar)$/;
const draw: Readonly<Record<NounLanguage, string>> = { en: 'sketch', pt: 'desenhar', es: 'dibujar' };
/** What pictures are painted on. */
const surfaces =
  /^(?:wall|window|door|paper|canvas|pavement|sidewalk|page|card|cardboard|floor|ceiling|t-shirt|pot|parede|janela|porta|papel|tela|chão|calçada|cartolina|cartão|pared|ventana|puerta|lienzo|suelo|piso|acera|cartulina)$/;

/** 'Painted a flower on the wall': it is in the picture, and the wall is not painted over. */
const isPicture = ({ verb, things }: Clause): boolean =>
  paints.test(verb.lemma) &&
  things.some((each) => !each.preposition && !each.pronoun && isNew(each)) &&
  things.some(({ preposition, head }) => /^(?:on|in|onto)$/.test(preposition ?? '') && surfaces.test(head));

const masks = /^(?:mask|máscara|careta|antifaz)$/;
const decorates =
  /^(?:make|cut|cut_out|paint|color|colour|draw|decorate|craft|glue|fazer|pintar|recortar|colorir|decorar|hacer|colorear)$/;
/** 'Made a cat mask': it is a mask until somebody has it on. */
const asMask = (phrase: Phrase): Phrase => {
  const { of: _of, ...rest } = phrase;
  return { ...rest, qualities: [] };
};

/** 'Um livro sobre tubarões' is about them; 'o livro sobre a mesa' lies there. */
const isAbout = (phrase: Phrase, before: Phrase | undefined): boolean =>
  phrase.preposition === 'on' &&
  before !== undefined &&
  /^(?:bubble|screen)$/.test(imageBy(before.head)?.as ?? '') &&
  isNew(phrase);

/** 'Made a rabbit with his hands on the wall': a shadow of one. */
function asShadow(phrase: Phrase, clause: Clause, language: NounLanguage): Phrase | undefined {
  const { things } = clause;
  const ofShadow = imageBy(phrase.head)?.as === 'shadow';
  const creature = [phrase.of, phrase.qualities.at(-1), phrase.head].find(
    (each) => each && creatureOf(each, language),
  );
  const isByHand = things.some(({ preposition, head }) => preposition === 'with' && hands.test(head));
  const isOnWall = things.some(({ preposition, head }) => preposition && bright.test(head));
  const isShadow = ofShadow || phrase.qualities.includes('shadow') || (isByHand && isOnWall && isNew(phrase));
  // Of a list each is its own shadow.
  const isList = things.filter(({ preposition, pronoun }) => !preposition && !pronoun).length > 1;
  if (!creature || !isShadow || isList) return undefined;
  const { of: _of, ...rest } = phrase;
  return { ...rest, head: creature, qualities: [], lifeless: { as: 'shadow' } };
}

/**
 * Shapes and what they are made of or made on: a shadow that hands throw on a wall is shown there, a heart of two hands
 * is held up, and hearts on a card are in its picture.
 */
export const withShapes = (clauses: readonly Clause[], language: NounLanguage): Clause[] =>
  clauses.map((clause) => {
    const { verb, mode } = clause;
    if (mode !== 'done') return clause;
    const isMade = decorates.test(verb.particle ? `${verb.lemma}_${verb.particle}` : verb.lemma);
    const things = clause.things
      .filter((phrase, at, all) => !isPrinted(phrase, all[at - 1], all[at + 1]))
      .map((phrase, at, all) =>
        isMade && masks.test(phrase.head)
          ? asMask(phrase)
          : language !== 'en' && isAbout(phrase, all[at - 1])
            ? { ...phrase, preposition: 'about' }
            : phrase,
      );
    if (isPicture(clause)) return { ...clause, verb: { lemma: draw[language], span: verb.span }, things };
    const [made] = things.filter(({ preposition, pronoun }) => !preposition && !pronoun);
    if (made && forms.test(verb.lemma)) {
      const shadow = asShadow(made, clause, language);
      if (shadow)
        return {
          ...clause,
          verb: { lemma: show[language], span: verb.span },
          things: [shadow, ...things.filter((each) => each !== made && !isAround(each))],
        };
      const isHeart = /^(?:heart|coração|coraçãozinho|corazón)$/.test(made.head);
      if (isHeart && things.some(({ preposition, head }) => preposition === 'with' && hands.test(head)))
        return {
          ...clause,
          verb: { lemma: show[language], span: verb.span },
          things: things.filter(({ head }) => !hands.test(head)),
        };
    }
    return { ...clause, things };
  });

/** Once it is known what a thing is of, that is in it and beside nobody. */
export const withoutMaterials = (clauses: readonly Clause[], language: NounLanguage): Clause[] =>
  clauses.map((clause) => {
    const { verb, things } = clause;
    const name = verb.particle ? `${verb.lemma}_${verb.particle}` : verb.lemma;
    const isMade = makes.test(name) && things.some(({ preposition }) => !preposition);
    if (!isMade) return clause;
    const isOfBlocks = things.some(({ head, preposition }) => !preposition && /^(?:tower|torre)$/.test(head));
    return {
      ...clause,
      things: things.filter(
        (each) =>
          !isMaterial(each, language) &&
          // A tower is shown as the blocks it is built with.
          !(
            isOfBlocks &&
            each.preposition === 'with' &&
            /^(?:block|brick|bloco|cubo|bloque)$/.test(each.head)
          ),
      ),
    };
  });

const isAround = ({ preposition, head }: Phrase): boolean =>
  (preposition === 'with' && hands.test(head)) || (preposition !== undefined && bright.test(head));

/** 'Out of paper': it has become what is made. */
const isMaterial = ({ preposition, head, pronoun, plural, text }: Phrase, language: NounLanguage): boolean =>
  preposition === 'from' &&
  !pronoun &&
  kindOfNoun(head, language) !== 'person' &&
  (plural || !/^(?:the|his|her|my|our|their|o|a|el|la|su|seu|sua)\s/i.test(text));
