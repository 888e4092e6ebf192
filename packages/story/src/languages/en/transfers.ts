import type { TransferWords } from '../transfers.ts';

export const englishTransfers: TransferWords = {
  puts: /^(?:put|place|set|stick|shove|stuff|pop|tuck|hide|pack|lay|drop|slip|slide|squeeze|plop|plonk|stash|bury|lower|load|cram|jam)$/,
  throws: /^(?:throw|toss|chuck|fling|hurl|lob|launch|sling|pitch|shoot|bat|hit|smash|whack)$/,
  kicks: /^(?:kick|boot)$/,
  pours: /^(?:pour|tip|empty|dump|shake|spill|squirt|slosh|splash)$/,
  spills: /^(?:spill|slosh|slop)$/,
  shakes: /^shake$/,
  loose: /^(?:sand|water|coin|money|milk|juice)$/,
  opens: /^(?:open|unzip|unlock|unbuckle|look|reach|rummage)$/,
  takes: /^(?:take|pull|get|fish|scoop|fetch|lift|dig|drag|draw|produce)$/,
  frees: /^(?:let|release|free|set)$/,
  emerges: /^(?:fall|drop|tumble|come|roll|jump|pop|crawl|spill|slide|hop|run|plop|fly|climb)$/,
  posts: /^(?:post|mail)$/,
  grounds: /^(?:floor|carpet|rug|ground|table|tablecloth|sofa|bed|path|lawn|driveway)$/,
  floors: /^(?:floor|carpet|rug|ground)$/,
};
