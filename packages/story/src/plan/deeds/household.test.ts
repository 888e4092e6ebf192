import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const child = { childName: 'Nora', childAge: 6, pronoun: 'she' } as const;
/** What is done first in the last moment, by whom and with what. */
const deedOf = (text: string): string => {
  const act = planOf(text, child).moments.at(-1)?.acts[0];
  return act ? `${act.who} ${act.action}${act.thing ? ` ${act.thing}` : ''}` : '';
};
const all = (told: readonly (readonly [text: string, deed: string])[]): void => {
  for (const [text, deed] of told) assert.equal(deedOf(text), deed, text);
};

it('tells what is done at home in Portuguese by what stands beside the verb', () => {
  all([
    ['A Nora deu um nó no cordão.', 'hero tie'],
    ['A Nora partiu um copo.', 'hero drop glass-of-water'],
    ['A Nora quebrou os ovos.', 'hero cook'],
    ['O pai jogou a Nora para cima.', 'father lift'],
    ['A Nora mandou um beijo ao avô.', 'hero blow'],
    ['A Nora fez cara de nojo.', 'hero refuse'],
    ['A avó passou remédio no joelho da Nora.', 'grandmother wipe medicine-bottle'],
    ['A Nora enrolou brigadeiros.', 'hero knead brigadeiro'],
    ['A Nora enrolou-se na manta.', 'hero lie-down'],
    ['A Nora enfiou o pé na lama.', 'hero jump'],
    ['O pai largou o selim.', 'father reach'],
    ['A Nora fez a lição.', 'hero write'],
    ['A Nora ensaiou a dança.', 'hero dance'],
    ['A Nora passou a camisa a ferro.', 'hero wipe shirt'],
    ['A Nora correu para os braços da mãe.', 'hero hug'],
    ['A Nora balançou na rede.', 'hero swing'],
    ['A Nora apagou a lousa.', 'hero wipe blackboard'],
    ['A Nora pregou o prego.', 'hero hit nail'],
    ['A Nora misturou as tintas.', 'hero craft artist-palette'],
    ['A Nora deu uma volta de carrossel.', 'hero sit'],
    ['A Nora contou o dinheiro.', 'hero count'],
    ['A Nora plantou bananeira.', 'hero handstand'],
    ['A Nora pulou corda.', 'hero skip-rope skipping-rope'],
    ['Nora saltó cuerda.', 'hero skip-rope skipping-rope'],
    ['A Nora virou cambalhota.', 'hero somersault'],
    ['A Nora cortou o dedo.', 'hero cry'],
    ['A Nora provou a sopa e cuspiu-a.', 'hero spit pot-of-food'],
  ]);
});

it('tells it in Spanish', () => {
  all([
    ['Papá le abrió los brazos.', 'father reach'],
    ['Nora le dejó el camión a su hermano.', 'hero hand-over delivery-truck'],
    ['Nora dejó el camión en la mesa.', 'hero put-down delivery-truck'],
    ['Papá lanzó a Nora por el aire.', 'father lift'],
    ['Nora puso cara de asco.', 'hero refuse'],
    ['Nora subió al tobogán y bajó sentada.', 'hero sit'],
    ['Nora metió el pie en el charco.', 'hero jump'],
    ['Papá soltó el sillín.', 'father reach'],
    ['Nora se acostó en el pasto.', 'hero lie-down'],
    ['Nora se cortó el dedo.', 'hero cry'],
    ['Nora se cortó las uñas.', 'hero cut'],
    ['Nora llamó a la abuela por el celular.', 'hero phone mobile-phone'],
    ['Nora fue a buscar los broches.', 'hero carry ribbon'],
    ['Nora ensayó el baile.', 'hero dance'],
    ['Nora corrió a los brazos de mamá.', 'hero hug'],
    ['Nora ganó una medalla y se la colgó al cuello.', 'hero fasten'],
    ['Nora se lanzó al cuello de su abuela.', 'hero hug'],
    ['Nora se bañó con la manguera.', 'hero pour garden-hose'],
    ['Nora dio una vuelta en la calesita.', 'hero sit'],
    ['Nora contó la plata.', 'hero count'],
    ['Nora se peló el codo.', 'hero cry'],
    ['Nora peló la papa.', 'hero slice potato'],
    ['Nora lavó los platos en la pileta.', 'hero wipe plate'],
  ]);
});

it('sits in a bus that is taken', () => {
  assert.equal(deedOf('Nora tomó el colectivo con su mamá.'), 'hero sit');
});

it('has a grandfather tell where the Andes say tata', () => {
  assert.equal(deedOf('El tata nos contó un cuento.'), 'grandfather talk');
  assert.equal(deedOf('El abu arregló la bici.').split(' ')[0], 'grandfather');
  assert.equal(deedOf('La abu arregló la bici.').split(' ')[0], 'grandmother');
});

it('keeps the deeds of Portuguese households to their own things', () => {
  all([
    ['A Nora pôs o remédio no armário.', 'hero put-down medicine-bottle'],
    ['A Nora botou remédio no copo.', 'hero put-down medicine-bottle'],
    ['A mãe pôs betadine no joelho da Nora.', 'mother wipe lotion-bottle'],
    ['A Nora estendeu a toalha na areia.', 'hero put-down towel'],
    ['A Nora estendeu a toalha no varal.', 'hero reach towel'],
    ['A Nora deu um lacinho vermelho à avó.', 'hero hand-over ribbon'],
    ['A Nora deu um laço no sapato.', 'hero tie'],
    ['A avó deu-lhe um laço no cabelo.', 'grandmother tie'],
    ['A Nora enrolou a massa à volta do garfo.', 'hero push spaghetti'],
    ['A Nora largou a bicicleta no chão.', 'hero drop bicycle'],
    ['O pai atirou a Nora ao ar.', 'father lift'],
    ['A Nora agarrou a bola e atirou-a ao ar.', 'hero throw soccer-ball'],
    ['A avó passou a roupa.', 'grandmother wipe'],
    ['O gato saltou para o colo da Nora.', 'cat jump'],
  ]);
  assert.doesNotMatch(deedOf('A Nora passou o remédio à mãe.'), /wipe/);
  assert.doesNotMatch(deedOf('A Nora enrolou o pão no guardanapo.'), /knead/);
  assert.doesNotMatch(deedOf('A enfermeira pegou o curativo.'), /put-on/);
  assert.doesNotMatch(deedOf('A mãe mandou a avó para o ar livre.'), /lift/);
  assert.doesNotMatch(deedOf('A Nora passou a roupa ao irmão.'), /wipe/);
});

it('keeps those of Spanish households to theirs', () => {
  all([
    ['Papá le lanzó la pelota a Nora por el aire.', 'father throw soccer-ball'],
    ['Nora tiró las hojas al aire a su hermano.', 'hero throw fallen-leaf'],
    ['Nora le lanzó un beso al aire a mamá.', 'hero blow'],
    ['Papá la lanzó al aire.', 'father lift'],
    ['Nora agarró el camión.', 'hero hold delivery-truck'],
    ['Nora agarró el autobús con la mano.', 'hero hold bus'],
    ['Nora agarró el bus a la escuela.', 'hero sit'],
    ['Nora le dejó la puerta abierta a papá.', 'hero put-down'],
    ['Nora le dejó galletas a Papá Noel.', 'hero put-down cookie'],
    ['Nora pintó la boca del payaso en la hoja.', 'hero paint'],
    ['Nora pintó una boca grande en su dibujo.', 'hero draw'],
    ['Mamá le pintó los labios a Nora.', 'mother wipe'],
    ['Nora largó la bici en el patio.', 'hero drop bicycle'],
    ['Nora quería el brazo del muñeco.', 'hero think toy-figure'],
    ['Nora quería brazos fuertes.', 'hero think'],
    ['Nora quería brazos.', 'hero reach'],
    ['Nora fue a buscar su peluche.', 'hero carry teddy-bear'],
    ['Papá fue a buscar el coche.', 'father search'],
    ['Nora fue a buscar la luna.', 'hero search'],
    ['Nora fue a buscar la pelota y no la encontró.', 'hero search'],
  ]);
  assert.doesNotMatch(deedOf('Mi tata Carmen hizo pan con Nora.'), /grandfather/);
});
