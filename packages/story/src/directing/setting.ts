import type { SceneryName, SetName, TimeOfDay, Weather } from '@milestoon/stage';
import { homes, indoorsAmongPeople } from '../world/places/place-groups.ts';

type Words = readonly [SetName, RegExp];

/** Words that name a place. The order settles a tie: the more telling place first. */
const places: readonly Words[] = [
  ['snow', /\b(?:snow(?!\s?ball fight inside)\w*|sled\w*|sleigh|ski(?:s|ing|ed)?|neve|nieve)\b/i],
  ['rink', /\b(?:ice[- ]?(?:skat\w*|rink)|pista de gelo|pista de hielo)\b/i],
  [
    'pool',
    /\b(?:pools?|swimming (?:lessons?|class\w*|baths)|swim (?:lessons?|class\w*|team|meet)|piscina)\b/i,
  ],
  [
    'beach',
    /\b(?:beach|sea|ocean|sand|sandcastles?|surf(?:ed|ing|board)?|the waves|shore|seaside|seashells?|praia|playa|mar)\b/i,
  ],
  [
    'mountain',
    /\b(?:mountains?|hilltop|summit|peaks?|cable car|hiking trail|alps|montanhas?|serra|montañas?)\b/i,
  ],
  ['forest', /\b(?:forest|woods|trail|camp(?:ing|ed|site|fire)?|tent|woodland|floresta|bosque)\b/i],
  [
    'zoo',
    /\b(?:(?<!petting )zoo|safari|elephants?|giraffes?|lions?|flamingos?|monkeys|(?:jardim )?zoológico|elefantes?|girafas?|jirafas?)\b/i,
  ],
  ['coop', /\b(?:(?:hen|chicken|chook) ?(?:house|coop|pen|run|shed)|coop|galinheiro|gallinero)\b/i],
  [
    'schoolgate',
    /(?<!\p{L})(?:school gates?|port(?:a|ão) da escola|(?:puerta|verja) (?:del cole(?:gio)?|de la escuela))(?!\p{L})/iu,
  ],
  [
    'porch',
    /(?<!\p{L})(?:front door|doorsteps?|porch|porta de casa|alpendre|puerta de casa|porche)(?!\p{L})/iu,
  ],
  [
    'schoolyard',
    /(?<!\p{L})(?:school ?yard|school playground|pátio da escola|patio (?:del cole(?:gio)?|de la escuela))(?!\p{L})/iu,
  ],
  ['laundry', /(?<!\p{L})(?:laundry room|utility room|lavandaria|lavadero)(?!\p{L})/iu],
  ['garage', /(?<!\p{L})(?:in the garage|workshop|na garagem|en el garaje|taller)(?!\p{L})/iu],
  ['harbor', /(?<!\p{L})(?:harbou?r|quay(?:side)?|muelle)(?!\p{L})/iu],
  ['balcony', /(?<!\p{L})(?:balcony|varanda|sacada|balcón|azotea)(?!\p{L})/iu],
  ['bakery', /(?<!\p{L})(?:bakery|padaria|panadería)(?!\p{L})/iu],
  ['prayer', /(?<!\p{L})(?:mosque|synagogue|gurdwara|prayer hall|mesquita|sinagoga|mezquita)(?!\p{L})/iu],
  ['field', /\b(?:(?:across|through|over|along) the fields?|footpath|pelos campos|por el campo)\b/i],
  ['farm', /\b(?:farm\w*|barn|stables?|pony|ponies|petting zoo|tractor|quinta|granja)\b/i],
  [
    'stage',
    /\b(?:(?:on|the) stage|stage|concert|recital|talent show|school (?:play|concert|show|recital)|theat(?:er|re)|audience|palco|teatro|concierto)\b/i,
  ],
  [
    'doctor',
    /\b(?:doctor'?s?|dentist'?s?|hospital|clinic|check-?up|vaccin\w*|stethoscope|nurse|médic[oa]|dentista|vacina)\b/i,
  ],
  [
    'classroom',
    /\b(?:school|kindergarten|preschool|pre-?k|day ?care|class|classroom|teacher|escola|escuela|colegio|creche)\b/i,
  ],
  ['plane', /\b(?:(?:air|aero)?planes?|flight|flew to|pilot|avião|avión)\b/i],
  ['airport', /\b(?:airport|aeroporto|aeropuerto)\b/i],
  ['aquarium', /\b(?:aquarium|aquário|oceanário|acuario)\b/i],
  ['lake', /(?<!\p{L})(?:lake|river|lago|rio|río)(?!\p{L})/iu],
  ['softplay', /\b(?:soft play|ball pit|(?:parque|piscina) de bolas)\b/i],
  ['market', /\b(?:(?:flea |farmers’ )?market|car boot sale|mercado|mercadillo)\b/i],
  ['library', /\b(?:library|librarian|biblioteca)\b/i],
  ['museum', /\b(?:museum|museu|museo)\b/i],
  ['cinema', /\b(?:cinema|movie theat(?:er|re)|cine)\b/i],
  ['salon', /\b(?:hairdresser'?s?|barber'?s?|cabeleireir[oa]|barbeiro|peluquer[íi]a|barbería)\b/i],
  [
    'fair',
    /\b(?:fun ?fair|fairground|carousel|merry-go-round|ferris wheel|roller ?coaster|carrossel|tiovivo|noria)\b/i,
  ],
  ['station', /\b(?:(?:train|railway) station|platform|estação|estación)\b/i],
  ['train', /\b(?:trains?|railway|subway|comboio|metro)\b/i],
  ['bus', /\b(?:bus|buses|tram|autocarro|autobús)\b/i],
  ['roadside', /\b(?:road ?trip|car (?:ride|trip|journey)|long drive|viagem de carro|viaje en coche)\b/i],
  ['party', /\b(?:birthday|party|balloons|cake|festa|fiesta|aniversário|cumpleaños)\b/i],
  [
    'playground',
    /\b(?:playground|sandbox|sandpit|swings?|slides?|see-?saw|monkey bars|climbing frame|parque infantil|baloiços?|escorrega|columpios?|tobogán)\b/i,
  ],
  [
    'garden',
    /\b(?:garden|back ?yard|yard|flower ?beds?|greenhouse|sunflowers?|jardim|jardín|jardin|quintal|horta)\b/i,
  ],
  [
    'street',
    /\b(?:(?:the |all |whole |on (?:the|her|his|their) )way (?:back )?home|streets?|sidewalk|pavement|driveway|crosswalk|neighbou?rhood|rua|calle|passeio)\b/i,
  ],
  ['park', /\b(?:park|parque|grass|path|field|pitch|puddles?)\b/i],
  ['kitchen', /\b(?:kitchen|oven|stove|fridge|high ?chair|cozinha|cocina)\b/i],
  [
    'bathroom',
    /\b(?:bath|baths|bathroom|bath ?time|bathtub|(?<!(?:cream|margarine|butter|yoghurt|yogurt|popcorn|plastic|sweet) )tub(?! of (?:ice|popcorn|sweets|paint|cream|yog))|potty|toilet|banheira|casa de banho|banho|bañera)\b/i,
  ],
  [
    'bedroom',
    /\b(?:bed|bedroom|pillows?|pyjamas|pajamas|crib|cot|nap|bedtime|nursery(?! school)|lullaby|quarto|cama)\b/i,
  ],
  [
    'hallway',
    /\b(?:hallway|stair(?:s|case|well)|banister|doormat|elevator|corredor|escadas?|elevador|pasillo|escaleras?|ascensor)\b/i,
  ],
  [
    'living',
    /\b(?:(?<!way (?:back )?)home|house|sofa|couch|living room|carpet|rug|table|indoors|inside|casa|sala)\b/i,
  ],
];

/** What people do names a place less surely: it counts where no place is named. */
const doings: readonly Words[] = [
  ['pool', /\b(?:swim\w*|swam|dived?|dove|floaties|nad(?:ou|ar)|nad[óo])\b/i],
  ['mountain', /\b(?:hik(?:e|es|ed|ing))\b/i],
  ['farm', /\b(?:horses?|cows?|sheep|lambs?|chickens?|goats?|animals|animais|cavalos?|caballos?)\b/i],
  [
    'kitchen',
    /\b(?:cook(?:s|ed|ing)?|bak(?:e|es|ed|ing)|pancakes?|cookies|dough|breakfast|dinner|supper|cozinh(?:ou|ar)|cocin(?:ó|ar))\b/i,
  ],
  [
    'bathroom',
    /\b(?:bathed|toothbrush\w*|(?:brush\w*|wash\w*) (?:\w+ )?(?:teeth|hands|hair)|shower\w*|lavou os dentes)\b/i,
  ],
  [
    'street',
    /\b(?:bikes?|bicycles?|biked|scooters?|training wheels|roller ?skat\w*|bicicleta|trotinete|patinete)\b/i,
  ],
  ['garden', /\b(?:kites?|planted|seeds|watering can|butterfl(?:y|ies)|papagaio|cometa)\b/i],
  ['stage', /\b(?:perform(?:ed|ance|ing)|curtain)\b/i],
  ['park', /\b(?:soccer|football)\b/i],
  ['roadside', /\b(?:in the car|by car|drove|highway|de carro|en coche)\b/i],
];

/** The first that is named: 'after school we went to the beach' begins at school. */
const firstOf = (words: readonly Words[], text: string): SetName | null => {
  let first: { set: SetName; at: number } | null = null;
  for (const [set, pattern] of words) {
    const at = pattern.exec(text)?.index ?? -1;
    if (at >= 0 && (first === null || at < first.at)) first = { set, at };
  }
  return first?.set ?? null;
};

/** Where the words of a line place it, if they do. */
export const placeOf = (text: string): SetName | null => firstOf(places, text) ?? firstOf(doings, text);

export const timeOf = (text: string): TimeOfDay | null => {
  if (
    /\b(?:tonight|(?:last|that|at|(?<!(?:snowed|rained|snowing|raining) )all|every|the|one|in the middle of the) night|midnight|bedtime|moon\w*|under the stars|starry|fireworks|sleepover|in the dark|through the night|esta noite|à noite|anoche|por la noche)\b/i.test(
      text,
    )
  )
    return 'night';
  if (/\b(?:sunset|sunrise|dusk|dawn|evening|pôr do sol|atardecer)\b/i.test(text)) return 'golden';
  if (/\b(?:morning|noon|afternoon|lunch\w*|breakfast|midday|manhã|mañana|tarde)\b/i.test(text)) return 'day';
  return null;
};

export const weatherOf = (text: string): Weather | null => {
  if (/\b(?:no|stopped|without|didn't|never) (?:\w+ )?(?:rain\w*|snow\w*)\b/i.test(text)) return null;
  if (/\b(?:rain(?:y|ed|ing|s)?|puddles?|drizzl\w*|chuva|choveu|lluvia|llovi[óo])\b/i.test(text))
    return 'rain';
  if (/\b(?:snow(?:y|ed|ing|s|flakes?|fall)?|neve|nevou|nieve|nev[óo])\b/i.test(text)) return 'snow';
  return null;
};

const indoors: ReadonlySet<SetName> = new Set([
  ...homes,
  ...indoorsAmongPeople,
  'party',
  'train',
  'bus',
  'plane',
  'car',
  'tent',
]);
export const isIndoors = (set: SetName): boolean => indoors.has(set);

/** Where, at what hour and in what weather a line plays; null where that is free. */
export interface LineSetting {
  set: SetName | null;
  scenery?: SceneryName | undefined;
  time: TimeOfDay | null;
  weather: Weather | null;
}
/** Reads the setting of a line. */
export type SettingOf = (line: { text: string; source?: number }) => LineSetting;

const nowhere: LineSetting = { set: null, time: null, weather: null };
/** By the words alone, for a story without a plan. The storyteller's own lines say nothing of it. */
export const settingInWords: SettingOf = ({ text, source }) =>
  source === undefined ? nowhere : { set: placeOf(text), time: timeOf(text), weather: weatherOf(text) };
