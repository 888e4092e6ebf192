import type { SetName } from '@milestoon/stage';
import type { Clause, Phrase } from '../../reading/clause.ts';

const gates = /^(?:gates?|entrance|portão|verja|entrada|reja|cancela)$/;
const doors = /^(?:door|porta|puerta)$/;
/** What is done to a door itself. */
const handles = /^(?:open|close|shut|knock|slam|lock|paint|abrir|fechar|bater|cerrar|golpear|pintar)$/;
const child = /^(?:him|her|them|he|she|it|o|a|lo|la|le|los|las|os|as|me|us|nos)$/;
const isChild = ({ preposition, pronoun, name }: Phrase): boolean =>
  (!preposition || preposition === 'to') && (name || child.test(pronoun ?? ''));
const comesOut =
  /(?<!\p{L})(?:(?:came|comes|come|ran|running) out(?! (?:with|to) )|saiu (?:a|feliz|contente|todo|com)|salió (?:feliz|contento|contenta|sonriendo|corriendo|saltando|con))(?!\p{L})/iu;
const fetches = /^(?:collect|fetch|buscar|recoger|apanhar|recolher)$/;
const leavesThere = /^(?:deixar|dejar)$/;
const homeTime =
  /(?<!\p{L})(?:at (?:the )?(?:pick-?up|drop-?off|home ?time|collection)|à (?:saída|entrada)|na hora da saída|a la (?:salida|entrada))(?!\p{L})/iu;
const onFoot =
  /(?<!\p{L})(?:walked|walks|walk|skipped|foi a pé|fomos a pé|foram a pé|a pé|fue andando|fue caminando|fuimos andando|fueron andando|andando|caminando|a pie)(?!\p{L})/iu;
const toSchool =
  /(?<!\p{L})(?:to (?:the )?(?:school|nursery|kindergarten|preschool)|there|(?:para|até) [aà] (?:escola|creche)|à escola|al (?:cole|colegio)|a la (?:escuela|guardería))(?!\p{L})/iu;

/** What is known of school around a clause. */
interface Around {
  here: SetName | null;
  topical: SetName | null;
}

/**
 * Whether something happens before a school and not in it: at its gate, where children are brought and fetched, come out,
 * and arrive on foot.
 */
export function isBeforeSchool({ verb, things }: Clause, told: string, { here, topical }: Around): boolean {
  const isSchool =
    here === 'classroom' || here === 'schoolgate' || (here === null && topical === 'classroom');
  if (!isSchool) return false;
  if (homeTime.test(told)) return true;
  const at = things.filter(({ preposition }) => /^(?:at|in|to|by|on)$/.test(preposition ?? ''));
  if (at.some(({ head }) => gates.test(head))) return true;
  if (
    !handles.test(verb.lemma) &&
    at.some(({ head, qualities, of }) => doors.test(head) && !of && qualities.length === 0)
  )
    return true;
  if (comesOut.test(told) && here !== 'schoolgate') return true;
  const hasObject = things.some(({ preposition, pronoun }) => !preposition && !pronoun);
  // 'Salió en todas (las fotos)': nobody goes.
  const isShownIn = at.some(({ preposition }) => preposition === 'in');
  if (/^(?:sair|salir)$/.test(verb.lemma) && !hasObject && !isShownIn && here !== 'schoolgate') return true;
  const ofChild = things.some(isChild);
  if (
    ofChild &&
    ((/^(?:pick|drop)$/.test(verb.lemma) && /^(?:up|off)$/.test(verb.particle ?? '')) ||
      fetches.test(verb.lemma))
  )
    return true;
  if (ofChild && leavesThere.test(verb.lemma) && !hasObject) return true;
  return (
    onFoot.test(told) &&
    (toSchool.test(told) || (here === null && at.length === 0)) &&
    /^(?:walk|skip|go|ir|andar|caminhar|caminar)$/.test(verb.lemma)
  );
}
