import { createRazorpayEmulator, emulatorApp, signCheckout } from '@pasumai/razorpay-emulator'
import { manualClock } from '@pasumai/razorpay-emulator/testing/manual-clock'
import { onTestFinished } from 'vitest'
import type { SendRequest } from '#integrations/http-request.ts'
import { createInMemoryExchange } from './in-memory-provider.ts'
import { createTestShop, type TestShop } from './shop.ts'

/** The keys of an account, as the merchant enters them. */
export type EnteredKeys = { key_id: string; key_secret: string; webhook_secret: string }

/** A Razorpay account in this process. Its webhooks go to the shop, signed with the account’s secret. */
function createAccount(keys: EnteredKeys, clock: ReturnType<typeof manualClock>, shop: () => TestShop) {
  const bank = createRazorpayEmulator({
    keyId: keys.key_id,
    keySecret: keys.key_secret,
    webhookSecret: keys.webhook_secret,
    webhookUrl: 'http://shop.test',
    postWebhook: async ({ body, headers }) =>
      (await shop().app.inject({ method: 'POST', url: '/api/payment/webhook', payload: body, headers }))
        .statusCode,
    clock,
  })
  const app = emulatorApp(bank)
  onTestFinished(() => app.close())
  const authorization = `Basic ${Buffer.from(`${keys.key_id}:${keys.key_secret}`).toString('base64')}`
  return { keys, bank, authorization, exchange: createInMemoryExchange(app) }
}

type Options = Omit<NonNullable<Parameters<typeof createTestShop>[0]>, 'razorpay'>

/**
 * A shop at Razorpay’s address, where these accounts exist. It has no keys until the merchant enters those of one.
 * @returns `another`, a second process on the same database
 */
export async function createShopAtRazorpay(
  accounts: Record<string, EnteredKeys>,
  { env, ...options }: Options = {},
) {
  const time = manualClock(new Date('2026-06-15T06:00:00Z'))
  const clock = {
    now: time.now,
    pass: ({ days = 0, minutes = 0, seconds = 0 }) => time.advance(days * 86_400 + minutes * 60 + seconds),
  }
  const banks = Object.values(accounts).map((keys) => createAccount(keys, time, () => shop))
  const calls: string[] = []
  const exchange: SendRequest = async (url, request) => {
    const authorization = request.headers.authorization ?? ''
    const account = banks.find((each) => each.authorization === authorization)
    calls.push(account?.keys.key_id ?? 'unknown keys')
    if (account) return account.exchange(url, request)
    return { status: 401, retryAfter: undefined, text: '{"error":{"code":"BAD_REQUEST_ERROR"}}' }
  }
  const open = (more: Options = {}) =>
    createTestShop({
      clock,
      razorpay: { exchange, wait: async () => {}, now: () => clock.now().getTime() },
      ...options,
      ...more,
      env: { RAZORPAY_API_URL: 'https://razorpay.test', ...env, ...more.env },
    })
  const shop: TestShop = { ...(await open()), clock }
  return {
    shop,
    clock,
    calls,
    bankOf: (name: keyof typeof accounts) => {
      const account = banks.find(({ keys }) => keys === accounts[name])
      if (!account) throw new Error('There is no such account.')
      return account.bank
    },
    another: async (more: Options = {}): Promise<TestShop> => ({
      ...(await open({ db: shop.db, ...more, env: { DATA_DIR: shop.settings.dataDir, ...more.env } })),
      clock,
    }),
  }
}

/** What the browser sends after a payment in a window with these keys. */
export const proofWith = (keys: EnteredKeys, order: number, providerOrderId: string, paymentId: string) => ({
  order_id: order,
  razorpay_payment_id: paymentId,
  razorpay_order_id: providerOrderId,
  razorpay_signature: signCheckout({ orderId: providerOrderId, paymentId }, keys.key_secret),
})
