import { guestLimits } from '@milestoon/domain';
import { useMutation } from '@tanstack/react-query';
import { Play, Send, Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import { client, isCode } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { MicrophoneAdvice } from '../../recording/microphone-advice.tsx';
import { LevelMeter, RecordButton } from '../../recording/record-button.tsx';
import { useMicrophone } from '../../recording/use-microphone.ts';
import { usePlayback } from '../../recording/use-playback.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/field.tsx';
import styles from './guest.module.css';
import type { HelloDraftState } from './hello-draft.ts';

interface SpeakHelloProps {
  token: string;
  film: string;
  pass: string | undefined;
  draft: HelloDraftState;
  /** The link did not take it. */
  onGone: () => void;
}

const longest = guestLimits.spokenSeconds * 1000;

/** A hello in somebody's own voice: recorded, listened to, recorded again, sent. Pressing the button is agreeing. */
export function SpeakHello({ token, film, pass, draft, onGone }: SpeakHelloProps) {
  const texts = useTexts();
  const { spoken: words, sendFailed } = texts.sharing.page;
  const [{ name, isChild, recording }, change] = draft;
  const [isHeard, listen] = usePlayback();
  const [microphone, meter] = useMicrophone((taken) => change({ recording: taken }), { longest });
  const send = useMutation({
    mutationFn: (file: Blob) =>
      client.sharing.sendSpokenHello({
        token,
        film,
        name,
        pass: pass ?? '-',
        agreedBy: isChild ? 'parent' : 'speaker',
        file: new File([file], 'hello', { type: file.type }),
      }),
    onSuccess: () => change({ recording: null }),
    onError: (error) => isCode(error, 'NOT_FOUND') && onGone(),
  });
  const begin = (): void => {
    listen(undefined);
    send.reset();
    change({ recording: null });
  };
  const isReady = recording !== null && !microphone.isRecording;
  return (
    <section className={styles.form} aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className={styles.soft}>{words.lead(guestLimits.spokenSeconds)}</p>
      {microphone.fault ? (
        <MicrophoneAdvice fault={microphone.fault} anyway={words.anyway} onTryAgain={microphone.start} />
      ) : (
        <>
          <p className={styles.consent}>{words.consent}</p>
          <Checkbox
            checked={isChild}
            disabled={microphone.isRecording || recording !== null}
            onChange={(event) => change({ isChild: event.target.checked })}
          >
            {words.isChild}
          </Checkbox>
          <LevelMeter meter={meter} label={words.level} />
          <RecordButton
            microphone={microphone}
            words={{ record: isReady ? words.again : words.begin, stop: words.stop }}
            onPress={microphone.isRecording ? undefined : begin}
          />
          {microphone.isRecording && <SecondsLeft />}
          {microphone.cut && isReady && <Alert tone="warn">{texts.telling.cut[microphone.cut]}</Alert>}
        </>
      )}
      {isReady && (
        <div className={styles.buttons}>
          <Button
            size="large"
            disabled={send.isPending}
            onClick={() => listen(isHeard ? undefined : recording)}
          >
            {isHeard ? <Square aria-hidden="true" /> : <Play aria-hidden="true" />}{' '}
            {isHeard ? words.stopListening : words.listen}
          </Button>
          <Button
            variant="primary"
            size="large"
            busy={send.isPending}
            onClick={() => {
              listen(undefined);
              send.mutate(recording);
            }}
          >
            <Send aria-hidden="true" /> {send.isPending ? words.sending : words.send}
          </Button>
        </div>
      )}
      {send.isError && <Alert tone="bad">{tell(send.error, texts, sendFailed)}</Alert>}
      <div role="status">
        {send.isSuccess && <Alert tone="good">{words.sent}</Alert>}
        {isReady && send.isIdle && <p className={styles.soft}>{words.over}</p>}
      </div>
    </section>
  );
}

/** Counts down while somebody speaks. */
function SecondsLeft() {
  const { left } = useTexts().sharing.page.spoken;
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => setPassed(Math.floor((performance.now() - began) / 1000)), 250);
    return () => clearInterval(timer);
  }, []);
  return <p className={styles.left}>{left(Math.max(0, guestLimits.spokenSeconds - passed))}</p>;
}
