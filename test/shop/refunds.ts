import type { Order } from '#ordering/orders/contract.ts'
import type { RefundInput, RefundOverview } from '#payments/refunds/contract.ts'
import { processRefunds } from '#payments/refunds/server/processing/process-refunds.ts'
import { setTax } from './documents.ts'
import {
  createShopWithPayments,
  payFor,
  placeOrderOf,
  type Shopper,
  type ShopWithPayments,
  signInShopper,
} from './payment.ts'
import { addProduct, addVariant, signInAs } from './shop.ts'
import { addZones, cityZone } from './zones.ts'

type Admin = Awaited<ReturnType<typeof signInAs>>

type Options = Parameters<typeof createShopWithPayments>[0] & { secondPrice?: number }

/**
 * A shop with a paid order of three of one size and two of another, and its merchant.
 * @param options.secondPrice paise per unit of the second size; ₹640 by default
 */
export async function shopWithRefundableOrder({ secondPrice = 64_000, ...options }: Options = {}) {
  const shop = await createShopWithPayments(options)
  const muesli = await addProduct(shop.db, { stock: 10 })
  await addVariant(shop.db, muesli.id, { label: '1 kg', stock: 10, price_paise: secondPrice })
  const shopper = await signInShopper(shop)
  await shopper.post('/api/cart/add', { product_id: muesli.id, size: '1 kg', quantity: 2 })
  const order = await placeOrderOf(shopper, muesli.id, 3)
  await payFor(shop, shopper, order.id)
  await shop.bank.idle()
  const admin = await signInAs(shop, 'admin')
  const [payment = ''] = [...shop.bank.store.payments.keys()]
  return { shop, shopper, admin, order, payment, muesli, initial: { [muesli.id]: [10, 10] } }
}

/**
 * Runs the refund job until no refund is due, each time after pending webhooks: the job skips rows that they lock, such as
 * a second refund of the payment whose first refund was made by the same run.
 * @returns how many refunds were processed
 */
export async function runRefundJob(shop: ShopWithPayments) {
  let processed = 0
  for (;;) {
    await shop.bank.idle()
    const now = await processRefunds(shop)
    if (now === 0) return processed
    processed += now
  }
}

/** The provider makes the next three refunds, but its responses are lost. */
export const loseRefundResponses = ({ bank }: ShopWithPayments) =>
  bank.faults.add({
    on: 'call',
    call: 'POST /v1/payments/*/refund',
    effect: 'fail',
    when: 'after',
    times: 3,
  })

type RefundFixture = { admin: Pick<Admin, 'get'>; order: { id: number } }

/** The refund panel's data. */
export const fetchRefundOverview = async ({ admin, order }: RefundFixture): Promise<RefundOverview> =>
  (await admin.get(`/api/orders/${order.id}/refunding`)).json()

export const fetchRefundLines = async (fixture: RefundFixture) => (await fetchRefundOverview(fixture)).lines

let formCount = 0

/** Sends the back office's refund form, with the refundable rest that it showed. */
export async function sendRefund(admin: Admin, orderId: number, input: Partial<RefundInput>) {
  const { left } = (await admin.get(`/api/orders/${orderId}/refunding`)).json()
  return admin.post(`/api/orders/${orderId}/refunds`, {
    form_key: `refund-form-${formCount++}-in-a-test`,
    what: 'all',
    reason: 'customer_wish',
    left,
    ...input,
  })
}

/** The amounts of the refunds that the provider has made, in paise. */
export const refundedByProvider = ({ bank }: ShopWithPayments) =>
  [...bank.store.refunds.values()]
    .filter(({ entity }) => entity.status === 'processed')
    .map(({ entity }) => entity.amount)

/** Orders the same lines to another place, after another price was agreed: a new order replaces the unpaid one. */
async function orderElsewhere({ db }: ShopWithPayments, shopper: Shopper): Promise<Order> {
  await db.updateTable('addresses').set({ postal_code: '641001' }).execute()
  await db.updateTable('packs').set({ price_paise: 14_900 }).where('price_paise', '=', 15_000).execute()
  await shopper.get('/api/cart')
  return (await shopper.post('/api/orders/add', {})).json()
}

/**
 * A paid order of two products with a delivery fee of ₹40.00: 2 × ₹150.00 at 5 % and ₹200.00 at 18 %, so the delivery
 * is taxed at 18 %. The merchant is registered for GST.
 * @param options.discounts rupees that the merchant takes off before the order is paid
 * @param options.replaced the order replaces a discounted one, and keeps its discounts
 */
export async function shopWithDeliveryFee({
  discounts = [],
  replaced = false,
  ...options
}: Parameters<typeof createShopWithPayments>[0] & { discounts?: number[]; replaced?: boolean } = {}) {
  const shop = await createShopWithPayments({ webhooks: false, ...options })
  const { admin } = await addZones(shop, { ...cityZone, free_from: null })
  await setTax(shop, 'regular', admin)
  const mix = await addProduct(shop.db, { stock: 10, price_paise: 15_000, hsn: '1904', tax_rate: 5 })
  const honey = await addProduct(shop.db, {
    name: 'Honey',
    stock: 10,
    price_paise: 20_000,
    hsn: '04090000',
    tax_rate: 18,
  })
  const shopper = await signInShopper(shop)
  await shopper.post('/api/cart/add', { product_id: honey.id })
  const first = await placeOrderOf(shopper, mix.id, 2)
  for (const [at, amount] of discounts.entries())
    await admin.post(`/api/orders/${first.id}/discounts`, {
      form_key: `discount-form-${at}-in-a-test`,
      amount,
      reason: 'For a friend',
    })
  const order = replaced ? await orderElsewhere(shop, shopper) : first
  await payFor(shop, shopper, order.id)
  const lines = await fetchRefundLines({ admin, order })
  const idOf = (product: string) => lines.find(({ name }) => name === product)?.item_id ?? 0
  const [payment = ''] = [...shop.bank.store.payments.keys()]
  return { shop, admin, shopper, order, payment, mix: idOf('Millet Muesli'), honey: idOf('Honey') }
}
