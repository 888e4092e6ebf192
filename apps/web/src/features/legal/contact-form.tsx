import type { SupportReceipt } from '@milestoon/contract';
import { isSupportReason, limits, type SupportReason, supportReasons } from '@milestoon/domain';
import { type FormEvent, useEffect, useState } from 'react';
import type { Wire } from '../../lib/api.ts';
import { useDraft } from '../../lib/draft.ts';
import { useSite } from '../../lib/site.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { TextArea, excessOf } from '../../ui/text-area.tsx';
import styles from './contact.module.css';
import type { ContactWords } from './contact-words.ts';
import { ownAddress, Refused, sendMessage } from './support-calls.ts';

interface Draft {
  reason: SupportReason;
  email: string;
  message: string;
}

/** Pages lead here with what it is about, such as the money-back guarantee. */
function reasonOfAddress(): SupportReason | undefined {
  const wish = new URLSearchParams(window.location.search).get('reason');
  return isSupportReason(wish) ? wish : undefined;
}

interface ContactFormProps {
  words: ContactWords;
  onSent: (receipt: Wire<SupportReceipt>) => void;
}

export function ContactForm({ words, onSent }: ContactFormProps) {
  const { support, mail } = useSite();
  const [draft, change, discard] = useDraft<Draft>('support', { reason: 'question', email: '', message: '' });
  const [wish, setWish] = useState(reasonOfAddress);
  const [sending, setSending] = useState(false);
  const [touched, setTouched] = useState(false);
  const [problem, setProblem] = useState('');
  const reason = wish ?? draft.reason;

  useEffect(() => {
    // Nobody who cannot be asked is signed in; they type it.
    ownAddress().then(
      (email = '') => change((current) => ({ email: current.email || email })),
      () => {},
    );
  }, [change]);

  const missing = {
    email: draft.email.trim() === '' ? words.emailRequired : undefined,
    message: draft.message.trim() === '' ? words.messageRequired : undefined,
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTouched(true);
    setProblem('');
    const isTooLong = excessOf(draft.message, limits.supportMessageLength) > 0;
    if (missing.email || missing.message || isTooLong || sending) return;
    setSending(true);
    try {
      const receipt = await sendMessage({ ...draft, reason });
      discard();
      onSent(receipt);
    } catch (failure) {
      setProblem((failure instanceof Refused && failure.message) || words.failed);
      setSending(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <SelectField
        label={words.reason}
        hint={words.hints[reason]}
        value={reason}
        options={supportReasons.map((value) => ({ value, label: words.reasons[value] }))}
        onChange={(chosen) => {
          setWish(undefined);
          change({ reason: chosen });
        }}
      />
      <TextField
        label={words.email}
        hint={words.emailHint}
        type="email"
        autoComplete="email"
        maxLength={320}
        value={draft.email}
        error={touched ? missing.email : undefined}
        onChange={(event) => change({ email: event.target.value })}
      />
      <TextArea
        label={words.message}
        hint={words.noPhotos}
        rows={6}
        maxLength={limits.supportMessageLength}
        tooLong={words.tooLong}
        value={draft.message}
        error={touched ? missing.message : undefined}
        onChange={(event) => change({ message: event.target.value })}
      />
      {problem && <Alert tone="bad">{problem}</Alert>}
      <p className={styles.note}>{support.email && mail ? words.mailed : words.kept}</p>
      <Button type="submit" variant="primary" size="large" busy={sending}>
        {sending ? words.submitting : words.submit}
      </Button>
    </form>
  );
}
