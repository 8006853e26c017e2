import { createRazorpayEmulator, emulatorApp } from './razorpay-emulator.ts'

/**
 * Runs the emulator as its own process. Settings: `PORT` (4400), `HOST`, `WEBHOOK_URL`, `STORE_FILE`, and
 * `RAZORPAY_KEY_ID`, `RAZORPAY_KEY_SECRET`, `RAZORPAY_WEBHOOK_SECRET`, with the same defaults as the shop.
 */
const { env } = process
const emulator = createRazorpayEmulator({
  keyId: env.RAZORPAY_KEY_ID || 'rzp_test_PretendMoney00',
  keySecret: env.RAZORPAY_KEY_SECRET || 'pretend-key-secret',
  webhookSecret: env.RAZORPAY_WEBHOOK_SECRET?.split(',')[0] || 'pretend-webhook-secret',
  webhookUrl: env.WEBHOOK_URL || 'http://127.0.0.1:3000/api/payment/webhook',
  storeFile: env.STORE_FILE || undefined,
})
const app = emulatorApp(emulator)
const address = await app.listen({ port: Number(env.PORT || 4400), host: env.HOST || '127.0.0.1' })
process.stdout.write(
  `Razorpay emulator running at ${address}. No real money is charged. Control page: ${address}/control\n`,
)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await app.close()
    process.exit(0)
  })
