import type { Storyboard, StoryboardMoment } from '@milestoon/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, client, type Wire } from '../../../lib/api.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { tell } from '../../../lib/told-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Checkbox, SelectField } from '../../../ui/field.tsx';
import { DeedSearch } from './deed-search.tsx';
import { FamilyNewcomer } from './family-newcomer.tsx';
import { PictureSearch } from './picture-search.tsx';
import { Still } from './still.tsx';
import styles from './storyboard.module.css';

/** What one correction says beside which moment it means. */
export type Correction = Omit<Parameters<typeof client.episodes.correct>[0]['correction'], 'told'>;

interface CorrectMomentProps {
  episodeId: string;
  moment: Wire<StoryboardMoment>;
  people: Wire<Storyboard>['people'];
  picture: ImageBitmap | undefined;
  onClose: () => void;
}

const entriesOf = <Key extends string>(labels: Readonly<Record<Key, string>>) =>
  (Object.keys(labels) as Key[]).map((value) => ({ value, label: labels[value] }));

/**
 * Who, what, where, when and how it feels in one moment. Each change is kept at once, and the picture drawn anew: that is
 * how it is seen. Done leaves it so; whoever leaves in any other way finds the moment as they opened it.
 */
export function CorrectMoment({ episodeId, moment, people, picture, onClose }: CorrectMomentProps) {
  const texts = useTexts();
  const text = texts.storyboard;
  const { language } = useLanguage();
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: ({ whole, ...correction }: Correction & { whole?: boolean }) =>
      client.episodes.correct({
        id: episodeId,
        language,
        correction: { told: moment.told, ...correction },
        ...(whole && { whole }),
      }),
    // One after the other: each answer is the whole story.
    scope: { id: `storyboard-${episodeId}` },
    onSuccess: (board) => {
      queries.setQueryData(
        api.episodes.storyboard.queryOptions({ input: { id: episodeId, language } }).queryKey,
        board,
      );
      // Below the film stands whether it shows all of it.
      queries.setQueryData(
        api.episodes.get.queryKey({ input: { id: episodeId } }),
        (known) => known && { ...known, correctionsWait: known.status === 'completed' && board.isChanged },
      );
    },
  });
  const { who, things, unsure } = moment;
  const hint = (part: (typeof unsure)[number]): { hint?: string } =>
    unsure.includes(part) ? { hint: text.unsureHere } : {};
  // Whoever looked at it and says it is done finds it right.
  const done = (): void => {
    if (unsure.length > 0) save.mutate({ confirmed: true });
    onClose();
  };
  const [before] = useState(moment.corrected);
  const [isTouched, setTouched] = useState(false);
  const [isTakenBack, setTakenBack] = useState(false);
  const change = (correction: Correction): void => {
    setTouched(true);
    save.mutate(correction);
  };
  const takeBack = (): void => {
    // Pressed once more, it is not waited for: it is on its way.
    if (!isTouched || (isTakenBack && save.isPending)) return onClose();
    setTakenBack(true);
    save.mutate({ ...before, whole: true }, { onSuccess: onClose });
  };
  const toggle = (id: string): void =>
    change({ who: who.includes(id) ? who.filter((each) => each !== id) : [...who, id] });
  return (
    <Dialog
      title={moment.words}
      onClose={takeBack}
      actions={
        <>
          <Button variant="primary" onClick={done}>
            {text.done}
          </Button>
          <Button onClick={() => change({ leaveOut: !moment.leftOut })}>
            {moment.leftOut ? text.putBack : text.leaveOut}
          </Button>
          <Button onClick={takeBack} busy={isTakenBack && save.isPending}>
            {texts.ui.cancel}
          </Button>
        </>
      }
    >
      {save.isError && <Alert tone="bad">{tell(save.error, texts, text.failed)}</Alert>}
      {moment.leftOut ? (
        <p>{text.leftOut}</p>
      ) : (
        <>
          <Still picture={picture} />
          <fieldset className={styles.group}>
            <legend>{text.who}</legend>
            {unsure.includes('who') && <p className={styles.pleaseLook}>{text.unsureHere}</p>}
            {people.map(({ id, name }) => (
              <Checkbox
                key={id}
                checked={who.includes(id)}
                // Somebody has to be there.
                disabled={who.length === 1 && who.includes(id)}
                onChange={() => toggle(id)}
              >
                {name}
              </Checkbox>
            ))}
            <FamilyNewcomer onAdded={(id) => change({ who: [...who, id].slice(-4) })} />
          </fieldset>
          {moment.does !== null && (
            <DeedSearch value={moment.does} onChange={(does) => change({ does })} {...hint('does')} />
          )}
          <PictureSearch
            things={things}
            onChange={(pictures) => change({ things: pictures })}
            {...hint('things')}
          />
          <div className={styles.choices}>
            <Choice
              label={text.where}
              value={moment.place}
              options={entriesOf({ ...texts.episodes.editor.sets, ...text.sceneries }).toSorted((a, b) =>
                a.label.localeCompare(b.label, language),
              )}
              onChange={(place) => change({ place })}
              {...hint('place')}
            />
            <Choice
              label={text.when}
              value={moment.time}
              options={entriesOf(text.times)}
              onChange={(time) => change({ time })}
            />
            <Choice
              label={text.weather}
              value={moment.weather}
              options={entriesOf(text.weathers)}
              onChange={(weather) => change({ weather })}
            />
            <Choice
              label={text.feeling}
              value={moment.feeling}
              options={entriesOf(text.feelings)}
              onChange={(feeling) => change({ feeling })}
            />
          </div>
        </>
      )}
    </Dialog>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  /** Null: the words do not say it. */
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  hint?: string;
}

function Choice<Value extends string>({ label, value, options, onChange, hint }: ChoiceProps<Value>) {
  const { notSaid } = useTexts().storyboard;
  const nothing = { value: '' as const, label: notSaid };
  return (
    <SelectField<Value | ''>
      label={label}
      {...(hint === undefined ? {} : { hint: <span className={styles.pleaseLook}>{hint}</span> })}
      value={value ?? ''}
      options={value === null ? [nothing, ...options] : options}
      onChange={(chosen) => chosen !== '' && onChange(chosen)}
    />
  );
}
