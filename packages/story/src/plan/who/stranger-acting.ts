import type { CharacterRole } from '@milestoon/cast';
import { deedOf } from '../../meaning/deeds.ts';
import { kindOfNoun } from '../../meaning/kinds.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { MeantPhrase } from '../things/phrases-meant.ts';
import type { World } from '../told-world.ts';

/** Nothing without hands, eyes or a voice does this. */
const ofSomebody =
  /^(?:talk|whisper|laugh|cry|sing|clap|wave|kiss|hug|embrace|hand-over|hold|carry|put-on|take-out|tie|cut|point|read|write|paint|kneel|look|watch|film|phone|stroke|comfort|groom|open|cook|pour|wipe|throw|eat|drink|nod|bow|search|count|play-music|high-five|shake-hands|hold-hands|piggyback|help|sit|get-up|dance)$/;
/** Words of what is done, felt or heard, and of what wind and water do. */
const ofNobody =
  /(?:ción|sión|dad|tad|tud|miento|ez|eza|ura|aje|azo|ismo|encia|ancia|ería|ada|ido|ida|illo|umbre)$|^(?:viento|aire|sol|luna|agua|lluvia|nieve|ola|mar|río|fuego|humo|polvo|tierra|arena|luz|sombra|música|canción|voz|risa|carcajada|grito|susto|miedo|pena|alegría|rabia|vergüenza|emoción|curiosidad|verdad|vida|muerte|suerte|mundo|cosa|momento|tiempo|silencio|olor|sabor|frío|calor|hambre|sueño|fiebre|tos|idea|historia|cuento|juego|final|principio|resto|mitad|parte|pedazo|trozo|pieza|turno|primero|segundo|tercero|próxima|siguiente|último|única|único|mismo|cuerpo|corazón|alma|barriga|gente|partido|equipo|gol|reloj|timbre|motor|avión|barco|tren|coche|carro|auto|camión|bus|micro|guagua|teléfono|celular|móvil|radio|tele|pantalla|cámara|puerta|ventana|casa|escuela|colegio|calle|ciudad|pueblo|barrio|país|hoja|rama|árbol|flor|planta|piedra|palo|cuerda|hilo|nudo|aguja|clavo|tabla|caja|bolsa|botella|globo|pelota|balón|dulce|caramelo|torta|pastel|masa|sopa|guiso|arroz|pan|anillo|collar|diente|muela|pelo|pie|mano)$/;
const oneOfThem = /^(?:el|la|un|una|otr[oa]|ese|esa|aquel|aquella|est[ea]|algún|alguna|mi|su|nuestr[oa])\s/i;

/** Who alone has this ending: 'calesitero', 'tamborilera', 'pirotécnico', 'estilista', 'ayudante'. */
const ofTrade =
  /(?:[^aeiou]er[oa]|ist[ao]|ólog[oa]|écnic[oa]|dor[a]?|tor[a]?|ante|ente|tari[oa]|ñer[oa]|jer[oa])$/;

/** What only stands somewhere may do this too, so the word must be one of a trade. */
const ofEither = /^(?:walk|run|climb|jump|push|pull|hit|stand|wait|drive|shout|blow)$/;

function isSomebodyUnknown(clause: Clause, phrase: Phrase): boolean {
  const { head, plural, preposition, pronoun, lifeless, text, span } = phrase;
  const word = head.toLowerCase();
  if (plural || preposition || pronoun || lifeless || span[0] < clause.span[0] || !oneOfThem.test(text))
    return false;
  if (!/^\p{L}{3,}$/u.test(word) || ofNobody.test(word)) return false;
  const kind = kindOfNoun(word, 'es');
  if (kind !== null && kind !== 'person') return false;
  const deed = deedOf(clause, 'es') ?? '';
  return ofSomebody.test(deed) || (ofTrade.test(word) && ofEither.test(deed));
}

/**
 * 'El calesitero le regaló una vuelta': whoever does what only people do is a woman or a man, though nobody knows the
 * word. Undefined where the words may mean a thing.
 */
export function strangerActing(
  clause: Clause,
  { phrase, people: known, thing, crowd }: MeantPhrase,
  { people, language }: World,
): Somebody | undefined {
  if (language !== 'es' || known.length > 0 || thing || crowd || !isSomebodyUnknown(clause, phrase))
    return undefined;
  const word = phrase.head.toLowerCase();
  const isWoman =
    /^(?:la|una|otra|esa|aquella|esta|alguna|nuestra)\s/i.test(phrase.text) || /[^e]a$/.test(word);
  const sex = isWoman && !/ista$/.test(word) ? 'girl' : /^la|^una/i.test(phrase.text) ? 'girl' : 'boy';
  const role = (sex === 'girl' ? 'woman' : 'man') as CharacterRole;
  return people.add(role, `${word.charAt(0).toUpperCase()}${word.slice(1)}`, sex, [word]);
}
