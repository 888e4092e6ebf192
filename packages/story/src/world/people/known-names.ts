/** Words with a capital that are a place's, and nobody whom a child meets. Lower case. */
const placeNames = `
portugal espanha españa frança francia suíça suiza alemanha alemania itália italia inglaterra irlanda escócia escocia holanda bélgica luxemburgo
áustria austria suécia suecia noruega dinamarca finlândia finlandia polónia polonia grécia grecia turquia turquía marrocos marruecos egipto egito
angola moçambique brasil argentina chile uruguai uruguay paraguay bolivia perú peru ecuador colombia colômbia venezuela panamá nicaragua honduras
guatemala méxico cuba canadá china japão japón índia austrália australia américa europa áfrica ásia lisboa porto coimbra braga aveiro évora faro
algarve setúbal cascais sintra guimarães viseu leiria óbidos fátima nazaré peniche madeira açores funchal lagos tavira portimão albufeira gaia
matosinhos espinho viana estoril alentejo minho douro gerês serra madrid barcelona sevilla valencia bilbao málaga granada córdoba cádiz zaragoza
salamanca toledo burgos león oviedo gijón santander vigo coruña galicia asturias cantabria andalucía cataluña aragón murcia alicante mallorca menorca
ibiza canarias tenerife benidorm huelva jaén almería segovia ávila pamplona logroño badajoz cáceres extremadura navarra parís paris londres roma
berlim berlín bruxelas bruselas amesterdão ámsterdam viena lucerna genebra ginebra zurique milão milán veneza venecia nova bogotá medellín cali
cartagena lima cusco quito guayaquil caracas santiago valparaíso mendoza rosario montevideo asunción guadalajara monterrey puebla cancún oaxaca
acapulco miami orlando africa america asia europe antarctica antártida oceania scotland england ireland wales britain spain italy greece germany
poland switzerland norway sweden denmark finland iceland islandia islândia netherlands holland belgium russia rusia rússia ukraine ucrania ucrânia
turkey egypt morocco tunisia algeria nigeria nigéria ghana gana senegal ethiopia etiopía etiópia uganda tanzania mozambique zimbabwe botswana namibia
brazil mexico equador bolívia jamaica haiti canada japan korea corea coreia vietnam thailand tailandia tailândia philippines filipinas indonesia
malaysia singapore singapur pakistan paquistán bangladesh nepal israel palestine lebanon líbano syria siria iran irán iraq afghanistan zealand fiji
hawaii alaska california texas london manchester liverpool birmingham leeds glasgow edinburgh dublin belfast cardiff bristol oxford cambridge cornwall
devon yorkshire seville lisbon azores rome milan venice naples nápoles berlin munich múnich munique hamburg hamburgo vienna zurich amsterdam brussels
copenhagen copenhague stockholm estocolmo oslo helsinki prague praga warsaw varsovia varsóvia budapest athens atenas istanbul estambul moscow moscú
moscovo cairo marrakesh casablanca nairobi accra luanda maputo johannesburg mumbai delhi bangalore kolkata chennai karachi lahore dhaka bangkok manila
tokyo tokio tóquio kyoto beijing pekín pequim shanghai sydney melbourne brisbane auckland toronto vancouver montreal chicago boston seattle disneyland
disneylandia legoland hogwarts narnia neverland havana habana majorca lanzarote sardinia cerdeña sicily sicilia crete creta bali
`;
/** Clubs, shows and feasts, by what Portuguese and Spanish families call them. */
const otherNames = `
benfica sporting boavista belenenses barça barca betis atlético athletic osasuna levante getafe celta boca river racing américa chivas pumas
champions mundial eurocopa liga
disney disneyland eurodisney frozen bluey pocoyó pocoyo minecraft roblox pokémon pokemon spiderman superman batman hulk ironman barbie playmobil
nintendo mario sonic minions peppa patrulla patrulha canina netflix whatsapp instagram google alexa siri zara ikea mercadona continente
biblia bíblia corán corão alcorão torá torah quran
natal navidad páscoa pascua carnaval halloween epifanía nochebuena nochevieja reyes reis corpus
cartoon panda ruca noddy principezinho principito pinóquio pinocho cinderela cenicienta capuchinho caperucita branca-de-neve blancanieves nemo dory simba bambi dumbo
vaiana moana encanto caillou totoro matilda paddington pikachu mickey minnie goofy pluto doraemon shrek gruffalo grúfalo oktonautas superwings
`;
const setOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean));
const places = setOf(placeNames);
const names = setOf(`${placeNames} ${otherNames}`);

/** Also given to people: only where nothing says that it is somebody. */
const alsoGiven =
  /^(?:santiago|lima|mendoza|rosario|burgos|león|cali|faro|lagos|viana|mario|fátima|asunción|segovia|ávila|santander|serra|nova|valencia|córdoba|vigo|paris|alexa|madeira|porto|braga|puebla|barbie|vila|sydney|orlando|vienna|milan)$/;

/** 'Sailed to Africa': nobody is called so, in any language. */
export const isPlaceName = (name: string): boolean =>
  places.has(name.toLowerCase()) && !alsoGiven.test(name.toLowerCase());

/** Whether a name is a place's, a club's or a show's, in Portuguese and Spanish. */
export function isNobodysName(name: string): boolean {
  const words = name.toLowerCase().split(' ');
  return words.length === 1
    ? names.has(words[0] ?? '') && !alsoGiven.test(words[0] ?? '')
    : words.some((word) => names.has(word) && !alsoGiven.test(word));
}

/** 'Fomos ao Porto', 'fue a León': behind a word for going. */
export const isPlaceGoneTo = (name: string): boolean =>
  name
    .toLowerCase()
    .split(' ')
    .some((word) => names.has(word));
