import type { NounLanguage } from '@milestoon/things/nouns';

/**
 * What whoever 'has' one of these does. Each line: the verb, how it feels ('-' where nothing is said), what belongs to it
 * ('-' for nothing), then the nouns; two words are joined by a hyphen.
 */
export const events: Readonly<Record<NounLanguage, string>> = {
  en: `
lie sad - : fever, temperature, flu, bug, stomach-bug, virus, covid, tonsillitis, chickenpox, chicken-pox, measles, mumps, croup, infection, ear-infection, tummyache, tummy-ache, tummy-bug, stomachache, stomach-ache, headache, earache, toothache, sore-throat, migraine, concussion, rash, operation, pneumonia, bronchitis
bleed - - : nosebleed, splinter, blister, bruise, graze, bump, cramp, black-eye
sneeze - - : cold, cough
sleep - - : sleepover, sleep-over, dream, bad-dream, nightmare, lie-in, early-night
run - - : race, running-race, sports-day, obstacle-course
throw laughing pillow : pillow-fight
throw laughing snowball : snowball-fight
throw laughing - : food-fight, water-balloon-fight, mud-fight
spray laughing - : water-fight
argue angry - : argument, row, quarrel, squabble, disagreement, falling-out, fight, bust-up
play happy - : playdate, play-date, playtime, game-night
celebrate happy - : party, birthday, birthday-party, celebration, house-warming
dance happy - : disco, dance-off, kitchen-disco, dance-party
eat happy - : barbecue, bbq, feast, takeaway, midnight-feast
think - - : idea, plan, thought, brainwave
laugh happy - : fun, blast, great-time, good-time, lovely-time, wonderful-time, brilliant-time, amazing-time, great-day, lovely-day
look surprised - : surprise, shock, fright, scare
write - - : test, exam, quiz
`,
  pt: `
deitar triste - : febre, gripe, varicela, sarampo, otite, amigdalite, dor-de-barriga, dor-de-cabeça, virose, operação, bronquite
sangrar - - : galo, nódoa-negra, bolha, arranhão
dormir - - : pesadelo, sonho, festa-do-pijama
correr - - : corrida, estafeta
atirar contente - : luta-de-almofadas, guerra-de-almofadas, guerra-de-bolas-de-neve
discutir zangado - : discussão, briga, zanga
festejar contente - : festa, festa-de-anos, aniversário, festa-de-aniversário
comer contente - : churrasco, lanche, piquenique
pensar - - : ideia, plano
rir contente - : dia-ótimo
olhar surpreendido - : surpresa, susto
escrever - - : teste, exame, prova
`,
  es: `
acostarse triste - : fiebre, gripe, varicela, sarampión, otitis, anginas, dolor-de-barriga, dolor-de-cabeza, virus, operación, bronquitis
sangrar - - : chichón, moretón, ampolla, rasguño, astilla
dormir - - : pesadilla, sueño, pijamada, fiesta-de-pijamas
correr - - : carrera, relevos
lanzar contento - : guerra-de-almohadas, guerra-de-bolas-de-nieve
discutir enfadado - : discusión, pelea, bronca
celebrar contento - : fiesta, fiesta-de-cumpleaños, cumpleaños
comer contento - : barbacoa, asado, merienda, picnic
pensar - - : idea, plan
mirar sorprendido - : sorpresa, susto
escribir - - : examen, prueba, test
`,
};

/** What is done in a lesson, a match or a concert. Each line: the verb, what belongs to it, then what the lesson is of. */
export const activities: Readonly<Record<NounLanguage, string>> = {
  en: `
swim - : swim, swimming, diving
dance - : ballet, dance, dancing, tap, tap-dancing, street-dance, zumba, bhangra
play piano : piano, keyboard
play violin : violin, fiddle
play cello : cello
play guitar : guitar, ukulele
play drum : drum, drums, drumming
play trumpet : trumpet, recorder, flute, clarinet, brass
sing - : singing, choir, choral
kick football : football, soccer, rugby, gaelic
hit racket : tennis, badminton, squash
hit bat : cricket, baseball, rounders
ride horse : riding, horse-riding, pony
skate - : skating, ice-skating, figure-skating, roller-skating
ski - : ski, skiing
jump - : gym, gymnastics, trampoline, trampolining, parkour
kick - : karate, judo, taekwondo, kickboxing, jiu-jitsu
climb - : climbing
bowl ball : bowling
fish - : fishing
surf - : surfing
sled - : sledging, sledding, tobogganing
row - : kayaking, canoeing, rowing
sail - : sailing
cook - : cooking, baking, cookery
paint - : art, painting, drawing, pottery, craft
play chess : chess
run - : athletics, running, cross-country
write - : math, maths, spelling, science, history, geography, english, french, spanish, coding
`,
  pt: `
nadar - : natação, mergulho
dançar - : ballet, dança, sapateado, hip-hop
tocar piano : piano
tocar violino : violino
tocar guitarra : guitarra, viola, cavaquinho
tocar tambor : bateria, percussão
tocar flauta : flauta, trompete
cantar - : canto, coro
chutar bola : futebol, râguebi
andar cavalo : equitação
patinar - : patinagem
saltar - : ginástica, trampolim
chutar - : judo, karaté, taekwondo
cozinhar - : culinária
pintar - : pintura, desenho, arte, artes
escrever - : matemática, português, inglês, ciências
`,
  es: `
nadar - : natación
bailar - : ballet, baile, danza, flamenco
tocar piano : piano
tocar violín : violín
tocar guitarra : guitarra, ukelele
tocar tambor : batería, percusión
tocar flauta : flauta, trompeta
cantar - : canto, coro
patear pelota : fútbol, rugby
montar caballo : equitación
patinar - : patinaje
saltar - : gimnasia
patear - : judo, kárate, taekwondo
cocinar - : cocina
pintar - : pintura, dibujo, arte, cerámica
escribir - : matemáticas, mates, inglés, lengua, ciencias
`,
};
