import type { NounLanguage } from '@milestoon/things/nouns';

/** Places that rooms and gardens are likened to. */
const places: Readonly<Record<NounLanguage, string>> = {
  en:
    'beach|seaside|forest(?: floor)?|woods?|jungle|desert|zoo|(?:swimming |paddling )?pool|lake|pond|sea|ocean|river|swamp|farm|farmyard|circus|cave|' +
    'ship|boat|spaceship|(?:bus |train |railway )?station|train|airport|hospital|market|shop|supermarket|restaurant|caf[eé]|cinema|theatre|' +
    'theater|museum|library|classroom|school|north pole|igloo|(?:ice |skating )?rink|playground|park|funfair|fair|building site|campsite|' +
    'volcano|island|moon|mountain|bakery|(?:sweet|toy|book|barber)[ -]?shop|aquarium|garden|church|ski slope|football pitch|waterfall|savannah?',
  pt:
    'praia|floresta|selva|mata|deserto|zoo|zoológico|jardim zoológico|piscina|lago|lagoa|mar|oceano|rio|pântano|quinta|fazenda|circo|caverna|' +
    'gruta|navio|barco|nave|comboio|trem|aeroporto|estação|hospital|mercado|feira|loja|supermercado|restaurante|café|cinema|teatro|museu|' +
    'biblioteca|escola|polo norte|iglu|iglô|rinque|pista de gelo|parque|parquinho|obra|acampamento|vulcão|ilha|lua|montanha|padaria|aquário|' +
    'jardim|horta|igreja|campo de futebol|cachoeira|cascata|savana|oficina|estádio',
  es:
    'playa|bosque|selva|desierto|zoo|zoológico|piscina|alberca|pileta|lago|laguna|mar|océano|río|pantano|granja|rancho|circo|cueva|' +
    'barco|nave|tren|aeropuerto|estación|hospital|mercado|feria|tienda|supermercado|restaurante|café|cine|teatro|museo|biblioteca|escuela|' +
    'polo norte|iglú|pista de (?:hielo|patinaje|esquí)|parque|obra|campamento|volcán|isla|luna|montaña|panadería|acuario|jardín|huerto|iglesia|' +
    'campo de fútbol|cascada|sabana|taller|estadio|playground',
};
/** Rooms and grounds of which one tells what they have become. */
const rooms: Readonly<Record<NounLanguage, string>> = {
  en: 'kitchen|garden|yard|backyard|lawn|room|bedroom|living room|lounge|hall|hallway|corridor|bathroom|house|flat|home|patio|terrace|floor|balcony|landing|classroom|car|sofa|carpet|rug|bath|bathtub|porch|garage|stairs|attic|office',
  pt: 'cozinha|jardim|quintal|relvado|sala|quarto|corredor|casa de banho|banheiro|casa|apartamento|pátio|terraço|chão|varanda|carro|sofá|tapete|banheira|garagem|escadas|sótão|escritório|recreio|rua',
  es: 'cocina|jardín|patio|césped|sala|salón|cuarto|habitación|dormitorio|pasillo|baño|casa|piso|apartamento|terraza|suelo|balcón|coche|carro|sofá|alfombra|bañera|tina|garaje|escaleras|desván|oficina|comedor|recámara|living|azotea|calle',
};
const articles: Readonly<Record<NounLanguage, string>> = {
  en: "(?:an?|the|our|some|another)\\s(?:(?!and\\b|but\\b)[\\p{L}'’-]+\\s){0,2}?",
  pt: '(?:um|uma|o|a|umas?|uns|nossa|autêntic[oa]|verdadeir[oa])\\s(?:(?!e\\s|mas\\s)\\p{L}+\\s)?',
  es: '(?:un|una|el|la|auténtic[oa]|verdader[oa])\\s(?:(?!y\\s|pero\\s)\\p{L}+\\s)?',
};
/** Whatever stands before them only seems a place. */
const seems: Readonly<Record<NounLanguage, string>> = {
  en: '(?:(?:look|seem|feel)(?:s|ed)?|felt|looking)\\s(?:(?:just|almost|exactly|more|a bit|a lot|so much)\\s)*like',
  pt: '(?:mais\\s)?parec(?:ia|e|eu|iam)(?:\\s(?:mesmo|mesmo mesmo|que era))?',
  es: '(?:más\\s)?(?:parec(?:ía|ia|e|ió|ían)|semejaba)(?:\\s(?:más bien|que era|casi))?',
};
/** Of a room it is told so by what it is or became, too. */
const becomes: Readonly<Record<NounLanguage, string>> = {
  en: "(?:(?:has |had )?(?:turn(?:s|ed)? into|bec(?:ame|omes|ome))|(?:was|is|['’]s)|(?:could|might) (?:have been|be|as well be|as well have been))(?:\\s(?:just|almost|really|basically|suddenly|practically|more|exactly))*(?:\\slike)?",
  pt: '(?:virou|vira|era|é|foi|está|estava|ficou|fica|transformou-se em|transformou-se n[ao]|se transformou em|tornou-se|se tornou|mais era)(?:\\s(?:mesmo|quase|que nem|como|igual a|igualzinh[oa] a|tal qual|parecid[oa] com|feito))*',
  es: '(?:era|es|fue|estaba|está|quedó|queda|acabó|se convirtió en|se volvió|se transformó en|se hizo|se había convertido en|estaba hech[oa])(?:\\s(?:como|casi|igual que|igualit[oa] que|igualit[oa] a|talmente|tod[oa]|parecid[oa] a))*',
};
const wet = '(?:nevar|nevando|chover|chovendo|lloviendo|granizar|granizando|granizo|a chover|a nevar)';
/** The weather, or where somebody is, only seems so. */
const thinks: Readonly<Record<NounLanguage, string>> = {
  en: "(?:(?:you|anybody|anyone|we|I)(?:['’]d| would| could)(?: have)? (?:thought|think|sworn|swear|said|say)(?: that)?\\s(?:it (?:was|had|is|had been)|we (?:were|are))|we (?:could|might) have been (?:at|in|on)|it (?:seemed|appeared|looked set) to be (?=snowing|raining|hailing))",
  pt: `(?:parecia|parece|dir-se-ia|diria-se|qualquer um diria|até parecia|jurava)(?:\\smesmo)?\\sque\\s(?=(?:est[aá]va(?:mos)?|estávamos|a gente estava|tinha|havia|tínhamos)\\s(?:(?:a\\s)?${wet}|nevado|chovido|n[ao]s?\\s|em\\s)|nevava|chovia|estávamos|caía neve)`,
  es: `(?:parecía|parecia|parece|se diría|cualquiera diría|dirías|juraría)\\sque\\s(?=(?:estaba|había|estábamos|habíamos)\\s(?:${wet}|nevado|llovido|en\\s|un[ao]?\\s)|nevaba|llovía|estábamos|caía nieve)`,
};

/**
 * 'The bathroom looked like a beach', 'a sala virou uma selva', 'parecía que nevaba': words by which a place or a
 * weather is only likened. `exact` ends with its noun; what `open` begins lasts to the end of the clause.
 */
export const placeLikenesses = (language: NounLanguage): { exact: string; open: string } => {
  const place = `(?:${places[language]})(?!\\p{L}|['’]s|-)`;
  const room = `(?<=(?<!\\p{L})(?:${rooms[language]})(?:\\s(?:quickly|soon|suddenly|then|now|all|inteir[oa]|tod[oa]|enter[oa]|até))?\\s)`;
  return {
    exact: `(?:${seems[language]}\\s(?:${articles[language]})?|${room}${becomes[language]}\\s${articles[language]})${place}`,
    open: thinks[language],
  };
};
