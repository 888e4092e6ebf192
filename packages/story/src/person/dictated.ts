import { nameSource } from '../text/words.ts';

/**
 * A child tells and somebody else types: 'Mum is typing this', 'lo escribe mamá', 'ditado pela Mia'. Then 'I' is the
 * child, and whoever types is no part of the story.
 */

const kin: Readonly<Record<'en' | 'pt' | 'es', string>> = {
  en: '(?:(?:my|our) )?(?:(?:big|older|little) )?(?:mum|mom|mam|mummy|mommy|mama|ma|mother|dad|daddy|papa|pa|father|grandma|granny|gran|nana|nanny|nan|grandpa|grandad|grandfather|grandmother|pops?|auntie|aunty|aunt|uncle|sister|brother|cousin|teacher)',
  pt: '(?:[ao] )?(?:(?:minha|meu) )?(?:mãe|mamã|mamãe|pai|papá|papai|avó|avô|vovó|vovô|vó|vô|tia|tio|titia|titio|irmã|irmão|mana|mano|prima|primo|madrinha|padrinho|professora|professor)(?: \\p{Lu}\\p{L}+)?',
  es: '(?:(?:la|el) )?(?:mi )?(?:mamá|mami|madre|papá|papi|padre|abuela|abuelo|abue|yaya|yayo|abuelita|abuelito|tía|tío|tita|tito|hermana|hermano|prima|primo|madrina|padrino|maestra|profe|seño)(?: \\p{Lu}\\p{L}+)?',
};

/** The rest of a sentence that only says why, or who speaks: 'because I can't write yet', 'pero lo digo yo'. */
const why: Readonly<Record<'en' | 'pt' | 'es', string>> = {
  en: "(?:,? (?:because|cos|cause|as|since|but|and|while) (?:these are |it['’]s |it is )?(?:my words|I['’]?m? (?:can['’]?t|cannot|can not|do not|don['’]t|am|too|still|only|said|say|tell|told|talk|speak|dictate|haven['’]t)|I['’]m)[^.!?;:()\\n]*)?",
  pt: '(?:,? (?:porque|que|pois|mas|e|enquanto) (?:eu )?(?:ainda )?(?:não sei|não consigo|sou|quem (?:fala|conta|dita)|digo|falo|conto|dito|tenho)[^.!?;:()\\n]*)?',
  es: '(?:,? (?:porque|que|pues|pero|y|mientras) (?:yo )?(?:aún |todavía )?(?:no sé|no puedo|soy|lo digo|lo cuento|digo|hablo|cuento|dicto|tengo)[^.!?;:()\\n]*)?',
};

const asDictated: Readonly<Record<'en' | 'pt' | 'es', readonly string[]>> = {
  en: [
    `KIN(?:['’]s| is| was| are)? (?:only |just )?(?:typ(?:es|ing|ed)|writ(?:es|ing)|putting)(?: all)?(?: (?:down|out))?(?: (?:(?:this|it|that|everything|what I (?:say|said|tell|told)[^.,!?;:()\\n]*|my words)(?: (?:all|down|out|up))*(?: for me)?|for me))END`,
    `(?:(?<=\\bso )KIN(?:['’]s| is)? (?:typ(?:es|ing)|writ(?:es|ing))END|KIN(?:['’]s| is)? (?:typ(?:es|ing)|writ(?:es|ing))(?=WHY.))`,
    `KIN wrote (?:this|it)(?: all)?(?: down)?(?: for me)?(?=,? (?:because|but|and) (?:I (?:said|say|told|can|can['’]t|cannot|don['’]t)|these are my)\\b)`,
    `I(?:['’]m telling| told| tell| am telling) KIN what (?:to|she should|he should) (?:write|type|put)(?: down)?`,
    `KIN,? (?:please )?(?:write|type|put)(?: (?:down|this|in))* that(?= I\\b)`,
    `(?:dictated|spoken|narrated|as told) by NAME[^.!?;:()\\n]*`,
    `(?:told|written) by NAME(?:,? (?:with (?:some |a little )?help (?:from|of) [^.,!?;:()\\n]*|and (?:typed|written)[^.!?;:()\\n]*|typed[^.!?;:()\\n]*|(?:to|for) [^.,!?;:()\\n]*))?(?=[.,!?;:()\\n]|$)`,
    `START(?:in )?NAME['’]s? (?:own )?words(?=[.,!?;:()\\n]|$)(?:,? (?:typed|written)(?: down)? by [^.!?;:()\\n]*)?`,
    `NAME (?:told|tells|dictated|said|says) (?:me |us )?(?:this|it|all this|everything|the story)(?: to me)?(?:,| and|, and)? I (?:have )?(?:only |just )?(?:typed|type|am typing|wrote|write|am writing)(?: (?:it|this|down))*(?=[.,!?;:()\\n]|$)`,
  ],
  pt: [
    `KIN (?:é que |só |que )?(?:me )?(?:(?:está|tá) (?:a )?)?VERB(?: (?:(?:tudo|isto|isso|aqui|o que (?:eu )?(?:digo|falo|conto|disse))(?: (?:por|para|pra|p['’]?ra) mim)?|(?:por|para|pra|p['’]?ra) mim))END`,
    `(?:(?<=(?:por isso|então) )KIN VERBEND|KIN VERB(?=WHY.))`,
    `quem (?:escreve|digita|tecla|está a escrever|está escrevendo|está a digitar|está digitando)(?: (?:isto|isso))? é KIN`,
    `(?:eu )?(?:dito|vou ditando|digo|falo|conto) e KIN (?:escreve|digita|tecla|aponta|anota)`,
    `(?:eu )?(?:disse|digo|contei|conto) (?:à|ao|a|pra|para a|para o) ?KIN (?:o que (?:tinha de|devia|era para|é para) |para )(?:escrever|digitar|pôr)`,
    `KIN,? (?:escreve|põe|digita|bota)(?: aí)? que(?!\\p{L})`,
    `(?:ditado|contado|narrado|escrito) (?:pela|pelo|por) NAME(?:,? (?:com (?:a )?ajuda|e (?:escrito|digitado)|escrito|digitado|(?:à|ao) )[^.!?;:()\\n]*)?(?=[.,!?;:()\\n]|$)`,
    `STARTpalavras (?:da|do|de) NAME(?:,? (?:escritas|digitadas)[^.!?;:()\\n]*)?(?=[.,!?;:()\\n]|$)`,
  ],
  es: [
    `KIN (?:solo |es quien |que )?(?:(?:me )?lo (?:está )?VERB|(?:me )?(?:está )?VERB(?:lo|(?: (?:todo|esto|aquí|lo que (?:yo )?(?:digo|le digo|cuento|dicto)))(?: (?:por|para) mí)?| (?:por|para) mí))END`,
    `(?:(?<=(?:por eso|así que) )KIN (?:está )?VERBEND|KIN (?:está )?VERB(?=WHY.))`,
    `(?:(?:me )?(?:lo|esto) (?:está )?VERB|(?<=(?:por eso|así que) )(?:está )?VERB|(?:está )?VERB esto) KINEND`,
    `quien (?:escribe|teclea|lo escribe|está escribiendo) es KIN`,
    `(?:yo )?(?:le )?(?:dicto|digo|cuento|voy dictando)(?: yo)? y KIN (?:lo )?(?:escribe|teclea|apunta|anota|copia)`,
    `(?:yo )?le (?:dije|digo|dicto|conté) a KIN (?:lo que (?:tenía que|tiene que|debía) |qué )(?:escribir|poner|teclear)`,
    `KIN,? (?:escribe|pon|apunta|anota|poné|escribí)(?: ahí)? que(?!\\p{L})`,
    `(?:dictado|contado|narrado|escrito) por NAME(?:,? (?:con (?:la )?ayuda|y (?:escrito|tecleado)|escrito|tecleado|a )[^.!?;:()\\n]*)?(?=[.,!?;:()\\n]|$)`,
    `START(?:en )?palabras de NAME(?:,? (?:escritas|tecleadas)[^.!?;:()\\n]*)?(?=[.,!?;:()\\n]|$)`,
  ],
};

/** 'I am Mia', 'soy Mia', 'chamo-me Mia': only the child says so. */
const ownName =
  "(?:I am|I['’]m|my name is|(?:eu )?sou (?:a |o )?|chamo-me|(?:eu )?me chamo|o? ?meu nome é|(?:yo )?soy|me llamo|mi nombre es) ?NAME(?!['’\\p{L}])(?! (?:mum|mom|mother|mãe|mamá|dad|father|pai|papá))";
/** Between the clause that says who types and what stands before it. */
const joints = '(?:(?:,|so|and|but|por isso|e|mas|por eso|así que|y|pero)\\s+)?';

const endings: Readonly<Record<'en' | 'pt' | 'es', string>> = {
  en: '(?: (?:because|cos|cause|as|since|but|and|while)\\b)',
  pt: '(?: (?:porque|pois|mas|e|enquanto|que (?:eu )?não)(?!\\p{L}))',
  es: '(?: (?:porque|pues|pero|y|mientras|que (?:yo )?no)(?!\\p{L}))',
};
const verbs: Readonly<Record<'en' | 'pt' | 'es', string>> = {
  en: '',
  pt: '(?:escreve(?:r|ndo)?|digita(?:r|ndo)?|tecla(?:r|ndo)?|aponta(?:r|ndo)?|anota(?:r|ndo)?)',
  es: '(?:escrib(?:e|iendo)|teclea(?:ndo)?|apunta(?:ndo)?|anota(?:ndo)?|copia(?:ndo)?)',
};

/** Stands for each letter of the child's name: one pattern for all children. */
const letter = '\uE000';
const filled = (pattern: string): RegExp =>
  new RegExp(`(?<!\\p{L})${pattern.replaceAll('NAME', `${letter}+(?!${letter})`)}(?!\\p{L})`, 'giu');
const scribes = filled(
  `${joints}(?:${(['en', 'pt', 'es'] as const)
    .flatMap((language) =>
      asDictated[language].map((words) =>
        `${words}${why[language]}`
          .replaceAll('START', '(?<=^\\s*|[.!?;:(\\n]\\s*)')
          .replaceAll('WHY.', why[language].replace(/\?$/, ''))
          .replaceAll('VERB', verbs[language])
          .replaceAll('END', `(?=[.,!?;:()\\n]|$|${endings[language]})`)
          .replaceAll('KIN', kin[language]),
      ),
    )
    .join('|')})`,
);
const named = filled(ownName);
const masked = (text: string, childName: string): string =>
  text.replace(new RegExp(nameSource(childName), 'giu'), (name) => letter.repeat(name.length));

const quotations = /("[^"]*"|“[^”]*”|«[^»]*»)/;
/** Where words outside of quotation marks fit: what stands in those is said in the story. */
function found(text: string, pattern: RegExp): { from: number; to: number }[] {
  let at = 0;
  return text.split(quotations).flatMap((part, n) => {
    const from = at;
    at += part.length;
    if (n % 2 === 1) return [];
    return [...part.matchAll(pattern)].map(({ index, 0: words }) => ({
      from: from + index,
      to: from + index + words.length,
    }));
  });
}

/** Whether the child tells it and somebody else writes it down, or the child says its own name. */
export function isDictated(text: string, childName: string): boolean {
  const told = masked(text, childName);
  return found(told, scribes).length > 0 || found(told, named).length > 0;
}

/** The text without the words about who writes it down; every other word keeps its place. */
export const withoutScribe = (text: string, childName: string): string =>
  found(masked(text, childName), scribes).reduce(
    (told, { from, to }) => told.slice(0, from) + ' '.repeat(to - from) + told.slice(to),
    text,
  );
