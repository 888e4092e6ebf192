import type { SetName } from '@milestoon/stage';
import type { NounLanguage } from '@milestoon/things/nouns';
import { indoorsAmongPeople } from './place-groups.ts';
import { firstPlace } from './places.ts';

const front =
  /\b(?:in front of|outside(?: of)?|em frente (?:a|à|ao|da|do|de)|à porta d[aeo]|delante de(?:l)?|enfrente de(?:l)?|frente a(?:l)?|fuera de(?:l)?|afuera de(?:l)?|do lado de fora d[aeo]|a la puerta de(?:l)?) ((?:[\p{L}'’]+[ -]){0,3}[\p{L}'’]+)/giu;
/** 'In front of our house', 'outside the library': before a building is its door, its gate or the street; null before nothing. */
export function placeBeforeBuilding(text: string, language: NounLanguage): SetName | null {
  for (const [, words = ''] of text.matchAll(front)) {
    // 'In front of the class': those are people.
    if (
      /^(?:the |her |his |our |whole |entire )*(?:class|classmates|school|audience|crowd|congregation|assembly|parents)(?: (?!gates?|building|hall|office)|$)/i.test(
        words,
      ) &&
      /class|whole|entire|audience|crowd|congregation|assembly|parents/i.test(words)
    )
      continue;
    const place = firstPlace(words, language);
    if (!place) continue;
    if (place.set === 'living') return 'porch';
    if (place.set === 'classroom') return 'schoolgate';
    return indoorsAmongPeople.has(place.set) ? 'street' : null;
  }
  return null;
}
