import { formsOf } from '../iberian/conjugate.ts';
import { inAllForms, type Lexicon, pairs, set } from '../iberian/lexicon.ts';
import { spanishVerbs } from './verbs.ts';
import { wordTable } from '../../text/word-table.ts';

const prepositions = new Map(
  Object.entries(
    pairs(`a:to al:to ante:before bajo:under con:with contra:against de:of del:of desde:from durante:during en:in entre:between
    hacia:toward hasta:until para:for por:by según:by sin:without sobre:on tras:behind como:like`),
  ),
);

function singular(noun: string): string {
  if (/^(?:papás|mamás|sofás)$/.test(noun)) return noun.slice(0, -1);
  if (
    !/s$/.test(noun) ||
    noun.length < 4 ||
    /(?:[íúá]s|sis)$|^(?:lunes|martes|jueves|viernes|mes|tos)$/.test(noun)
  )
    return noun;
  if (/iones$|ones$/.test(noun)) return noun.replace(/ones$/, 'ón');
  if (/ines$/.test(noun)) return noun.replace(/ines$/, 'ín');
  if (/.{3}anes$/.test(noun)) return noun.replace(/anes$/, 'án');
  if (/dwiches$|sketches$/.test(noun)) return noun.slice(0, -2);
  // 'Peces' is of 'pez', 'dulces' of 'dulce'.
  if (/ces$/.test(noun) && noun !== 'dulces') return noun.replace(/ces$/, 'z');
  if (/[aeiouáéíóú][lrdnjsy]es$/.test(noun)) return noun.slice(0, -2);
  return noun.slice(0, -1);
}

/** 'dándole', 'despertarlo': pronouns hang on infinitives, gerunds and commands. */
function splitClitics(word: string, forms: Lexicon['forms']): readonly [string, ...string[]] {
  const found =
    /^(.{3,}?(?:[aeiáéí]r|ndo)|\p{L}{2}[aeáé]r|(?:re|o)[ií]r|d[aá]r|v[eé]r|[ií]r|dando|yendo|viendo|siendo)(me|te|se|nos)?(lo|la|le|los|las|les|me|te|se|nos)$/u.exec(
      word,
    );
  if (!found) return [word];
  const verb = (found[1] ?? '')
    .replace(/á(?=r$|ndo$)/, 'a')
    .replace(/é(?=r$|ndo$)/, 'e')
    // 'Reírse' and 'oírlo' have it by themselves.
    .replace(/(?<![eo])í(?=r$)/, 'i')
    .replace(/(?<=[eo])i(?=r$)/, 'í');
  // 'Grandote' is large.
  if (/ndo$/.test(verb) && found[3] === 'te' && !forms.has(verb)) return [word];
  // 'Perla' and 'suerte' hold no verb.
  if (!forms.has(verb) && (verb.length < 5 || !/[aei]r$|ndo$/.test(verb))) return [word];
  return [verb, ...(found.slice(2).filter(Boolean) as string[])];
}

/** Spanish words that are known by heart. */
export const spanish: Lexicon = {
  language: 'es',
  forms: formsOf(spanishVerbs),
  strongEndings: [
    [/ió$/, 'ir', { form: 'finite', person: 'one' }],
    [/ó$/, 'ar', { form: 'finite', person: 'one' }],
    [/aron$/, 'ar', { form: 'finite', person: 'they' }],
    [/ieron$/, 'ir', { form: 'finite', person: 'they' }],
    [/aba$/, 'ar', { form: 'finite', person: 'one' }],
    [/aban$/, 'ar', { form: 'finite', person: 'they' }],
    [/ábamos$/, 'ar', { form: 'finite', person: 'we' }],
    [/iendo$/, 'er', { form: 'gerund' }],
    [/ando$/, 'ar', { form: 'gerund' }],
  ],
  determiners: set(
    'el la los las un una unos unas este esta estos estas ese esa esos esas aquel aquella aquellos aquellas cada todo toda todos todas otro otra otros otras mucho mucha muchos muchas poco poca algún alguna algunos algunas ningún ninguna qué tanto tanta tantos tantas',
  ),
  possessives: set('mi mis tu tus su sus nuestro nuestra nuestros nuestras'),
  pronouns: set(
    'yo tú él ella ello nosotros nosotras ellos ellas usted ustedes mí ti sí alguien nadie algo esto eso ambos',
  ),
  clitics: wordTable({
    me: 'object',
    te: 'object',
    se: 'self',
    nos: 'object',
    lo: 'object',
    la: 'object',
    los: 'object',
    las: 'object',
    le: 'to',
    les: 'to',
  }),
  comitatives: pairs('conmigo:mí contigo:ti'),
  contractions: pairs('al:to del:of'),
  prepositions,
  conjunctions: set('y e o u pero sino ni'),
  subordinators: set('cuando mientras porque aunque si que como donde pues'),
  negations: set('no nunca jamás tampoco nada sin apenas'),
  adverbs: set(
    'hoy ayer mañana anoche ya luego después antes entonces aquí ahí allí arriba abajo dentro fuera encima debajo detrás delante cerca lejos siempre también todavía aún solo sólo muy más menos tan bien mal casi bastante quizás así además pronto tarde temprano juntos juntas atrás adelante adentro afuera enfrente despacio deprisa quieto bajito hacia_arriba ahora ahorita enseguida allá acá rápido rapidito despacito incluso solito solita anteayer',
  ),
  adjectives: set(
    `rojo roja rojos rojas verde verdes azul azules amarillo amarilla amarillos amarillas blanco blanca blancos blancas negro negra negros negras
    rosa morado morada naranja gris grises marrón grande grandes gran pequeño pequeña pequeños pequeñas enorme enormes nuevo nueva nuevos nuevas viejo vieja
    viejos viejas bonito bonita buen bueno buena mal malo mala primer primero primera primeros primeras segundo segunda segundas tercer tercera terceros terceras último última últimos últimas único única únicos únicas próximo próxima próximos próximas mayor menor mejor peor
    alto alta bajo baja largo larga corto corta feliz felices triste tristes bravo brava molesto molesta contento contenta enfadado enfadada orgulloso orgullosa cansado cansada
    asustado asustada solo sola frío fría fríos frías caliente calientes mojado mojada sucio sucia limpio limpia dulce dulces propio propia mismo misma
    siguiente siguientes quieto quieta listo lista lleno llena vacío vacía roto rota valiente valientes fuerte fuertes suave gordo gorda querido querida radiante radiantes elegante elegantes
    ${inAllForms('únic nervios emocionad ilusionad encantad enojad furios preocupad avergonzad tímid curios terc presumid tranquil distraíd decepcionad celos rabios sorprendid asombrad confundid dormid despiert doloros maread enferm resfriad lastimad descalz desnud despeinad mojad empapad sec embarrad desordenad perdid orgullos cansad asustad enfadad content quiet agotad aburrid apenad animad entusiasmad')}`,
  ),
  numbers: wordTable({
    uno: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    trece: 13,
    catorce: 14,
    quince: 15,
    dieciséis: 16,
    diecisiete: 17,
    dieciocho: 18,
    diecinueve: 19,
    veinte: 20,
    veintiún: 21,
    veintidós: 22,
    veintitrés: 23,
    veinticuatro: 24,
    veinticinco: 25,
    treinta: 30,
    cuarenta: 40,
    cincuenta: 50,
    sesenta: 60,
    cien: 100,
    mil: 1000,
  }),
  auxiliaries: set('haber estar ser'),
  saying: set(
    'decir contar explicar preguntar gritar pensar creer saber contestar responder jurar susurrar asegurar avisar comentar',
  ),
  nouns: set(
    'dominó mitad gente nada resto cosas mar mujer lugar hogar bar par calor color amor olor flor señor collar pulgar altar hombre padre madre noche nombre parte cama casa cara cena comida bebida caída salida vino sueño juego beso baño abrazo canto grito cuento pelo pie pies mesa silla ducha tos dado helado pescado lado vestido ruido regalo dibujo disfraz plato marcha carga llama toca río cuarto fiesta entrada vuelta bota botas venta rueda prueba',
  ),
  articleA: false,
  singular,
  splitClitics,
};
