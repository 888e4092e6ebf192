/** How written forms that are not plain Portuguese words are said, and words the rules of spelling get wrong. */

/** Words without stress: Portuguese swallows them. Phones. */
export const weakWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'ah',
    o: 'uw',
    as: 'ah sh',
    os: 'uw sh',
    e: 'iy',
    de: 'd ax',
    do: 'd uw',
    da: 'd ah',
    dos: 'd uw sh',
    das: 'd ah sh',
    no: 'n uw',
    na: 'n ah',
    nos: 'n uw sh',
    nas: 'n ah sh',
    em: 'ey n',
    com: 'k ow n',
    por: 'p uw r',
    para: 'p ah d ah',
    pelo: 'p ih l uw',
    pela: 'p ih l ah',
    ao: 'aw',
    aos: 'aw sh',
    à: 'aa',
    às: 'aa sh',
    que: 'k ax',
    se: 's ax',
    me: 'm ax',
    te: 't ax',
    lhe: 'l y ax',
    lhes: 'l y ax sh',
    mas: 'm ah sh',
    um: 'uw n',
    uma: 'uw m ah',
    ou: 'ow',
  }),
);

export const exceptions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    muito: 'm uw1 iy n t uw',
    muita: 'm uw1 iy n t ah',
    muitos: 'm uw1 iy n t uw sh',
    muitas: 'm uw1 iy n t ah sh',
    hoje: 'ow1 zh ax',
    ele: 'ey1 l ax',
    eles: 'ey1 l ax sh',
    este: 'ey1 sh t ax',
    esse: 'ey1 s ax',
    aquele: 'ah k ey1 l ax',
    próximo: 'p r ao1 s iy m uw',
    próxima: 'p r ao1 s iy m ah',
    máximo: 'm aa1 s iy m uw',
    trouxe: 't r ow1 s ax',
    trouxemos: 't r ow s eh1 m uw sh',
    táxi: 't aa1 k s iy',
    porque: 'p uw1 r k ax',
    mãe: 'm ay1 n',
    não: 'n aw1 n',
    ui: 'uw1 iy',
    hmm: 'hh ah1 m',
    mm: 'm ah1 m',
    hum: 'ah1 m',
    shh: 'sh ah1 sh',
    chiu: 'sh iy1 uw',
    brr: 'b er1',
  }),
);

/** Only such as are no words themselves: 'o mar.' is the sea. */
export const abbreviations: ReadonlyMap<string, string> = new Map(
  Object.entries({
    sr: 'senhor',
    sra: 'senhora',
    srª: 'senhora',
    dr: 'doutor',
    dra: 'doutora',
    drª: 'doutora',
    prof: 'professor',
    profa: 'professora',
    profª: 'professora',
    d: 'dona',
    sto: 'santo',
    sta: 'santa',
    av: 'avenida',
    r: 'rua',
    etc: 'etcétera',
    'p.ex': 'por exemplo',
    p: 'por',
    ex: 'exemplo',
    tel: 'telefone',
    jan: 'janeiro',
    fev: 'fevereiro',
    abr: 'abril',
    jun: 'junho',
    jul: 'julho',
    ago: 'agosto',
    nov: 'novembro',
  }),
);

/** A name follows them: their dot ends no sentence. */
export const titles = ['sr', 'sra', 'dr', 'dra', 'prof', 'profa', 'd', 'sto', 'sta', 'av'];

export const months =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');

export const units = new Map<string, readonly [one: string, many: string, gender?: 'feminine']>([
  ['kg', ['quilo', 'quilos']],
  ['g', ['grama', 'gramas']],
  ['km', ['quilómetro', 'quilómetros']],
  ['km/h', ['quilómetro por hora', 'quilómetros por hora']],
  ['m', ['metro', 'metros']],
  ['cm', ['centímetro', 'centímetros']],
  ['mm', ['milímetro', 'milímetros']],
  ['l', ['litro', 'litros']],
  ['ml', ['mililitro', 'mililitros']],
  ['min', ['minuto', 'minutos']],
  ['h', ['hora', 'horas', 'feminine']],
  ['s', ['segundo', 'segundos']],
  ['x', ['vez', 'vezes', 'feminine']],
  ['%', ['por cento', 'por cento']],
  ['°', ['grau', 'graus']],
  ['°c', ['grau', 'graus']],
  ['º', ['grau', 'graus']],
]);

export const currencies = new Map<string, readonly [one: string, many: string, gender?: 'feminine']>([
  ['€', ['euro', 'euros']],
  ['$', ['dólar', 'dólares']],
  ['£', ['libra', 'libras', 'feminine']],
]);

export const partsOfOne: ReadonlyMap<string, string> = new Map([
  ['½', 'meio'],
  ['¼', 'um quarto'],
  ['¾', 'três quartos'],
]);

export const symbols: ReadonlyMap<string, string> = new Map([
  ['&', 'e'],
  ['+', 'mais'],
  ['=', 'igual a'],
  ['@', 'arroba'],
  ['%', 'por cento'],
  ['½', 'meio'],
  ['¼', 'um quarto'],
  ['¾', 'três quartos'],
]);

export const letterNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'á',
    b: 'bê',
    c: 'cê',
    d: 'dê',
    e: 'é',
    f: 'éfe',
    g: 'guê',
    h: 'agá',
    i: 'í',
    j: 'jota',
    k: 'capa',
    l: 'éle',
    m: 'éme',
    n: 'éne',
    o: 'ó',
    p: 'pê',
    q: 'quê',
    r: 'érre',
    s: 'ésse',
    t: 'tê',
    u: 'ú',
    v: 'vê',
    w: 'dáblio',
    x: 'xis',
    y: 'ípsilon',
    z: 'zê',
    ç: 'cê cedilhado',
  }),
);
