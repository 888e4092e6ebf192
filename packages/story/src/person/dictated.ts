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
    `KIN(?:['’]s| is| was) (?:just |only )?(?:doing|helping with|in charge of) (?:all )?(?:of )?(?:the|this) (?:typing|writing|spelling|keyboard)(?: (?:for me|bit|part))?END`,
    `KIN(?:['’]s| is)? (?:only |just )?(?:the typist|the secretary|my secretary|on the keyboard|at the keyboard|on typing duty|my typist)(?: today)?END`,
    `(?:(?:I|NAME)(?:['’]m| am| is)? (?:just )?(?:say|says|talk|talks|speak|speaks|tell|tells|dictate|dictates|saying|talking|telling|dictating)(?: (?:it|this|the words|the story))?(?:,| and|, and|;) KIN(?:['’]s| is)? (?:just |only )?(?:types?|typing|writes?|writing)(?: (?:it|this))?(?: (?:down|out|up))?)END`,
    `KIN (?:types|writes)(?:,| and|, and) (?:I|NAME) (?:talks?|says?|tells?|speaks?|dictates?)END`,
    `(?:typed|written down|keyed in) by KIN(?: \\p{L}+)?(?: for (?:me|NAME))?END`,
    `NAME(?:['’]s| is)? (?:says|said|talks|talked|speaks|dictates|dictated|dictating|telling)(?: (?:it|this|to me))?(?:,| and|, and|;)? I(?:['’]m| am)? (?:only |just )?(?:typed|type|typing|wrote|write|writing)(?: (?:it|this|down))*(?=[.,!?;:()\\n]|$)`,
    `NAME(?:['’]s| is) dictating(?: (?:this|it|everything))?(?: to (?:me|us|KIN))?END`,
    `(?:these are|this is in) NAME['’]s (?:own )?words(?=[.,!?;:()\\n]|$)`,
    `(?:(?:hi|hello|hey),? )?(?:this is|it['’]s|it is) (?:me, )?NAME(?: (?:here|speaking|talking|telling this))(?=[.,!?;:()\\n]|$)`,
    `(?:dictated|spoken|narrated|as told) by NAME[^.!?;:()\\n]*`,
    `(?:told|written) by NAME(?:,? (?:with (?:some |a little )?help (?:from|of) [^.,!?;:()\\n]*|and (?:typed|written)[^.!?;:()\\n]*|typed[^.!?;:()\\n]*|(?:to|for) [^.,!?;:()\\n]*))?(?=[.,!?;:()\\n]|$)`,
    `START(?:in )?NAME['’]s? (?:own )?words(?=[.,!?;:()\\n]|$)(?:,? (?:typed|written)(?: down)? by [^.!?;:()\\n]*)?`,
    `NAME (?:told|tells|dictated|said|says) (?:me |us )?(?:this|it|all this|everything|the story)(?: to me)?(?:,| and|, and)? I (?:have )?(?:only |just )?(?:typed|type|am typing|wrote|write|am writing)(?: (?:it|this|down))*(?=[.,!?;:()\\n]|$)`,
  ],
  pt: [
    `KIN (?:é que |só |que )?(?:me )?(?:(?:está|tá) (?:a )?)?VERB(?: (?:(?:tudo|isto|isso|aqui|o que (?:eu )?(?:digo|falo|conto|disse))(?: (?:por|para|pra|p['’]?ra) mim)?|(?:por|para|pra|p['’]?ra) mim))END`,
    `(?:(?<=(?:por isso|então) )KIN VERBEND|KIN VERB(?=WHY.))`,
    `KIN é (?:que|quem) (?:me )?(?:(?:está|tá|anda) (?:a )?)?VERB(?: (?:tudo|isto|isso))?END`,
    `(?:é|foi) KIN (?:que|quem) (?:me )?(?:(?:está|tá) (?:a )?)?VERB(?: (?:tudo|isto|isso))?END`,
    `KIN (?:é que |só )?(?:faz|(?:está|tá) (?:a )?(?:fazer|fazendo)) de secretári[ao]END`,
    `(?:eu (?:vou )?(?:dito|ditando|falo|falando|digo|dizendo|conto|contando)|[ao]? ?NAME (?:vai )?(?:dita|ditando|fala|falando|diz|dizendo|conta|contando))(?:,| e|;) KIN (?:só )?(?:vai )?VERBEND`,
    `KIN (?:só )?VERB(?:,| e|;) (?:eu|[ao]? ?NAME) (?:dito|dita|falo|fala|digo|diz|conto|conta)END`,
    `(?:[ao] )?NAME (?:é que |só )?(?:me )?(?:vai |(?:está|tá) (?:a )?)?(?:dita(?:r|ndo)?|fala(?:r|ndo)?|diz|dizendo|dizer|conta(?:r|ndo)?)(?:-me)?(?: isto| tudo)?(?:,| e|;) (?:eu|a gente|nós) (?:só )?(?:vou )?(?:escrevo|escrevendo|digito|digitando|aponto|anoto|teclo|passo a limpo)(?: (?:isto|tudo))?(?=[.,!?;:()\\n]|$)`,
    `(?:quem (?:me )?(?:está )?(?:dita|ditando|conta) (?:isto )?(?:é|sou eu)|dita-me(?: isto)?|(?:isto|isso) é) ?(?:, )?(?:[ao] )?NAME(?: (?:a ditar|ditando|a falar|falando))?(?=[.,!?;:()\\n]|$)`,
    `(?:aqui (?:é|quem fala é|fala)|quem fala (?:aqui )?é|sou eu,) (?:[ao] )?NAME(?=[.,!?;:()\\n]|$)`,
    `(?:quem|o que|a que) (?:me )?(?:escreve|digita|tecla|está a escrever|está escrevendo|está a digitar|está digitando)(?: (?:isto|isso))? é KIN`,
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
    `KIN es (?:la|el|quien) ?(?:que )?(?:me )?(?:lo )?(?:está )?VERB(?:lo)?END`,
    `(?:yo (?:voy )?(?:dicto|dictando|hablo|digo|cuento)|NAME (?:va )?(?:dicta|dictando|habla|dice|diciendo|cuenta))(?:,| y|;) KIN (?:solo )?(?:lo )?(?:va )?VERBEND`,
    `KIN (?:solo )?(?:lo )?VERB(?:,| y|;) (?:yo|NAME) (?:lo )?(?:dicto|dicta|hablo|habla|digo|dice|cuento|cuenta)END`,
    `(?:me|nos) l[oa] (?:está |va )?(?:dicta|dictando|cuenta|contando|diciendo|dictó) NAME(?=[.,!?;:()\\n]|$)`,
    `NAME (?:me |nos )?(?:lo |la )?(?:está |va )?(?:dicta|dictando|dice|diciendo|cuenta|contando|habla|dictó)(?:,| y|;) (?:yo|nosotros) (?:solo )?(?:lo )?(?:voy )?(?:escribo|escribiendo|tecleo|apunto|anoto|copio|transcribo)(?=[.,!?;:()\\n]|$)`,
    `NAME (?:me|nos) l[oa] (?:está |va )?(?:dicta|dictando|dictó)(?: (?:todo|palabra por palabra))?(?=[.,!?;:()\\n]|$)`,
    `al dictado de NAME(?=[.,!?;:()\\n]|$)`,
    `(?:(?:aquí )?(?:les |os )?habla|soy yo,) NAME(?=[.,!?;:()\\n]|$)`,
    `(?:quien|la que|el que) (?:me )?(?:escribe|teclea|lo escribe|está escribiendo) es KIN`,
    `(?:yo )?(?:le )?(?:dicto|digo|cuento|voy dictando)(?: yo)? y KIN (?:lo )?(?:escribe|teclea|apunta|anota|copia)`,
    `(?:yo )?le (?:dije|digo|dicto|conté) a KIN (?:lo que (?:tenía que|tiene que|debía) |qué )(?:escribir|poner|teclear)`,
    `KIN,? (?:escribe|pon|apunta|anota|poné|escribí)(?: ahí)? que(?!\\p{L})`,
    `(?:dictado|contado|narrado|escrito) por NAME(?:,? (?:con (?:la )?ayuda|y (?:escrito|tecleado)|escrito|tecleado|a )[^.!?;:()\\n]*)?(?=[.,!?;:()\\n]|$)`,
    `START(?:en )?palabras de NAME(?:,? (?:escritas|tecleadas)[^.!?;:()\\n]*)?(?=[.,!?;:()\\n]|$)`,
  ],
};

/** Whoever presses buttons types only where no machine is told whose buttons they are, and nobody speaks of the child. */
const asPressed: Readonly<Record<'en' | 'pt' | 'es', string>> = {
  en: `KIN (?:has to|had to|must|needs to|gets to|is|['’]s) (?:only |just )?(?:press|push|tap|hit|find|pressing|pushing|tapping|hitting) (?:all )?the (?:buttons|keys|letters|keyboard)(?: for me)?END`,
  pt: `KIN (?:é que |só |é quem )?(?:tem (?:de|que) |(?:está|tá) (?:a )?)?(?:carrega(?:r|ndo)?|aperta(?:r|ndo)?|toca(?:r|ndo)?|bate(?:r|ndo)?|prime|premir) (?:n?[ao]s|em todas as|todas as) (?:botões|teclas|letras)(?: por mim)?END`,
  es: `KIN (?:solo |es quien |es la que |es el que )?(?:me )?(?:tiene que |debe |va )?(?:(?:apretar?|aprieta|apretando|pulsar?|pulsa|pulsando|tocar?|toca|tocando|presionar?|presiona|teclear?) (?:los|las|todas las|todos los) (?:botones|teclas|letras)|(?:le )?da(?:r|rle|ndo)? a las teclas)(?: por mí)?END`,
};
const machines =
  /(?<!\p{L})(?:lifts?|elevators?|remote|controller|machine|microwave|washer|dishwasher|piano|keyboard|calculator|game|robot|toy|elevador|comando|controle|máquina|micro-ondas|telecomando|jogo|brinquedo|ascensor|mando|máquina|microondas|lavadora|juego|juguete|teclado)(?!\p{L})/iu;

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
const languages = ['en', 'pt', 'es'] as const;
const anyOf = (table: Readonly<Record<(typeof languages)[number], readonly string[]>>): RegExp =>
  filled(
    `${joints}(?:${languages
      .flatMap((language) =>
        table[language].map((words) =>
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
const scribes = anyOf(asDictated);
const pressing = anyOf({ en: [asPressed.en], pt: [asPressed.pt], es: [asPressed.es] });
const named = filled(ownName);
/** 'I, Nico, climbed', 'yo, Nico, me subí': the child names itself in passing. */
const inPassing = new RegExp(
  `(?<=(?:^|[.!?;:(\\n,]|\\s(?:today|and|hoje|e|hoy|y|que))\\s*(?:I|[Ee]u|[Yy]o))\\s*,\\s*(?:[ao]\\s)?${letter}+(?!${letter})\\s*,(?!\\s*(?:e|y|and|or|ou|[oa]s?|l[ao]s?|el|mi|mis|my|our|meus?|minhas?|com|con|with|\\p{Lu}\\p{Ll}+)(?!\\p{L}))`,
  'gu',
);
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

/** What tells who types it, as far as the text leaves no doubt. */
const scribesIn = (told: string): RegExp[] =>
  told.includes(letter) || machines.test(told) ? [scribes, inPassing] : [scribes, inPassing, pressing];

/** Whether the child tells it and somebody else writes it down, or the child says its own name. */
export function isDictated(text: string, childName: string): boolean {
  const told = masked(text, childName);
  return [...scribesIn(told), named].some((pattern) => found(told, pattern).length > 0);
}

/** The text without the words about who writes it down; every other word keeps its place. */
export const withoutScribe = (text: string, childName: string): string =>
  scribesIn(masked(text, childName))
    .flatMap((pattern) => found(masked(text, childName), pattern))
    .reduce((told, { from, to }) => told.slice(0, from) + ' '.repeat(to - from) + told.slice(to), text);
