import { Monitor, Moon, Sun } from 'lucide-react';
import { chooseTheme, type Theme, themes, useSystemTheme, useTheme } from '../../lib/theme.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { SegmentedChoice } from '../../ui/choice.tsx';

export function ThemePicker() {
  const { theme: words } = useTexts();
  const theme = useTheme();
  const system = useSystemTheme();
  return (
    <SegmentedChoice
      legend={words.legend}
      value={theme}
      onChange={chooseTheme}
      options={[
        { value: 'light', label: words.light, icon: <Sun aria-hidden="true" /> },
        { value: 'dark', label: words.dark, icon: <Moon aria-hidden="true" /> },
        { value: 'system', label: words.resolved[system], icon: <Monitor aria-hidden="true" /> },
      ]}
    />
  );
}

const icons = { light: Sun, dark: Moon, system: Monitor };

/** Goes round: light, dark, system, light. */
export function ThemeToggle() {
  const { theme: words } = useTexts();
  const theme = useTheme();
  const system = useSystemTheme();
  const called = (one: Theme): string => (one === 'system' ? words.resolved[system] : words[one]);
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
  const Icon = icons[theme];
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={words.toggle(called(theme), called(next))}
      onClick={() => chooseTheme(next)}
    >
      <Icon aria-hidden="true" /> {called(theme)}
    </Button>
  );
}
