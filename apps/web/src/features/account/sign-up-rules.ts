import { addressFault, limits } from '@milestoon/domain';
import type { Texts } from '@milestoon/domain/texts';

export interface SignUpEntry {
  email: string;
  password: string;
  confirmation: string;
}

export type SignUpProblems = Partial<Record<keyof SignUpEntry, string>>;

/** All that is wrong, a sentence a field. */
export function signUpProblems(
  { email, password, confirmation }: SignUpEntry,
  { signUp: text, emailAddress }: Texts,
): SignUpProblems {
  const fault = email.trim() ? addressFault(email) : null;
  const isShort = password !== '' && password.length < limits.passwordLength;
  const differs = password !== '' && confirmation !== '' && password !== confirmation;
  return {
    ...(!email.trim() && { email: text.fieldsRequired }),
    ...(fault && { email: emailAddress[fault] }),
    ...(!password && { password: text.fieldsRequired }),
    ...(isShort && { password: text.passwordLength }),
    ...(!confirmation && { confirmation: text.fieldsRequired }),
    ...(differs && { confirmation: text.passwordMismatch }),
  };
}
