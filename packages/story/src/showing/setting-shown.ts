import type { SettingOf } from '../directing/setting.ts';
import type { ShownMoment } from '../screenplay.ts';
import { hourOf } from '../world/places/hours.ts';
import { weatherSaid } from '../world/places/weather.ts';
import type { Line } from '../telling/tell.ts';

/** The setting of lines as the first moment of each shows it; of a line without one only the hour and the weather are known, by its words. */
export function settingShown(shown: ReadonlyMap<Line, readonly ShownMoment[]>): SettingOf {
  return (line) => {
    const [first] = shown.get(line as Line) ?? [];
    // 'It was already dark when Mia' shows nobody doing anything, and still it is dark.
    const time = first ? (first.time ?? null) : hourOf(line.text);
    const weather = first ? (first.weather ?? null) : weatherSaid(line.text);
    return { set: first?.set ?? null, scenery: first?.scenery, time, weather };
  };
}
