import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../../reading/clause.ts';

const takes = /^(?:get|receive|suffer|levar|apanhar|tomar|sofrer|receber|llevar|llevarse|recibir|sufrir)$/;
/** What is done to a body, and carried by nobody. */
const harms =
  /^(?:scratch|bump|bruise|sting|graze|splinter|nosebleed|arranhão|arranhãozinho|picada|picadela|ferroada|mordida|mordidela|dentada|pancada|empurrão|choque|chapada|beliscão|corte|golpe|rasguño|arañazo|picadura|picotazo|mordisco|balonazo|pelotazo|raspón|chichón|rasponazo)$/;
const cry: Readonly<Record<NounLanguage, string>> = { en: 'cry', pt: 'chorar', es: 'llorar' };

/** 'Le tocó a ella': it was her turn, and nothing is played. */
const isTurn = ({ verb, things }: Clause): boolean =>
  verb.lemma === 'tocar' &&
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

const dots = /^(?:ponto|pontinho|punto|puntito|cruz|x|linha|línea|nome|nombre|sítio|lugar|sitio)$/;
const pens = /^(?:caneta|lápis|marcador|lapicera|bolígrafo|pluma|plumón|rotulador|lápiz|giz|tiza)$/;
/** 'Marcou dois pontinhos com caneta' scores no goal. */
const isDrawing = ({ verb, things }: Clause): boolean =>
  verb.lemma === 'marcar' &&
  things.some(({ preposition, head }) => (preposition === 'with' ? pens.test(head) : dots.test(head)));

/** 'À luz da lanterna', 'a la luz del móvil': by what one sees is no lamp of its own. */
const isLight = ({ head, of, preposition }: Phrase): boolean =>
  head === 'luz' && of !== undefined && preposition !== undefined;

/** Verbs that say another thing beside what stands with them: a sting is carried by nobody, and a turn is not played. */
export const withUndergone = (clauses: readonly Clause[], language: NounLanguage): Clause[] =>
  clauses.map((clause) => {
    const { verb, things } = clause;
    const as = (lemma: string, left: readonly Phrase[] = things): Clause => ({
      ...clause,
      verb: { lemma, span: verb.span },
      things: left,
    });
    const harm = things.find(({ preposition, head }) => !preposition && harms.test(head));
    if (harm && takes.test(verb.lemma)) return as(cry[language], []);
    if (language === 'en') return clause;
    if (isTurn(clause)) return as('estar', []);
    if (isStrewing(clause)) return as('tirar');
    if (isDrawing(clause)) return as(language === 'pt' ? 'desenhar' : 'dibujar');
    return things.some(isLight) ? { ...clause, things: things.filter((each) => !isLight(each)) } : clause;
  });
