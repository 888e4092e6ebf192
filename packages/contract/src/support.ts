import { limits, supportReasons } from '@milestoon/domain';
import { z } from 'zod';
import { api, says } from './errors.ts';

/** What the sender keeps. */
export const supportReceiptSchema = z.object({
  /** Such as `M7K2-Q9XD`. */
  number: z.string(),
  /** 'mailed' to whoever answers, or 'kept' for the people who run the service. */
  way: z.enum(['mailed', 'kept']),
  sentAt: z.date(),
});
export type SupportReceipt = z.infer<typeof supportReceiptSchema>;

/** Messages to whoever runs the site. */
export const support = {
  /** Also for whoever cannot sign in: that may be why they write. */
  write: api
    .route({ method: 'POST', path: '/api/support', tags: ['support'], successStatus: 201 })
    .input(
      z.object({
        reason: z.enum(supportReasons),
        /** Where the answer goes. */
        email: z
          .string()
          .trim()
          .max(320, says('accounts.INVALID_EMAIL'))
          .regex(/^[^\s@<>"(),;:\\]+@[^\s@<>"(),;:\\]+$/, says('accounts.INVALID_EMAIL')),
        message: z
          .string()
          .trim()
          .min(1, says('support.messageRequired'))
          .max(limits.supportMessageLength, says('support.messageTooLong')),
      }),
    )
    .output(supportReceiptSchema),
};
