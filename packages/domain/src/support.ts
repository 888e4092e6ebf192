/** Why somebody writes to support. The first is chosen until another one is. */
export const supportReasons = ['question', 'fault', 'payment', 'refund', 'privacy', 'other'] as const;
export type SupportReason = (typeof supportReasons)[number];

/** Whether a value from outside is a reason to write. */
export const isSupportReason = (value: unknown): value is SupportReason =>
  supportReasons.some((reason) => reason === value);
