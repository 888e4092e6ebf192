/** How written forms that are not plain Spanish words are said, and words the rules of spelling get wrong. */

/** Words without stress. Phones. */
export const weakWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'aa',
    al: 'aa l',
    con: 'k ow n',
    de: 'd ey',
    del: 'd eh l',
    el: 'eh l',
    en: 'eh n',
    la: 'l aa',
    las: 'l aa s',
    le: 'l ey',
    les: 'l eh s',
    lo: 'l ow',
    los: 'l ow s',
    me: 'm ey',
    mi: 'm iy',
    mis: 'm iy s',
    nos: 'n ow s',
    o: 'ow',
    por: 'p ow r',
    que: 'k ey',
    se: 's ey',
    si: 's iy',
    su: 's uw',
    sus: 's uw s',
    te: 't ey',
    tu: 't uw',
    un: 'uw n',
    y: 'iy',
    e: 'ey',
  }),
);

export const exceptions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    hmm: 'hh ah1 m',
    mm: 'm ah1 m',
    shh: 'sh ah1 sh',
    brr: 'b er1',
    pst: 'p iy1 s t',
    // Names written without their accent.
    mia: 'm iy1 aa',
    lia: 'l iy1 aa',
    pia: 'p iy1 aa',
    nia: 'n iy1 aa',
    guau: 'g w aw1',
    uau: 'w aw1',
  }),
);

/** Only such as are no words themselves: 'o mar.' is the sea. */
export const abbreviations: ReadonlyMap<string, string> = new Map(
  Object.entries({
    sr: 'señor',
    sra: 'señora',
    srta: 'señorita',
    dr: 'doctor',
    dra: 'doctora',
    prof: 'profesor',
    profa: 'profesora',
    d: 'don',
    sto: 'santo',
    sta: 'santa',
    av: 'avenida',
    avda: 'avenida',
    etc: 'etcétera',
    'p.ej': 'por ejemplo',
    p: 'por',
    ej: 'ejemplo',
    tel: 'teléfono',
    ene: 'enero',
    feb: 'febrero',
    abr: 'abril',
    jun: 'junio',
    jul: 'julio',
    ago: 'agosto',
    sept: 'septiembre',
    oct: 'octubre',
    nov: 'noviembre',
    dic: 'diciembre',
  }),
);

/** A name follows them: their dot ends no sentence. */
export const titles = ['sr', 'sra', 'srta', 'dr', 'dra', 'prof', 'profa', 'd', 'sto', 'sta', 'av'];

export const months =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

export const units = new Map<string, readonly [one: string, many: string, gender?: 'feminine']>([
  ['kg', ['kilo', 'kilos']],
  ['g', ['gramo', 'gramos']],
  ['km', ['kilómetro', 'kilómetros']],
  ['km/h', ['kilómetro por hora', 'kilómetros por hora']],
  ['m', ['metro', 'metros']],
  ['cm', ['centímetro', 'centímetros']],
  ['mm', ['milímetro', 'milímetros']],
  ['l', ['litro', 'litros']],
  ['ml', ['mililitro', 'mililitros']],
  ['min', ['minuto', 'minutos']],
  ['h', ['hora', 'horas', 'feminine']],
  ['s', ['segundo', 'segundos']],
  ['x', ['vez', 'veces', 'feminine']],
  ['%', ['por ciento', 'por ciento']],
  ['°', ['grado', 'grados']],
  ['°c', ['grado', 'grados']],
  ['º', ['grado', 'grados']],
]);

export const currencies = new Map<string, readonly [one: string, many: string, gender?: 'feminine']>([
  ['€', ['euro', 'euros']],
  ['$', ['dólar', 'dólares']],
  ['£', ['libra', 'libras', 'feminine']],
]);

export const partsOfOne: ReadonlyMap<string, string> = new Map([
  ['½', 'medio'],
  ['¼', 'un cuarto'],
  ['¾', 'tres cuartos'],
]);

export const symbols: ReadonlyMap<string, string> = new Map([
  ['&', 'y'],
  ['+', 'más'],
  ['=', 'igual a'],
  ['@', 'arroba'],
  ['%', 'por ciento'],
  ['½', 'medio'],
  ['¼', 'un cuarto'],
  ['¾', 'tres cuartos'],
]);

export const letterNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'á',
    b: 'bé',
    c: 'cé',
    d: 'dé',
    e: 'é',
    f: 'efe',
    g: 'gé',
    h: 'hache',
    i: 'í',
    j: 'jota',
    k: 'ka',
    l: 'ele',
    m: 'eme',
    n: 'ene',
    ñ: 'eñe',
    o: 'ó',
    p: 'pé',
    q: 'cú',
    r: 'erre',
    s: 'ese',
    t: 'té',
    u: 'ú',
    v: 'uve',
    w: 'uve doble',
    x: 'equis',
    y: 'ye',
    z: 'zeta',
  }),
);
