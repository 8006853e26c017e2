/** The public API for a shop; tests also use `testing/in-memory.ts`. */
export {
  createRazorpayEmulator,
  emulatorApp,
  type RazorpayEmulator,
  type RazorpayEmulatorOptions,
} from './razorpay-emulator.ts'
export { signCheckout, signWebhook } from './signatures.ts'
