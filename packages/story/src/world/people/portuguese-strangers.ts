/** 'motoqueir-' stands for 'motoqueiro' and 'motoqueira', 'vendedor-' for 'vendedor' and 'vendedora'. */
const bothWays = (stems: string): { men: string[]; women: string[] } => {
  const words = stems.trim().split(/\s+/);
  const end = (stem: string, isMan: boolean): string => {
    const base = stem.slice(0, -1);
    return /or-$/.test(stem) ? base + (isMan ? '' : 'a') : base + (isMan ? 'o' : 'a');
  };
  return { men: words.map((each) => end(each, true)), women: words.map((each) => end(each, false)) };
};

/** What grown-ups do or are whom a Portuguese-speaking family meets, and who has neither name nor kin. */
const grown = bothWays(`
  trocador- cobrador- entregador- motoqueir- frentist- porteir- zelador- síndic- caseir- copeir- ajudant- assador-
  rendeir- bordadeir- costureir- sapateir- oleir- ferreir- marceneir- pedreir- encanador- serralheir- borracheir-
  vidraceir- pintor- escultor- cantor- sanfoneir- violeir- acordeonist- dançarin- bailarin- fotógraf-
  barqueir- marinheir- remador- pescador- vaqueir- boiadeir- tropeir- lavrador- apicultor- queijeir- moleir- leiteir-
  confeiteir- doceir- quitandeir- verdureir- peixeir- açougueir- carroceir- baleir- picolezeir- cabelereir- cabeleireir-
  manicur- recreador- animador- apresentador- locutor- narrador- organizador- nadador-
  fonoaudiólog- psicólog- biólog- farmacêutic- comissári- secretári- funcionári- voluntári-
  estagiári- universitári- empresári- mendig- cigan- velhot- velhinh- velhotinh- senhorinh- senhorzinh-
  companheir- velh- desconhecid- estranh- sujeit- gaj- gring- catador- varredor-
  tratador- domador- lenhador- caçador- cocheir- tocador- benzedor- curandeir- rezador-
`);
const men =
  'freguês músico motoboy gari juiz contramestre patrão capitão sacristão coveiro alfaiate rapagão cavalheiro tiozinho tiozão vovozinho marujo toureiro maestro vigia açougueiro hóspede presidente prefeito vereador pastor';
const women =
  'freguesa juíza contramestra patroa aeromoça hospedeira diarista babá baiana garçonete atriz maestrina rapariguinha moçoila tiazona senhorita camareira lavadeira benzedeira cantineira';
/** Of both sexes: the article says which. */
const either =
  'estudante gerente atendente balconista recepcionista assistente cliente turista ciclista surfista skatista motorista taxista maquinista frentista jornalista repórter artista acrobata trapezista equilibrista malabarista pianista violinista baterista guitarrista flautista figurante fisioterapeuta terapeuta nutricionista socorrista policial militar chefe visitante habitante passageiro vigilante ambulante camelô';
const children =
  'matulão galeguinho mocinho puto putinho rapazote rapazinho miudito piazito gurizote curumim moleque goleiro zagueiro atacante artilheiro capitãozinho';
const girls = 'matulona galeguinha mocinha cunhantã menininha goleira zagueira artilheira';

/** In the form of `relation-words.ts`. */
export const portugueseStrangers: readonly string[] = [
  `man b: ${[...grown.men, men].join(' ')}`,
  `woman g: ${[...grown.women, women].join(' ')}`,
  `woman -: ${either}`,
  'teacher b: mestre',
  'teacher g: mestra',
  `friend b: ${children}`,
  `friend g: ${girls}`,
];
