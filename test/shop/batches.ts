import type { Batch } from '#inventory/batches/contract.ts'
import { createShopWithPayments, payFor, placeOrderOf, signInShopper } from './payment.ts'
import { addProduct, signInAs } from './shop.ts'

type Admin = Awaited<ReturnType<typeof signInAs>>
type Label = { code?: string; packed_on: string; best_before: string }

/** A label's dates; the test shop's clock starts on 15 June 2026. */
export const label = (best_before: string, more: Partial<Label> = {}): Label => ({
  packed_on: '2026-06-01',
  best_before,
  ...more,
})

/** Receives goods with dates. */
export const receiveGoods = (admin: Admin, packId: number, units: number, batch?: Label) =>
  admin.post('/api/stock/moves', {
    form_key: `a-form-${crypto.randomUUID()}`,
    reason: 'received',
    lines: [{ pack_id: packId, units, ...(batch && { batch }) }],
  })

/** A shop with one batch that expires first and one that expires later, with the given units. */
export async function createShopWithBatches(
  soon: number,
  late: number,
  options?: Parameters<typeof createShopWithPayments>[0],
) {
  const shop = await createShopWithPayments(options)
  const admin = await signInAs(shop, 'admin')
  const { id, pack_id } = await addProduct(shop.db, { name: 'Millet Muesli', stock: 0 })
  await receiveGoods(admin, pack_id, soon, label('2026-11-30', { code: 'SOON' }))
  if (late > 0) await receiveGoods(admin, pack_id, late, label('2026-12-31', { code: 'LATE' }))
  const batch = (await admin.get('/api/stock/batches')).json<Batch[]>()[0]?.id ?? 0
  const bought = async (units: number, { paid = true } = {}) => {
    const shopper = await signInShopper(shop)
    const order = await placeOrderOf(shopper, id, units)
    if (paid) await payFor(shop, shopper, order.id)
    return order
  }
  return { shop, admin, id, pack_id, batch, bought }
}

/** @returns the orders whose units were replaced */
export const recall = async (admin: Admin, batch: number) =>
  (await admin.post(`/api/stock/batches/${batch}/recall`, { reason: 'Glass was found' })).json().swapped
