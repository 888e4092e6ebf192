import type { NounLanguage } from '@milestoon/things/nouns';
import { animalRoleOf } from '../../world/people/animal-roles.ts';
import { meantBy } from '../../meaning/kinds.ts';
import { besideSomebody, toOneself } from './own-self.ts';
import { inPosture } from './posture-told.ts';
import { relationOf } from '../../world/people/relation-words.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';

const isDirect = ({ preposition }: Phrase): boolean => !preposition;
const isSomebody = ({ pronoun, name, head }: Phrase): boolean =>
  name || pronoun !== undefined || relationOf(head) !== undefined || animalRoleOf(head) !== undefined;

type Told = Pick<Clause, 'things' | 'manner' | 'who'>;
/** Each: a language, its verb, what it is instead, and where its objects tell so. */
const senses: readonly (readonly [NounLanguage, RegExp, string, (told: Told) => boolean])[] = [
  // 'Le pegó' hits; 'pegó el brazo' glues.
  [
    'es',
    /^pegar$/,
    'golpear',
    ({ things }) =>
      things.some((each) => each.preposition === 'to' && isSomebody(each)) && !things.some(isDirect),
  ],
  // Nobody glues a ball.
  [
    'es',
    /^pegar$/,
    'golpear',
    ({ things }) => things.some((each) => isDirect(each) && /^(?:pelota|balón|piñata)$/.test(each.head)),
  ],
  // 'Le puso Toby' gives a name; 'le puso una escayola a Toby' puts it on him.
  [
    'es',
    /^poner$/,
    'nombrar',
    ({ things }) =>
      things.some((each) => isDirect(each) && each.name && /^\p{Lu}/u.test(each.text)) &&
      things.every(
        (each) => !isDirect(each) || each.name || each.pronoun || /^(?:nombre|apodo)$/.test(each.head),
      ) &&
      things.some(({ preposition, pronoun }) => preposition === 'to' && pronoun),
  ],
  // 'Se hizo una herida', 'fez um galo': hurts oneself.
  [
    'es',
    /^hacer$/,
    'sangrar',
    ({ things }) => things.some((each) => isDirect(each) && isWound.test(each.head)),
  ],
  [
    'pt',
    /^fazer$/,
    'magoar',
    ({ things }) => things.some((each) => isDirect(each) && isWound.test(each.head)),
  ],
  // 'Ganhou um pirulito' gets it; 'ganhou o jogo' wins.
  [
    'pt',
    /^ganhar$/,
    'receber',
    ({ things }) => things.some((each) => isDirect(each) && !isWon.test(each.head) && !each.pronoun),
  ],
  // 'Le dio en la espalda' hits it.
  [
    'es',
    /^dar$/,
    'golpear',
    ({ things }) =>
      !things.some(isDirect) &&
      things.some(({ preposition, head }) => preposition === 'in' && onBody.test(head)),
  ],
  // 'Jogou o primeiro jogo', 'jugó el partido': of football, where nothing else is told.
  [
    'pt',
    /^(?:jogar|fazer|ter)$/,
    'chutar',
    ({ things }) => things.some((each) => isDirect(each) && isMatch.test(each.head)),
  ],
  [
    'es',
    /^(?:jugar|disputar)$/,
    'chutar',
    ({ things }) => things.some((each) => isDirect(each) && isMatch.test(each.head)),
  ],
  // 'Ligou a maquininha' turns it on; 'ligou à avó' rings her.
  [
    'pt',
    /^ligar$/,
    'tocar_em',
    ({ things }) => things.some((each) => isDirect(each) && !isSomebody(each)) && things.every(isDirect),
  ],
  // 'Acomodó las flores' puts them there; one makes oneself comfortable.
  [
    'es',
    /^acomodar$/,
    'colocar',
    ({ things, manner }) =>
      !manner.includes('se') && things.some((each) => isDirect(each) && !isSomebody(each)),
  ],
  // 'Le mandó un pastel' sends it; a kiss or a message is no thing.
  [
    'es',
    /^mandar$/,
    'enviar',
    ({ things }) =>
      things.some(
        (each) => isDirect(each) && meantBy(each, 'es').picture !== null && !isMessage.test(each.head),
      ),
  ],
  [
    'pt',
    /^mandar$/,
    'enviar',
    ({ things }) =>
      things.some(
        (each) => isDirect(each) && meantBy(each, 'pt').picture !== null && !isMessage.test(each.head),
      ),
  ],
  // 'Se dio un golpe en la frente': hurts oneself.
  [
    'es',
    /^(?:golpear|dar)$/,
    'lastimarse',
    ({ things, manner }) =>
      manner.includes('se') &&
      !things.some(isDirect) &&
      things.some(({ head }) => onBody.test(head) || head === 'frente'),
  ],
  // 'La portera lo paró' has it.
  [
    'es',
    /^parar$/,
    'atajar',
    ({ things }) => things.some((each) => isDirect(each) && /^l[oa]$/.test(each.pronoun ?? '')),
  ],
  // 'Jogou um pedaço ao pombo' throws it, in Brazil; a game is played.
  [
    'pt',
    /^jogar$/,
    'atirar',
    ({ things }) =>
      things.some(
        (each) =>
          isDirect(each) &&
          !each.pronoun &&
          // 'Jogou a bola na água': thrown, too.
          (!isPlayed.test(each.head) ||
            (each.head === 'bola' && things.some(({ head }) => isAim.test(head)))),
      ),
  ],
  // 'Le tocó la nariz' touches it; a song is played.
  [
    'es',
    /^tocar$/,
    'acariciar',
    ({ things }) => things.some(({ head, preposition }) => !preposition && onBody.test(head)),
  ],
  [
    'pt',
    /^tocar$/,
    'acariciar',
    ({ things }) =>
      things.some(({ head, preposition }) => /^(?:in)?$/.test(preposition ?? '') && onBody.test(head)),
  ],
  // 'Partió el pan con su hermana', 'dividiu com a irmã' shares.
  [
    'pt',
    /^(?:dividir|partilhar|repartir)$/,
    'repartir',
    ({ things }) => things.some(({ preposition }) => preposition === 'with'),
  ],
  [
    'es',
    /^(?:compartir|dividir|repartir)$/,
    'repartir',
    ({ things }) => things.some(({ preposition }) => preposition === 'with'),
  ],
  // 'Le dejó su coche' lends it; what is left somewhere is put there.
  [
    'es',
    /^dejar$/,
    'prestar',
    ({ things, who }) =>
      things.some(({ preposition, pronoun }) => preposition === 'to' && pronoun) &&
      things.some((each) => isDirect(each) && !each.pronoun) &&
      things.every((each) => isDirect(each) || each.preposition === 'to') &&
      !who.some(({ head }) => /^(?:ratón|ratoncito|hada|rey|reyes|papá noel|pérez|ratón pérez)$/i.test(head)),
  ],
];
const isWound =
  /^(?:herida|daño|corte|chichón|moretón|rasguño|pupa|raspón|rozadura|ferida|galo|arranhão|dói-dói|dodói|hematoma)$/;
/** Where somebody is hit. */
const onBody =
  /^(?:cara|cabeza|cabeça|espalda|costas|barriga|pierna|perna|brazo|braço|nariz|ojo|olho|mano|mão|hombro|ombro|culo|pie|pé)$/;
const isMessage = /^(?:beso|beijo|mensaje|mensagem|foto|video|vídeo|audio|áudio|saludo|abrazo|abraço|carta)$/;
const isAim = /^(?:água|mar|rio|lixo|cesto|cesta|alto|ar|chão|telhado|cachorro|cadela|cão|cachorra|piscina)$/;
const isMatch = /^(?:jogo|partida|final|partido|amigável|torneio|torneo)$/;
const isPlayed =
  /^(?:bola|futebol|carta|xadrez|jogo|videojogo|videogame|dominó|loto|dama|basquete|basquetebol|voleibol|vôlei|ténis|tênis|partida|queimada|berlinde|peteca|consola|tablet|computador|pingue-pongue|pião|truco|sueca|buraco|canastra|uno|bingo|memória|tazo|bafo|amarelinha|pebolim|totó|sinuca|boliche|frescobol|handebol|futsal|rugby|capoeira|pique|pega|stop|adedonha|forca|pife|bisca|escopa|ludo|gamão|minecraft|fifa|roblox|playstation|bolita|jogo|celular|basketball|beisebol|matraquilho|basket|andebol)$/;
const isWon =
  /^(?:jogo|partida|corrida|prova|campeonato|torneio|concurso|aposta|coragem|confiança|peso|medo|tempo|vida|final)$/;

const selved = (clause: Clause, language: NounLanguage): Clause =>
  language === 'en' ? clause : besideSomebody(toOneself(clause));

/** A verb of Portuguese or Spanish as what its objects make of it. */
export function toldByObject(told: Clause, language: NounLanguage): Clause {
  const clause = clad(bleeding(inPosture(selved(told, language), language), language), language);
  const found = senses.find(
    ([own, verb, , tells]) => own === language && verb.test(clause.verb.lemma) && tells(clause),
  );
  return found ? { ...clause, verb: { ...clause.verb, lemma: found[2] } } : clause;
}

const goesClad = /^(?:ser|ir|vir|venir|estar|andar|aparecer|llegar|chegar|salir|sair)$/;
const walksClad = /^(?:vir|venir|andar|aparecer|llegar|chegar|salir|sair)$/;
/** 'Foi de vestido', 'vino en pijama': wears it. */
function clad(clause: Clause, language: NounLanguage): Clause {
  const { verb, things, mode } = clause;
  if (language === 'en' || mode !== 'done' || !goesClad.test(verb.lemma)) return clause;
  const isWorn = (each: Phrase): boolean =>
    /^(?:of|in)$/.test(each.preposition ?? '') && !each.pronoun && meantBy(each, language).kind === 'worn';
  const others = things.filter((each) => !isWorn(each));
  if (
    others.length === things.length ||
    // 'Ia atrás dela de calças arregaçadas': how one goes is told besides.
    others.some(({ preposition }) => /^(?:to|for|behind|after|beside)$/.test(preposition ?? ''))
  )
    return clause;
  // 'Saiu de pijama': walks out, with it on.
  if (walksClad.test(verb.lemma))
    return {
      ...clause,
      things: things.map((each) => (isWorn(each) ? { ...each, preposition: 'in' } : each)),
    };
  const worn = things.filter(isWorn).map(({ preposition: _of, ...phrase }): Phrase => phrase);
  return { ...clause, verb: { ...verb, lemma: 'vestir' }, things: [...worn, ...others] };
}

const bleeds =
  /^(?:salir|sair|echar|deitar|perder|botar|brotar|escorrer|chorrear|saltar|caer|cair|escapar|correr|rodar|descer|vir|rolar|soltar)(?:-?se)?$/;
const tears = /^l[áa]grim/;
const onHead = /^(?:testa|cabeça|nuca|cara|olho)$/;
/** 'Le salió sangre de la rodilla', 'se le saltaron las lágrimas': whoever it comes out of bleeds or cries. */
function bleeding(clause: Clause, language: NounLanguage): Clause {
  const { verb, who, things } = clause;
  // 'O galo correu' is a rooster, 'nasceu-lhe um galo na testa' none.
  const isOnSomebody = things.some(
    ({ head, preposition, pronoun }) => (preposition === 'to' && pronoun !== undefined) || onHead.test(head),
  );
  const isOut = ({ head }: Phrase): boolean =>
    /^(?:sangre|sangue|chichón|moretón)$/.test(head) || (head === 'galo' && isOnSomebody) || tears.test(head);
  const [out] = [...who, ...things].filter(isOut);
  if (language === 'en' || !bleeds.test(verb.lemma) || !out) return clause;
  const isTears = tears.test(out.head);
  const cries = language === 'pt' ? 'chorar' : 'llorar';
  // 'A mi suegra se le salieron las lágrimas': she is named, and 'le' is she.
  const named = things.find(({ pronoun, preposition }) => preposition === 'to' && !pronoun);
  const whom = named ?? things.find(({ pronoun, preposition }) => preposition === 'to' && pronoun);
  const { preposition: _to, ...bleeder } = whom ?? { preposition: '' };
  const subject = who.filter((each) => !isOut(each));
  return {
    ...clause,
    who: whom ? [bleeder as Phrase] : subject,
    verb: { ...verb, lemma: isTears ? cries : 'sangrar' },
    things: things.filter(
      (each) => each !== whom && !isOut(each) && !(named && each.preposition === 'to' && each.pronoun),
    ),
  };
}
