import { formsOf } from '../iberian/conjugate.ts';
import { inAllForms, type Lexicon, pairs, set } from '../iberian/lexicon.ts';
import { portugueseVerbs } from './verbs.ts';
import { wordTable } from '../../text/word-table.ts';

const prepositions = new Map(
  Object.entries(
    pairs(`a:to ante:before após:after até:until com:with contra:against de:of desde:from durante:during em:in entre:between para:for
    pra:for pro:for por:by perante:before sem:without sob:under sobre:on como:like`),
  ),
);

function singular(noun: string): string {
  if (
    !/s$/.test(noun) ||
    noun.length < 4 ||
    /^(?:costas|óculos|férias|cócegas|cavalitas|lápis|ônibus|mês|atrás|tênis|ténis|pires|mais)$|[íúê]s$/.test(
      noun,
    )
  )
    return noun;
  if (/(?:ões|ãos)$/.test(noun)) return noun.replace(/(?:ões|ãos)$/, 'ão');
  if (noun === 'mães') return 'mãe';
  if (/ães$/.test(noun)) return noun.replace(/ães$/, 'ão');
  if (noun === 'pais') return 'pai';
  if (/ais$/.test(noun)) return noun.replace(/ais$/, 'al');
  if (/éis$/.test(noun)) return noun.replace(/éis$/, 'el');
  if (/óis$/.test(noun)) return noun.replace(/óis$/, 'ol');
  if (/ns$/.test(noun)) return noun.replace(/ns$/, 'm');
  if (/[aeiouáéíóú][rz]es$/.test(noun)) return noun.slice(0, -2);
  return noun.slice(0, -1);
}

/** 'levou-lhe', 'abraçá-lo', 'levaram-no': pronouns hang on the verb by a hyphen. */
function splitClitics(word: string): readonly [string, ...string[]] {
  // 'Abriu-lho' is 'abriu-lhe' and 'o'.
  const both = /^(.{2,}?)-(lh|m|t)([oa]s?)$/.exec(word);
  if (both) return [both[1] ?? '', `${both[2]}e`, both[3] ?? ''];
  const found = /^(.{2,}?)-(me|te|se|lhe|lhes|nos|vos|o|a|os|as|lo|la|los|las|no|na|nas)$/.exec(word);
  if (!found) return [word];
  const [, verb = '', clitic = ''] = found;
  if (/^l[oa]s?$/.test(clitic))
    return [
      `${verb.replace(/á$/, 'a').replace(/ê$/, 'e').replace(/í$/, 'i').replace(/ô$/, 'ô')}r`,
      clitic.slice(1),
    ];
  if (/^(?:n[oa]|nas)$/.test(clitic) && /(?:m|ão|õe)$/.test(verb)) return [verb, clitic.slice(1)];
  // 'deitámo-nos' has lost its s.
  return [clitic === 'nos' && /mo$/.test(verb) ? `${verb}s` : verb, clitic];
}

const contractions =
  pairs(`no:in na:in nos:in nas:in num:in numa:in nuns:in numas:in neste:in nesta:in nesse:in nessa:in naquele:in naquela:in
  do:of da:of dos:of das:of dum:of duma:of deste:of desta:of desse:of dessa:of daquele:of daquela:of ao:to à:to aos:to às:to àquele:to
  pelo:by pela:by pelos:by pelas:by`);

/** Portuguese words that are known by heart. */
export const portuguese: Lexicon = {
  language: 'pt',
  forms: formsOf(portugueseVerbs),
  strongEndings: [
    [/ou$/, 'ar', { form: 'finite', person: 'one' }],
    // 'Desabei'; 'hóquei' and 'vôlei' have their accent before it, and a 'sensei' is somebody.
    [/(?<=^[^áéíóúâêô-]+[^s])ei$/, 'ar', { form: 'finite', person: 'i' }],
    [/aram$/, 'ar', { form: 'finite', person: 'they' }],
    [/eram$/, 'er', { form: 'finite', person: 'they' }],
    [/iram$/, 'ir', { form: 'finite', person: 'they' }],
    [/(?<=[^aeo])iu$/, 'ir', { form: 'finite', person: 'one' }],
    [/(?<=[^mst])eu$/, 'er', { form: 'finite', person: 'one' }],
    [/ava$/, 'ar', { form: 'finite', person: 'one' }],
    [/avam$/, 'ar', { form: 'finite', person: 'they' }],
    [/ámos$/, 'ar', { form: 'finite', person: 'we' }],
    [/ando$/, 'ar', { form: 'gerund' }],
    [/endo$/, 'er', { form: 'gerund' }],
  ],
  determiners: set(
    'o a os as um uma uns umas este esta estes estas esse essa esses essas aquele aquela aqueles aquelas cada todo toda todos todas outro outra outros outras muito muita muitos muitas pouco pouca algum alguma alguns algumas nenhum nenhuma tanto tanta tantos tantas',
  ),
  possessives: set('meu minha meus minhas teu tua teus tuas seu sua seus suas nosso nossa nossos nossas'),
  pronouns: new Set([
    ...set('eu tu você vocês ele ela nós eles elas mim ti si alguém ninguém algo isto isso aquilo ambos'),
    'a gente',
  ]),
  clitics: wordTable({
    me: 'object',
    te: 'object',
    se: 'self',
    nos: 'object',
    o: 'object',
    a: 'object',
    os: 'object',
    as: 'object',
    lhe: 'to',
    lhes: 'to',
  }),
  comitatives: pairs('comigo:mim contigo:ti connosco:nós conosco:nós convosco:vocês'),
  contractions,
  prepositions,
  conjunctions: set('e ou mas nem'),
  subordinators: set('quando enquanto porque embora se que como onde pois'),
  negations: set('não nunca jamais nada nem sem'),
  adverbs: set(
    'hoje ontem amanhã já logo depois antes então aqui aí ali lá cá acima abaixo dentro fora cima baixo atrás perto longe sempre também ainda só apenas muito mais menos tão bem mal quase bastante talvez assim além cedo tarde juntos juntas agora enfim finalmente entretanto devagarinho devagarzinho baixinho rapidinho rápido anteontem sozinhos sozinhas afinal inclusive devagar depressa sozinho sozinha até',
  ),
  adjectives: set(
    `vermelho vermelha vermelhos vermelhas verde verdes azul azuis amarelo amarela amarelos amarelas branco branca brancos brancas preto preta pretos pretas
    rosa roxo roxa laranja cinzento cinzenta castanho castanha grande grandes pequeno pequena pequenos pequenas enorme enormes novo nova novos novas velho
    velha velhos velhas bonito bonita bom boa mau má primeiro primeira primeiros primeiras segundo segunda segundos segundas terceiro terceira terceiros terceiras último última últimos últimas único única únicos únicas próximo próxima próximos próximas maior menor melhor pior alto alta longo longa curto
    curta feliz felizes triste tristes bravo brava contente contentes zangado zangada orgulhoso orgulhosa cansado cansada assustado assustada frio fria frios frias
    quente quentes molhado molhada sujo suja limpo limpa doce próprio própria mesmo mesma quieto quieta pronto pronta cheio cheia vazio vazia corajoso
    corajosa forte fortes gordo gorda querido querida lindo linda seguinte radiante radiantes exigente elegante elegantes triste
    ${inAllForms('nervos encharcad ensopad assustad zangad orgulhos cansad corajos emocionad entusiasmad animad preocupad envergonhad tímid curios teimos vaidos sossegad distraíd atrapalhad aflit desiludid chatead amuad furios irritad encantad espantad admirad surpreendid confus sonolent adormecid acordad dorid enjoad doent constipad magoad descalç despentead molhad sec suj enlamead limp arrumad desarrumad perdid content chei vazi pront quiet')}`,
  ),
  numbers: wordTable({
    dois: 2,
    duas: 2,
    três: 3,
    quatro: 4,
    cinco: 5,
    seis: 6,
    sete: 7,
    oito: 8,
    nove: 9,
    dez: 10,
    onze: 11,
    doze: 12,
    treze: 13,
    catorze: 14,
    quatorze: 14,
    quinze: 15,
    dezasseis: 16,
    dezesseis: 16,
    dezassete: 17,
    dezessete: 17,
    dezoito: 18,
    dezanove: 19,
    dezenove: 19,
    vinte: 20,
    trinta: 30,
    quarenta: 40,
    cinquenta: 50,
    sessenta: 60,
    cem: 100,
    mil: 1000,
  }),
  auxiliaries: set('ter haver estar ser'),
  saying: set(
    'dizer contar explicar perguntar gritar pensar achar saber responder jurar sussurrar acreditar avisar comentar garantir',
  ),
  nouns: set(
    'tranças bando gelo colo corte metade gente nada resto coisas mar lugar colar par calor cor amor flor senhor mulher jantar almoço lanche homem noite nome parte cama casa cara comida bebida vida saída caída entrada beijo abraço banho sonho jogo canto grito desenho bolo dado gelado lado vestido barulho museu chapéu céu réu véu ateu pneu troféu prato toca colher escova cola pia rio quarto festa verão volta prova medo olhos olho mesa cadeira',
  ),
  articleA: true,
  singular,
  splitClitics,
};
