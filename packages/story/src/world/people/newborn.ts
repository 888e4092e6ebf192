import type { CharacterRole } from '@milestoon/cast';
import type { Phrase } from '../../reading/clause.ts';
import type { Registry } from './registry.ts';

const newer =
  /(?:^|[^\p{L}])(?:little|younger|new|small|wee|pequeñ[oa]|nuev[oa]|nov[oa]|pequen[oa]|hermanit[oa]|irmãozinho|irmãzinha|irmazinha|maninh[oa])(?!\p{L})/iu;
const isMet =
  /(?<!\p{L})(?:met|meets?|meeting|conhec\p{L}+|conoc\p{L}+|naceu|nació|nasceu|born)(?!\p{L})[^.!?]{0,40}?(?:brother|sister|irm[ãa]\p{L}*|herman\p{L}+)/iu;
const births =
  /(?<!\p{L})(?:hospital|maternity|maternidad\p{L}*|born|nac\p{L}+|nasc\p{L}+|newborn|birth)(?!\p{L})/iu;

/** 'We brought the new baby home. She held her little brother', 'met her sister at the hospital': that is the baby. */
export function isNewborn(people: Registry, role: CharacterRole, phrase: Phrase): boolean {
  if (!/^(?:sister|brother)$/.test(role) || phrase.name) return false;
  if (people.all.some(({ person }) => person.role === role)) return false;
  const isThere = people.all.some(({ person, family }) => person.role === 'baby' && !family);
  const { text } = people.options;
  return (isThere && newer.test(phrase.text)) || (isMet.test(text) && births.test(text));
}
