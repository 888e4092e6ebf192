export {
  createPaymentsEmulator,
  type PaymentsEmulator,
  type PaymentsEmulatorOptions,
} from './emulator.ts';
export type { EmulatorPrice } from './ledger.ts';
