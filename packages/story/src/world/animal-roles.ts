import { type animalRoles } from '@milestoon/cast';

type AnimalRole = (typeof animalRoles)[number];

/** Words for the animals that can act, in three languages. */
const words: Readonly<Record<AnimalRole, string>> = {
  dog: 'dog puppy pup doggy doggie terrier spaniel labrador poodle beagle collie dachshund retriever cão cachorro cachorrinho cãozinho cadela perro perrito perra cachorra',
  cat: 'cat kitten kitty tabby gato gatinho gata gatinha gatito gatita',
  rabbit: 'rabbit bunny coelho coelhinho coelha conejo conejito coneja',
  hamster: 'hamster gerbil hámster',
  bird: 'bird budgie parrot parakeet canary sparrow robin pigeon gull seagull blackbird passarinho pássaro papagaio periquito canário pájaro loro pajarito periquito canario paloma pomba gaivota gaviota',
  duck: 'duck duckling pato patinho patito goose swan',
  horse: 'horse pony foal mare cavalo pónei égua caballo poni yegua donkey burro',
  'guinea-pig': 'guinea-pig cobaya cobaia porquinho-da-índia conejillo',
  chicken: 'hen chicken chick rooster cockerel galinha galo pintainho gallina gallo pollito',
  cow: 'cow calf bull vaca vaquinha bezerro vitelo ternero toro touro',
  sheep: 'sheep lamb ewe ovelha ovelhinha cordeiro borrego oveja cordero',
  goat: 'goat kid-goat cabra cabrito cabrita bode',
  pig: 'pig piglet porco porquinho leitão cerdo cerdito cochinillo',
  turtle: 'turtle tortoise tartaruga tortuga',
};
const byWord = new Map(
  Object.entries(words).flatMap(([role, list]) =>
    list.split(' ').map((word) => [word, role as AnimalRole] as const),
  ),
);

/** The role of a live animal that can act, by its noun and what stands before it. */
export function animalRoleOf(head: string, qualities: readonly string[] = []): AnimalRole | undefined {
  const word = head.toLowerCase();
  if (/^pigs?$/.test(word) && qualities.includes('guinea')) return 'guinea-pig';
  if (/^guinea[ -]pigs?$/.test(word)) return 'guinea-pig';
  return byWord.get(word) ?? byWord.get(word.replace(/s$/, '')) ?? byWord.get(word.replace(/ies$/, 'y'));
}
