/** Groups of the emoji data: people, animals and plants, food, places and travel, activities, objects. */
const [people, first, last] = [1, 3, 7] as const;

/** Of people and bodies only what is a thing. */
const bodyParts = new Set([
  'bone',
  'brain',
  'ear',
  'eye',
  'eyes',
  'foot',
  'footprints',
  'mouth',
  'nose',
  'tongue',
  'tooth',
  'ninja',
  'santa-claus',
  'troll',
]);
/** Of symbols, faces and flags. */
const others = new Set([
  'alien',
  'alien-monster',
  'ghost',
  'pile-of-poo',
  'robot',
  'skull',
  'red-heart',
  'broken-heart',
  'speech-balloon',
  'zzz',
  'collision',
  'dashing-away',
  'jack-o-lantern',
  'chequered-flag',
  'triangular-flag',
  'merman',
  'mermaid',
  'fairy',
  'piata',
  'phoenix-bird',
  'blackbird',
  'footprints',
  'nail-polish',
]);
/** Clock faces, moons with faces, cards, brands, and what no film for children shows. */
const left =
  /-(?:oclock|thirty)$|moon-face|sun-with-face|suit$|^(?:cigarette|coffin|funeral-urn|headstone|drop-of-blood|syringe-blood|bomb|dagger|slot-machine|love-hotel|crossed-swords|joker|mahjong-red-dragon|moai|kaaba|tokyo-tower|statue-of-liberty|map-of-japan|yen-banknote|pound-banknote|sake|military-helmet|wine-glass|cocktail-glass|beer-mug|clinking-beer-mugs|bottle-with-popping-cork|tropical-drink|tumbler-glass|mate|oden|chart-.*|.*-button)$/;

const kebab = (label: string): string =>
  label
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Names of the icons that are pictures of things. */
export function keptIcons(
  names: readonly string[],
  labels: readonly { label: string; group?: number }[],
): string[] {
  const groups = new Map(labels.map(({ label, group }) => [kebab(label), group]));
  return names.filter((name) => {
    if (left.test(name)) return false;
    if (others.has(name)) return true;
    const group = groups.get(name);
    if (group === people) return bodyParts.has(name);
    return group !== undefined && group >= first && group <= last;
  });
}
