import { expect, test } from 'vitest'
import { confirmPayment } from '#payments/processing/server/confirm-payment.ts'
import { processRefunds } from '#payments/refunds/server/processing/process-refunds.ts'
import { expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import { orderRow, type ShopWithPayments } from '#test/shop/payment.ts'
import { sendRefund, shopWithRefundableOrder } from '#test/shop/refunds.ts'
import { syncRefunds } from './sync-refunds.ts'

/** A paid order whose provider sends no events. */
async function open() {
  const opened = await shopWithRefundableOrder({ webhooks: false })
  const { shop, order, payment } = opened
  return {
    ...opened,
    refund: (paise: number) => {
      shop.clock.pass({ seconds: 1 })
      shop.bank.refund(payment, paise)
      return [...shop.bank.store.refunds.keys()].at(-1) ?? ''
    },
    settle: async () => confirmPayment(shop, await orderRow(shop, order.id)),
    noted: () => notedIn(shop),
  }
}

/** The recorded refunds. */
const notedIn = ({ db }: ShopWithPayments) =>
  db
    .selectFrom('refunds')
    .select(['source', 'amount_paise', 'provider_refund_id'])
    .where('status', '=', 'processed')
    .orderBy('id')
    .execute()

test('a return of today is heard of though an older one of the same sum has arrived only yesterday', async () => {
  const { shop, refund, settle, order, initial } = await open()
  shop.bank.faults.add({ on: 'refund', effect: 'stay-pending' })
  const older = refund(10_000)
  shop.clock.pass({ days: 3 })
  shop.bank.settleRefund(older, 'processed')
  await settle()
  shop.clock.pass({ days: 1 })
  // Prevents polls for other reasons.
  await shop.db.updateTable('orders').set({ ask_at: null }).execute()
  expect(await syncRefunds(shop), 'what is known is not asked about').toBe(0)
  refund(10_000)
  expect(await syncRefunds(shop)).toBe(1)
  await settle()
  expect(await orderRow(shop, order.id)).toMatchObject({ refunded_paise: 20_000 })
  expect(await syncRefunds(shop)).toBe(0)
  await expectMoneyAndStockRight(shop, initial)
})

test.each([
  ['behind', -600],
  ['before', 600],
])(
  'a return is heard of by a shop whose clock is ten minutes %s that of the provider',
  async (_how, seconds) => {
    const { shop, refund, settle } = await open()
    const clock = { now: () => new Date(shop.clock.now().getTime() + seconds * 1000) }
    refund(10_000)
    expect(await syncRefunds({ ...shop, clock })).toBe(1)
    await settle()
    expect(await syncRefunds({ ...shop, clock })).toBe(0)
  },
)

test('what was known as a sum before each return was known by itself is not asked about without end', async () => {
  const { shop, refund, settle, noted, initial } = await open()
  refund(10_000)
  await settle()
  await shop.db.updateTable('refunds').set({ provider_refund_id: null }).execute()
  expect(await syncRefunds(shop)).toBe(0)
  const news = refund(5_000)
  expect(await syncRefunds(shop)).toBe(1)
  await settle()
  expect(await noted()).toMatchObject([
    { amount_paise: 10_000, provider_refund_id: null },
    { amount_paise: 5_000, provider_refund_id: news },
  ])
  expect(await syncRefunds(shop)).toBe(0)
  await expectMoneyAndStockRight(shop, initial)
})

test('of several returns that are heard of together each is written down, beside those wanted here', async () => {
  const { shop, admin, order, refund, settle, noted, initial } = await open()
  await sendRefund(admin, order.id, { what: 'amount', amount: 300 })
  await processRefunds(shop)
  const [ours] = shop.bank.store.refunds.keys()
  expect(await syncRefunds(shop), 'what was wanted here is known').toBe(0)
  const others = [refund(10_000), refund(5_000)]
  expect(await syncRefunds(shop)).toBe(1)
  await settle()
  expect(await noted()).toEqual([
    { source: 'merchant', amount_paise: 30_000, provider_refund_id: ours },
    { source: 'provider', amount_paise: 10_000, provider_refund_id: others[0] },
    { source: 'provider', amount_paise: 5_000, provider_refund_id: others[1] },
  ])
  expect(await orderRow(shop, order.id)).toMatchObject({ refunded_paise: 45_000 })
  await settle()
  expect([await syncRefunds(shop), (await noted()).length]).toEqual([0, 3])
  await expectMoneyAndStockRight(shop, initial)
})
