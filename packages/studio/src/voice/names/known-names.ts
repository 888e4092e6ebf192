/** Names that are written without a mark, so that only the list tells their language. Without accents. */
const list = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/).filter(Boolean));

export const portugueseNames = list(`
  afonso aurora beatriz benedita benjamim bernardo caetana camila carlota catarina clara constanca diogo dinis
  duarte eduardo emilia ema filipa filipe francisca francisco frederico gabriela gaspar goncalo guilherme gustavo
  helena henrique ines isabel joana joao joaquim jose julia lara laura leonor lourenco luana lucas luis luisa luiza
  madalena mafalda manuel manuela margarida mariana martim matilde mateus miguel nuno paulo pedro rafaela raquel
  rodrigo rui salvador santiago sebastiao simao sofia teresa thiago tiago tomas valentim vasco vicente xavier
  lisboa coimbra cascais sintra setubal braga aveiro algarve evora faro
`);

export const spanishNames = list(`
  alejandra alejandro alejo angel carlos cecilia diego enrique esperanza felipe fernanda fernando gael gonzalo
  guadalupe guillermo hector hernan hugo ignacio iker isabella jaime javier jesus jimena joaquin jorge josefina juan
  juana juanita julio leticia lucia luciana luz maite manolo marisol martina mateo mercedes octavio pablo paloma
  ramiro ramon raul rocio rosario santino valentina xiomara ximena yago yolanda zoraida
  sevilla mallorca guadalajara tijuana ibiza
`);

/** Words that families write in an English story, also in small letters. */
export const portugueseWords = list('pai tchau obrigado obrigada titia vovozinha pastel bolinho');
export const spanishWords = list(
  'abuela abuelo abuelita abuelito tortilla quesadilla paella feliz navidad gracias besos chiquita',
);

/** Names and words that stay English in a Portuguese or Spanish story. */
export const englishWords = list(`
  amelia ashley austin brian brianna charlie charlotte chloe daisy dylan ellie
  emily ethan evelyn faith finn freddie george grace hailey hannah harper harry hazel heather henry holly hunter
  ivy jack jacob jake james jason jayden jessica joe john jordan joshua julie kate kayla kevin kyle liam lily
  logan lucy luke maddie madison mason matthew maya megan michael molly mike nathan noah oliver owen paige
  peter poppy rose ruby ryan sally sam scarlett sean sophie steve summer susie taylor theo thomas tom tyler
  violet wendy william willow wyatt zoe
  batman spiderman superman frozen minecraft lego halloween cupcake cupcakes skate surf baby show puzzle puzzles
  ketchup tablet smartphone ballet rock cool okay hobby teddy bike birthday happy cheeseburger hamburger hot dog
  snowboard shopping youtube facebook whatsapp
`);
