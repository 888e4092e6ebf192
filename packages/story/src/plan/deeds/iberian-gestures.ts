import { metresOf } from '@milestoon/things/nouns';
import { carried } from '../things/held-thing.ts';
import { has, hands, type ObjectRule } from './object-rules.ts';

const mirth = /^(?:risa|risada|gargalhada|carcajada|riso|rir|risadas)s?$/;
const burstsOut =
  /^(?:morrer|matar|partir|mear|caer|cair|acabar|rolar|chorar|llorar|romper|explotar|estallar|desatar|rachar|rebolar|doblar|tronchar|ahogar|retorcer|revolcar|morir|rebentar|desmanchar|escangalhar|despatarrar|desternillar|cagar|mijar|borrar|descojonar)(?:-?se)?$/;
const ears = /^(?:oído|oreja|ouvido|orelha)s?$/;
const says = /^(?:decir|hablar|contar|soplar|cantar|dizer|falar|soprar|explicar|preguntar|perguntar)$/;
/** Whom one greets with a hand: no family. */
const formal =
  /^(?:enfermeir|enfermer|médic|doutor|doctor|dentist|mister|treinador|entrenador|árbitr|juiz|juez|rival|contrári|contrari|adversári|adversari|oponente|senhor|señor|diretor|director|jurad|president|prefeit|alcald|políci|polic|bombeir|bomber|veterinári|veterinari|professor|profesor|profe|capit|mecânic|mecánic|conductor|motorista|payas|palhaç|porter|vendedor|piloto)/;
const tightly = /força|fuerza|fuerte|forte/;
const squeezes = /^(?:apertar|apretar|estrechar|dar|estender|tender|apresentar)$/;
const rides =
  /^(?:ferris-wheel|carousel-horse|roller-coaster|playground-slide|seesaw|mountain-cableway|train|locomotive|bus|automobile|taxi|tram|metro)/;

/** What people do with their own bodies and to each other, by what stands beside the verb; the first rule that holds. */
export const gestureRules: readonly ObjectRule[] = [
  // 'Morreu de rir', 'se partió de risa', 'caí na risada'.
  [burstsOut, ({ objects, oblique }) => has(oblique, mirth) && objects.length === 0, 'laugh'],
  // 'Desatou num pranto', 'rompió en llanto'.
  [
    /^(?:desatar|romper|cair|caer|irromper|estallar|explotar|desabar|desfazer|deshacer)(?:-?se)?$/,
    ({ objects, oblique }) => objects.length === 0 && has(oblique, /^(?:pranto|llanto|choro|lágrima)s?$/),
    'cry',
  ],
  // 'Virei pra janela'.
  [
    /^(?:virar|voltear|girar)(?:-?se)?$/,
    ({ objects, oblique }) =>
      objects.length === 0 && has(oblique, /^(?:janela|ventana|ventanilla|mar|vidro|cristal)$/),
    'look',
  ],
  // 'Virou-se', 'volteó a mirarme'.
  [
    /^(?:virar|voltear|girar)(?:-?se)?$/,
    ({ clause, objects, oblique }) =>
      objects.length === 0 &&
      (clause.manner.includes('se') || clause.verb.lemma === 'voltear') &&
      !has(oblique, /^(?:lado|barriga|cama|areia|arena)$/),
    'look-back',
  ],
  // 'Estendeu a mão pra ele'.
  [
    /^(?:estender|extender|tender|esticar|estirar)$/,
    ({ objects }) => has(objects, hands) || has(objects, /^bra[çz]os?$/),
    'reach',
  ],
  // 'Foi atrás dele'.
  [
    /^(?:ir|ser)$/,
    ({ oblique }) =>
      oblique.some(
        ({ preposition, pronoun, name }) => /^(?:behind|after)$/.test(preposition ?? '') && (pronoun || name),
      ),
    'run',
  ],
  // 'Mostrou os botos': what nobody holds is pointed at, and what is alive is looked at where it is found.
  [
    /^(?:mostrar|enseñar)$/,
    ({ direct }) =>
      direct.some(
        ({ kind, picture }) => kind === 'animal' || (kind !== 'toy' && metresOf(picture) > carried),
      ),
    'point',
  ],
  [
    /^(?:encontrar|achar|hallar|descobrir|descubrir)$/,
    ({ direct }) => direct.some(({ kind }) => kind === 'animal'),
    'look',
  ],
  // 'De noite apagou no meu colo' falls asleep.
  [
    /^apagar$/,
    ({ clause, language, objects, direct }) =>
      language === 'pt' && objects.length === 0 && direct.length === 0 && !clause.manner.includes('se'),
    'sleep',
  ],
  // 'Abanou até virar a esquina': with nothing in the hand.
  [
    /^abanar$/,
    ({ objects, oblique }) =>
      objects.length === 0 && oblique.every(({ preposition }) => preposition !== 'with'),
    'wave',
  ],
  // 'Encostou a mão ao vidro', 'apoyó la mano en el cristal'.
  [
    /^(?:encostar|apoyar|apoiar|pousar|posar|encostar)$/,
    ({ clause, objects, oblique }) =>
      !clause.manner.includes('se') &&
      oblique.length > 0 &&
      (has(objects, hands) || has(objects, /^(?:dedo|palma)s?$/)),
    'reach',
  ],
  // 'Se afundou na cadeira', 'entrou na roda-gigante': whoever does sits there.
  [
    /^(?:afundar|hundir|entrar|subir|montar|atirar|tirar|dejar_caer|andar|ir|jogar|largar)(?:-?se)?$/,
    ({ clause, objects, things }) =>
      objects.length === 0 &&
      things.some(
        ({ picture, preposition }) =>
          preposition !== undefined &&
          preposition !== 'from' &&
          (rides.test(picture) || (clause.manner.includes('se') && /^(?:chair|couch|seat)/.test(picture))),
      ),
    'sit',
  ],
  // 'Puso cara de puchero'.
  [
    /^(?:poner|pôr|fazer|hacer)$/,
    ({ objects }) =>
      objects.some(
        ({ head, of }) =>
          /^car(?:a|inha|ita)$/.test(head) &&
          of !== undefined &&
          /^(?:puchero|llanto|choro|pena|triste)/.test(of),
      ),
    'cry',
  ],
  // 'Le sopló el verso al oído'.
  [says, ({ oblique }) => has(oblique, ears), 'whisper'],
  // 'Apertou a mão da enfermeira', 'le dio la mano al contrario': strangers are greeted so.
  [
    squeezes,
    ({ clause, objects, oblique }) =>
      has(objects, hands) &&
      !clause.manner.some((each) => tightly.test(each)) &&
      [...oblique.map(({ head }) => head), ...objects.flatMap(({ of }) => of ?? [])].some((each) =>
        formal.test(each.toLowerCase()),
      ),
    'shake-hands',
  ],
  // 'Levantou' by itself stands up.
  [
    /^levantar$/,
    ({ clause, objects, oblique }) =>
      objects.length === 0 &&
      !has(oblique, /^(?:mão|dedo|braço|mano|dedo|brazo)s?$/) &&
      !clause.verb.particle,
    'get-up',
  ],
  // 'Contei até dez', 'contou os vagões': numbers, where a story is told to somebody.
  [
    /^contar$/,
    ({ objects, oblique }) =>
      oblique.some(({ preposition }) => preposition === 'until') ||
      (objects.some(({ plural, pronoun }) => plural && !pronoun) &&
        !has(
          objects,
          /^(?:história|historia|cuento|chiste|piada|anécdota|anedota|segredo|secreto|coisa|cosa|verdade|verdad|novidade|aventura|sonho|sueño|detalle|detalhe|mentira|plan|plano|noticia|notícia)s?$/,
        ) &&
        !oblique.some(({ preposition }) => preposition === 'to' || preposition === 'for')),
    'count',
  ],
];
