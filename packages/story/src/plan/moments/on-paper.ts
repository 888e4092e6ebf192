import type { Act, Moment, Seen } from '../plan.ts';

const draws =
  /(?<!\p{L})(?:dr(?:ew|aw|aws|awing|awn)|doodl\p{L}+|sketch\p{L}+|scribbl\p{L}+|colou?r(?:ed|s|ing)?(?: in)?|desenh\p{L}+|rabisc\p{L}+|color(?:iu|ir|eou|ear|e[óo]|eaba|earon)|dibuj\p{L}+|garabate\p{L}+)(?!\p{L})/iu;
/** Painted with these it is drawn. */
const dry =
  /(?<!\p{L})(?:crayons?|felt[- ]tips?|felt pens?|markers?|marker pens?|coloured pencils?|colored pencils?|pencils?|lápis|canetas?|marcadores|giz de cera|rotuladores|lápices|plumones|ceras|crayolas)(?!\p{L})/iu;
const paints = /(?<!\p{L})(?:paint\p{L}*|pint\p{L}+)(?!\p{L})/iu;
/** Not on a sheet of paper. */
const elsewhere =
  /(?<!\p{L})(?:walls?|ground|pavement|sidewalk|driveway|street|sand|snow|window|board|blackboard|whiteboard|chalk|easel|face|faces|arms?|hands?|leg|tummy|sofa|door|floor|mirror|paredes?|chão|areia|neve|janela|quadro|giz(?! de cera)|cara|rosto|braço|mão|porta|suelo|piso|arena|nieve|ventana|pizarra|tiza|brazo|mano|puerta|curtains?|attention|breath|near|lots|conclusions?|tickets?|eggs?|ovos?|huevos?)(?!\p{L})/iu;
const tools = /^(?:crayon|pencil|paintbrush|pen|fountain-pen|memo|artist-palette|page)/;

/** Whoever draws does it with a crayon on a sheet at a table, which shows what is drawn, and not at an easel with a brush. */
export function onPaper(moment: Moment, text: string, isIndoors: boolean): Moment {
  const told = text.slice(...moment.told);
  const isDrawn = draws.test(told) || (paints.test(told) && dry.test(told));
  if (!isDrawn || elsewhere.test(told) || moment.mode !== 'done') return moment;
  const drawing = moment.acts.filter(
    ({ action, thing = '', spot }) =>
      !spot && (action === 'paint' || (action === 'wipe' && tools.test(thing))),
  );
  if (drawing.length === 0) return moment;
  const who = new Set(drawing.map((act) => act.who));
  const shown = moment.seen.find(
    ({ how, picture, of, at, count = 1 }) =>
      !tools.test(picture) &&
      (how === 'wall' ||
        (how === 'beside' && who.has(of ?? '') && !at && count === 1 && picture !== 'table')),
  );
  const seen = moment.seen.filter(
    (each) => each !== shown && !(tools.test(each.picture) && /^(?:beside|ground|held)$/.test(each.how)),
  );
  const isSeated = seen.some(
    ({ how, of }) => /^(?:cover|support|inside|roof)$/.test(how) && who.has(of ?? ''),
  );
  const tables =
    isIndoors && !isSeated ? [...who].map((of): Seen => ({ picture: 'table', how: 'cover', of })) : [];
  return {
    ...moment,
    acts: moment.acts.map((act): Act => {
      if (!drawing.includes(act)) return act;
      const { thing: own, color: _color, ...free } = act;
      const picture = shown?.picture ?? (own && !tools.test(own) ? own : undefined);
      return {
        ...free,
        action: 'draw',
        exact: true,
        ...(picture ? { thing: picture } : {}),
        ...(shown?.color ? { color: shown.color } : {}),
      };
    }),
    seen: [...seen, ...tables].slice(0, 8),
  };
}
