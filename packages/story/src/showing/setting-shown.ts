import type { SettingOf } from '../directing/setting.ts';
import type { ShownMoment } from '../screenplay.ts';
import type { Line } from '../telling/tell.ts';

/** The setting of lines as the first moment of each shows it. */
export function settingShown(shown: ReadonlyMap<Line, readonly ShownMoment[]>): SettingOf {
  return (line) => {
    const [first] = shown.get(line as Line) ?? [];
    return { set: first?.set ?? null, time: first?.time ?? null, weather: first?.weather ?? null };
  };
}
