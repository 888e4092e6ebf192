import type { Act, Moment } from '../plan.ts';

/** Two moments of a sentence, with all that is said of each. */
export interface Told {
  one: Moment;
  next: Moment;
  oneText: string;
  nextText: string;
}

/** 'While Mum was at work': she is not in the same place, whatever else is told of it. */
const elsewhere =
  /(?<!\p{L})(?:(?:at|to|for) (?:work|(?:the )?(?:office|shops?|dentist|hospital|gym|nursery|kindergarten|school))|(?:finish(?:ed)?|left) work|away|abroad|out shopping|(?:was|were|is|are) (?:still )?(?:out|outside|inside|upstairs|downstairs)|on (?:holiday|vacation|a trip)|(?:n[oa]|ao|à) (?:trabalho|escola|escritório|creche|hospital|ginásio|compras)|(?:saiu d|acabou |terminou )o trabalho|para o trabalho|(?<!(?:deit|jog|atir|mand)\p{L}* )fora|em viagem|de férias|de viaje|de vacaciones|fuera|(?:en|a)l? (?:el |la )?(?:trabajo|oficina|cole|colegio|escuela|guardería|hospital|gimnasio)|(?:salió del|acabó el|terminó el) trabajo)(?!\p{L})/iu;
/** Another part of the same house. */
const otherRoom =
  /(?<!\p{L})(?:outside|outdoors|upstairs|downstairs|next door|(?:in|from) the (?:next|other) room|l[aá] (?:fora|em cima|em baixo)|cá fora|n[oa] (?:sala|quarto) ao lado|n[ao] outr[ao] (?:sala|quarto)|no andar de (?:cima|baixo)|afuera|en (?:la otra habitación|la habitación de al lado|el cuarto de al lado|el piso de (?:arriba|abajo)))(?!\p{L})/iu;
const lessons =
  /(?<!\p{L})(?:lessons?|class|training|practice|rehearsal|appointment|aula|treino|ensaio|clases?|entrenamiento|ensayo)(?!\p{L})/iu;
const atHome = /(?<!\p{L})(?:at home|em casa|en casa)(?!\p{L})/iu;
/** 'Was on the phone' is in the room; who is phoned, or phones, is not. */
const onThePhone = /(?<!\p{L})(?:on (?:the|her|his) phone|ao tele(?:fone|móvel)|al teléfono)(?!\p{L})/iu;
const fromFar = /\s(?:from|desde)\s\p{Lu}/u;
/** What is bought or made is worn and eaten another day. */
const forLater =
  /(?<!\p{L})(?:bought|knitted|knit|crocheted|sewed|sewn|ordered|comprou|compraram|tricotou|costurou|encomendou|compró|compraron|tejió|cosió|encargó)(?!\p{L})/iu;
const anotherDay =
  /(?<!\p{L})(?:every (?:single )?\p{L}+|last (?:spring|summer|autumn|fall|winter|year|month|week|night)|(?:the )?(?:next|following) (?:day|morning|week|year|month)|today|yesterday|tomorrow|(?:days|weeks|months|years) later|always|in (?:spring|summer|autumn|winter)|(?:after|before) (?:school|nursery|work)|todos os dias|todas as noites|cada \p{L}+|sempre|ontem|hoje|amanhã|(?:dias|semanas|meses|anos) (?:mais tarde|depois)|n[oa] (?:verão|inverno|outono|primavera|ano passado|semana passada)|n[oa] (?:dia|manhã|semana) seguinte|(?:depois|antes) d[ao]s? (?:escola|aulas|creche)|todos los días|todas las noches|siempre|ayer|hoy|(?:días|semanas|meses|años) (?:más tarde|después)|en (?:primavera|verano|otoño|invierno)|(?:el|la) (?:primavera|verano|otoño|invierno|año|semana) pasad[oa]|(?:al|el) día siguiente|(?:después|antes) de(?:l| la) (?:cole|colegio|escuela|clase))(?!\p{L})/iu;

const looksOn = /^(?:watch|look|wait|wave|clap|cheer|film|photograph)$/;
const runsOff = /^(?:run|walk|walk-away|drive|bike|ride|fly-away)$/;

const some = (moments: readonly Moment[], is: (act: Act) => boolean): boolean =>
  moments.some(({ acts }) => acts.some(is));
const phones = ({ action }: Act): boolean => action === 'phone';

/** Done at the same time, and not in the same place. */
export function isApart({ one, next, oneText, nextText }: Told): boolean {
  const texts = [oneText, nextText];
  return (
    texts.some((said) => elsewhere.test(said)) ||
    otherRoom.test(oneText) !== otherRoom.test(nextText) ||
    (texts.some((said) => lessons.test(said)) && !some([one, next], ({ action }) => looksOn.test(action))) ||
    (some([one, next], phones) && !texts.some((said) => onThePhone.test(said)))
  );
}

/** Whoever does the second is where the first are not. */
export const isElsewhereNext = ({ one, next, nextText }: Told): boolean =>
  elsewhere.test(nextText) ||
  atHome.test(nextText) ||
  some([one, next], phones) ||
  (fromFar.test(nextText) && some([next], ({ action }) => action === 'talk'));

/** What is told after 'and' and is of another day, or takes them off. */
export const isLater = ({ one, next, oneText, nextText }: Told): boolean =>
  forLater.test(oneText) ||
  anotherDay.test(oneText) ||
  anotherDay.test(nextText) ||
  (next.acts.length > 0 &&
    next.acts.every(({ action }) => runsOff.test(action)) &&
    some([one], ({ action }) => action === 'hold'));
