export * from './payments.ts';
export { startPayments } from './start-payments.ts';
export { isNoFaultOfTheBuyer } from './failures.ts';
export { connectStripe } from './stripe-payments.ts';
