/** Figures of plain texts by families, in the form of `english.ts`; they are read before the other ones. */

const kin = 'cousins?|brothers?|sisters?|friends?|dad|daddy|mum|mom|mummy|grandpa|grandad|grandma|nan';
const vocatives = 'mommy|mummy|daddy|mama|papa|mom|mum|dad|nana|grandma|grandpa';
const bodyParts =
  'head|nose|knuckles?|shins?|knees?|legs?|arms?|face|eyes?|ears?|back|ribs|hands?|fingers?|thumbs?|toes?|foot|elbows?|mouth|chin|cheeks?|bum|bottom|stomach|tummy|shoulders?|ankles?|jaw|lips?';
/** What begins a sentence of its own, and is no part of what somebody calls out. */
const clausal =
  'he|she|it|i|we|you|they|that|to|his|her|their|our|the|an?|my|about|goodbye|good|night|hello|hi|bye|what|where|when|how|why|if|and|from|with|for|of|by';

export const plainEnglish = `
(?<=[.!?] |^)(?:why (?:did|do|does|is|was|are|were|can['’]t|couldn['’]t|didn['’]t)|what do you (?:call|get)|how do you (?:stop|make|get|fix|catch|keep|turn))(?!\\p{L})[^.?!]*\\?(?: because(?!\\p{L})[^.!?]*[.!?])? > 
had (?:his|her|a|the) (?:first |second )?(?:cavity|cavities|tooth|filling) (?:filled|done|fixed|pulled|drilled) > saw the dentist
(?<!(?:tooth|teeth|hair|filling|plaster|it|that|which) )(fell|fallen|falls) out(?= (?:with|over|about)(?!\\p{L})) > shouted
got an? (?:belt|clout|whack|thump|dig|knock|bang|smack|wallop)(?= (?:on|in|across|to) (?:the|his|her|my) (?:\\p{L}+ )?(?:${bodyParts})(?!\\p{L})) > got hurt
was (?:a |the )?(?:page ?boy|bridesmaid|flower ?girl|ring ?bearer)(?= (?:at|for|in)(?!\\p{L})) > walked in
kept (?:it|them|that|everything) down > felt ok
I called(?= and (?:they|the|he|she|someone|somebody|a)(?!\\p{L})) > I phoned
(said|shouted|yelled|whispered|told me|told us) (?:(?!(?:${clausal})(?!\\p{L}))[\\p{L}'’]+ ){1,4}(?:${vocatives})(?=[.!]|$) > $1
before (?:(?:his|her|my|any of (?:his|her)|all (?:his|her)) (?:(?:big|little|older|younger) )?(?:${kin})|anyone|anybody|everyone|everybody|me|us)(?: else)? (?:did|could|had|got there|got to it|noticed) > 
`;

const kinPt = 'primos?|primas?|irmãos?|irmãs?|amigos?|amigas?|colegas?|outros|outras|todos|todas';
export const plainPortuguese = `
(?<=[.!?] |^)por ?qu[eê](?: é que| que)? [^.?!]*\\?(?: porque(?!\\p{L})[^.!?]*[.!?])? > 
perdeu o equilíbrio > caiu
perdi o equilíbrio > caí
perderam o equilíbrio > caíram
(?:fez|fazia) (?:um|uma|a primeira|a sua primeira|outra) estrel(?:a|inha)(?! (?:de|cadente|com|em|ao|à|aos|às|para|pra|pro|n[oa] (?:papel|folha|caderno|cartolina|areia|massa|quadro|parede|neve))(?!\\p{L})) > pulou
fazer (?:a |uma )?estrel(?:a|inha)(?! (?:de|cadente|com|em|ao|à|aos|às|para|pra|pro|n[oa] (?:papel|folha|caderno|cartolina|areia|massa|quadro|parede|neve))(?!\\p{L})) > pular
foi (?:o |a )?(?:pajem|menin[oa] das alianças|dama de honor|daminha)(?= (?:no|na|do|da|dos|em)(?!\\p{L})) > entrou
(?:lá )?foram (os dois|as duas|os três|as três)(?= (?:juntos|juntas|à|ao|até|para|pela|pelo)(?!\\p{L})) > $1 vão
eu deixei(?=[.,;!]| e(?!\\p{L})) > eu falei
(?:virou|emborcou) [oa] (prato|tigela|pote|copo|balde|panela|taça|tacho) (?:na|em cima da|por cima da) cabeça > pôs o $1 na cabeça
(?<=(?:chegou|terminou|acabou|entrou|subiu|saiu|achou|viu|encontrou|correu|comeu|acordou|desceu)(?: [^.,;!?]{0,30})? )antes d(?:os|as|o|a|e) (?:seus |suas |meus |minhas |seu |sua )?(?:${kinPt}) > 
(disse(?:-me|-nos)?|me disse|gritou(?:-me)?|falou) (?!(?:que|o|a|os|as|um|uma|meu|minha|ao|à|para|pra|do|da|de|com|olá|adeus|tchau|boa)(?!\\p{L}))(?:\\p{L}+ ){1,3}(?:pai|papá|papai|mãe|mamã|mamãe)(?=[.!]|$) > $1
`;

const kinEs =
  'primos?|primas?|hermanos?|hermanas?|amigos?|amigas?|compañeros?|compañeras?|demás|otros|otras|todos|todas|nadie';
export const plainSpanish = `
(?<=[.!?] |^)¿?por qué [^.?!]*\\?(?: porque(?!\\p{L})[^.!?]*[.!?])? > 
(?:dijo|decía|dijeron|chistó) (?:ni mu|ni pío) > habló
fue (?:el |la )?(?:paje|damita|niñ[oa] de (?:las )?(?:arras|flores|anillos))(?= (?:en|de|del)(?!\\p{L})) > entró
se llevó puest[oa] a > chocó con
se (?:nos|le|me|les) (?:ponchó|pinchó|reventó|desinfló) (?:una|la) (?:llanta|rueda|goma|cubierta|cámara) > hubo una rueda rota
antes que (?:(?:el|la|los|las|su|sus|mi|mis|todos|todas) )*(?:${kinEs}) > 
tantito > 
((?:me|nos|le) dijo|(?:me|nos) gritó) (?!(?:que|el|la|los|las|un|una|mi|su|tu|al?|adiós|hola|chao|nuestr\\p{L}+|otr\\p{L}+)(?!\\p{L}))(?:\\p{L}+ ){1,3}(?:papá|mamá|papi|mami|pa|ma)(?=[.!]|$) > $1
`;
