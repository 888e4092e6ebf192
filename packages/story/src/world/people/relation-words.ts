import type { CharacterRole } from '@milestoon/cast';
import type { Crowd } from '../../plan/plan.ts';
import { portugueseStrangers } from './portuguese-strangers.ts';
import { wordTable } from '../../text/word-table.ts';

/** What a word makes of somebody. */
export interface RelationWord {
  role: CharacterRole;
  sex?: 'girl' | 'boy';
  /** Among several of one relation 'grandparents' are two: these words. */
  both?: readonly string[];
  /** Several whom nobody tells apart. */
  several?: boolean;
}

/**
 * Each line: role, sex (g, b or -), then the words in English, Portuguese and Spanish, singular. What is neither kin nor
 * friend nor trade is a woman, a man or a child like the hero.
 */
const lines = `
mother g: mum mom mam mammy mommy mummy mama mother wife mamá mãe mamã mamãe madre mami mujer esposa ammi amma ima eomma mutti maman stepmum stepmom stepmother madrastra madrasta ma missus wifey maa aai umma ummi mommie nuera mainha
father b: dad daddy papa father husband papá papai pai padre papi marido baba abba appa papai vater tata stepdad stepfather padrastro padrasto esposo pa da dadda hubby babba pappa appan achan abbu nanna aita painho genro yerno
grandmother g: nona nonina nonita vó vozinha vovozinha bivó grandma grandmother granny gran nana nanny nonna vovó avó avozinha abuela abuelita yaya oma lola nani naani ajji ammamma paati mamie mémé dadi babushka bubbe savta grandmama mormor farmor nan abu halmoni teta babcia cucu shosho laolao bestemor mamó tutu great-grandma great-grandmother bisavó bisabuela bisa bisabuelita bisavozinha meemaw memaw mamaw mawmaw gigi sogra suegra yayita avozita abue grandmom grandmum granma grannie gramma nain mamgu mamo mémère mamère ammachi ammama ammumma achamma thathi paatti avva aaji nanima dadima thakuma dida yiayia sitto obaachan baachan waipo nainai kui ouma gogo makhulu nonnie nonie nannan nannie grandmère amama amatxi güelita bisi vozinha
grandfather b: nono nonino nonito vô vozinho vovozinho bivô biso grandpa grandfather granddad grandad gramps nonno vovô avô avozinho abuelo abuelito yayo opa lolo dada dadaji nanaji nanu dadu thatha ajja granda grandda pépé zayde saba morfar farfar pop pops jiddo great-grandpa great-grandfather bisavô bisabuelo pawpaw papaw peepaw poppop sogro suegro grampa grampy gramp grandpop grandpappy granpa granpop granddaddy granda grandaddy grampie bampi bamps bampa taid tadcu dadcu appachan muthachan ammappan thata thathaiya taatha aajoba pappou papou jeddo geddo ojiisan jiichan yeye gonggong waigong sido bestefar daideo babu harabeoji koro koroua oupa dziadek dedushka deda mkhulu poppa pépère grandpère aitona aitite avi güelito vozinho
aunt g: aunt auntie aunty masi mausi chachi bua tia tía titi tante khala stepaunt godmother madrinha madrina titia tita tiíta cunhada cuñada maasi maushi buaa phupho tantie tatie tante mamiji dinda tiazinha
uncle b: uncle chacha kaka tio tío godfather padrinho padrino onkel titio tito tiíto cunhado cuñado mamaji chachu kaku mamu tonton oom dindo
cousin -: cousin
cousin g: prima
cousin b: primo
sister -: twin
sister g: jiejie jie-jie meimei mei-mei ñaña ñañita gêmea gémea melliza gemela sister sis sissy didi akka irmã hermana mana maninha stepsister hermanita irmãzinha
brother b: gege korkor kuya ñaño ñañito gêmeo gémeo mellizo brother bro bhaiya irmão hermano mano maninho stepbrother hermanito irmãozinho
baby -: baby newborn bebé bebê infant
friend -: friend buddy bestie bff classmate playmate teammate mate schoolmate team-mate goalie goalkeeper striker batsman bowler prefect bridesmaid pageboy kid child toddler partner kiddo
friend g: amiga amiguinha girl niña menina girlfriend amiguita niñita nena miúda rapariga chica cría garota chavala muchacha pequeña vecinita coleguinha guria moleca pirralha gaiata catraia garotinha menininha miudinha rapariguinha chamaca chamaquita chava chavita chiquilla chiquita escuincla huerca piba pibita gurisa chibola chama chamita carajita cipota patoja muchachita mocosa zagala nenita chigüina carajilla
friend b: boyfriend amigo amiguinho boy niño menino lad amiguito niñito nene miúdo rapaz chico crío garoto chaval muchacho vecinito guri piá moleque pirralho gaiato catraio petiz pivete garotinho menininho miudinho rapazinho gurizinho chamaco chamaquito chavo chavito chavalín chiquillo chiquito escuincle huerco pibe pibito gurí chibolo pelado pelao chamo chamito carajito cipote patojo muchachito mocoso zagal nenito chigüín carajillo cabro
friend -: criança criatura botija güila guarda-redes portero portera arquero arquera delantero defensa avançado contrincante adversario colega compañero compañera player opponent competitor rival jogador jogadora jugador jugadora adversário adversária
teacher -: mister teacher coach instructor headteacher principal trainer educador referee umpire sensei tutor examiner choirmaster akela leader choreographer lecturer mentor profe prof
teacher g: rectora reitora técnica professora maestra educadora treinadora instrutora entrenadora profesora headmistress árbitra señorita directora diretora auxiliar monitora seño catequista cuidadora
teacher b: rector reitor técnico professor maestro profesor treinador entrenador instrutor headmaster árbitro director diretor monitor
doctor -: doctor dr dra dentist nurse pediatrician paediatrician vet surgeon optician paramedic doc physiotherapist dentista pediatra midwife audiologist cardiologist dermatologist neurologist radiologist anaesthetist anesthetist optometrist radiographer sonographer phlebotomist osteopath chiropractor physio podiatrist medic
doctor g: médica enfermeira enfermera doutora doctora veterinaria veterinária parteira
doctor b: médico enfermeiro enfermero doutor doctor veterinario veterinário
woman g: comadre woman airhostess ma’am lady moça tiazinha merendeira faxineira señora senhora mulher waitress bride mrs ms miss queen stewardess vizinha vecina vendedora padeira panadera bibliotecaria bibliotecária cozinheira cocinera conductora nun witch actress empregada camarera peluquera cabeleireira ama niñera canguro babá ama-seca hospedeira azafata cajera florista dependienta farmacéutica farmacêutica costureira peixeira frutera churrera
man b: compadre man gentleman moço sorveteiro pipoqueiro porteiro colectivero chofer verdulero guy viking gladiator pharaoh centurion spaceman señor senhor homem hombre plumber priest policeman fireman postman milkman magician king mr waiter groom santa clown pirate mago magician barber carpenter mechanic fella bloke chap geezer builder gardener butcher baker farmer fisherman driver pilot captain soldier guard caretaker janitor president inspector wizard vizinho vecino padeiro panadero peluquero cabeleireiro barbeiro canalizador bombeiro bombero polícia policía carteiro cartero sacerdote condutor camarero fontanero jardineiro jardinero vendedor imam rabbi vicar monk mayor shopkeeper pharmacist chef cook magician bus-driver segurança vigilante guardia guarda taxista camionista revisor maquinista cajero dependiente frutero heladero gelateiro churrero pescador pastor pasteleiro feirante dj presentador apresentador
woman -: neighbour neighbor librarian cashier assistant worker stranger person adult grown-up babysitter godparent hairdresser guest passenger receptionist attendant steward usher someone somebody pessoa persona alguien alguém
`;

const both: Readonly<Record<string, readonly string[]>> = wordTable({
  grandparent: ['grandmother', 'grandfather'],
  grandparents: ['grandmother', 'grandfather'],
  avós: ['grandmother', 'grandfather'],
  abuelos: ['grandmother', 'grandfather'],
  abuelitos: ['grandmother', 'grandfather'],
  avozinhos: ['grandmother', 'grandfather'],
  yayos: ['grandmother', 'grandfather'],
  bisavós: ['grandmother', 'grandfather'],
  bisabuelos: ['grandmother', 'grandfather'],
  padrinhos: ['aunt', 'uncle'],
  padrinos: ['aunt', 'uncle'],
  sogros: ['grandmother', 'grandfather'],
  suegros: ['grandmother', 'grandfather'],
  parent: ['mother', 'father'],
  parents: ['mother', 'father'],
  pais: ['mother', 'father'],
  padres: ['mother', 'father'],
  papás: ['mother', 'father'],
  tios: ['aunt', 'uncle'],
  tíos: ['aunt', 'uncle'],
});

const table = new Map<string, RelationWord>();
for (const line of [...lines.trim().split('\n'), ...portugueseStrangers]) {
  const [kind = '', words = ''] = line.split(': ');
  const [role, sex] = kind.split(' ');
  for (const word of words.split(' '))
    if (!table.has(word))
      table.set(word, {
        role: role as CharacterRole,
        ...(sex === 'g' ? { sex: 'girl' as const } : sex === 'b' ? { sex: 'boy' as const } : {}),
      });
}
for (const [word, roles] of Object.entries(both))
  table.set(word, { role: roles[0] as CharacterRole, both: roles });

/** The singular of a word of this table, or the word. */
const singular = (word: string): string[] => [
  word,
  word.replace(/s$/, ''),
  word.replace(/es$/, ''),
  word.replace(/ies$/, 'y'),
  word.replace(/ies$/, 'ie'),
  word
    .replace(/wives$/, 'wife')
    .replace(/children$/, 'child')
    .replace(/men$/, 'man'),
  word.replace(/ões$/, 'ão').replace(/ães$/, 'ãe').replace(/ãos$/, 'ão'),
];

/** What a word makes of somebody, or undefined where it is no word for a person. */
export function relationOf(word: string): RelationWord | undefined {
  const plain = word.toLowerCase().replace(/['’]s?$/, '');
  for (const each of singular(plain)) {
    // 'Ma' is a mother, 'mas' is none.
    const found = each.length > 2 || each === plain ? table.get(each) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Several whom nobody tells apart, and how they are seen. */
export const crowdWords: readonly (readonly [kind: Crowd['kind'], words: RegExp])[] = [
  [
    'class',
    /^(?:class|classmates?|schoolmates?|kids?|children|pupils?|students?|choir|orchestra|troop|troupe|brownies|cubs|scouts|guides|beavers|rainbows|turma|molecada|meninada|garotada|criançada|pequenada|miudagem|gurizada|piazada|chiquillada|chiquillería|muchachada|pibada|chamacada|chamac[oa]s|pib[ea]s|chavales|niñas|meninas|miúdos|miúdas|compañeras|compañeritos|chic[oa]s|contrarios|contrarias|rivales|peques|chiquillos|chiquillas|pelados|cabros|güilas|gurises|críos|meninos|crianças|colegas|clase|niños|compañeros|alumnos|alunos|kindergarten|school|graders?)$/,
  ],
  [
    'audience',
    /^(?:everyone|everybody|audience|crowd|spectators?|onlookers?|supporters?|fans?|winners?|losers?|singers?|visitors?|dancers?|congregation|parents|plane|bus|train|carriage|village|town|street|stadium|theatre|restaurant|cafe|room|church|guests?|toda|todos|todas|público|plateia|platea|torcida|claque|hinchada|vizinhança|vecindario|multidão|multitud|galera|toda a gente|gente|mundo|praia|people|pessoas|families|hall|tribune|public|neighbours|neighbors|vizinhos|vecinos|invitados|convidados|house|bleachers|stands|auditorium|gym|court|place|row|line|queue|pool|library|waiting-room|ward|coach|tram|ferry|deck|terrace|pitch|aisle|shop|pub|park|beach|table|wedding)$/,
  ],
  [
    'team',
    /^(?:team|teammates?|team-mates?|players?|equipa|equipo|jogadores?|jugadores?|squad|equipe|opponents?)$/,
  ],
  ['passers', /^(?:passers-by|strangers|passengers|shoppers|tourists|commuters|pasajeros|passageiros)$/],
  ['table', /^(?:family|relatives|cousins|aunties|aunts|uncles|família|familia|primos|tíos|tios)$/],
];
