import { expect } from 'vitest'
import type { PaymentOrder } from '#ordering/checkout/contract.ts'
import { pollPayments } from '#payments/webhooks/server/poll-payments.ts'
import type { createShop } from '#shop.ts'
import {
  type createShopWithPayments,
  placeOrderOf,
  signedProof,
  signInShopper,
  startPaying,
} from './payment.ts'

type Shop = Awaited<ReturnType<typeof createShopWithPayments>>
type App = Shop['app'] | Awaited<ReturnType<typeof createShop>>

/**
 * Many buyers pay, then verify at the same moment, spread over these apps. If the provider does not answer in time, the
 * buyer sees "being confirmed" and the job confirms the payment.
 * @returns their orders, which are all paid
 */
export async function payConcurrently(
  shop: Shop,
  apps: App[],
  { product, count }: { product: number; count: number },
) {
  const buyers = await Promise.all(Array.from({ length: count }, () => signInShopper(shop)))
  const orders = await Promise.all(buyers.map((buyer) => placeOrderOf(buyer, product)))
  // One after another, because a request waits up to six seconds for the provider and concurrent ones would take
  // longer.
  const windows: PaymentOrder[] = []
  for (const [at, buyer] of buyers.entries()) windows.push(await startPaying(buyer, orders[at]?.id ?? 0))
  const proofs = windows.map(({ id }, at) => signedProof(orders[at]?.id ?? 0, id, shop.bank.pay(id).id))
  const answers = await Promise.all(
    proofs.map((payload, at) =>
      apps[at % apps.length]?.inject({
        method: 'POST',
        url: '/api/payment/verify',
        payload,
        cookies: buyers[at]?.cookies ?? {},
      }),
    ),
  )
  expect(answers.filter((answer) => answer?.statusCode !== 200).map((answer) => answer?.body)).toEqual([])
  if (answers.some((answer) => answer?.json().state !== 'received')) await pollPayments(shop)
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
