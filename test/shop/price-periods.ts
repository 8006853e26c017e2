import type { PricePeriod } from '#catalogue/price-periods/contract.ts'
import { createShopWithPayments, type ShopWithPayments, signInShopper } from './payment.ts'
import { addProduct, signInAs } from './shop.ts'

type Options = Parameters<typeof createShopWithPayments>[0] & {
  product?: Parameters<typeof addProduct>[1]
}

/** Ten packs of muesli at ₹120, with an MRP of ₹150. The clock starts at 2026-06-15T06:00:00Z. */
export async function shopWithPrices({ product, ...options }: Options = {}) {
  const shop = await createShopWithPayments(options)
  const muesli = await addProduct(shop.db, { price_paise: 12_000, mrp_paise: 15_000, ...product })
  const admin = await signInAs(shop, 'admin')
  const url = `/api/products/${muesli.id}/prices`
  const send = (period: object = {}) => admin.post(url, { pack_id: muesli.pack_id, ...inAMinute, ...period })
  const plan = async (period: object = {}): Promise<PricePeriod> => (await send(period)).json()
  const list = async (): Promise<PricePeriod[]> => (await admin.get(url)).json()
  const kept = async () => (await admin.get(`/api/products/all/${muesli.id}`)).json()
  const shopper = await signInShopper(shop)
  return { shop, muesli, admin, shopper, url, send, plan, list, kept }
}

/** ₹90 from 06:01:00 to 06:02:00. */
export const inAMinute = {
  price: '90',
  starts_at: '2026-06-15T06:01:00.000Z',
  ends_at: '2026-06-15T06:02:00.000Z',
}

/** The price that a visitor of a shop's process sees. */
export const seenPrice = async (shop: Pick<ShopWithPayments, 'visitor'>, productId: number) =>
  (await shop.visitor().get(`/api/products/${productId}`)).json().price
