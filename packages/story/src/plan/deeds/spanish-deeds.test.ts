import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const does = (description: string): string | undefined =>
  planOf(`Hoy la niña estaba muy contenta. ${description}`).moments.at(-1)?.acts.at(0)?.action;
const all = (expected: string, texts: readonly string[]): void => {
  for (const text of texts) assert.equal(does(text), expected, text);
};

it('blushes where it goes red', () => {
  all('blush', ['Mia se puso colorada.', 'Mia se puso roja como un tomate.']);
});

it('kisses and hugs in figures of speech', () => {
  all('kiss', ['La abuela se comió a Mia a besos.', 'La abuela le llenó la cara de besos.']);
  all('hug', ['Mia se lanzó al cuello de su tía.', 'Los primos la aplastaron a abrazos.']);
});

it('holds on to an edge, climbs a wall, and stands on the chair it climbed', () => {
  all('hold', ['Mia se agarró a la reja.', 'Mia se aferró a la barandilla.']);
  all('climb', ['Mia se trepó al muro.']);
  all('stand', ['Mia se subió a la silla.', 'Mia se subió al taburete.']);
  all('sit', ['Mia se subió al tren.']);
});

it('lies down with somebody, and pulls at what it has hold of', () => {
  all('lie-down', ['Mia y su papá estaban solos. Se tumbaron los dos en la alfombra.']);
  all('pull', ['Mia tiró de la cuerda: ¡una cometa!']);
});

it('gives what is put into a hand, and eats what is lifted to a mouth', () => {
  all('hand-over', ['Mia encontró una piedra. Se la puso a su abuelo en la palma.']);
  all('eat', ['Mia tenía una uva. Se la llevó a la boca.']);
  all('hand-over', ['Mia vio una flor. Me la trajo en la palma.']);
});

it('drops into baskets, and strews what is no plant', () => {
  all('put-down', ['Mia echó las castañas al cesto.']);
  all('drop', ['Mia regó los tornillos por la sala.']);
  all('pour', ['Mia regó las plantas.']);
});

it('hangs a bag round somebody, and reaches up to hang a garland', () => {
  all('put-on', ['Mia se colgó el tambor.', 'La tía le colgó una medalla.']);
  all('reach', ['Mia colgó el farol en la ventana.']);
  all('hang', ['Mia se colgó de una rama.']);
});

it('covers with a blanket, eyes with hands', () => {
  all('put-on', ['Mia tapó al perro con la manta.', 'Mia le puso la cobija encima al gato.']);
  all('cover-eyes', ['Mia se tapó los ojos.']);
  all('put-on', ['Mi hermana le puso una vincha a Mia.', 'La doctora le puso una venda a Mia.']);
});

it('will not eat with the mouth shut tight', () => {
  all('refuse', ['Mia apretó la boca.', 'Mia cerró los labios.']);
});

it('stands alone, rocks a baby, bows to greet', () => {
  all('stand', ['Mia se soltó del sofá.']);
  all('hug', ['Mia mecía a la bebé.']);
  all('bow', ['Mia saludó con una reverencia.']);
});

it('serves, gives back, lifts lids and wipes', () => {
  all('pour', ['Mia sirvió las lentejas.']);
  all('wave', ['El vecino saludó. Mia le devolvió el saludo.']);
  all('put-down', ['Mia vio un cangrejo. Lo devolvió al mar.']);
  all('pull', ['Mia levantó la tapa de la caja.']);
  all('wipe', ['Mia tomó la crema. Se la refregó en la cara.', 'Mia raspó la mesa con una piedra.']);
});

it('picks up, knocks, hoots and touches', () => {
  all('reach', ['A Mia se le cayeron las canicas. Las recogió.']);
  all('hit', ['Mia tocó la puerta.']);
  all('push', ['Mia tocó la bocina.']);
  all('reach', ['Mia se tocó la oreja.']);
  all('stroke', ['Mia le tocó la boca a su papá.']);
});

it('flies kites, counts numbers and stirs pots', () => {
  all('kite', ['Mia remontó la cometa.', 'Mia elevó el barrilete.']);
  all('count', ['Mia le contó las patas al bicho.', 'Mia contaba en voz alta.']);
  all('cook', ['Mia revolvió la sopa.']);
  all('put-on', ['Mia usaba el plato de sombrero.']);
});

it('spits with its cheeks', () => {
  all('spit', ['Mia escupió en el lavabo.']);
});
