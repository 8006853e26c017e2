import { expect, test } from 'vitest'
import { booksOf, placeCashOrder, setCash } from '#test/shop/cash-orders.ts'
import { addCoupon } from '#test/shop/coupons.ts'
import { expectConsistentDocuments, storedDocumentsOf } from '#test/shop/documents.ts'
import { guestsOrder, payAsGuest, placeAsGuest } from '#test/shop/guests.ts'
import { expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import { quoteChange, sendChange, shopWithOrderToChange } from '#test/shop/order-changes.ts'
import {
  createShopWithPayments,
  deliverWebhooks,
  orderRow,
  payFor,
  runJobs,
  type ShopWithPayments,
  signInShopper,
  stockOf,
} from '#test/shop/payment.ts'
import { shopOnThePhone } from '#test/shop/phone-orders.ts'
import { refundedByProvider, sendRefund, shopWithDeliveryFee } from '#test/shop/refunds.ts'
import { dispatchOrders } from '#test/shop/shipment-steps.ts'
import { addProduct, signInAs } from '#test/shop/shop.ts'

const settle = async (shop: ShopWithPayments) => {
  await deliverWebhooks(shop)
  await runJobs(shop)
  await deliverWebhooks(shop)
}

type Admin = Awaited<ReturnType<typeof signInAs>>

const packOf = async ({ db }: ShopWithPayments, product: { id: number }) =>
  (await db.selectFrom('packs').select('id').where('product_id', '=', product.id).executeTakeFirstOrThrow())
    .id

const linkKeyOf = async (admin: Admin, orderId: number): Promise<string> => {
  const { link } = (await admin.get(`/api/orders/${orderId}/payment-link`)).json()
  return new URL(link.url).pathname.split('/').at(-1) ?? ''
}

const sumOf = (notes: { body: { total_paise: number } }[]) =>
  notes.reduce((sum, { body }) => sum + body.total_paise, 0)

// Requirement D-546
test('both credit notes of an exchange have the tax of what was taken out, and the delivery charge stays', async () => {
  const { shop, admin, order, mix, honey } = await shopWithDeliveryFee()
  const cheap = await addProduct(shop.db, {
    name: 'Salt',
    stock: 5,
    price_paise: 9_000,
    hsn: '1904',
    tax_rate: 5,
  })
  const change = {
    take: [
      { item_id: mix, quantity: 2 },
      { item_id: honey, quantity: 1 },
    ],
    add: [{ pack_id: await packOf(shop, cheap), quantity: 1 }],
  }
  expect((await quoteChange(admin, order.id, change)).json()).toMatchObject({
    taken: 500,
    added: 90,
    refunded: 410,
    cancels: true,
  })
  const { added_order: id } = (await sendChange(admin, order.id, change)).json()
  await settle(shop)
  const [invoice, ...notes] = await storedDocumentsOf(shop.db, order.id)
  expect([invoice?.body.total_paise, sumOf(notes)]).toEqual([54_000, 50_000])
  const taxOf = (rate: number) =>
    notes
      .flatMap(({ body }) => body.lines)
      .filter(({ what, tax }) => what === 'goods' && tax?.rate === rate)
      .reduce((sum, { tax }) => sum + (tax?.cgst ?? 0) + (tax?.sgst ?? 0), 0)
  const invoiced = (rate: number) =>
    invoice?.body.lines
      .filter(({ what, tax }) => what === 'goods' && tax?.rate === rate)
      .reduce((sum, { tax }) => sum + (tax?.cgst ?? 0) + (tax?.sgst ?? 0), 0)
  expect([taxOf(5), taxOf(18)]).toEqual([invoiced(5), invoiced(18)])
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'cancelled', kept_paise: 4_000 })
  const cancelled = shop.mails.find(({ subject }) => subject.includes('cancelled'))
  expect(cancelled?.text).toContain('₹410.00')
  expect((await storedDocumentsOf(shop.db, id))[0]?.body.total_paise).toBe(9_000)
  await expectConsistentDocuments(shop.db)
})

// Requirement D-552: Units are taken out at what was paid for them, with the order’s discounts; a coupon doesn’t apply to added items (decision X64).
test('of an order with a coupon, what was paid is refunded, and added items have today’s price', async () => {
  const shop = await createShopWithPayments()
  const muesli = await addProduct(shop.db, { stock: 10 })
  const honey = await addProduct(shop.db, { name: 'Honey', stock: 10, price_paise: 15_000 })
  await addCoupon(shop.db)
  const shopper = await signInShopper(shop)
  await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 2 })
  await shopper.post('/api/cart/coupon', { code: 'TEN' })
  const placed = (await shopper.post('/api/orders/add', {})).json()
  await payFor(shop, shopper, placed.id)
  await shop.bank.idle()
  const admin = await signInAs(shop, 'admin')
  const { lines } = (await admin.get(`/api/orders/${placed.id}/change`)).json()
  const change = {
    take: [{ item_id: lines[0].item_id, quantity: 1 }],
    add: [{ pack_id: await packOf(shop, honey), quantity: 1 }],
  }
  await shop.db
    .updateTable('packs')
    .set({ price_paise: 16_000 })
    .where('id', '=', change.add[0]?.pack_id ?? 0)
    .execute()
  const half = placed.total_price / 2
  expect((await quoteChange(admin, placed.id, change)).json()).toMatchObject({ taken: half, added: 160 })
  await sendChange(admin, placed.id, change)
  await settle(shop)
  await expectMoneyAndStockRight(shop, { [muesli.id]: 10, [honey.id]: 10 })
})

// Requirement D-553: Items can be added to a cash order, and the courier collects both amounts; nothing can be taken out of it (decision X64).
test('what is added to a cash order is collected with it, within the shop’s limit for both', async () => {
  const shop = await createShopWithPayments()
  const muesli = await addProduct(shop.db, { stock: 10 })
  const admin = await signInAs(shop, 'admin')
  await setCash(admin, { maxOpenOrders: 1, maxTotalRupees: 1000 })
  const shopper = await signInShopper(shop)
  const order = await placeCashOrder(shopper, muesli.id)
  const overview = (await admin.get(`/api/orders/${order.id}/change`)).json()
  expect(overview).toMatchObject({
    ways: ['on_delivery'],
    no_take: expect.stringContaining('Cancel it'),
    no_add: null,
  })
  const pack_id = await packOf(shop, muesli)
  const payment = { how: 'on_delivery' }
  const tooMuch = await sendChange(admin, order.id, { add: [{ pack_id, quantity: 3 }] }, { payment })
  expect(tooMuch.json()).toMatchObject({ code: 'CASH_TOTAL' })
  const byLink = await quoteChange(admin, order.id, { add: [{ pack_id, quantity: 1 }] })
  expect(byLink.json()).toMatchObject({ code: 'WAY' })
  const take = [{ item_id: overview.lines[0].item_id, quantity: 1 }]
  expect((await quoteChange(admin, order.id, { take }, 'on_delivery')).json()).toMatchObject({
    code: 'NOT_PAID',
  })
  const added = await sendChange(admin, order.id, { add: [{ pack_id, quantity: 1 }] }, { payment })
  const { added_order: id } = added.json()
  expect((await admin.get(`/api/orders/${id}`)).json()).toMatchObject({
    status: 'paid',
    to_collect: 320,
    payment_method: 'cash_on_delivery',
    User: { id: shopper.user.id },
    together: [{ id: order.id, is_paid: true }],
  })
  expect(await stockOf(shop, muesli.id)).toBe(8)
  const page = (await shopper.get(`/api/orders/${order.id}/page`)).json()
  expect(page.together).toEqual([{ id, is_first: false, is_unpaid: false, path: `/orders/${id}` }])
})

// Requirement D-553
test('a customer who is paying another order keeps it, and gets the exchanged items in the account', async () => {
  const { shop, admin, shopper, order, item, honey, initial } = await shopWithOrderToChange()
  await shopper.post('/api/cart/add', { product_id: Number(Object.keys(initial)[0]), quantity: 1 })
  const own = (await shopper.post('/api/orders/add', {})).json()
  const change = { take: [{ item_id: item, quantity: 1 }], add: [{ pack_id: honey, quantity: 2 }] }
  const { added_order: id } = (await sendChange(admin, order.id, change)).json()
  expect(await orderRow(shop, id)).toMatchObject({ status: 'paid', user_id: shopper.user.id })
  expect(await orderRow(shop, own.id)).toMatchObject({ status: 'pending' })
})

// Requirement D-554: What was paid to the shop directly is returned by hand, also the difference of an exchange (decision X64).
test('the difference of an order that was paid to the shop is returned by hand', async () => {
  const { shop, muesli, packId, admin, place } = await shopOnThePhone()
  const cheap = await addProduct(shop.db, { name: 'Salt', stock: 5, price_paise: 9_000 })
  const { order } = (await place({ payment: { how: 'direct', method: 'cash' } })).json()
  const { lines } = (await admin.get(`/api/orders/${order.id}/change`)).json()
  const change = {
    take: [{ item_id: lines[0].item_id, quantity: 1 }],
    add: [{ pack_id: await packOf(shop, cheap), quantity: 1 }],
  }
  const { added_order: id } = (await sendChange(admin, order.id, change)).json()
  await settle(shop)
  expect(await booksOf(shop, order.id)).toMatchObject({
    payments: [{ amount_paise: 64_000, refunded_paise: 32_000 }],
    documents: ['bill 64000', 'credit_note 9000', 'credit_note 23000'],
  })
  const mails = shop.mails.filter(({ to }) => to === 'meena@example.com').map(({ text }) => text ?? '')
  expect(mails.some((text) => text.includes(`pays for the items that you get instead, order #${id}.`))).toBe(
    true,
  )
  expect(mails.some((text) => text.includes('₹230.00'))).toBe(true)
  // What was exchanged for is refunded by hand too: no payment of it came through the provider.
  await sendRefund(admin, id, { what: 'all' })
  await settle(shop)
  expect(await booksOf(shop, id)).toMatchObject({
    states: 'refunded cancelled',
    documents: ['bill 9000', 'credit_note 9000'],
  })
  expect(packId).toBeGreaterThan(0)
  await expectMoneyAndStockRight(shop, { [muesli.id]: 10, [cheap.id]: 5 })
})

// Requirement D-555: A guest’s order is changed like a customer’s, its pages name each other, and the mails are in the customer’s language (decision X64).
test('a guest pays for added items in Tamil, and an erased guest’s order can’t get any', async () => {
  const shop = await createShopWithPayments({ env: guestsOrder })
  const muesli = await addProduct(shop.db, { stock: 10 })
  const { order, key, path } = await placeAsGuest(shop, muesli.id)
  await payAsGuest(shop, key)
  await shop.bank.idle()
  await shop.db.updateTable('orders').set({ locale: 'ta' }).where('id', '=', order.id).execute()
  const admin = await signInAs(shop, 'admin')
  const add = [{ pack_id: await packOf(shop, muesli), quantity: 1 }]
  const { added_order: id } = (await sendChange(admin, order.id, { add })).json()
  await runJobs(shop)
  expect(shop.mails.find(({ text }) => text?.includes(`#${order.id} உடன் சேர்க்கப்பட்டன`))).toBeDefined()
  const addedKey = await linkKeyOf(admin, id)
  expect((await shop.visitor().get(path)).json().together).toEqual([
    { id, is_first: false, is_unpaid: true, path: `/order/${addedKey}` },
  ])
  await payAsGuest(shop, addedKey)
  expect((await shop.visitor().get(`/api/guest-orders/${addedKey}`)).json().together).toEqual([
    { id: order.id, is_first: true, is_unpaid: false, path: `/order/${key}` },
  ])
  await shop.db
    .updateTable('order_buyers')
    .set({ phone: '', email: '' })
    .where('order_id', '=', order.id)
    .execute()
  expect((await quoteChange(admin, order.id, { add })).json()).toMatchObject({ code: 'ERASED' })
})

// Requirement D-556: Only units that are still here are taken out, and a dispatched order isn’t changed (decision X64).
test('after a part was sent, only the rest can be taken out; after all of it, nothing can be changed', async () => {
  const { shop, admin, order, item, honey } = await shopWithOrderToChange()
  await dispatchOrders(admin, {
    parcels: [{ order_id: order.id, items: [{ order_item_id: item, quantity: 2 }] }],
  })
  const overview = (await admin.get(`/api/orders/${order.id}/change`)).json()
  expect(overview.lines).toMatchObject([{ quantity: 3, can_take: 1 }])
  const two = await quoteChange(admin, order.id, { take: [{ item_id: item, quantity: 2 }] })
  expect(two.json()).toMatchObject({ code: 'NOT_HERE' })
  const one = await sendChange(admin, order.id, { take: [{ item_id: item, quantity: 1 }] })
  expect(one.statusCode, one.body).toBe(200)
  await settle(shop)
  const add = [{ pack_id: honey, quantity: 1 }]
  expect((await quoteChange(admin, order.id, { add })).json()).toMatchObject({ code: 'NOT_OPEN' })
  expect((await admin.get(`/api/orders/${order.id}/change`)).json().no_add).toContain('dispatched')
})

// Requirement D-557: A link for added items ends at its time, and its units are available again; a late payment brings it back, together with what it takes out (decision X64).
test('an exchange whose link has expired is made by a late payment', async () => {
  const { shop, admin, order, item, big, initial } = await shopWithOrderToChange()
  const change = { take: [{ item_id: item, quantity: 1 }], add: [{ pack_id: big, quantity: 1 }] }
  const payment = { how: 'link', hours: 2 }
  const { added_order: id } = (await sendChange(admin, order.id, change, { payment })).json()
  const key = await linkKeyOf(admin, id)
  const window = (await shop.visitor().post(`/api/guest-orders/${key}/payment`)).json()
  shop.clock.pass({ minutes: 121 })
  await settle(shop)
  expect(await orderRow(shop, id)).toMatchObject({ status: 'cancelled', cancel_reason: 'hold_expired' })
  expect((await admin.get(`/api/orders/${order.id}`)).json().together).toBeUndefined()
  shop.bank.pay(window.id)
  await settle(shop)
  await settle(shop)
  expect(await orderRow(shop, id)).toMatchObject({ status: 'paid' })
  expect(refundedByProvider(shop)).toEqual([32_000])
  await expectMoneyAndStockRight(shop, initial)
})

// Requirement D-557
test('added items stay an order of their own if the first order is cancelled before they are paid', async () => {
  const { shop, admin, order, honey, initial } = await shopWithOrderToChange()
  const { added_order: id } = (
    await sendChange(admin, order.id, { add: [{ pack_id: honey, quantity: 1 }] })
  ).json()
  const key = await linkKeyOf(admin, id)
  await sendRefund(admin, order.id, { what: 'all', lines: [] })
  await settle(shop)
  await payAsGuest(shop, key)
  await settle(shop)
  expect(await orderRow(shop, id)).toMatchObject({ status: 'paid', total_paise: 15_000 })
  expect((await admin.get(`/api/orders/${id}`)).json().together).toBeUndefined()
  expect(Object.keys(initial)).toHaveLength(2)
})
