import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const seen = (text: string): string[] =>
  planOf(text).moments.flatMap(({ acts, seen }) => [
    ...seen.map(({ picture }) => picture),
    ...acts.flatMap(({ thing }) => thing ?? []),
  ]);

it('takes a noun in another sense where its own clause says so', () => {
  for (const [text, meant, usual] of [
    ['Mia apiló los cubos.', 'toy-blocks', 'bucket'],
    ['Mia tomó agua.', 'glass-of-water', 'droplet'],
    ['Mia tiró la cáscara al bote.', 'bin', 'canoe'],
    ['Mia se calentó las manos en la estufa.', 'fireplace', 'cooking'],
    ['Mamá colgó las sábanas con broches.', 'clamp', 'ribbon'],
    ['A Mia pendurou as bolas na árvore.', 'bauble', 'soccer-ball'],
    ['O avô distribuiu as cartas.', 'playing-cards', 'envelope'],
    ['A avó encontrou o molho de chaves.', 'key', 'pouring-liquid'],
    ['A Mia rasgou o papel de embrulho.', 'wrapped-gift', 'memo'],
    ['O médico ouviu o coração da Mia.', 'stethoscope', 'red-heart'],
    ['Mia brushed the pony with a brush.', 'hair-pick', 'paintbrush'],
    ['Mia tied the pony to the post.', 'fence', 'envelope'],
  ] as const) {
    const pictures = seen(text);
    assert.ok(pictures.includes(meant), `${text}: ${pictures}`);
    assert.ok(!pictures.includes(usual), `${text}: ${pictures}`);
  }
  for (const text of [
    'Mamá barrió los vidrios.',
    'Mia se cortó con un vidrio.',
    'A Mia cortou-se num vidro.',
  ])
    assert.ok(!seen(text).includes('window'), text);
});

it('takes it in its usual sense where only other clauses or other words would say so', () => {
  for (const [text, usual, meant] of [
    ['Mia llenó el cubo de arena y construyó una torre.', 'bucket', undefined],
    ['Mia llenó el cubo. Después construyó un castillo.', 'bucket', 'toy-blocks'],
    ['Mia echó agua a las plantas con Tomás.', 'droplet', 'glass-of-water'],
    ['Mia tomó el sol cerca del agua.', 'droplet', 'glass-of-water'],
    ['Mia subió al bote y echó la red.', 'canoe', 'bin'],
    ['Mia tiró del bote hasta la orilla.', 'canoe', 'bin'],
    ['Mia leyó la carta de los Reyes en el restaurante.', 'envelope', undefined],
    ['Mamá puso la pava junto a la estufa.', 'cooking', 'fireplace'],
    ['Mia se puso un broche en el pelo y colgó su ropa.', 'ribbon', 'clamp'],
    ['La enfermera sacó la aguja y no dijo cosa.', 'syringe', 'sewing-needle'],
    ['Mia encontró una hoja roja. Después hizo su tarea.', 'fallen-leaf', 'page-facing-up'],
    ['Mia rompió el papel en pedacitos.', 'memo', 'wrapped-gift'],
    ['A Mia recortou um coração e deu-o ao médico.', 'red-heart', 'stethoscope'],
    ['O carteiro distribuiu as cartas.', 'envelope', 'playing-cards'],
    ['A Mia ganhou uma bola de futebol no Natal.', 'soccer-ball', 'bauble'],
    ['A Mia saiu do banho enrolada na toalha e derrubou o champô.', 'towel', 'tablecloth'],
    ['A Mia olhou pelo vidro para a piscina.', 'window', undefined],
    ['A Mia apanhou folhas secas e fez um trabalho.', 'fallen-leaf', 'page-facing-up'],
    ['A Mia pôs molho. Depois fechou a porta à chave.', 'pouring-liquid', undefined],
    ['Mia llenó el vaso y guardó la llave.', 'key', 'tap'],
    ['A Mia imprimiu uma foto e guardou a folha.', 'fallen-leaf', undefined],
    ['Mia walked with a block in her hand.', 'toy-blocks', undefined],
    ['A Mia ficou em pé na prancha de surf e saltou de alegria.', 'surfboard', undefined],
  ] as const) {
    const pictures = seen(text);
    assert.ok(pictures.includes(usual), `${text}: ${pictures}`);
    assert.ok(!meant || !pictures.includes(meant), `${text}: ${pictures}`);
  }
});
