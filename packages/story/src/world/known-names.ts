/** Words with a capital that are a place, a club, a show or a feast, and nobody whom a child meets. Lower case. */
const lists = `
portugal espanha españa frança francia suíça suiza alemanha alemania itália italia inglaterra irlanda escócia escocia holanda bélgica luxemburgo áustria
austria suécia suecia noruega dinamarca finlândia finlandia polónia polonia grécia grecia turquia turquía marrocos marruecos egipto egito angola moçambique
brasil argentina chile uruguai uruguay paraguay bolivia perú peru ecuador colombia colômbia venezuela panamá nicaragua honduras guatemala méxico cuba
canadá china japão japón índia austrália australia américa europa áfrica ásia
lisboa porto coimbra braga aveiro évora faro algarve setúbal cascais sintra guimarães viseu leiria óbidos fátima nazaré peniche madeira açores funchal
lagos tavira portimão albufeira gaia matosinhos espinho viana estoril alentejo minho douro gerês serra
madrid barcelona sevilla valencia bilbao málaga granada córdoba cádiz zaragoza salamanca toledo burgos león oviedo gijón santander vigo coruña galicia
asturias cantabria andalucía cataluña aragón murcia alicante mallorca menorca ibiza canarias tenerife benidorm huelva jaén almería segovia ávila
pamplona logroño badajoz cáceres extremadura navarra
parís paris londres roma berlim berlín bruxelas bruselas amesterdão ámsterdam viena lucerna genebra ginebra zurique milão milán veneza venecia nova
bogotá medellín cali cartagena lima cusco quito guayaquil caracas santiago valparaíso mendoza rosario montevideo asunción guadalajara monterrey puebla
cancún oaxaca acapulco miami orlando
benfica sporting boavista belenenses barça barca betis atlético athletic osasuna levante getafe celta boca river racing américa chivas pumas
champions mundial eurocopa liga
disney disneyland eurodisney frozen bluey pocoyó pocoyo minecraft roblox pokémon pokemon spiderman superman batman hulk ironman barbie playmobil
nintendo mario sonic minions peppa patrulla patrulha canina netflix whatsapp instagram google alexa siri zara ikea mercadona continente
natal navidad páscoa pascua carnaval halloween epifanía nochebuena nochevieja reyes reis corpus
cartoon panda ruca noddy principezinho principito pinóquio pinocho cinderela cenicienta capuchinho caperucita branca-de-neve blancanieves nemo dory simba bambi dumbo
vaiana moana encanto caillou totoro matilda paddington pikachu mickey minnie goofy pluto doraemon shrek gruffalo grúfalo oktonautas superwings
`;
const names: ReadonlySet<string> = new Set(lists.split(/\s+/).filter(Boolean));

/** Also given to people: only where nothing says that it is somebody. */
const alsoGiven =
  /^(?:santiago|lima|mendoza|rosario|burgos|león|cali|faro|lagos|viana|mario|fátima|asunción|segovia|ávila|santander|serra|nova|valencia|córdoba|vigo|paris|alexa|madeira|porto|braga|puebla|barbie|vila)$/;

/** Whether a name is a place's, a club's or a show's. */
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
