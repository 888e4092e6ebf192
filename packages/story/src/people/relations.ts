import type { CharacterRole } from '@milestoon/cast';

export type Role = CharacterRole;

/** The words by which a text speaks of somebody who can stand on the stage. */
export interface Relation {
  role: Role;
  words: string;
  name: string;
  /** Words behind which this is a thing: 'baby teeth', 'doctor kit'. */
  notBefore?: string;
}

/** English, Portuguese and Spanish; the words are alternatives of a pattern. */
export const relations: readonly Relation[] = [
  {
    role: 'grandmother',
    words:
      'grandma|grandmother|granny|gran|nana|nanny|nonna|vovó|avó|avozinha|abuela|abuelita|oma|grandparents|avós|abuelos',
    name: 'Grandma',
  },
  {
    role: 'grandfather',
    words:
      'grandpa|grandfather|granddad|grandad|gramps|nonno|vovô|avô|abuelo|abuelito|opa|grandparents|avós|abuelos',
    name: 'Grandpa',
  },
  { role: 'mother', words: 'mom|mum|mommy|mummy|mama|mother|mamã|mamãe|mãe|mamá|madre', name: 'Mom' },
  { role: 'father', words: 'dad|daddy|papa|father|papá|papai|pai|padre', name: 'Dad' },
  {
    role: 'baby',
    words: '(?:baby|newborn|new) (?:brother|sister)|newborn|irmãozinho|irmãzinha|hermanito|hermanita',
    name: 'Baby',
  },
  { role: 'sister', words: 'sister|sis|irmã|hermana', name: 'Sister' },
  { role: 'brother', words: 'brother|irmão|hermano', name: 'Brother' },
  {
    role: 'teacher',
    words: 'teacher|coach|instructor|professora|professor|maestra|maestro|educadora',
    name: 'Teacher',
    notBefore: 'appreciation',
  },
  {
    role: 'doctor',
    words:
      'doctors?|dentist|nurses?|pediatrician|paediatrician|médica|médico|dentista|doutora|doutor|Dr\\.?|Dra\\.?',
    name: 'Doctor',
    notBefore: 'kit|set|costume|game|coat',
  },
  {
    role: 'dog',
    words: 'dog|puppy|pup|doggy|doggie|cachorro|cachorrinho|cão|cãozinho|perro|perrito',
    name: 'Dog',
    notBefore: 'food|house|park|show|paddle|bowl|bed|treats?',
  },
  {
    role: 'cat',
    words: 'cat|kitten|kitty|gato|gatinho|gata|gatito',
    name: 'Cat',
    notBefore: 'food|costume|ears|nap',
  },
  {
    role: 'rabbit',
    words: '(?<!stuffed |toy |plush |easter )(?:rabbit|bunny)|coelho|coelhinho|conejo|conejito',
    name: 'Bunny',
    notBefore: 'ears|hole|costume|food|hop',
  },
  {
    role: 'hamster',
    words: 'hamster|gerbil|hámster',
    name: 'Hamster',
    notBefore: 'wheel|cage|food',
  },
  {
    role: 'bird',
    words: 'bird|budgie|parrot|parakeet|canary|sparrow|passarinho|pássaro|papagaio(?! de papel)|pájaro|loro',
    name: 'Bird',
    notBefore: 'house|bath|feeder|song|nest|food',
  },
  {
    role: 'duck',
    words: '(?<!rubber |toy )ducks?|ducklings?|pato|patos|patinho|patito',
    name: 'Duck',
    notBefore: 'pond|boots|soup|tape',
  },
  {
    role: 'horse',
    words: '(?<!rocking |toy |wooden )(?:horse|pony)|cavalo|pónei|caballo|poni',
    name: 'Pony',
    notBefore: 'tail|race|ride|riding|shoe|show',
  },
  {
    role: 'guinea-pig',
    words: 'guinea pigs?|porquinhos?-da-índia|cobayas?|conejillos? de indias',
    name: 'Guinea pig',
    notBefore: 'cage|food|for',
  },
  {
    role: 'chicken',
    words:
      '(?<!like |like an? |ate |eats? |eating |fried |roast |rubber |toy |some )(?:hens?|chickens?|chicks?|rooster)|galinhas?|pintainhos?|gallinas?|pollitos?',
    name: 'Chicken',
    notBefore: 'soup|nuggets?|pox|wings?|dance|coop|dinner|sandwich|pie|and rice|noodle',
  },
  {
    role: 'cow',
    words:
      '(?<!like |like an? |toy |plush |stuffed )(?:cows?|cal(?:f|ves))|vacas?|vaquinhas?|bezerros?|terneros?|vaquitas?',
    name: 'Cow',
    notBefore: 'milk|costume|print|bell',
  },
  {
    role: 'sheep',
    words:
      '(?<!like |like an? |counted |counting |toy |plush |stuffed )(?:sheep|lambs?)|ovelhas?|ovelhinhas?|cordeiros?|ovejas?|corderitos?',
    name: 'Sheep',
    notBefore: 'costume|dog|chops?|stew',
  },
  {
    role: 'goat',
    words:
      '(?<!like |like an? |toy |plush |stuffed )(?:goats?|goat kids?)|cabras?|cabritos?|cabrinhas?|cabritas?',
    name: 'Goat',
    notBefore: 'cheese|milk|costume',
  },
  {
    role: 'pig',
    words:
      '(?<!like |like an? |guinea |toy |plush |stuffed |peppa )(?:pigs?|piglets?)|porcos?|porquinhos?(?!-da)|cerdos?|cerditos?|cochinillos?',
    name: 'Pig',
    notBefore: 'tails?|costume|latin',
  },
  {
    role: 'turtle',
    words: '(?<!like |like an? |toy |plush |stuffed |ninja )(?:turtles?|tortoises?)|tartarugas?|tortugas?',
    name: 'Turtle',
    notBefore: 'costume|neck|sandbox',
  },
  {
    role: 'friend',
    words:
      'friends?|buddy|bestie|bff|classmates?|cousins?|neighbou?rs? (?:boy|girl)|playmates?|amig[oa]s?|amiguinh[oa]s?|prim[oa]s?',
    name: 'Friend',
    notBefore: 'request',
  },
];
