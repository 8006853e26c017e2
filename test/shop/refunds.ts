import type { Refunding, WantedRefund } from '#payments/refunds/contract.ts'
import { carryRefunds } from '#payments/refunds/server/processing/carry-refunds.ts'
import { setTax } from './documents.ts'
import { createPayingShop, type PayingShop, payFor, placeOrderOf, readyShopper } from './payment.ts'
import { addPack, addProduct, signInAs } from './shop.ts'
import { addZones, city } from './zones.ts'

type Admin = Awaited<ReturnType<typeof signInAs>>

type Options = Parameters<typeof createPayingShop>[0] & { priced?: number }

/**
 * A shop with a paid order of three of one size and two of another, and its merchant.
 * @param priced paise for a unit of the second size; ₹640 unless told
 */
export async function shopToRefund({ priced = 64_000, ...options }: Options = {}) {
  const shop = await createPayingShop(options)
  const muesli = await addProduct(shop.db, { stock: 10 })
  await addPack(shop.db, muesli.id, { label: '1 kg', stock: 10, price_paise: priced })
  const shopper = await readyShopper(shop)
  await shopper.post('/api/cart/add', { product_id: muesli.id, size: '1 kg', quantity: 2 })
  const order = await placeOrderOf(shopper, muesli.id, 3)
  await payFor(shop, shopper, order.id)
  await shop.bank.idle()
  const admin = await signInAs(shop, 'admin')
  const [payment = ''] = [...shop.bank.store.payments.keys()]
  return { shop, shopper, admin, order, payment, muesli, initial: { [muesli.id]: [10, 10] } }
}

/** One turn of the job, when the provider's news has come in: a row that its transaction holds would be passed over. */
export async function carryOn(shop: PayingShop) {
  await shop.bank.idle()
  return carryRefunds(shop)
}

type Opened = { admin: Pick<Admin, 'get'>; order: { id: number } }

/** What the merchant sees of an order before giving money of it back. */
export const refunding = async ({ admin, order }: Opened): Promise<Refunding> =>
  (await admin.get(`/api/orders/${order.id}/refunding`)).json()

export const linesOf = async (opened: Opened) => (await refunding(opened)).lines

let forms = 0

/** The form as the back office sends it: with what it showed as left. */
export async function sendRefund(admin: Admin, orderId: number, wish: Partial<WantedRefund>) {
  const { left } = (await admin.get(`/api/orders/${orderId}/refunding`)).json()
  return admin.post(`/api/orders/${orderId}/refunds`, {
    form_key: `refund-form-${forms++}-in-a-test`,
    what: 'all',
    reason: 'customer_wish',
    left,
    ...wish,
  })
}

/** What the provider has returned of all payments. */
export const returnedAt = ({ bank }: PayingShop) =>
  [...bank.store.refunds.values()]
    .filter(({ entity }) => entity.status === 'processed')
    .map(({ entity }) => entity.amount)

/**
 * A shop with an order of two products and a delivery fee of ₹40.00, paid for: 2 × ₹150.00 at 5 % and ₹200.00 at 18 %, so the
 * delivery has 18 %. Its merchant is registered for GST.
 */
export async function shopWithDeliveryFee(options: Parameters<typeof createPayingShop>[0] = {}) {
  const shop = await createPayingShop({ webhooks: false, ...options })
  const { admin } = await addZones(shop, { ...city, free_from: null })
  await setTax(shop, 'regular', admin)
  const mix = await addProduct(shop.db, { stock: 10, price_paise: 15_000, hsn: '1904', tax_rate: 5 })
  const honey = await addProduct(shop.db, {
    name: 'Honey',
    stock: 10,
    price_paise: 20_000,
    hsn: '04090000',
    tax_rate: 18,
  })
  const shopper = await readyShopper(shop)
  await shopper.post('/api/cart/add', { product_id: honey.id })
  const order = await placeOrderOf(shopper, mix.id, 2)
  await payFor(shop, shopper, order.id)
  const lines = await linesOf({ admin, order })
  const idOf = (product: string) => lines.find(({ name }) => name === product)?.item_id ?? 0
  const [payment = ''] = [...shop.bank.store.payments.keys()]
  return { shop, admin, shopper, order, payment, mix: idOf('Millet Muesli'), honey: idOf('Honey') }
}
