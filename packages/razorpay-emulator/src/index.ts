/** What a shop may use of the emulator; what tests use beside it is `testing/in-memory.ts`. */
export {
  createRazorpayEmulator,
  emulatorApp,
  type RazorpayEmulator,
  type RazorpayEmulatorOptions,
} from './razorpay-emulator.ts'
export { signCheckout, signWebhook } from './signatures.ts'
