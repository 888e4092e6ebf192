import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../../reading/clause.ts';

const takes = /^(?:get|receive|suffer|levar|apanhar|tomar|sofrer|receber|llevar|llevarse|recibir|sufrir)$/;
/** What is done to a body, and carried by nobody. */
const harms =
  /^(?:scratch|bump|bruise|sting|graze|splinter|nosebleed|arranhão|arranhãozinho|picada|picadela|ferroada|mordida|mordidela|dentada|pancada|empurrão|choque|chapada|beliscão|corte|golpe|rasguño|arañazo|picadura|picotazo|mordisco|balonazo|pelotazo|raspón|chichón|rasponazo)$/;
const cry: Readonly<Record<NounLanguage, string>> = { en: 'cry', pt: 'chorar', es: 'llorar' };

/** 'Um corte de cabelo', 'un golpe de suerte' hurt nobody. */
const harmless = /^(?:cabelo|pelo|cabello|luz|água|agua|energia|energía|tela|tecido|sorte|suerte|carne)$/;
/** 'Got the splinter out of her finger' is done to somebody else, and has an end. */
const isHarm = ({ verb, things }: Clause, { preposition, head, owner, of }: Phrase): boolean =>
  !preposition &&
  harms.test(head) &&
  !verb.particle &&
  owner === undefined &&
  !harmless.test(of ?? '') &&
  !things.some((each) => /^(?:from|out|out of|off)$/.test(each.preposition ?? ''));

/** 'Got the splinter out of Mia's finger': the hands are at the finger. */
function soreIn({ verb, things }: Clause): Phrase | undefined {
  if (!/^(?:get|take|pull)$/.test(verb.lemma)) return undefined;
  if (!things.some(({ preposition, head }) => !preposition && head === 'splinter')) return undefined;
  const found = things.find(
    ({ preposition, head }) =>
      preposition === 'from' && /^(?:finger|thumb|hand|foot|toe|knee|palm)$/.test(head),
  );
  if (!found) return undefined;
  const { preposition: _from, ...sore } = found;
  return sore;
}

const body =
  /^(?:hombro|cabeza|cara|mejilla|frente|nariz|oreja|pelo|cabello|brazo|codo|mano|dedo|espalda|barriga|panza|pancita|pierna|rodilla|pie|cuello|pecho|ombro|cabeça|rosto|bochecha|testa|orelha|cabelo|braço|cotovelo|mão|costas|perna|joelho|pé|pescoço|peito)$/;
/** 'Le tocó a ella': it was her turn, and nothing is played. */
const isTurn = ({ verb, things }: Clause): boolean =>
  verb.lemma === 'tocar' &&
  !things.some(({ head }) => body.test(head)) &&
  things.some(
    ({ preposition, pronoun }) => preposition === 'to' && /^(?:me|te|le|nos|les)$/.test(pronoun ?? ''),
  ) &&
  things.every(
    ({ preposition, head, pronoun }) =>
      preposition || pronoun || /^(?:turno|vez|dentista|médico|pediatra|peluquería)$/.test(head),
  );

const strewn =
  /^(?:pétalo|juguete|dulce|caramelo|confeti|arroz|papel|papelito|migaja|cosa|harina|azúcar|sal|leche|jugo|cereal|bloque|ropa|brillantina|serpentina)$/;
/** 'Regó los juguetes por la sala' waters nothing. */
const isStrewing = ({ verb, things }: Clause): boolean =>
  verb.lemma === 'regar' && things.some(({ preposition, head }) => !preposition && strewn.test(head));

/** A point is scored as well. */
const dots = /^(?:cruz|x|linha|línea|nome|nombre|sítio|lugar|sitio)$/;
const pens = /^(?:caneta|lápis|marcador|lapicera|bolígrafo|pluma|plumón|rotulador|lápiz|giz|tiza)$/;
/** 'Marcou dois pontinhos com caneta' scores no goal. */
const isDrawing = ({ verb, things }: Clause): boolean =>
  verb.lemma === 'marcar' &&
  things.some(({ preposition, head }) => (preposition === 'with' ? pens.test(head) : dots.test(head)));

/** 'À luz da lanterna', 'a la luz del móvil': by what one sees is no lamp of its own. */
const isLight = ({ head, of, preposition }: Phrase): boolean =>
  head === 'luz' && of !== undefined && preposition !== undefined;

/** 'Un punto rojo', 'marcó un punto': with an article it is no yarn. */
const withPoints = (clause: Clause): Clause =>
  clause.things.some(isPoint)
    ? {
        ...clause,
        things: clause.things.map((each): Phrase => (isPoint(each) ? { ...each, sense: null } : each)),
      }
    : clause;
const isPoint = ({ head, text }: Phrase): boolean => head === 'punto' && text.includes(' ');

/** Verbs that say another thing beside what stands with them: a sting is carried by nobody, and a turn is not played. */
export const withUndergone = (clauses: readonly Clause[], language: NounLanguage): Clause[] =>
  clauses.map((each) => {
    const clause = withPoints(each);
    const { verb, things } = clause;
    const as = (lemma: string, left: readonly Phrase[] = things): Clause => ({
      ...clause,
      verb: { lemma, span: verb.span },
      things: left,
    });
    const harm = things.find((each) => isHarm(clause, each));
    if (harm && takes.test(verb.lemma)) return as(cry[language], []);
    const sore = soreIn(clause);
    if (sore) return as('wipe', [sore]);
    if (language === 'en') return clause;
    if (isTurn(clause)) return as('estar', []);
    if (isStrewing(clause)) return as('tirar');
    if (isDrawing(clause)) return as(language === 'pt' ? 'desenhar' : 'dibujar');
    return things.some(isLight) ? { ...clause, things: things.filter((each) => !isLight(each)) } : clause;
  });
