import { limits } from '@milestoon/domain';
import type { Texts } from '@milestoon/domain/texts';
import { ArrowDown, ArrowUp, Trash2, X } from 'lucide-react';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import styles from './editor.module.css';
import type { LineDraft, SceneDraft } from './story-draft.ts';

interface SceneEditorProps {
  scene: SceneDraft;
  number: number;
  childName: string;
  /** Of the story; undefined where nobody knows. */
  lang: string | undefined;
  isFirst: boolean;
  isLast: boolean;
  canRemove: boolean;
  onChange: (scene: SceneDraft) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onRemoveLine: (line: LineDraft) => void;
}

/** So many that they are looked for by their first letter. */
const byLabel = (language: string) => (a: { label: string }, b: { label: string }) =>
  a.label.localeCompare(b.label, language);

type Editor = Texts['episodes']['editor'];

const namesOf = <Key extends string>(names: Record<Key, string>): { value: Key; label: string }[] =>
  (Object.keys(names) as Key[]).map((value) => ({ value, label: names[value] }));

const speakerName = (editor: Editor, speaker: 'narrator' | 'hero', childName: string): string =>
  editor.says(speaker === 'hero' ? childName : editor.narrator);

/** One scene: where it happens, how it feels, what is said. */
export function SceneEditor(props: SceneEditorProps) {
  const { scene, number, childName, onChange, onMove } = props;
  const { support, episodes } = useTexts();
  const { language } = useLanguage();
  const { editor } = episodes;
  return (
    <li className={styles.scene}>
      <div className={styles.sceneHead}>
        <h3>{editor.scene(number)}</h3>
        <IconButton
          label={editor.up(number)}
          data-move={`${scene.id} -1`}
          disabled={props.isFirst}
          onClick={() => onMove(-1)}
        >
          <ArrowUp />
        </IconButton>
        <IconButton
          label={editor.down(number)}
          data-move={`${scene.id} 1`}
          disabled={props.isLast}
          onClick={() => onMove(1)}
        >
          <ArrowDown />
        </IconButton>
        <IconButton label={editor.remove(number)} disabled={!props.canRemove} onClick={props.onRemove}>
          <Trash2 />
        </IconButton>
      </div>
      <div className={styles.choices}>
        <SelectField
          label={editor.place}
          value={scene.set}
          options={namesOf<SceneDraft['set']>(editor.sets).toSorted(byLabel(language))}
          onChange={(set) => onChange({ ...scene, set })}
        />
        <SelectField
          label={editor.mood}
          value={scene.mood}
          options={namesOf(editor.moods)}
          onChange={(mood) => onChange({ ...scene, mood })}
        />
      </div>
      {scene.lines.map((line, index) => (
        <div key={line.id} className={styles.line}>
          <TextArea
            lang={props.lang}
            rows={2}
            label={speakerName(editor, line.speaker, childName)}
            value={line.text}
            maxLength={limits.storyLineLength}
            tooLong={support.tooLong}
            error={line.text.trim() === '' ? editor.emptyLine : undefined}
            onChange={(event) =>
              onChange({
                ...scene,
                lines: scene.lines.map((other) =>
                  other === line ? { ...line, text: event.target.value.replace(/\s*\n\s*/g, ' ') } : other,
                ),
              })
            }
          />
          {scene.lines.length > 1 && (
            <IconButton
              label={editor.removeLine(index + 1, number)}
              data-remove-line=""
              onClick={() => props.onRemoveLine(line)}
            >
              <X />
            </IconButton>
          )}
        </div>
      ))}
    </li>
  );
}
