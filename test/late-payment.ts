import { createShopWithPayments, placeOrderOf, signInShopper, startPaying } from './shop/payment.ts'
import { addProduct } from './shop/shop.ts'

/** A late payment: its order was cancelled, and somebody else has its stock. */
export async function shopWithLatePayment(options: Parameters<typeof createShopWithPayments>[0] = {}) {
  const shop = await createShopWithPayments({ webhooks: false, ...options })
  const muesli = await addProduct(shop.db, { stock: 2 })
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, muesli.id, 2)
  const window = await startPaying(shopper, order.id)
  await shopper.delete(`/api/orders/${order.id}`)
  await placeOrderOf(await signInShopper(shop), muesli.id, 2)
  const payment = shop.bank.pay(window.id)
  const state = async () => (await shopper.get(`/api/payment/state/${order.id}`)).json()
  await state()
  const refund = () => shop.db.selectFrom('refunds').selectAll().executeTakeFirstOrThrow()
  const atProvider = () => shop.bank.store.payments.get(payment.id)?.entity
  return { shop, shopper, order, payment, state, refund, atTheBank: atProvider, initial: { [muesli.id]: 2 } }
}
