import { expect } from 'vitest'
import type { Order } from '#ordering/orders/contract.ts'
import type { CashOnDeliverySettings } from '#shopfront/settings/cash-on-delivery-contract.ts'
import { createShopWithPayments, type Shopper, signInShopper } from './payment.ts'
import { addProduct, signInAs, type TestShop } from './shop.ts'

type Admin = Awaited<ReturnType<typeof signInAs>>

/** Changes the limits of cash on delivery, or turns it off. */
export async function setCash(admin: Admin, settings: Partial<CashOnDeliverySettings> = {}) {
  const { facts, version } = (await admin.get('/api/store')).json()
  const cashOnDelivery = { on: true, maxOpenOrders: 5, maxRefusals: 1, refusalMonths: 6, ...settings }
  const saved = await admin.put('/api/store', { facts: { ...facts, cashOnDelivery }, version })
  expect(saved.json(), 'the settings are saved').toMatchObject({ facts: { cashOnDelivery } })
}

/** A shop that offers cash on delivery, with ten packs of muesli at ₹320, and a shopper with an address. */
export async function shopWithCash(
  settings: Partial<CashOnDeliverySettings> = {},
  options: Parameters<typeof createShopWithPayments>[0] = {},
) {
  const shop = await createShopWithPayments(options)
  const muesli = await addProduct(shop.db, { stock: 10 })
  const shopper = await signInShopper(shop)
  const admin = await signInAs(shop, 'admin')
  await setCash(admin, settings)
  const order = (body: object = {}) => orderInCash(shopper, muesli.id, body)
  return { shop, muesli, shopper, admin, order }
}

type Answer = Pick<Awaited<ReturnType<Shopper['post']>>, 'statusCode' | 'body' | 'json'>
/** Whoever sends a shopper's calls. */
type Caller = { post: (url: string, payload: object) => Promise<Answer> }

/** Puts a product into the cart and places a cash order. @returns the response */
export async function orderInCash(shopper: Caller, productId: number, body: object = {}) {
  await shopper.post('/api/cart/add', { product_id: productId, quantity: 1 })
  return shopper.post('/api/orders/add', { payment_method: 'cash_on_delivery', ...body })
}

/** Places a cash order that must succeed. */
export async function placeCashOrder(shopper: Shopper, productId: number): Promise<Order> {
  const placed = await orderInCash(shopper, productId)
  expect(placed.statusCode, placed.body).toBe(201)
  return placed.json()
}

/** The payments, documents and stored states of an order. */
export async function booksOf({ db }: TestShop, orderId: number) {
  const payments = await db
    .selectFrom('payments')
    .select(['method', 'amount_paise', 'refunded_paise', 'pays_order'])
    .where('order_id', '=', orderId)
    .execute()
  const documents = await db
    .selectFrom('documents')
    .select(['kind', 'body'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  const { payment_state, parcel_state, cancel_reason } = await db
    .selectFrom('orders')
    .select(['payment_state', 'parcel_state', 'cancel_reason'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return {
    payments,
    documents: documents.map(({ kind, body }) => `${kind} ${body.total_paise}`),
    states: `${payment_state} ${parcel_state}`,
    cancel_reason,
  }
}
