import type { Telling } from '@milestoon/contract';
import { limits } from '@milestoon/domain';
import { ChevronLeft, ChevronRight, Play, Square } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { MicrophoneAdvice } from '../../../recording/microphone-advice.tsx';
import { LevelMeter, RecordButton } from '../../../recording/record-button.tsx';
import { useMicrophone } from '../../../recording/use-microphone.ts';
import { usePlayback } from '../../../recording/use-playback.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { CutNews } from './cut-news.tsx';
import { Still } from '../storyboard/still.tsx';
import { useStills } from '../storyboard/use-stills.ts';
import { stillsOfLines, storyOfLines } from './line-frames.ts';
import { TakeNews } from './take-news.tsx';
import styles from './telling.module.css';
import type { useTakes } from './use-takes.ts';

/** Milliseconds: a little less than the server listens to. */
const longestTake = (limits.recordingSeconds - 5) * 1000;

type Notes = Telling['lines'][number]['offers'][number]['notes'];

/** A line to read, and what is there of it. */
export interface PromptLine {
  id: string;
  speaker: 'narrator' | 'hero';
  text: string;
  recording: { id: string; url?: string; teller?: string; notes: Notes } | null;
}

interface TeleprompterProps {
  lines: readonly PromptLine[];
  film: unknown;
  childName: string;
  /** The lines'. */
  language: Telling['language'];
  takes: ReturnType<typeof useTakes>;
  /** Who speaks now; null for a guest. */
  tellerId: string | null;
  /** Leaves a line to the built-in voice. */
  onLeave?: (line: PromptLine) => void;
  /** What stands below the last controls. */
  children?: ReactNode;
}

/** One line after the other, with its picture and one large button. */
export function Teleprompter({
  lines,
  film,
  childName,
  language,
  takes,
  tellerId,
  onLeave,
  children,
}: TeleprompterProps) {
  const { telling: text } = useTexts();
  // Who comes back finds the line at which they were cut short.
  const [chosen, setAt] = useState<number | null>(null);
  const at =
    chosen ??
    Math.max(
      0,
      lines.findIndex(({ id }) => id === takes.foundCut),
    );
  const line = lines[Math.min(at, lines.length - 1)];
  const stills = useStills(storyOfLines(film), film, stillsOfLines(film));
  const [microphone, meter] = useMicrophone(
    (recording, cut) => line && takes.record(line, tellerId, recording, cut),
    {
      longest: longestTake,
      keepsOpen: true,
      onPiece: (soFar) => line && takes.keepPiece(line, tellerId, soFar),
    },
  );
  const [isHeard, listen] = usePlayback();
  if (!line) return null;
  const take = takes.takes[line.id];
  const cut = takes.cut[line.id];
  const isRefused = !cut && take?.state === 'refused';
  const isTold = take ? !isRefused : line.recording !== null;
  const own = cut?.isPlayable === false ? undefined : cut?.recording;
  // What the film gets, as soon as the server has made it; its own link is the newer one.
  const made = take?.made;
  const heard = line.recording?.id === made?.id ? line.recording?.url : made?.url;
  const source = own ?? (made && heard) ?? take?.recording ?? line.recording?.url;
  const { isRecording } = microphone;
  const go = (to: number): void => {
    listen(undefined);
    setAt(to);
  };
  return (
    <div className={styles.prompter}>
      <div className={styles.sheet}>
        <div className={styles.picture}>
          <Still picture={stills[line.id]} />
        </div>
        <div className={styles.line} aria-live="polite" aria-atomic="true">
          <p className={styles.place}>
            {text.line(Math.min(at, lines.length - 1) + 1, lines.length)} ·{' '}
            {line.speaker === 'hero' ? text.child(childName) : text.narrator}
          </p>
          <p className={styles.words} lang={language === 'other' ? undefined : language} dir="auto">
            {line.text}
          </p>
        </div>
      </div>
      {microphone.fault ? (
        <MicrophoneAdvice
          fault={microphone.fault}
          anyway={text.microphone.anyway}
          onTryAgain={microphone.start}
        />
      ) : (
        <>
          <LevelMeter meter={meter} label={text.level} />
          <div className={styles.controls}>
            <IconButton
              label={text.previous}
              className={styles.step}
              disabled={at === 0 || isRecording}
              onClick={() => go(at - 1)}
            >
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <RecordButton
              microphone={microphone}
              words={{ record: isTold || cut ? text.again : text.record, stop: text.stop }}
              onPress={() => go(at)}
            />
            <IconButton
              label={text.next}
              className={styles.step}
              disabled={at >= lines.length - 1 || isRecording}
              onClick={() => go(at + 1)}
            >
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </div>
        </>
      )}
      <div className={styles.after}>
        {isRecording ? (
          <p role="status">{text.recording}</p>
        ) : cut ? (
          <CutNews take={cut} />
        ) : (
          <TakeNews line={line} take={take} />
        )}
        <div className={styles.choices}>
          {source !== undefined && !isRefused && (
            <Button disabled={isRecording} onClick={() => listen(isHeard ? undefined : source)}>
              {isHeard ? <Square aria-hidden="true" /> : <Play aria-hidden="true" />}
              {isHeard ? text.stop : text.listen}
            </Button>
          )}
          {cut && !isRecording && (
            <>
              {cut.isPlayable && <Button onClick={() => takes.keepCut(cut)}>{text.cut.keep}</Button>}
              <Button variant="quiet" onClick={() => takes.forgetCut(line.id)}>
                {text.cut.discard}
              </Button>
            </>
          )}
          {onLeave && isTold && !cut && (
            <Button variant="quiet" disabled={isRecording} onClick={() => onLeave(line)}>
              {text.useBuiltIn}
            </Button>
          )}
        </div>
      </div>
      {takes.onTheirWay > 0 && <Alert tone="info">{text.stillSending(takes.onTheirWay)}</Alert>}
      <LineList lines={lines} takes={takes} at={at} isClosed={isRecording} onChoose={go} />
      {children}
    </div>
  );
}

function LineList({
  lines,
  takes,
  at,
  isClosed,
  onChoose,
}: {
  lines: readonly PromptLine[];
  takes: ReturnType<typeof useTakes>;
  at: number;
  /** While somebody speaks the line stays. */
  isClosed: boolean;
  onChoose: (index: number) => void;
}) {
  const { telling: text } = useTexts();
  const stateOf = (line: PromptLine): keyof typeof text.lineStates => {
    if (takes.cut[line.id]) return 'cut';
    const state = takes.takes[line.id]?.state;
    if (state === 'sending' || state === 'waiting') return 'sending';
    return state === 'kept' || line.recording ? 'told' : 'open';
  };
  return (
    <nav aria-label={text.allLines}>
      <ol className={styles.lines}>
        {lines.map((line, index) => (
          <li key={line.id}>
            <button
              type="button"
              className={styles.dot}
              data-state={stateOf(line)}
              disabled={isClosed}
              aria-current={index === at ? 'step' : undefined}
              aria-label={`${text.line(index + 1, lines.length)}, ${text.lineStates[stateOf(line)]}`}
              onClick={() => onChoose(index)}
            >
              {index + 1}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
