import { isIndoors } from '../../../directing/setting.ts';
import type { Moment } from '../../plan.ts';
import { wordTable } from '../../../text/word-table.ts';

const looks = /^(?:look|watch|point|stand)$/;
const clouds: Readonly<Record<string, Moment['weather']>> = wordTable({
  'cloud-with-rain': 'rain',
  'cloud-with-snow': 'snow',
  'cloud-with-lightning': 'rain',
  'high-voltage': 'rain',
});

/** 'Watched the rain through the window': outside it rains. */
export function watchedOutside(moment: Moment): Moment {
  const { place, acts, seen, weather } = moment;
  const lead = acts[0];
  if (!lead || place.set === null || !isIndoors(place.set) || !looks.test(lead.action)) return moment;
  if (!seen.some(({ picture, how }) => picture === 'window' && how === 'wall')) return moment;
  const falls = seen.map(({ picture, how }) => (how === 'sky' ? clouds[picture] : undefined)).find(Boolean);
  return falls ? { ...moment, weather: weather ?? falls } : moment;
}
