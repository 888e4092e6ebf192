import type { Phrase } from '../../reading/clause.ts';
import { relationOf } from '../../world/people/relation-words.ts';
import { has, hands, type ObjectRule, type Told } from './object-rules.ts';

const shoulders = /^(?:ombro|hombro)s?$/;
const limbs =
  /^(?:mão|mãozinha|mano|manita|manito|dedo|dedinho|dedito|palma|braço|bracinho|brazo|bracito|índice|polegar|pulgar)s?$/;
const heads =
  /^(?:cabeça|cabecinha|cabeza|cabecita|testa|frente|queixo|queixinho|barbilla|mentón|bochecha|mejilla|cachete|nuca|oreja)$/;
const faces =
  /^(?:cara|carinha|carita|rosto|rostro|nariz|narizinho|focinho|hocico|cabeça|cabecinha|cabeza|cabecita)$/;
const mouths = /^(?:boca|boquita|boquinha|labio|lábio)s?$/;
const touched =
  /^(?:cabeça|cabelo|cara|carinha|testa|bochecha|barriga|barriguinha|costas|ombro|peito|perna|joelho|braço|pescoço|nariz|orelha|focinho|lombo|pelo|pêlo|cabeza|cabecita|cabello|carita|frente|mejilla|panza|pancita|barriguita|guata|espalda|hombro|pecho|pierna|rodilla|brazo|cuello|oreja|hocico|lomo|mano|mão|pie|pé|pata)s?$/;
/** Where something is put that somebody wears from then on. */
const wearing =
  /^(?:cabeça|cabecinha|testa|pescoço|cara|carinha|nariz|orelha|olho|cabelo|pulso|cintura|joelho|cotovelo|ombro|costas|cabeza|cabecita|frente|cuello|carita|oreja|ojo|pelo|cabello|muñeca|cintura|rodilla|codo|hombro)s?$/;
const puts =
  /^(?:pôr|meter|botar|colocar|enfiar|pousar|poner|prender|pendurar|colgar|colar|pegar|echar|encajar|encaixar)$/;
/** Put on an arm they are not put into anybody's arms. */
const treatments =
  /^(?:gesso|penso|curativo|ligadura|adesivo|injeção|vacina|escayola|yeso|venda|vendaje|tirita|curita|parche|inyección|vacuna)s?$/;
const arms = /^(?:mão|mãozinha|palma|braço|colo|mano|manita|manito|brazo|regazo)s?$/;
const walls =
  /^(?:ventana|ventanilla|vidrio|cristal|janela|vidro|vidraça|escaparate|pecera|aquário|acuario|pantalla|ecrã|tela)$/;

const isSelf = ({ clause }: Told): boolean => clause.manner.includes('se');
const isDative = ({ preposition, pronoun }: Phrase): boolean =>
  preposition === 'to' || /^(?:me|te|nos|vos)$/.test(pronoun ?? '');
/** Done to somebody else: 'lhe', 'me', 'a la abuela'. */
const isToSomebody = (told: Told): boolean =>
  !isSelf(told) && [...told.objects, ...told.oblique].some(isDative);
const isUnderOrBehind = ({ preposition }: Phrase): boolean => /^(?:under|behind)$/.test(preposition ?? '');
const below = /^(?:debaixo|embaixo|debajo|abajo|detrás|atrás)$/;
const onlyPronouns = ({ objects }: Told): boolean => objects.every(({ pronoun }) => pronoun !== undefined);

/** What hands, heads and faces do, of those who act and of others; the first rule that holds, before all others. */
export const bodyRules: readonly ObjectRule[] = [
  // 'Encolheu os ombros', 'deu de ombros', 'se encogió de hombros'.
  [
    /^(?:encolher|encoger|dar|levantar|alzar|subir)(?:-?se)?$/,
    (told) =>
      (has(told.objects, shoulders) ||
        told.oblique.some(({ head, preposition }) => preposition === 'of' && shoulders.test(head))) &&
      !isToSomebody(told),
    'shrug',
  ],
  // 'Acenou com a cabeça', 'acenou que sim'.
  [
    /^(?:acenar|asentir|cabecear|saludar)$/,
    ({ objects, oblique }) => has(oblique, /^(?:cabeça|cabeza)$/) || has(objects, /^(?:sim|sí)$/),
    'nod',
  ],
  // 'Virou a cabeça', 'giró la cara', 'olhou para trás', 'virou pro irmão'.
  [
    /^(?:virar|voltar|girar|volver|voltear)(?:-?se)?$/,
    ({ objects }) => has(objects, /^(?:cabeça|cabeza|cara|rosto|rostro|pescoço|cuello)$/),
    'look-back',
  ],
  [
    /^(?:olhar|mirar)$/,
    ({ clause, oblique, objects }) =>
      clause.manner.includes('atrás') || has([...oblique, ...objects], /^(?:trás?|atrás)$/),
    'look-back',
  ],
  [
    /^(?:virar|volver|voltear|girar)(?:-?se)?$/,
    ({ objects, oblique }) =>
      objects.length === 0 &&
      oblique.some(
        ({ preposition, pronoun, name }) =>
          /^(?:to|for|toward)$/.test(preposition ?? '') && (pronoun || name),
      ),
    'look-back',
  ],
  // 'Bateram as mãos', 'bateu-me na mão'; one alone claps.
  [
    /^(?:bater|chocar|entrechocar)$/,
    (told) =>
      has(told.objects, hands) &&
      told.clause.who.some(({ plural, pronoun }) => plural || pronoun === 'they' || pronoun === 'we'),
    'high-five',
  ],
  [/^(?:bater|chocar)$/, (told) => has(told.oblique, hands) && isToSomebody(told), 'high-five'],
  // 'Se dieron la mano', 'apertaram as mãos': each other's.
  [
    /^(?:dar|estrechar|apertar|apretar|chocar)$/,
    (told) =>
      has(told.objects, hands) &&
      told.oblique.length === 0 &&
      (isSelf(told) ||
        told.clause.who.length > 1 ||
        told.clause.who.some(({ plural, pronoun }) => plural || /^(?:they|we)$/.test(pronoun ?? ''))),
    'shake-hands',
  ],
  // 'Apertou-lhe a mão' greets; 'apertou a minha mão' and 'com força' hold on to it.
  [
    /^apertar$/,
    ({ clause, objects, oblique }) =>
      objects.some(
        ({ head, owner, text, of }) =>
          /^m[ãa]o$/.test(head) && !/minha/i.test(owner ?? text) && relationOf(of ?? '') === undefined,
      ) &&
      !objects.some(({ pronoun }) => /^me$/.test(pronoun ?? '')) &&
      !has(oblique, /^(?:força|medo|escuro)$/) &&
      !clause.manner.some((word) => /força|forte/.test(word)),
    'shake-hands',
  ],
  // 'Me apretaba los dedos'.
  [
    /^(?:apretar|apertar|estrujar)$/,
    ({ objects }) => has(objects, /^(?:ded|dedinh|dedit)[oa]s?$|^(?:polegar|pulgar|meñique)$/),
    'hold-hands',
  ],
  // A finger at the lips asks to be quiet.
  [
    /^(?:pôr|levar|colocar|meter|poner|llevar)(?:se)?$/,
    ({ objects, oblique }) => has(objects, /^(?:dedo|dedinho|dedito|índice)$/) && has(oblique, mouths),
    'whisper',
  ],
  // 'Pôs-lhe a mão no ombro', 'le pasó la mano por la cabeza'.
  [
    /^(?:pôr|pousar|colocar|passar|botar|poner|pasar|posar|apoyar|deitar|correr)$/,
    (told) =>
      has(told.objects, limbs) &&
      (isToSomebody(told) || has(told.oblique, touched)) &&
      has(told.oblique, touched),
    'stroke',
  ],
  // 'Meteu a mão no saco', 'enfiei o braço pela grade'.
  [
    /^(?:pôr|meter|enfiar|botar|colocar|poner|estirar|alargar|introducir)$/,
    ({ objects, oblique }) =>
      has(objects, limbs) && !has(oblique, /^(?:costas|espalda|bolso|algibeira|bolsillo)s?$/),
    'reach',
  ],
  // 'Esticou a mão', 'esticou o dedinho pro céu'.
  [
    /^(?:esticar|estirar|alargar|estender|extender|tender)$/,
    ({ objects }) => has(objects, /^(?:dedo|dedinho|dedito|índice)$/),
    'point',
  ],
  [/^(?:esticar|estirar|alargar|estender|extender|tender)$/, ({ objects }) => has(objects, limbs), 'reach'],
  // 'Esticou o pescoço', 'enfiou o focinho no portão': to see.
  [
    /^(?:esticar|estirar|enfiar|meter|asomar|encostar|colar|pegar|apoyar|espetar)$/,
    ({ objects, oblique }) =>
      has(objects, /^(?:pescoço|cuello)$/) ||
      (has(objects, faces) && has(oblique, walls)) ||
      (has(objects, /^(?:focinho|hocico|nariz)$/) && oblique.length > 0),
    'look',
  ],
  // 'Encostou a testa à rede', 'apoyó la barbilla en la mesa'.
  [
    /^(?:encostar|pousar|apoiar|deitar|pôr|recostar|apoyar|poner|posar|reclinar)$/,
    ({ objects, oblique }) => has(objects, heads) && oblique.length > 0,
    'lean-on',
  ],
  // 'Se pegó a la ventanilla', 'el niño se me pegó a la falda'.
  [
    /^(?:pegar|colar|encostar)(?:-?se)?$/,
    (told) => isSelf(told) && onlyPronouns(told) && has(told.oblique, walls),
    'look',
  ],
  [
    /^(?:pegar|colar|agarrar|prender|enroscar|colgar|pendurar|aferrar)(?:-?se)?$/,
    (told) =>
      isSelf(told) &&
      onlyPronouns(told) &&
      (told.objects.length > 0 || has(told.oblique, /^(?:pierna|perna|pescoço|cuello|brazo|braço|cintura)$/)),
    'hug',
  ],
  // 'Se metió debajo de la mesa', 'enfiou-se embaixo da cama', 'se me escondió detrás de las piernas'.
  [
    /^(?:meter|enfiar|esconder|ocultar|refugiar|enfiar|colar|agachar)(?:-?se)?$/,
    (told) =>
      isSelf(told) &&
      told.objects.every(({ pronoun, head }) => pronoun || below.test(head)) &&
      (told.oblique.some(isUnderOrBehind) ||
        has(told.objects, below) ||
        told.oblique.some(({ head }) => below.test(head))),
    'hide',
  ],
  // 'Levantou-se ela'.
  [
    /^(?:levantar|erguer|alzar|parar)$/,
    (told) => isSelf(told) && told.objects.length > 0 && onlyPronouns(told),
    'get-up',
  ],
  // 'Levantou o dedo', 'le levanté el pulgar'.
  [
    /^(?:levantar|alzar|erguer|subir|mostrar|apontar)$/,
    ({ objects }) => has(objects, /^(?:dedo|dedinho|dedito|polegar|pulgar|índice)$/),
    'point',
  ],
  // 'Se encerró en su cuarto'.
  [
    /^(?:encerrar|trancar|fechar)(?:-?se)?$/,
    (told) =>
      isSelf(told) &&
      onlyPronouns(told) &&
      has(
        told.oblique,
        /^(?:quarto|banheiro|casa|armário|cuarto|baño|habitación|pieza|dormitorio|armario|clóset|cocina|cozinha|sala)$/,
      ),
    'hide',
  ],
  // 'Se puso de puntillas'.
  [
    /^(?:poner|pôr|andar|caminar|ir)$/,
    ({ clause }) => clause.manner.some((word) => /^de punt(?:illas|itas)$/.test(word)),
    'tiptoe',
  ],
  // 'Pôs-lho na cabeça', 'se la prendió en el pelo': what is put there is worn.
  [
    puts,
    ({ objects, oblique, direct }) =>
      !has(objects, limbs) &&
      !has(objects, heads) &&
      oblique.some(({ head, preposition }) => preposition !== 'by' && wearing.test(head)) &&
      !has(oblique, arms) &&
      !oblique.some(isUnderOrBehind) &&
      objects.some(({ pronoun }) => !/^(?:me|te|nos|se)$/.test(pronoun ?? '')) &&
      !has(
        objects,
        /^(?:crema|creme|loción|loção|protector|protetor|pomada|repelente|jabón|sabão|tinta|pintura)$/,
      ) &&
      !direct.some(({ picture }) => /lotion|soap|toothpaste/.test(picture)) &&
      direct.every(
        ({ kind, picture }) => kind !== 'food' || /pot|pan|bowl|plate|leaf|flower|blossom/.test(picture),
      ),
    'put-on',
  ],
  // 'Meteu-lha na mão', 'le puso la bebé en los brazos'.
  [
    /^(?:pôr|meter|botar|colocar|poner|pousar|dejar|deixar|enfiar|dar)$/,
    (told) =>
      isToSomebody(told) &&
      has(told.oblique, arms) &&
      told.objects.some(
        ({ head, pronoun }) =>
          !limbs.test(head) && !treatments.test(head) && !/^(?:me|te|nos|se)$/.test(pronoun ?? ''),
      ),
    'hand-over',
  ],
  // 'Tirou-lhe a mão'; 'le soltó la mano': whoever lets go goes.
  // 'Le tocó la frente'.
  [
    /^tocar$/,
    (told) =>
      (has(told.objects, touched) ||
        has(told.oblique, touched) ||
        has(told.objects, /^(?:dedo|dedinho|dedito)s?$/)) &&
      !told.things.some(({ picture }) => /drum|piano|guitar/.test(picture)),
    'stroke',
  ],
  // 'Esfregou a barriga', 'se rascó la panza'.
  [
    /^(?:esfregar|frotar|sobar|coçar|rascar|massajar|masajear|refregar)(?:se)?$/,
    ({ objects, direct, oblique }) =>
      direct.length === 0 &&
      has(
        objects,
        /^(?:barriga|barriguinha|panza|pancita|barriguita|guata|espalda|costas|lomo|lombo|orelha|oreja|cabeça|cabeza)$/,
      ) &&
      !oblique.some(({ preposition }) => preposition === 'with'),
    'stroke',
  ],
  // 'Se frotó magnesio en las manos'.
  [
    /^(?:frotar|esfregar|refregar|restregar)(?:se)?$/,
    ({ objects, oblique }) =>
      objects.some(({ pronoun }) => !pronoun) &&
      oblique.some(({ preposition }) => preposition === 'in' || preposition === 'on'),
    'wipe',
  ],
  // 'Arregaçou a manga', 'le subió la manga'.
  [
    /^(?:arregaçar|arremangar|subir|bajar|puxar|baixar|levantar)(?:se)?$/,
    ({ objects }) => has(objects, /^(?:manga|calça|calcinha|pantalón|calcetín|meia|media)s?$/),
    'pull',
  ],
];
