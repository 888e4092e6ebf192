import { Palette } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../lib/texts.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import { LanguagePicker } from './language-picker.tsx';
import { ThemePicker } from './theme-picker.tsx';

export function Appearance() {
  const { profile } = useTexts();
  const [open, setOpen] = useState(true);
  return (
    <Collapsible
      title={profile.appearance}
      icon={<Palette aria-hidden="true" />}
      open={open}
      onToggle={setOpen}
    >
      <ThemePicker />
      <LanguagePicker />
    </Collapsible>
  );
}
