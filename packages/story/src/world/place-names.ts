/** Names that are places' and nobody's, in English, Portuguese and Spanish. Those that children have, too, are missing. */
const names = `
Africa África America América Asia Europe Europa Antarctica Antártida Oceania Scotland Escócia Escocia England Inglaterra
Ireland Irlanda Wales Britain Spain España Espanha Portugal Italy Italia Itália Greece Grecia Grécia Germany Alemania
Alemanha Poland Polonia Polónia Austria Áustria Switzerland Suiza Suíça Norway Noruega Sweden Suecia Suécia Denmark
Dinamarca Finland Finlandia Finlândia Iceland Islandia Islândia Netherlands Holland Holanda Belgium Bélgica Russia Rusia
Rússia Ukraine Ucrania Ucrânia Turkey Turquía Turquia Egypt Egipto Egito Morocco Marruecos Marrocos Tunisia Algeria
Nigeria Nigéria Ghana Gana Senegal Ethiopia Etiopía Etiópia Uganda Tanzania Mozambique Moçambique Angola Zimbabwe
Botswana Namibia Brazil Brasil Argentina Mexico México Colombia Colômbia Peru Perú Ecuador Equador Bolivia Bolívia Uruguay
Paraguay Venezuela Cuba Jamaica Haiti Canada Canadá Japan Japón Japão China Korea Corea Coreia Vietnam Thailand Tailandia
Tailândia Philippines Filipinas Indonesia Malaysia Singapore Singapur Pakistan Paquistán Bangladesh Nepal Israel Palestine
Lebanon Líbano Syria Siria Iran Irán Iraq Afghanistan Australia Austrália Zealand Fiji Hawaii Alaska California Texas
London Londres Manchester Liverpool Birmingham Leeds Glasgow Edinburgh Dublin Belfast Cardiff Bristol Oxford Cambridge
Cornwall Devon Yorkshire Madrid Barcelona Sevilla Seville Bilbao Granada Málaga Zaragoza Lisbon Lisboa Porto Coimbra Braga
Faro Évora Aveiro Algarve Madeira Açores Azores Rome Roma Milan Milão Milán Venice Venecia Veneza Naples Nápoles Berlin
Berlim Berlín Munich Múnich Munique Hamburg Hamburgo Vienna Viena Zurich Amsterdam Ámsterdam Brussels Bruselas Bruxelas
Copenhagen Copenhague Stockholm Estocolmo Oslo Helsinki Prague Praga Warsaw Varsovia Varsóvia Budapest Athens Atenas
Istanbul Estambul Moscow Moscú Moscovo Cairo Marrakesh Casablanca Nairobi Lagos Accra Luanda Maputo Johannesburg Mumbai
Delhi Bangalore Kolkata Chennai Karachi Lahore Dhaka Bangkok Manila Tokyo Tokio Tóquio Kyoto Beijing Pekín Pequim Shanghai
Sydney Melbourne Brisbane Auckland Toronto Vancouver Montreal Chicago Boston Seattle Miami Orlando Disneyland Disneylandia
Legoland Hogwarts Narnia Neverland Havana Habana Bogotá Medellín Lima Quito Caracas Montevideo Guadalajara Monterrey
Oaxaca Cancún Puebla Ibiza Mallorca Majorca Tenerife Menorca Lanzarote Sardinia Cerdeña Sicily Sicilia Crete Creta Bali
`;

const places: ReadonlySet<string> = new Set(names.trim().split(/\s+/));

/** 'Sailed to Africa': nobody is called so. */
export const isPlaceName = (name: string): boolean => places.has(name);
