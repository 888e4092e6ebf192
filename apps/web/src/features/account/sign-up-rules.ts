import { limits, messages } from '@milestoon/domain';

export interface SignUpEntry {
  email: string;
  password: string;
  confirmation: string;
}

/** The first thing that is wrong, or null. */
export function signUpProblem({ email, password, confirmation }: SignUpEntry): string | null {
  const text = messages.signUp;
  if (!email.trim() || !password || !confirmation) return text.fieldsRequired;
  if (password !== confirmation) return text.passwordMismatch;
  if (password.length < limits.passwordLength) return text.passwordLength;
  return null;
}
