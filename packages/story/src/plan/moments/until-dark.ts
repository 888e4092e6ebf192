import type { Moment } from '../plan.ts';

const untilDark =
  /(?<!\p{L})(?:(?:until|till|til|before|as|when) (?:it (?:got|gets|was getting|turned)|the sky (?:got|turned)) (?:\p{L}+ )?dark|(?:until|till|til) (?:dark|dusk|sunset|the sun (?:went down|set)|the (?:moon|stars) came out)|(?:até|antes de) (?:escurecer|ficar (?:escuro|de noite)|anoitecer|ser (?:de )?noite|o sol se pôr)|(?:até|quando) (?:que )?(?:escureceu|anoiteceu|ficou escuro|ficou de noite)|(?:hasta|antes de|cuando) (?:que )?(?:oscurec\p{L}+|anochec\p{L}+|se (?:hizo|hiciera|hacía|haga|puso|ocultó) (?:de noche|oscuro|el sol)|cay(?:ó|era) la noche))(?!\p{L})/iu;

/** 'Played in the garden until it got dark': it is evening, where no other hour is told. */
export const inTheDusk = (moments: readonly Moment[], text: string): Moment[] =>
  moments.map((moment, at) => {
    const isDay = moment.time === null || (moment.time === 'day' && moments[at - 1]?.time === 'day');
    if (!isDay) return moment;
    const [rest = ''] = /^[^.!?\n]*/.exec(text.slice(moment.told[0])) ?? [];
    const next = moments[at + 1]?.told[0] ?? text.length;
    const told = rest.slice(0, Math.max(moment.told[1], next) - moment.told[0]);
    return untilDark.test(told) ? { ...moment, time: 'golden' } : moment;
  });
