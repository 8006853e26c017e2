import { expect } from 'vitest'
import type { Db } from '../src/database/connect.ts'
import type { RazorpayEmulator } from '../src/integrations/razorpay/emulator/razorpay-emulator.ts'

type Books = { db: Db; bank: Pick<RazorpayEmulator, 'store'> }

/** What each product had before anything was sold, as `{ [productId]: units }`. */
type Stock = Record<number, number>

/**
 * What must hold once all news of money has been heard, whatever happened before it:
 * stock that is there, held and sold is what there was; each captured payment is a paid order or a refund, and never
 * both; no order was paid twice; each paid order has one confirmation.
 */
export async function expectMoneyAndStockRight(shop: Books, initial: Stock) {
  expect(await stockNow(shop)).toEqual(initial)
  const orders = await shop.db.selectFrom('orders').selectAll().execute()
  for (const order of orders) {
    const kept = moneyKept(shop, order.provider_order_id)
    expect([order.id, kept]).toEqual([order.id, order.paid_at ? order.total_paise : 0])
  }
  const paid = orders.filter((order) => order.paid_at).map((order) => String(order.id))
  const mails = await shop.db.selectFrom('outbox').select('subject_key').execute()
  expect(mails.map((mail) => mail.subject_key).sort()).toEqual(paid.sort())
}

/** On the shelf, held for unpaid orders, and sold, together. */
async function stockNow({ db }: Books) {
  const products = await db.selectFrom('products').select(['id', 'stock']).execute()
  const items = await db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select(['product_id', 'quantity'])
    .where('status', '<>', 'cancelled')
    .execute()
  const total: Stock = {}
  for (const { id, stock } of products) {
    expect(stock).toBeGreaterThanOrEqual(0)
    total[id] = stock
  }
  for (const { product_id, quantity } of items)
    if (product_id !== null) total[product_id] = (total[product_id] ?? 0) + quantity
  return total
}

/** What the provider took for an order and did not give back, in paise. */
function moneyKept({ bank }: Books, providerOrderId: string | null) {
  const payments = [...bank.store.payments.values()].map(({ entity }) => entity)
  return payments
    .filter((payment) => payment.order_id === providerOrderId && payment.captured)
    .reduce((sum, payment) => sum + payment.amount - payment.amount_refunded, 0)
}
