import { guestLimits } from '@milestoon/domain';
import { useMutation } from '@tanstack/react-query';
import { Heart, Send } from 'lucide-react';
import type { FormEvent } from 'react';
import { client, isCode } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/field.tsx';
import { TextArea, excessOf } from '../../ui/text-area.tsx';
import styles from './guest.module.css';
import type { HelloDraftState } from './hello-draft.ts';
import { SpeakHello } from './speak-hello.tsx';

interface SendHelloProps {
  token: string;
  film: string;
  pass: string | undefined;
  draft: HelloDraftState;
  /** The link did not take it. */
  onGone: () => void;
}

/** A heart, a few words, or a few said aloud, for the family. */
export function SendHello({ token, film, pass, draft, onGone }: SendHelloProps) {
  const texts = useTexts();
  const words = texts.sharing.page;
  const [{ name, text }, change] = draft;
  const send = useMutation({
    mutationFn: (hello: { text: string | null }) =>
      client.sharing.sendHello({ token, film, name, ...hello, ...(pass !== undefined && { pass }) }),
    onSuccess: (_, hello) => {
      if (hello.text !== null) change({ text: '' });
    },
    onError: (error) => isCode(error, 'NOT_FOUND') && onGone(),
  });
  const isHeart = send.variables?.text === null;
  const canBeSent = text.trim() !== '' && excessOf(text, guestLimits.helloLength) === 0;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (canBeSent) send.mutate({ text });
  };
  return (
    <Card>
      <h2>{words.hello}</h2>
      <p className={styles.soft}>{words.helloText}</p>
      <Button
        size="large"
        className={styles.heart}
        busy={send.isPending && isHeart}
        disabled={send.isPending || (send.isSuccess && isHeart)}
        onClick={() => send.mutate({ text: null })}
      >
        <Heart aria-hidden="true" /> {words.heart}
      </Button>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={words.name}
          autoComplete="given-name"
          maxLength={guestLimits.nameLength}
          value={name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextArea
          label={words.text}
          rows={3}
          maxLength={guestLimits.helloLength}
          tooLong={texts.support.tooLong}
          value={text}
          onChange={(event) => change({ text: event.target.value })}
        />
        {send.isError && <Alert tone="bad">{tell(send.error, texts, words.sendFailed)}</Alert>}
        <div role="status">
          {send.isSuccess && <Alert tone="good">{isHeart ? words.heartSent : words.sent}</Alert>}
        </div>
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={send.isPending && !isHeart}
          disabled={!canBeSent}
        >
          <Send aria-hidden="true" /> {words.send}
        </Button>
      </form>
      <SpeakHello token={token} film={film} pass={pass} draft={draft} onGone={onGone} />
    </Card>
  );
}
