import type { Plan } from '@milestoon/domain';

/** A subscription as the provider sees it now. */
export interface ProviderSubscription {
  id: string;
  customerId: string;
  /** `active`, `trialing`, `past_due`, `canceled` and others. */
  status: string;
  /** The plan's own price id, or the provider's when no plan of ours has it. */
  priceId: string | null;
  /** The child it was bought for. */
  childId: string | null;
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
}

/** Something happened at the provider. What, is to be asked there: events come late, twice and in any order. */
export interface ProviderEvent {
  id: string;
  type: string;
  created: Date;
  /** The subscription it is about; null when it is about none. */
  subscriptionId: string | null;
}

export interface CheckoutRequest {
  customerId: string;
  plan: Plan;
  successUrl: string;
  cancelUrl: string;
  /** The child an additional subscription is for. */
  childId: string | null;
  /** For whom this is, in a sentence: it stands where the parent pays, and in the portal. */
  note: string;
}

/** The payment provider. Every call may reject when it cannot be reached. */
export interface Payments {
  /**
   * The same person always gets the same customer, also when two requests ask at once, or years later; `insteadOf` one
   * that was deleted there, another.
   */
  createCustomer(person: { id: string; email: string }, insteadOf: string | null): Promise<string>;
  /** Whether the provider knows this customer, and has not deleted it. */
  hasCustomer(customerId: string): Promise<boolean>;
  /** The customer's receipts and pages have this e-mail address from now on; nothing of a customer it does not know. */
  changeAddress(customerId: string, email: string): Promise<void>;
  /** The address of a hosted checkout page. */
  openCheckout(request: CheckoutRequest): Promise<string>;
  /** Closes the pages that were opened for the same thing and not paid; none of a customer it does not know. */
  closeCheckouts(customerId: string, childId: string | null): Promise<void>;
  /** The address of a hosted page to cancel and resume on. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Null when the provider has no such subscription. */
  subscription(id: string): Promise<ProviderSubscription | null>;
  /** At once, not at the end of its period; its note goes with it. Does nothing when it has ended already. */
  endSubscription(id: string): Promise<void>;
  /** Takes the person's data away at the provider, as far as it need not keep them. */
  deleteCustomer(customerId: string): Promise<void>;
  /** All of them, also the ended ones; none of a customer it does not know. */
  subscriptionsOf(customerId: string): Promise<ProviderSubscription[]>;
  /**
   * Reads a webhook request.
   * @throws ForgedEventError when the signature is wrong or older than five minutes.
   */
  readEvent(rawBody: string, signature: string): ProviderEvent;
}

/** A webhook request that the provider did not send, or not now. */
export class ForgedEventError extends Error {}
