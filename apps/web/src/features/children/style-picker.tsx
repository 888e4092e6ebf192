import { type AnimationStyle, animationStyles } from '@milestoon/domain';
import type { Look } from '@milestoon/film/look';
import { CharacterCanvas } from '../../ui/character-canvas.tsx';
import { ChoiceCards } from '../../ui/choice.tsx';

interface StylePickerProps {
  look: Look;
  value: AnimationStyle;
  onChange: (style: AnimationStyle) => void;
}

/** The four ways of drawing, each drawn with the look as it is now. */
export function StylePicker({ look, value, onChange }: StylePickerProps) {
  return (
    <ChoiceCards
      legend="Animation style"
      value={value}
      onChange={onChange}
      options={animationStyles.map((style) => ({
        value: style.key,
        name: style.name,
        description: style.description,
        picture: <CharacterCanvas look={look} style={style.key} />,
      }))}
    />
  );
}
