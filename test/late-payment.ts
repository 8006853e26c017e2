import { createPayingShop, placeOrderOf, readyShopper, startPaying } from './shop/payment.ts'
import { addProduct } from './shop/shop.ts'

/** A payment that came too late: its order was cancelled, and somebody else has its stock. */
export async function shopWithLatePayment(options: Parameters<typeof createPayingShop>[0] = {}) {
  const shop = await createPayingShop({ webhooks: false, ...options })
  const muesli = await addProduct(shop.db, { stock: 2 })
  const shopper = await readyShopper(shop)
  const order = await placeOrderOf(shopper, muesli.id, 2)
  const window = await startPaying(shopper, order.id)
  await shopper.delete(`/api/orders/${order.id}`)
  await placeOrderOf(await readyShopper(shop), muesli.id, 2)
  const payment = shop.bank.pay(window.id)
  const state = async () => (await shopper.get(`/api/payment/state/${order.id}`)).json()
  await state()
  const refund = () => shop.db.selectFrom('refunds').selectAll().executeTakeFirstOrThrow()
  const atTheBank = () => shop.bank.store.payments.get(payment.id)?.entity
  return { shop, shopper, order, payment, state, refund, atTheBank, initial: { [muesli.id]: 2 } }
}
