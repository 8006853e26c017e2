import { expect } from 'vitest'
import type { PaymentOrder } from '#ordering/checkout/contract.ts'
import { askAboutOrders } from '#payments/webhooks/server/ask-about-orders.ts'
import type { createShop } from '#shop.ts'
import { type createPayingShop, placeOrderOf, proofOf, readyShopper, startPaying } from './payment.ts'

type Shop = Awaited<ReturnType<typeof createPayingShop>>
type Door = Shop['app'] | Awaited<ReturnType<typeof createShop>>

/**
 * So many buyers have paid in their windows, and all say so at the same moment, at these doors in turn.
 * On a machine so busy that the provider has no time to answer one of them, they read that it is being confirmed, and the
 * job sees to it, as for any shopper.
 * @returns their orders, which are all paid
 */
export async function payAtOnce(
  shop: Shop,
  doors: Door[],
  { product, count }: { product: number; count: number },
) {
  const buyers = await Promise.all(Array.from({ length: count }, () => readyShopper(shop)))
  const orders = await Promise.all(buyers.map((buyer) => placeOrderOf(buyer, product)))
  // One after another: a shopper's call waits six seconds for the provider, and all of these at once would take longer.
  const windows: PaymentOrder[] = []
  for (const [at, buyer] of buyers.entries()) windows.push(await startPaying(buyer, orders[at]?.id ?? 0))
  const proofs = windows.map(({ id }, at) => proofOf(orders[at]?.id ?? 0, id, shop.bank.pay(id).id))
  const answers = await Promise.all(
    proofs.map((payload, at) =>
      doors[at % doors.length]?.inject({
        method: 'POST',
        url: '/api/payment/verify',
        payload,
        cookies: buyers[at]?.cookies ?? {},
      }),
    ),
  )
  expect(answers.filter((answer) => answer?.statusCode !== 200).map((answer) => answer?.body)).toEqual([])
  if (answers.some((answer) => answer?.json().state !== 'received')) await askAboutOrders(shop)
  const ids = orders.map(({ id }) => id)
  const paid = await shop.db
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', ids)
    .where('paid_at', 'is not', null)
    .execute()
  expect(paid).toHaveLength(count)
  return orders
}
