import { Monitor, Moon, Sun } from 'lucide-react';
import { chooseTheme, themes, useSystemTheme, useTheme } from '../../lib/theme.ts';
import { IconButton } from '../../ui/button.tsx';
import { SegmentedChoice } from '../../ui/choice.tsx';

export function ThemePicker() {
  const theme = useTheme();
  const system = useSystemTheme();
  return (
    <SegmentedChoice
      legend="Theme"
      value={theme}
      onChange={chooseTheme}
      options={[
        { value: 'light', label: 'Light', icon: <Sun aria-hidden="true" /> },
        { value: 'dark', label: 'Dark', icon: <Moon aria-hidden="true" /> },
        { value: 'system', label: `System (${system})`, icon: <Monitor aria-hidden="true" /> },
      ]}
    />
  );
}

const icons = { light: Sun, dark: Moon, system: Monitor };

/** Goes round: light, dark, system, light. */
export function ThemeToggle() {
  const theme = useTheme();
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
  const Icon = icons[theme];
  return (
    <IconButton label={`Theme: ${theme}. Switch to ${next}`} onClick={() => chooseTheme(next)}>
      <Icon />
    </IconButton>
  );
}
