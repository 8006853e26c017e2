import type { createShop } from '../../src/shop.ts'
import { type createPayingShop, placeOrderOf, proofOf, readyShopper, startPaying } from './payment.ts'

type Shop = Awaited<ReturnType<typeof createPayingShop>>
type Door = Shop['app'] | Awaited<ReturnType<typeof createShop>>

/**
 * So many buyers have paid in their windows, and all say so at the same moment, at these doors in turn.
 * @returns their orders
 */
export async function payAtOnce(
  shop: Shop,
  doors: Door[],
  { product, count }: { product: number; count: number },
) {
  const buyers = await Promise.all(Array.from({ length: count }, () => readyShopper(shop)))
  const orders = await Promise.all(buyers.map((buyer) => placeOrderOf(buyer, product)))
  const windows = await Promise.all(buyers.map((buyer, at) => startPaying(buyer, orders[at]?.id ?? 0)))
  const proofs = windows.map(({ id }, at) => proofOf(orders[at]?.id ?? 0, id, shop.bank.pay(id).id))
  await Promise.all(
    proofs.map((payload, at) =>
      doors[at % doors.length]?.inject({
        method: 'POST',
        url: '/api/payment/verify',
        payload,
        cookies: buyers[at]?.cookies ?? {},
      }),
    ),
  )
  return orders
}
