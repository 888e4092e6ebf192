import type { Phrase } from '../../reading/clause.ts';
import { relationOf } from '../../world/people/relation-words.ts';
import { has, isSmall, type ObjectRule, type Told } from './object-rules.ts';

const limbs = /^(?:mão|mãozinha|dedo|dedinho|palma|língua)s?$/;
const ofBody =
  /^(?:cabeça|cabelo|cara|carinha|rosto|testa|bochecha|barriga|costas|ombro|peito|perna|joelho|braço|pescoço|nariz|orelha|boca|lábio|pé|pele|pelo|pêlo|bumbum|rabinho|machucado|ferida)s?$/;
const smeared =
  /^(?:creme|pomada|protetor|protector|gel|tinta|batom|óleo|sabão|sabonete|champô|shampoo|lama|espuma|chocolate|manteiga|geleia|verniz|esmalte|mertiolate|betadine|repelente|perfume|resto)$/;
const tapes = /^(?:fita|fita-cola|durex|cola|fitinha)$/;
const told =
  /^(?:história|estória|conto|piada|anedota|segredo|segredinho|coisa|verdade|mentira|novidade|notícia|aventura|sonho|pesadelo|plano|detalhe|fofoca|dia|tudo|isto|isso|aquilo|nada|vida|viagem|filme|passeio)s?$/;
const counted = /^["“«'‘]?\s*(?:um|uma|1)[\s,.…]/i;
const festivities =
  /^(?:festas|festinhas|festinha|carinho|carinhos|miminho|miminhos|mimo|mimos|cafuné|cafunés|carícia|carícias)$/;
const built =
  /^(?:tenda|cabana|barraca|barraquinha|castelo|torre|casa|casinha|boneco|ponte|forte|barragem|estrada|presépio|robô|robot|maquete|vulcão|foguete|foguetão|jangada|espantalho|ninho|comedouro|toca|iglu|túnel)s?$/;
const cloths = /^(?:blanket|sheet|nappy|coat)$/;
const drums =
  /^(?:tambor|tamborim|bombo|bateria|pandeiro|pandeireta|triângulo|adufe|sino|xilofone|ferrinhos|caixa|surdo|zabumba)s?$/;

const lying = /^(?:tud[oa]|isto|isso|aquilo|resto|coisa|cacos?|migalha|bagunça|loiça)s?$/;

const isSelf = ({ clause }: Told): boolean => clause.manner.includes('se');
const isDative = ({ preposition, pronoun, name, head }: Phrase): boolean =>
  (/^(?:to|for)$/.test(preposition ?? '') &&
    (pronoun !== undefined || name || relationOf(head) !== undefined)) ||
  /^(?:me|te|nos)$/.test(pronoun ?? '');
const isToSomebody = ({ objects, oblique }: Told): boolean => [...objects, ...oblique].some(isDative);
const isSomebody = ({ pronoun, name, head }: Phrase): boolean =>
  name || relationOf(head) !== undefined || /^(?:el[ae]|[oa]|me|te|nos|se)$/.test(pronoun ?? '');
const ofWhom = (phrases: readonly Phrase[]): boolean => phrases.some(isSomebody);

/** What Portuguese verbs do by what stands beside them, before the rules that Spanish shares; the first rule that holds. */
export const portugueseRules: readonly ObjectRule[] = [
  // 'Ajudou a apanhar tudo', 'apanhei os cacos': from the floor, and out of no air.
  [/^apanhar$/, ({ objects, direct }) => direct.length === 0 && has(objects, lying), 'search'],
  // 'Contei-as', 'contou um, dois, três', 'contava os degraus em voz alta'.
  [
    /^contar$/,
    (each) =>
      !isToSomebody(each) &&
      !has(each.objects, told) &&
      !has(each.oblique, told) &&
      (each.objects.some(({ pronoun, preposition, plural, count }) =>
        pronoun ? /^l?[oa]s$/.test(pronoun) : !preposition && (plural || (count ?? 0) > 1),
      ) ||
        counted.test(each.clause.quote ?? '')),
    'count',
  ],
  // 'Encostou-se a mim', 'encostou-se à parede'.
  [
    /^(?:encostar|recostar|apoiar)(?:-se)?$/,
    (each) => isSelf(each) && each.oblique.length + each.objects.length > 0,
    'lean-on',
  ],
  // 'Escondeu o carrinho atrás das costas', 'escondeu-o debaixo da camisola'.
  [
    /^esconder$/,
    (each) => each.objects.length > 0 && has(each.oblique, /^(?:costas|camisola|camisa|casaco|blusa)$/),
    'hide',
  ],
  // 'Passou a mão suja na minha cara', 'passou o dedo no chantilly'.
  [
    /^(?:passar|correr|arrastar)$/,
    (each) => has(each.objects, limbs) && each.oblique.some(({ preposition }) => preposition !== 'with'),
    'stroke',
  ],
  // 'Passou o resto no cabelo da tia', 'passei pomada na ferida'.
  [
    /^passar$/,
    (each) => has(each.objects, smeared) || (each.objects.length > 0 && has(each.oblique, ofBody)),
    'wipe',
  ],
  [/^(?:passar|pôr|botar|colocar)$/, (each) => has(each.objects, tapes) && !isToSomebody(each), 'put-in'],
  // 'Passou pra ele': into the hands, where nobody goes by.
  [/^passar$/, (each) => !isSelf(each) && each.direct.some(isSmall) && isToSomebody(each), 'hand-over'],
  // 'Experimentou os óculos': what is worn is put on, and what is no food is tasted by nobody.
  [/^(?:experimentar|provar)$/, (each) => each.direct.some(({ kind }) => kind === 'worn'), 'put-on'],
  [
    /^experimentar$/,
    (each) => each.direct.length > 0 && each.direct.every(({ kind }) => kind !== 'food'),
    'reach',
  ],
  // 'Embrulhei-a no casaco', 'enrolou o bebé na manta'; a towel dries.
  [
    /^(?:embrulhar|enrolar|envolver|agasalhar|aconchegar)$/,
    (each) =>
      !isSelf(each) &&
      ofWhom(each.objects) &&
      each.direct.length === 0 &&
      each.things.some(({ picture, preposition }) => preposition && cloths.test(picture)),
    'hug',
  ],
  // 'Colou no boneco', 'colou o papel de seda'.
  [
    /^(?:colar|grudar|afixar|pregar)$/,
    (each) => !isSelf(each) && !has(each.objects, /^(?:cara|nariz|testa|ouvido|orelha|boca|dedo)$/),
    'put-in',
  ],
  // 'Fez festas ao cão', 'fiz-lhe uma festa'.
  [
    /^fazer$/,
    (each) => has(each.objects, festivities) || (has(each.objects, /^festa$/) && isToSomebody(each)),
    'stroke',
  ],
  [
    /^(?:fazer|montar|armar|erguer)$/,
    (each) => has(each.objects, built) && !has(each.oblique, /^mãos?$/),
    'build',
  ],
  // 'Bateu no tambor'.
  [/^(?:bater|tocar|percutir)$/, (each) => has([...each.objects, ...each.oblique], drums), 'play-music'],
  // 'A bater os pés na água'.
  [
    /^bater$/,
    (each) =>
      has(each.objects, /^(?:pé|perna)s?$/) && has(each.oblique, /^(?:água|piscina|mar|beira|banheira)$/),
    'splash',
  ],
  // 'Abriu os braços', 'abriu os dedos'.
  [/^abrir$/, (each) => has(each.objects, /^(?:braço|bracinho|dedo|dedinho)s?$/), 'reach'],
  [
    /^(?:abrir|fazer|armar)$/,
    (each) =>
      has(each.objects, /^(?:berreiro|pranto|choro|choradeira|birra|birrinha|beicinho|beiço|beicinha)$/),
    'cry',
  ],
  // 'Levou-o às cavalitas', 'carregou-a nos ombros'.
  [
    /^(?:levar|carregar|pôr|andar|trazer|pegar|colocar|montar|sentar|subir)$/,
    (each) =>
      ofWhom(each.objects) &&
      (has(each.oblique, /^(?:cavalita|ombro|cacunda|cangote)s?$/) ||
        (/^(?:levar|carregar)$/.test(each.clause.verb.lemma) && has(each.oblique, /^costas$/))),
    'piggyback',
  ],
  // 'Pôs o bebé ao colo', 'levei-a ao colo'.
  [
    /^(?:levar|carregar|pôr|trazer|pegar|botar|colocar|ter|segurar|apanhar|vir|ir|tomar)$/,
    (each) =>
      !isSelf(each) &&
      has(each.oblique, /^(?:colo|colinho)$/) &&
      (ofWhom(each.objects) ||
        each.oblique.some(({ preposition, pronoun, name }) => preposition === 'with' && (pronoun || name))),
    'carry',
  ],
  // 'Deu o lugar à senhora', 'cedeu-lhe o lugar'.
  [/^(?:dar|ceder|oferecer)$/, (each) => has(each.objects, /^(?:lugar|assento|vez)$/), 'get-up'],
  // 'Devolveu à água'.
  [
    /^(?:devolver|soltar|largar|lançar)$/,
    (each) =>
      !isSelf(each) &&
      has(each.oblique, /^(?:água|rio|mar|lago|aquário)$/) &&
      each.objects.every(({ pronoun }) => pronoun),
    'put-in',
  ],
  // 'Virou pra parede', 'virei-me para o lado'.
  [
    /^virar(?:-se)?$/,
    (each) =>
      each.objects.every(({ pronoun }) => pronoun !== undefined) &&
      each.direct.length === 0 &&
      ofWhom(each.oblique),
    'look-back',
  ],
  [
    /^virar(?:-se)?$/,
    (each) =>
      each.objects.every(({ pronoun }) => pronoun !== undefined) &&
      each.direct.length === 0 &&
      each.oblique.some(
        ({ preposition, head }) => /^(?:for|to|toward)$/.test(preposition ?? '') && head !== 'lado',
      ),
    'look',
  ],
  [/^(?:serrar|aparar|podar|tosquiar)$/, () => true, 'cut'],
  [/^(?:socar|sovar|peneirar)$/, (each) => has(each.objects, /^(?:massa|pão|farinha|açúcar)$/), 'cook'],
  [/^untar$/, (each) => has(each.objects, ofBody), 'wipe'],
  [/^(?:corar|ruborizar|enrubescer)(?:-se)?$/, () => true, 'blush'],
  // 'Estendeu a manta na relva', 'estendeu a toalha'.
  [
    /^(?:estender|abrir)$/,
    (each) =>
      !isToSomebody(each) &&
      each.direct.some(({ picture }) => /^(?:blanket|towel|tablecloth|sheet|mat)$/.test(picture)),
    'put-down',
  ],
  [/^(?:estender|esticar)$/, (each) => has(each.objects, /^(?:pé|pezinho|perna)s?$/), 'reach'],
];
