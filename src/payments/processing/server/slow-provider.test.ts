import { testKeys } from '@pasumai/razorpay-emulator/testing/in-memory'
import { afterEach, expect, test, vi } from 'vitest'
import { createPaymentProviders } from '#integrations/payments/payment-providers.ts'
import { createRazorpayProvider } from '#integrations/payments/razorpay/razorpay-provider.ts'
import { createInMemoryExchange } from '#test/shop/in-memory-provider.ts'
import { createShopWithPayments, orderRow, shopWithOrder, signedProof } from '#test/shop/payment.ts'

afterEach(() => void vi.useRealTimers())

const inTime = 8_000

/**
 * A shop whose provider takes `seconds` for every answer, or times out. The clock is fake, so that tests do not wait.
 */
async function shopWithSlowProvider() {
  const late = { seconds: 0 }
  const answering = await createShopWithPayments({ webhooks: false })
  const answer = createInMemoryExchange(answering.bankApp)
  const placed = await shopWithOrder({
    webhooks: false,
    payments: createPaymentProviders([
      createRazorpayProvider({
        ...testKeys,
        apiUrl: 'http://razorpay.test',
        wait: async (seconds) => void vi.advanceTimersByTime(seconds * 1000),
        exchange: async (url, asked) => {
          const isAnswered = late.seconds <= asked.timeoutSeconds
          if (late.seconds > 0) vi.advanceTimersByTime(Math.min(late.seconds, asked.timeoutSeconds) * 1000)
          if (!isAnswered) throw Object.assign(new Error('late'), { name: 'TimeoutError' })
          return answer(url, asked)
        },
      }),
    ]),
  })
  const { shopper, order } = placed
  /** The duration in milliseconds, and the answer. */
  const timed = async (path: string, body: object) => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const started = performance.now()
    const answered = await shopper.post(path, body)
    const took = performance.now() - started
    vi.useRealTimers()
    return { took, status: answered.statusCode, json: answered.json() }
  }
  return {
    ...placed,
    late,
    bank: answering.bank,
    initiate: () => timed('/api/payment/initiate', { order_id: order.id }),
    verify: (window: string, payment: string) =>
      timed('/api/payment/verify', signedProof(order.id, window, payment)),
  }
}

test.each([3, 7, 20])('initiate answers in time while every answer takes %d seconds', async (seconds) => {
  const { late, initiate, bank } = await shopWithSlowProvider()
  late.seconds = seconds
  const { took, status } = await initiate()
  expect(took).toBeLessThan(inTime)
  expect(status).toBe(seconds === 3 ? 200 : 503)
  late.seconds = 0
  expect((await initiate()).status).toBe(200)
  expect(bank.store.orders.size).toBe(1)
})

// Requirement D-103: A slow provider doesn't block the shopper; the page keeps polling (decision B8).
test.each([3, 7, 20])(
  'verify answers in time while every answer takes %d seconds, and the page keeps polling',
  async (seconds) => {
    const { shop, order, late, initiate, verify, bank } = await shopWithSlowProvider()
    const { json: window } = await initiate()
    const payment = bank.pay(window.id)
    late.seconds = seconds
    const { took, status, json } = await verify(window.id, payment.id)
    expect(took).toBeLessThan(inTime)
    expect([status, json.state]).toEqual([200, seconds === 3 ? 'received' : 'confirming'])
    late.seconds = 0
    expect((await verify(window.id, payment.id)).json.state).toBe('received')
    expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid' })
  },
)

test('a provider that has been silent for long is not waited for', async () => {
  const { late, initiate } = await shopWithSlowProvider()
  late.seconds = 60
  const took: number[] = []
  for (let turn = 0; turn < 8; turn++) took.push((await initiate()).took)
  expect(took[0]).toBeGreaterThan(5_000)
  expect(took.slice(-2)).toEqual([0, 0])
})
