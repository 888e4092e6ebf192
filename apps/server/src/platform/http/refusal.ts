import type { Texts } from '@milestoon/domain/texts';
import type { AppError } from '../errors.ts';

/** An error outside the contract's calls, in the form theirs have. */
export const refusal = (error: AppError, texts: Texts): Response =>
  Response.json(
    {
      defined: true,
      code: error.code,
      status: error.status,
      message: error.userMessage(texts),
      data: error.data ?? {},
    },
    { status: error.status },
  );
