import { limits } from '@milestoon/domain';
import type { Texts } from '@milestoon/domain/texts';

export interface SignUpEntry {
  email: string;
  password: string;
  confirmation: string;
}

/** The first thing that is wrong, or null. */
export function signUpProblem(
  { email, password, confirmation }: SignUpEntry,
  { signUp: text }: Texts,
): string | null {
  if (!email.trim() || !password || !confirmation) return text.fieldsRequired;
  if (password !== confirmation) return text.passwordMismatch;
  if (password.length < limits.passwordLength) return text.passwordLength;
  return null;
}
