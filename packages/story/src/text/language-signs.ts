/** By what a language is known in a few words: frequent words, and letters and endings that its neighbours lack. */
export interface Signs {
  words: ReadonlySet<string>;
  /** Each match counts as much as a word. */
  marks?: RegExp;
}

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
const word = (words: string): string => `(?<!\\p{L})(?:${words})(?!\\p{L})`;
const ending = (endings: string): string => `(?<=\\p{L}{2})(?:${endings})(?!\\p{L})`;

/** Those the storyteller speaks. */
export const toldSigns: Readonly<Record<'en' | 'pt' | 'es', Signs>> = {
  en: {
    words:
      wordsOf(`the an and of to in is was were are it he she his her him they we i you my our us at on for with had
      has have that this but so when then first today not out up all by from after very did does be been who what there
      their got went took said just little big new own two one more no finally again over into as me a do can won't
      your some any how why where while because before about would could may just if or every much many too three four
      five six seven eight nine ten eleven twelve mum mom dad mummy mommy daddy grandma grandpa granny grandad fed held
      rode drew sang swam wore built drank ate ran sat slept won woke wrote flew blew fell gave hid dug told spun swung
      bit hung put lost made read saw came`),
    marks: new RegExp(
      `(?<!\\p{L})(?:wh|th|sh)|ck|ght|ee|oo|([bdfgnprt])\\1(?:le|y|ing|er)|'s(?!\\p{L})|${ending('ing|ed|ly')}`,
      'giu',
    ),
  },
  pt: {
    words:
      wordsOf(`a o os as de um uma uns umas e é foi era ao aos à às da das do dos na nas no nos num numa com sem para
      por pela pelo que não nao mas muito muita muitos muitas hoje ontem ela ele dela dele seu sua seus suas nosso nossa
      meu minha eu nós mais já quando depois está estava ficou fez deu disse foram fomos primeiro primeira dia vez toda
      todo mãe pai avó avô também teve estamos lhe adeus casa só mano mana bebé em irmão irmã vimos neve tem têm este esta estes estas esse essa isto isso aqui agora sempre outro outra ou se si te
      ser ter fazer há até entre sobre mesmo qual quem onde porque pois num cada tudo nada ainda só sim nem me`),
    marks: new RegExp(
      `[ãõâêô]|ç|nh(?=[aoe])|lh(?=[aoe])|ss(?=\\p{L})|${ending('ou|iu|eu|eir[oa]s?|ões|agem|vam')}`,
      'giu',
    ),
  },
  es: {
    words:
      wordsOf(`a el la los las un una unos unas y en del al de con sin por para que no muy mucho mucha muchos
      muchas hoy ayer ella él su sus nuestro nuestra mi yo más ya cuando después fue fueron fuimos era está estaba
      estamos dijo hizo hicimos dio primer primera primero día vez toda todo mamá papá abuela abuelo también tuvo le se lo
      me ha han dos casa solo sola adiós es hermano hermana mayor vimos tu tus te nos si tiene tienes este esta estos estas ese esa esto eso aquí ahora siempre
      otro otra hay ser tener hacer hasta entre sobre mismo cual quien donde porque pues cada nada aún sí ni hemos has
      puede puedes cómo qué dónde cuándo aunque desde nadie algo debajo encima detrás delante entonces luego puso quiso
      pudo vino niño niña`),
    marks: new RegExp(
      `[ñ¿¡]|ll(?=[aeoué])|ue(?=[lnrvg])|${ending('[^av]ó|ió|ieron|ción|iendo|ando|it[oa]s?')}`,
      'giu',
    ),
  },
};

/**
 * By what Portuguese and Spanish are told apart where they have as many signs as each other: how each spells and ends its
 * words, and the other one does not. Too common in further languages to count against those.
 */
export const apart: Readonly<Record<'pt' | 'es', RegExp>> = {
  pt: new RegExp(
    `${word('o|os|um|uma|do|dos|da|das|ao|aos|e|em|com')}|ei|ou|eu|ai|[ãõâêôàç]|ss|[ln]h|ze|qua|${ending('m|ns|u|agem|ário|dade|[aei]l|ava[ms]?|[éó]ri[ao]|eza')}`,
    'giu',
  ),
  es: new RegExp(
    `${word('el|los|las|un|una|del|al|y|en|con|lo')}|y|ñ|ll|c[ct]|(?<![qg])ue|ie(?=\\p{L})|[ct]ión|${ending('n|d|je|rl[aeo]s?|[bcdfglmnprst]er[oa]s?|aba[ns]?|[íúáóé]s|ón')}`,
    'giu',
  ),
};

/** As words of both end, and hardly one of English: a text in which most do is no English, whatever else it lacks. */
export const romance = new RegExp(`[áéíóúâêôãõç]|${ending('[ao]s?|[ai]r')}`, 'iu');

/** Those it does not speak, and that would else be taken for one of them. */
export const otherSigns: readonly Signs[] = [
  {
    words:
      wordsOf(`le la les une un des du de et est dans avec sans pour qui très elle il son sa ses notre mon ma nous
      plus quand après était sont a au aux sur hier aujourd'hui première premier c'est chez fait papi mamie pas`),
    marks: new RegExp(
      `[èœûî]|(?<!\\p{L})[ldcjsn]['’]|eau|oi(?=[str])|${ending('ée?s?|eux|ette|aient')}`,
      'giu',
    ),
  },
  {
    words:
      wordsOf(`il lo la le i gli un uno una di e è che molto oggi ieri lei lui suo sua nostro nostra io noi più
      quando dopo era ha hanno con in per a al alla del della nel nella dal primo prima primi nonno nonna mamma non si da
      sono`),
    marks: new RegExp(`[ìòù]|zz|gl(?=i)|${ending('tto|tta|zione|ato|ito|are|ella|ello')}`, 'giu'),
  },
  {
    words:
      wordsOf(`der die das ein eine einen einem und ist war mit ohne für sehr heute gestern sie er ihr sein seine
      unser mein ich wir mehr als nach hat haben zum zur im am den dem des nicht auf oma opa mal zu von in`),
    marks: new RegExp(`[äöüß]|sch|${ending('en|ung|lich|chen')}`, 'giu'),
  },
  {
    words:
      wordsOf(`het een en is was met zonder voor heel vandaag gisteren zij hij haar zijn ze onze mijn ik wij niet op
      naar heeft van de in dag eerste`),
    marks: new RegExp(`ij|aa|oe|${ending('je|en')}`, 'giu'),
  },
  {
    words:
      wordsOf(`och är var med utan för mycket idag igår hon han sin sitt hans hennes vår min jag vi inte på att det
      en ett sig som till av og ikke i dag hun den de til at`),
    marks: /[åäöøæ]/giu,
  },
  {
    words: wordsOf(
      `i w z na się jest był była dziś dzisiaj wczoraj po do że nie bez pierwszy raz jej jego nasz moja o a`,
    ),
    marks: /[ąćęłńśźż]|sz|cz|rz/giu,
  },
  {
    words: wordsOf(`ve bir bu için ile çok bugün dün ilk kez ama da de o bize onun gitti oldu`),
    marks: new RegExp(`[ğışüöç]|${ending('dı|di|du|dü|lar|ler|tı|ti')}`, 'giu'),
  },
  {
    words: wordsOf(
      `și în este cu pe a fost azi ieri prima primul o un la de din ea el lui ei noi foarte mers`,
    ),
    marks: /[ășțî]/giu,
  },
  { words: new Set(), marks: /[ơưđ\u1EA0-\u1EF9]/giu },
  {
    words:
      wordsOf(`el la els les un una i amb avui ahir ha va van seva seu nostra molt que per de del als primera vegada
      al a dia`),
    marks: new RegExp(`[·]l|ny(?=[aeious])|${ending('eix|ció|at|ada|às')}`, 'giu'),
  },
];
