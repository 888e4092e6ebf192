import { metresOf } from '@milestoon/things/nouns';
import type { Clause } from '../../reading/clause.ts';
import { carried } from './held-thing.ts';
import type { ThingMeant } from './phrases-meant.ts';

type Fits = (thing: ThingMeant) => boolean;

const isPicture =
  (names: RegExp): Fits =>
  ({ picture }) =>
    names.test(picture);
const isThing: Fits = ({ kind }) => /^(?:thing|food|toy|worn|plant)$/.test(kind);
const isSome =
  /^(?:tud(?:o|inho)|tod[oa]s?|metade|resto|pedaço|pedacinho|bocado|nenhuma?|uma?|outr[oa]|primeir[oa]|últim[oa]|dois|duas|três|quatro|cinco|mesm[oa]|isto|aquilo|isso)$/;
const isSmall: Fits = (thing) => isThing(thing) && metresOf(thing.picture) <= carried;

/** Verbs whose object Portuguese need not say again, and what it may be; the first line that has the verb. */
const objects: readonly (readonly [RegExp, Fits])[] = [
  [
    /^(?:abrir|fechar|trancar|destrancar|bater)$/,
    isPicture(
      /door|wardrobe|package|gift|envelope|fridge|luggage|hut|cage|jar|box|backpack|handbag|purse|book|umbrella|oven|radio|clock|robot|window|basket|tent|bottle|shell|egg|automobile|watermelon|drum|tambourine/,
    ),
  ],
  [
    /^(?:tocar|dedilhar|afinar)$/,
    isPicture(
      /guitar|violin|drum|piano|flute|trumpet|triangle|tambourine|accordion|bell|harp|xylophone|maracas|musical|banjo|saxophone|whistle/,
    ),
  ],
  [
    /^(?:chutar|defender|rematar|cabecear|driblar|quicar|pontapear|cruzar|marcar|encestar)$/,
    isPicture(/ball/),
  ],
  [
    /^(?:empurrar|puxar|arrastar|consertar|arranjar|reparar|montar|desmontar|pintar|limpar|lavar|enxaguar|esfregar|secar|enxugar|polir|desligar)$/,
    isThing,
  ],
  [
    new RegExp(
      `^(?:${[
        'levar trazer carregar buscar receber ganhar comprar pagar roubar trocar dividir partilhar estender encontrar perder procurar escolher',
        'escovar colar descolar prender amarrar atar desatar apertar desapertar enrolar desenrolar embrulhar desembrulhar dobrar desdobrar',
        'pesar lamber chupar cheirar farejar morder roer mastigar engolir cuspir rasgar quebrar partir remendar coser acender apagar soprar',
        'esvaziar encher sacudir agitar erguer vestir calçar tirar retirar experimentar usar plantar regar colher catar',
        'apanhar enterrar desenterrar escrever assinar carimbar decorar enfeitar recortar cortar furar amassar esmagar despejar entornar derramar',
        'pousar agarrar segurar soltar largar pegar atirar lançar jogar arremessar recusar aceitar testar examinar',
        'espalhar empilhar exibir vender alugar recolher resgatar recuperar devolver',
      ]
        .flatMap((line) => line.split(' '))
        .join('|')})$`,
    ),
    isSmall,
  ],
];

/** How, where and to whom it may be said besides. */
const besides = /^(?:with|to|in|into|on|onto|for|without|of|from|by|beside)$/;

/** What the object that is not said again may be, or undefined of verbs that need none. */
export const saidBefore = ({ verb, things }: Clause): Fits | undefined =>
  things.every(({ preposition, head }) =>
    preposition ? besides.test(preposition) && !/^(?:baixo|botão|campainha)$/.test(head) : isSome.test(head),
  )
    ? objects.find(([verbs]) => verbs.test(verb.lemma))?.[1]
    : undefined;

const seats =
  /^(?:chair|armchair|stool|bench|seat|child-seat|couch-and-lamp|barber-chair|toilet|potty|high-chair|hammock|mat|swing|deckchair|saddle|playground-slide|sled|canoe|stairs|rocking)/;
/** Where somebody goes up, sits or lies who is only said to do so, and how they are there. */
const upon: readonly (readonly [RegExp, RegExp, string])[] = [
  [
    /^(?:subir|trepar|escalar|montar)$/,
    /^(?:playground-slide|ladder|tree|deciduous-tree|climbing-|stairs|chair|bench|bed|couch|horse|bicycle|swing|hammock|bus|canoe|seesaw|carousel|trampoline|balance-scale)/,
    'on',
  ],
  [/^sentar(?:-se)?$/, seats, 'on'],
  [/^(?:deitar|adormecer|dormir)(?:-se)?$/, /^(?:bed|hammock|cot|couch-and-lamp|mat|blanket)$/, 'on'],
  [
    /^(?:descer|escorregar|deslizar)$/,
    /^(?:playground-slide|ladder|stairs|sled|skateboard|surfboard|bicycle)$/,
    'on',
  ],
  [
    /^(?:cair|tombar|desequilibrar|travar)(?:-se)?$/,
    /^(?:bicycle|kick-scooter|skateboard|surfboard|sled|horse)$/,
    'beside',
  ],
  [/^(?:saltar|pular|mergulhar)$/, /^(?:puddle|trampoline|ring-buoy|hammock|bed)$/, 'on'],
];

/** 'Subiu de novo', 'lá em cima sentou-se': the slide of which was told, and how whoever does is there. */
export function uponWhat({ verb, things }: Clause): { fits: Fits; preposition: string } | undefined {
  if (things.length > 0) return undefined;
  const found = upon.find(([verbs]) => verbs.test(verb.lemma));
  return found && { fits: isPicture(found[1]), preposition: found[2] };
}
