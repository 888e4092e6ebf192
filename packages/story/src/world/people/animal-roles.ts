import { type animalRoles } from '@milestoon/cast';

type AnimalRole = (typeof animalRoles)[number];

/** Words for the animals that can act, in three languages. */
const words: Readonly<Record<AnimalRole, string>> = {
  dog: 'dog puppy pup doggy doggie mutt pooch mongrel sheepdog husky corgi chihuahua alsatian greyhound whippet bulldog rottweiler hound pug labradoodle cockapoo cavapoo lurcher dalmatian kelpie terrier spaniel labrador poodle beagle collie dachshund retriever cão cachorro cachorrinho cãozinho cadela perro perrito perra cachorra perrita cachorrito cachorrita cadelinha cãozito chucho vira-lata rafeiro quiltro perrote caniche basset podengo galgo mastín',
  cat: 'cat kitten kitty pussycat moggy tomcat tabby gato gatinho gata gatinha gatito gatita gatico minino minina bichano michi',
  rabbit: 'rabbit bunny hare coelho coelhinho coelha conejo conejito coneja conejita',
  hamster: 'hamster gerbil hámster hamsters',
  bird: 'bird magpie crow raven thrush starling jackdaw finch goldfinch wren bluetit woodpecker kookaburra currawong cockatoo cockatiel lorikeet galah macaw dove hummingbird cuckoo chickadee nightingale budgerigar songbird bluejay fantail tern budgie parrot parakeet canary sparrow robin pigeon gull seagull blackbird passarinho pássaro papagaio periquito canário pájaro loro pajarito periquito canario paloma pomba pombo gaivota gaviota perico perica piriquito catatua cacatúa cotorra cotorro lorito gorrión pardal andorinha golondrina jilguero pisco',
  duck: 'duck duckling gosling mallard moorhen drake pato patinho patito pata patita cisne ganso oca goose swan pelican pelicano pelícano',
  horse:
    'horse stallion colt gelding mule pony foal mare cavalo pónei égua caballo poni yegua donkey burro burrinho burrito potro potra potrillo poldro asno mula cavalinho petiço jumento jegue garrano potranca yegüita caballito borrico burrita tordilha tordilho',
  'guinea-pig': 'guinea-pig cobaya cobaia porquinho-da-índia conejillo cuy porquinho',
  chicken:
    'hen chook pullet bantam chicken chick rooster cockerel galinha galo pintainho gallina gallo pollito pintinho pinto polluelo galito',
  cow: 'cow calf heifer bullock steer bull vaca vaquinha bezerro vitelo ternero ternera vaquita becerro toro touro vitela novilho novillo',
  sheep:
    'sheep ram lamb ewe ovelha ovelhinha cordeiro borrego oveja cordero ovejita corderito cordeirinho borreguito carneiro carnero borreguinho',
  goat: 'goat kid-goat cabra cabrito cabrita bode cabrinha chivo chiva',
  pig: 'pig hog piggy piglet porco porquinho leitão cerdo cerdito cerda cochinillo cochino cochinito chancho marrano lechón porquito',
  turtle: 'turtle tortoise tartaruga tortuga tartaruguinha tortuguita',
  elephant: 'elephant elefante elefantinho elefantito elefanta',
  giraffe: 'giraffe girafa jirafa girafinha jirafita',
  lion: 'lion lioness leão leoa leãozinho león leona leoncito',
  flamingo: 'flamingo flamencos',
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
  // Alone it is a dance.
  if (word === 'flamenco' && qualities.some((quality) => /^ros/.test(quality))) return 'flamingo';
  if (/^guinea[ -]pigs?$/.test(word)) return 'guinea-pig';
  return byWord.get(word) ?? byWord.get(word.replace(/s$/, '')) ?? byWord.get(word.replace(/ies$/, 'y'));
}
