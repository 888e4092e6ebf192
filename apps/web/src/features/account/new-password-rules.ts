import { limits } from '@milestoon/domain';
import type { Texts } from '@milestoon/domain/texts';

export interface NewPassword {
  password: string;
  confirmation: string;
}

/** The first thing that is wrong with a new password, or null. */
export function newPasswordProblem({ password, confirmation }: NewPassword, texts: Texts): string | null {
  const words = texts.changePassword;
  if (!password) return words.newRequired;
  if (password !== confirmation) return words.mismatch;
  if (password.length < limits.passwordLength) return words.length;
  return null;
}

/** The same for a change, which needs the current password of a known account. */
export function changeProblem(
  { email, current, ...entry }: NewPassword & { email: string; current: string },
  texts: Texts,
): string | null {
  if (!current) return texts.changePassword.currentRequired;
  return newPasswordProblem(entry, texts) ?? (email ? null : texts.changePassword.noEmail);
}
