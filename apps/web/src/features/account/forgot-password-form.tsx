import { type AddressFault, addressFault } from '@milestoon/domain';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { client } from '../../lib/api.ts';
import { LinkedText } from '../../lib/linked-text.tsx';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './account.module.css';
import { AddressField } from './address-field.tsx';

/** Asks for a link by mail. Whether there is such an account is not told. */
export function ForgotPasswordForm() {
  const texts = useTexts();
  const words = texts.resetPassword;
  const { mail } = useSite();
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<AddressFault | null>(null);
  const ask = useMutation({ mutationFn: () => client.account.requestPasswordReset({ email }) });

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = addressFault(email);
    setFault(wrong);
    if (!wrong) ask.mutate();
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <AddressField
        label={texts.signIn.email}
        name="email"
        autoComplete="username"
        required
        value={email}
        fault={fault}
        onChange={(event) => {
          setEmail(event.target.value);
          setFault(null);
          ask.reset();
        }}
      />
      {ask.isError && <Alert tone="bad">{tell(ask.error, texts)}</Alert>}
      {ask.isSuccess && (
        <Alert tone="good">
          <LinkedText>{mail ? words.asked : words.askedNoMail}</LinkedText>
        </Alert>
      )}
      {!mail && !ask.isSuccess && (
        <Alert tone="info">
          <LinkedText>{words.noMail}</LinkedText>
        </Alert>
      )}
      <Button type="submit" variant="primary" size="large" wide busy={ask.isPending} disabled={ask.isSuccess}>
        {ask.isPending && mail ? words.asking : mail ? words.ask : words.askNoMail}
      </Button>
      <p className={styles.other}>
        <Link to={paths.signIn}>{words.backToSignIn}</Link>
      </p>
    </form>
  );
}
