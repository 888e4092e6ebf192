import type { Story } from '@milestoon/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api, client } from '../../../lib/api.ts';
import { useDraft } from '../../../lib/draft.ts';
import { putBack } from '../../../lib/put-back.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { tell } from '../../../lib/told-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/field.tsx';
import { useUndo } from '../../../ui/toast.tsx';
import styles from './editor.module.css';
import { SceneEditor } from './scene-editor.tsx';
import {
  fewestScenesOf,
  isChanged,
  isDraftOf,
  type LineDraft,
  moveScene,
  type SceneDraft,
  storyProblem,
  withLine,
  withoutLine,
} from './story-draft.ts';

interface StoryEditorProps {
  episodeId: string;
  childName: string;
  /** The episode's: the film may still have the one before. */
  title: string;
  onMade: () => void;
}

/** Changes what is told in an episode, then has a new version made. What is typed survives a reload. */
export function StoryEditor(props: StoryEditorProps) {
  const { editor, reload } = useTexts().episodes;
  const story = useQuery({
    ...api.episodes.story.queryOptions({ input: { id: props.episodeId } }),
    refetchOnWindowFocus: false,
  });
  if (story.isPending) return <Skeleton className={styles.waiting} />;
  if (story.isError)
    return (
      <Alert tone="bad">
        {editor.loadFailed} <Button onClick={() => story.refetch()}>{reload}</Button>
      </Alert>
    );
  return <StoryForm key={story.data.version} {...props} story={story.data} />;
}

function StoryForm({ episodeId, childName, title, story, onMade }: StoryEditorProps & { story: Story }) {
  const texts = useTexts();
  const { editor } = texts.episodes;
  const queryClient = useQueryClient();
  const [draft, change, discard] = useDraft(`story-${episodeId}-${story.version}`, {
    scenes: story.scenes,
    wordsInPicture: story.wordsInPicture,
  });
  const offer = useUndo();
  const scenes = isDraftOf(story, draft.scenes) ? draft.scenes : story.scenes;
  const setScenes = (next: SceneDraft[]): void => change({ scenes: next });
  const [moved, setMoved] = useState<{ id: string; by: number; place: number } | null>(null);
  const list = useRef<HTMLOListElement>(null);
  // A button that moves with its scene loses the focus on the way; at the end its counterpart takes it.
  useEffect(() => {
    if (!moved) return;
    const all = [...(list.current?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [])];
    const buttons = [moved.by, -moved.by].map((by) =>
      all.find((button) => button.dataset.move === `${moved.id} ${by}`),
    );
    buttons.find((button) => button && !button.disabled)?.focus();
  }, [moved]);
  const removeLine = (scene: SceneDraft, line: LineDraft): void => {
    setScenes(scenes.map((other) => (other === scene ? withoutLine(scene, line.id) : other)));
    // The button went with its line; whoever came by the keyboard stays in the scene.
    const at = list.current?.children[scenes.indexOf(scene)];
    at?.querySelector<HTMLElement>('textarea')?.focus();
    offer(editor.lineRemoved, {
      undo: () => change((current) => ({ scenes: withLine(story, current.scenes, line) })),
      settle: () => {},
    });
  };
  const removeScene = (scene: SceneDraft): void => {
    const at = scenes.indexOf(scene);
    setScenes(scenes.filter((other) => other !== scene));
    offer(editor.sceneRemoved, {
      undo: () => change((current) => ({ scenes: putBack(current.scenes, scene, at, story.scenes.length) })),
      settle: () => {},
    });
  };
  const discardChanges = (): void => {
    const { wordsInPicture } = draft;
    change({ scenes: story.scenes, wordsInPicture: story.wordsInPicture });
    // It stands beside the button that makes the film.
    offer(editor.discarded, { undo: () => change({ scenes, wordsInPicture }), settle: () => {} });
  };
  const make = useMutation({
    mutationFn: () =>
      client.episodes.change({
        id: episodeId,
        version: story.version,
        wordsInPicture: draft.wordsInPicture,
        scenes: scenes.map((scene) => ({
          ...scene,
          lines: scene.lines.map(({ id, text }) => ({ id, text: text.trim() })),
        })),
      }),
    onSuccess: () => {
      discard();
      onMade();
      void queryClient.invalidateQueries({ queryKey: api.episodes.key() });
    },
  });
  const isRenamed = story.title !== title;
  const changed = isChanged(story, scenes) || draft.wordsInPicture !== story.wordsInPicture || isRenamed;
  const problem = storyProblem(scenes, texts);
  const fewest = fewestScenesOf(story);
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        if (changed && !problem && !make.isPending) make.mutate();
      }}
    >
      <p>{editor.lead}</p>
      <ol ref={list} className={styles.scenes}>
        {scenes.map((scene, index) => (
          <SceneEditor
            lang={story.language === 'other' ? undefined : story.language}
            key={scene.id}
            scene={scene}
            number={index + 1}
            childName={childName}
            isFirst={index === 0}
            isLast={index === scenes.length - 1}
            canRemove={scenes.length > fewest}
            onChange={(next) => setScenes(scenes.map((other) => (other === scene ? next : other)))}
            onMove={(by) => {
              setScenes(moveScene(scenes, index, by));
              setMoved({ id: scene.id, by, place: index + by + 1 });
            }}
            onRemove={() => removeScene(scene)}
            onRemoveLine={(line) => removeLine(scene, line)}
          />
        ))}
      </ol>
      <p className={styles.spoken} role="status">
        {moved ? editor.moved(moved.place) : ''}
      </p>
      {scenes.length <= fewest && <p className={styles.note}>{editor.fewestScenes(fewest)}</p>}
      <Checkbox
        checked={draft.wordsInPicture}
        onChange={(event) => change({ wordsInPicture: event.target.checked })}
      >
        {texts.episodes.form.wordsInPicture}
      </Checkbox>
      {isRenamed && <p className={styles.note}>{editor.renamed(title)}</p>}
      {problem && <Alert tone="warn">{problem}</Alert>}
      {make.isError && <Alert tone="bad">{tell(make.error, texts, editor.failed)}</Alert>}
      <div className={styles.actions}>
        <div className={styles.buttons}>
          <Button
            type="submit"
            variant="primary"
            size="small"
            busy={make.isPending}
            disabled={!changed || problem !== null}
          >
            {make.isPending ? editor.submitting : editor.submit}
          </Button>
          <Button size="small" disabled={!changed || make.isPending} onClick={discardChanges}>
            {editor.discard}
          </Button>
        </div>
        <p className={styles.note}>{changed ? editor.kept : editor.unchanged}</p>
      </div>
    </form>
  );
}
