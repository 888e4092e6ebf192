/** Why somebody writes to support. The first is chosen until another one is. */
export const supportReasons = ['question', 'fault', 'payment', 'refund', 'privacy', 'other'] as const;
export type SupportReason = (typeof supportReasons)[number];

export const isSupportReason = (value: unknown): value is SupportReason =>
  supportReasons.some((reason) => reason === value);
