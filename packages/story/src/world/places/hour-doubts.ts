/** What speaks against a word that otherwise tells an hour. */
interface Doubt {
  word: RegExp;
  /** Stands directly before it, in its sentence. */
  before?: RegExp;
  /** Follows it, in its sentence. */
  behind?: RegExp;
}

const sky =
  /^(?:moon|star|shooting|estrela|estrella|lua|luna|firework|fogos?|fuegos|camp ?fire|bonfire|fogueira|fogata|hoguera|new year|christmas|réveillon|véspera|noche(?:buena|vieja))/iu;
const dinner = /dinner|supper|jant|(?<!\p{L})cen/iu;
const wakes = /^(?:wo|wak|awo|awake|still|again|wide|acord|despert)/iu;

const doubts: readonly Doubt[] = [
  // 'A film about a shooting star', 'um livro sobre estrelas': nothing that shines here.
  {
    word: sky,
    before:
      /(?<!\p{L})(?:(?:song|book|stor(?:y|ies)|film|movie|video|picture|poem|told|talk|learn|read)\p{L}*(?!\p{L})[^.!?;]{0,24}(?<!\p{L})(?:about|of)|(?:canção|música|livro|história|filme|vídeo|desenho|contou|falou|canción|libro|cuento|historia|película|peli|dibujo|contó|habló)s?(?!\p{L})[^.!?;]{0,24}(?<!\p{L})(?:sobre|d[eoa]s?|del))(?!\p{L})[^.!?;]{0,20}$|(?<!\p{L})(?:dr[ae]w\p{L}*|paint\p{L}*|desenh\p{L}+|pint\p{L}+|dibuj\p{L}+)(?!\p{L})[^.!?;]{0,16}$/iu,
  },
  {
    word: /^star(?:ry|light)|^moonli/iu,
    before:
      /(?<!\p{L})(?:song|book|story|film|movie|told|talk)\p{L}*(?!\p{L})[^.!?;]{0,24}(?<!\p{L})(?:about|of)(?!\p{L})[^.!?;]{0,20}$/iu,
  },
  // 'Mia loves bonfires': at any hour.
  {
    word: sky,
    before:
      /(?<!\p{L})(?:loves?|likes?|(?:is|are) (?:so )?(?:afraid|scared) of|adoram?|gostam? (?:muito )?d[eoa]s?|tem medo d[eoa]s?|les? (?:encantan?|gustan?|dan? miedo))(?: (?:the|as?|os?|las?|los|el))? $/iu,
  },
  // Of dolls, of an animal or where it is the meal of a school.
  {
    word: dinner,
    behind:
      /^(?:(?! (?:and|e|y) )[^.!?,;]){0,40}(?<!\p{L})(?:dolls?|teddy|teddies|toys?|play kitchen|pretend|sandpit|mud kitchen|school|nursery|club|for the (?:cat|dog|rabbit|hamster|guinea pig|hens?|chickens?)s?|bonec\p{L}+|peluches?|ursinhos?|brinca\p{L}*|brinqued\p{L}+|fingir|(?:d[eo]|para|pr|a)o? (?:gat|cão|cachorr|coelh)\p{L}*|escola|creche|muñec\p{L}+|juguetes?|(?:del?|al|para el) (?:gat|perr|conej)\p{L}*|cole|colegio|escuela|guardería)(?!\p{L})/iu,
  },
  // 'In her play kitchen', cut before 'play'.
  { word: dinner, behind: /^ in (?:her|his|their)\s*$/iu },
  {
    word: dinner,
    before:
      /(?<!\p{L})(?:dolls?|teddy|pretend\p{L}*|play(?:ed|ing)? at|at (?:the )?(?:nursery|school)|boneca|bonecas|ursinho|a fingir|muñecas?)(?!\p{L})[^.!?;]{0,24}$/iu,
  },
  // 'It had snowed all night': and now it is morning.
  {
    word: /^(?:night|noite|noche)$/iu,
    before:
      /(?<!\p{L})(?:snow|rain|nev|chov|llov)\p{L}*(?!\p{L})[^.!?,;]{0,12}(?<!\p{L})(?:all|(?:the|a) whole|all through the|toda a|toda la|durante a|durante la) $/iu,
  },
  // A nap ends by day.
  { word: wakes, before: /(?<!\p{L})(?:nap(?:s|ped|ping)?|sesta|soneca|siesta)(?!\p{L})[^.!?]*$/iu },
  {
    word: wakes,
    behind:
      /^[^.!?]{0,40}(?<!\p{L})(?:home from|afternoon|nap|da tarde|sesta|soneca|de la tarde|siesta)(?!\p{L})/iu,
  },
  { word: /(?<!\p{L})(?:nap|sesta|soneca|siesta)(?!\p{L})/iu },
  // Too late for something of the day.
  {
    word: /^(?:it .*late|já era .*tarde|ya era .*tarde)$/iu,
    behind:
      /^[^.!?]{0,40}(?<!\p{L})(?:school|bus|train|missed|class|nursery|escola|autocarro|ônibus|comboio|trem|aula|creche|cole|colegio|escuela|autobús|clase|guardería)(?!\p{L})/iu,
  },
  // Where the lights go out before something is shown.
  {
    word: /(?:lights?|lamps?).*(?:out|off)$|dark$/iu,
    behind:
      /^[^.!?]{0,20}(?<!\p{L})(?:cinema|theat(?:re|er)|hall|stage|school|classroom|circus|museum|planetarium)(?!\p{L})/iu,
  },
  {
    word: /(?:lights?|lamps?).*(?:out|off)$|dark$/iu,
    before:
      /(?<!\p{L})(?:cinema|theat(?:re|er)|hall|stage|circus|planetarium|film|movie|paint\p{L}*|brush|water)(?!\p{L})[^.!?]{0,40}$/iu,
  },
  // 'No television before bed': what is not allowed then.
  {
    word: /^(?:before|antes)/iu,
    before:
      /(?<!\p{L})(?:said|says|allowed|rule|told|disse|dijo)(?!\p{L})[^.!?;]{0,20}(?<!\p{L})(?:no|not|never|não|nada de|sem|sin) [^.!?;]{0,24}$/iu,
  },
  // Sums of money, and the hour of a birth long ago.
  {
    word: /\d/u,
    before:
      /(?<!\p{L})(?:pa(?:id|ys?)|costs?|spent|pag\p{L}+|cust\p{L}+|cost\p{L}+|gast\p{L}+)(?!\p{L})[^.!?]{0,12}$/iu,
  },
  { word: /\d/u, behind: /^ ?(?:€|£|\$|euros?|pounds?|dollars?|reais|pesos)/iu },
  {
    word: /\d/u,
    before: /(?<!\p{L})(?:born|nasceu|nació)(?!\p{L})[^.!?]{0,12}$/iu,
    behind: /^[^.!?]{0,16}(?<!\p{L})(?:now|agora|ahora)(?!\p{L})/iu,
  },
];

const ownSentence = /[^.!?\n]*$/u;
/** Whether a word that tells an hour elsewhere tells none in this text. */
export function tellsNoHour({ at, word }: { at: number; word: string }, text: string): boolean {
  const [before = ''] = ownSentence.exec(text.slice(0, at)) ?? [];
  const after = text.slice(at + word.length);
  return doubts.some(
    (doubt) =>
      doubt.word.test(word) && (doubt.before?.test(before) ?? true) && (doubt.behind?.test(after) ?? true),
  );
}
