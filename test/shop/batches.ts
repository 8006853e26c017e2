import type { Batch } from '#inventory/batches/contract.ts'
import { createShopWithPayments, payFor, placeOrderOf, signInShopper } from './payment.ts'
import { addProduct, signInAs } from './shop.ts'

type Admin = Awaited<ReturnType<typeof signInAs>>
type Label = { code?: string; packed_on: string; best_before: string }

/** A batch's label, packed on 1 June 2026; the test shop's clock starts on 15 June. */
export const label = (best_before: string, more: Partial<Label> = {}): Label => ({
  packed_on: '2026-06-01',
  best_before,
  ...more,
})

/** Receives units of a variant into stock through the API, as a new batch if a label is given. */
export const receiveGoods = (admin: Admin, packId: number, units: number, batch?: Label) =>
  admin.post('/api/stock/moves', {
    form_key: `a-form-${crypto.randomUUID()}`,
    reason: 'received',
    lines: [{ pack_id: packId, units, ...(batch && { batch }) }],
  })

/**
 * A shop with a product that has one batch that expires first and, if `late` is over 0, one that expires later, with
 * the given units.
 * @returns `id` of the product, `batch` the id of the one that expires first, and `bought`, which orders units as a new
 * customer
 */
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

/**
 * Recalls a batch.
 * @returns the orders whose units were replaced
 */
export const recall = async (admin: Admin, batch: number) =>
  (await admin.post(`/api/stock/batches/${batch}/recall`, { reason: 'Glass was found' })).json().swapped
