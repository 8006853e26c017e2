import { expect, test } from 'vitest'
import { booksOf } from '#test/shop/cash-orders.ts'
import { payAsGuest } from '#test/shop/guests.ts'
import { expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import { quoteChange, sendChange, shopWithOrderToChange } from '#test/shop/order-changes.ts'
import { deliverWebhooks, orderRow, runJobs, type ShopWithPayments } from '#test/shop/payment.ts'
import { refundedByProvider } from '#test/shop/refunds.ts'
import { dispatchOrders } from '#test/shop/shipment-steps.ts'
import { signInAsStaff } from '#test/shop/shop.ts'

/** The key in the link of an order that the shop has placed. */
const keyOf = async (
  admin: { get: (url: string) => Promise<{ json: () => { link: { url: string } } }> },
  orderId: number,
) =>
  new URL((await admin.get(`/api/orders/${orderId}/payment-link`)).json().link.url).pathname
    .split('/')
    .at(-1) ?? ''

const settle = async (shop: ShopWithPayments) => {
  await deliverWebhooks(shop)
  await runJobs(shop)
  await deliverWebhooks(shop)
}

// Requirement D-544: Staff take units out of a paid order before they’re dispatched: they’re refunded and back in stock (decision X64).
test('units that are taken out are refunded, and the order stays', async () => {
  const { shop, admin, order, item, initial } = await shopWithOrderToChange()
  const take = [{ item_id: item, quantity: 2 }]
  expect((await quoteChange(admin, order.id, { take })).json()).toMatchObject({
    taken: 640,
    added: 0,
    left: 960,
    refunded: 640,
    to_pay: 0,
    waits: false,
    cancels: false,
  })
  const changed = await sendChange(admin, order.id, { take })
  expect(changed.json(), changed.body).toMatchObject({
    added_order: null,
    message: expect.stringContaining('refund'),
  })
  await settle(shop)
  expect(refundedByProvider(shop)).toEqual([64_000])
  expect(await booksOf(shop, order.id)).toMatchObject({
    documents: ['bill 96000', 'credit_note 64000'],
    states: 'partly_refunded to_pack',
  })
  const { lines } = (await admin.get(`/api/orders/${order.id}/change`)).json()
  expect(lines).toMatchObject([{ quantity: 1, can_take: 1 }])
  await expectMoneyAndStockRight(shop, initial)
})

// Requirement D-545: Staff add items to an order as an order of its own, without a delivery charge, which is paid with a link (decision X64).
test('added items are paid with a link, and packed together', async () => {
  const { shop, admin, shopper, order, honey, initial } = await shopWithOrderToChange()
  const changed = await sendChange(admin, order.id, { add: [{ pack_id: honey, quantity: 2 }] })
  const id = changed.json().added_order
  expect((await admin.get(`/api/orders/${id}`)).json()).toMatchObject({
    status: 'pending',
    total_price: 300,
    together: [{ id: order.id, is_paid: true }],
    User: { id: null, name: shopper.user.name },
  })
  expect((await admin.get(`/api/orders/${order.id}`)).json().together).toEqual([{ id, is_paid: false }])
  const mail = await shop.db
    .selectFrom('outbox')
    .select('body_text')
    .where('kind', '=', 'order-to-pay')
    .executeTakeFirst()
  expect(mail?.body_text).toContain(`added to your order #${order.id}`)
  await payAsGuest(shop, await keyOf(admin, id))
  await settle(shop)
  expect(await booksOf(shop, id)).toMatchObject({ documents: ['bill 30000'], states: 'paid to_pack' })
  expect((await orderRow(shop, id)).user_id, 'it belongs to the account now').toBe(shopper.user.id)
  expect((await admin.get('/api/packing/orders')).json()).toMatchObject([
    { id: order.id, together: [{ id, is_paid: true }] },
    { id, together: [{ id: order.id, is_paid: true }] },
  ])
  await expectMoneyAndStockRight(shop, initial)
})

// Requirement D-546: In an exchange, what is taken out pays for what is added, and only a difference is refunded; invoice and credit notes have both in full (decision X64).
test('an exchange for something cheaper refunds the difference', async () => {
  const { shop, admin, order, item, honey, initial } = await shopWithOrderToChange()
  const change = { take: [{ item_id: item, quantity: 1 }], add: [{ pack_id: honey, quantity: 1 }] }
  expect((await quoteChange(admin, order.id, change)).json()).toMatchObject({
    taken: 320,
    added: 150,
    exchanged: 150,
    refunded: 170,
    to_pay: 0,
  })
  const { added_order: id } = (await sendChange(admin, order.id, change)).json()
  await settle(shop)
  expect(refundedByProvider(shop)).toEqual([17_000])
  expect(await booksOf(shop, id)).toMatchObject({
    payments: [{ method: 'exchange', amount_paise: 15_000, pays_order: true }],
    documents: ['bill 15000'],
    states: 'paid to_pack',
  })
  expect(await booksOf(shop, order.id)).toMatchObject({
    payments: [{ amount_paise: 96_000, refunded_paise: 17_000 }],
    documents: ['bill 96000', 'credit_note 15000', 'credit_note 17000'],
    states: 'partly_refunded to_pack',
  })
  expect((await orderRow(shop, order.id)).refunded_paise).toBe(32_000)
  const { refunds, left } = (await admin.get(`/api/orders/${order.id}/refunding`)).json()
  expect(left).toBe(640)
  expect(refunds).toMatchObject([
    { amount: 150, pays_order: id, lines: [{ quantity: 1 }], goodwill: 0 },
    { amount: 170, lines: [{ quantity: 0 }], goodwill: 0 },
  ])
  await expectMoneyAndStockRight(shop, initial)
})

// Requirement D-546
test('the only item of an order is exchanged for the same price, and nothing is paid', async () => {
  const { shop, admin, order, item, small, big, initial } = await shopWithOrderToChange()
  await sendChange(admin, order.id, { take: [{ item_id: item, quantity: 1 }] })
  await settle(shop)
  const change = { take: [{ item_id: item, quantity: 2 }], add: [{ pack_id: big, quantity: 1 }] }
  expect((await quoteChange(admin, order.id, change)).json()).toMatchObject({
    refunded: 0,
    to_pay: 0,
    cancels: true,
  })
  const { added_order: id } = (await sendChange(admin, order.id, change)).json()
  await settle(shop)
  expect(refundedByProvider(shop)).toEqual([32_000])
  expect(await booksOf(shop, order.id)).toMatchObject({ states: 'refunded cancelled' })
  expect(await booksOf(shop, id)).toMatchObject({ documents: ['bill 64000'], states: 'paid to_pack' })
  expect(small).not.toBe(big)
  await expectMoneyAndStockRight(shop, initial)
})

// Requirement D-546
test('the customer is told of the difference that is refunded, not of what pays for the added items', async () => {
  const { shop, admin, shopper, order, item, big, honey } = await shopWithOrderToChange()
  const page = async () => (await shopper.get(`/api/orders/${order.id}/page`)).json()
  const cheaper = { take: [{ item_id: item, quantity: 1 }], add: [{ pack_id: honey, quantity: 1 }] }
  await sendChange(admin, order.id, cheaper)
  await settle(shop)
  const { payment, steps } = await page()
  expect(payment.message).toMatch(/We’ve refunded ₹170\.00\./)
  expect(steps.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual([
    ['placed', null],
    ['paid', null],
    ['refunded', 170],
  ])

  const rest = { take: [{ item_id: item, quantity: 2 }], add: [{ pack_id: big, quantity: 1 }] }
  await sendChange(admin, order.id, rest)
  await settle(shop)
  expect((await page()).payment).toMatchObject({
    state: 'returned',
    message: expect.stringMatching(
      /^This order was cancelled, and we’ve refunded ₹170\.00 of your payment\./,
    ),
  })
})

// Requirement D-547: In an exchange for something dearer, the customer pays for all that is added with a link, and what is taken out is refunded with that payment (decision X64).
test('nothing is taken out before the link is paid, and then it is refunded', async () => {
  const { shop, admin, order, item, big, initial } = await shopWithOrderToChange()
  const change = { take: [{ item_id: item, quantity: 1 }], add: [{ pack_id: big, quantity: 1 }] }
  expect((await quoteChange(admin, order.id, change)).json()).toMatchObject({
    exchanged: 0,
    refunded: 320,
    to_pay: 640,
    waits: true,
  })
  const { added_order: id } = (await sendChange(admin, order.id, change)).json()
  expect(await booksOf(shop, order.id)).toMatchObject({ documents: ['bill 96000'], states: 'paid to_pack' })
  expect((await sendChange(admin, order.id, { take: change.take })).json()).toMatchObject({
    code: 'EXCHANGE_WAITS',
  })
  await payAsGuest(shop, await keyOf(admin, id))
  await settle(shop)
  expect(refundedByProvider(shop)).toEqual([32_000])
  expect(await booksOf(shop, id)).toMatchObject({ documents: ['bill 64000'], states: 'paid to_pack' })
  expect(await booksOf(shop, order.id)).toMatchObject({
    documents: ['bill 96000', 'credit_note 32000'],
    states: 'partly_refunded to_pack',
  })
  const refund = await shop.db.selectFrom('refunds').select('wanted_by').executeTakeFirst()
  expect(refund?.wanted_by, 'whoever made the change').toBe(admin.user.id)
  await expectMoneyAndStockRight(shop, initial)
})

// Requirement D-548: If the items of an exchange can’t be taken out any more, its payment is refunded (decision X64).
test.each(['dispatched', 'refunded'])(
  'a link that is paid after the items were %s is refunded',
  async (what) => {
    const { shop, admin, order, item, big, initial } = await shopWithOrderToChange()
    const change = { take: [{ item_id: item, quantity: 1 }], add: [{ pack_id: big, quantity: 1 }] }
    const { added_order: id } = (await sendChange(admin, order.id, change)).json()
    const key = await keyOf(admin, id)
    const window = (await shop.visitor().post(`/api/guest-orders/${key}/payment`)).json()
    if (what === 'dispatched') await dispatchOrders(admin, { parcels: [{ order_id: order.id }] })
    else {
      const { left } = (await admin.get(`/api/orders/${order.id}/refunding`)).json()
      const form = { form_key: 'refund-in-the-meantime', what: 'lines', left, reason: 'other', note: '' }
      const lines = [{ item_id: item, quantity: 3, restock: true }]
      await admin.post(`/api/orders/${order.id}/refunds`, { ...form, lines })
    }
    shop.bank.pay(window.id)
    await settle(shop)
    await settle(shop)
    const { refunded_paise } = await shop.db
      .selectFrom('payments')
      .select('refunded_paise')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(refunded_paise).toBe(64_000)
    expect((await orderRow(shop, id)).paid_at).toBeNull()
    expect((await shop.visitor().post(`/api/guest-orders/${key}/payment`)).json()).toMatchObject({
      code: 'ORDER_CANCELLED',
    })
    expect(await orderRow(shop, id)).toMatchObject({ status: 'cancelled' })
    await settle(shop)
    await expectMoneyAndStockRight(shop, initial)
  },
)

// Requirement D-549: Who has paid a difference to the shop pays nothing else (decision X64).
test('a difference that was paid to the shop pays with what is taken out', async () => {
  const { shop, admin, order, item, big, initial } = await shopWithOrderToChange()
  const change = { take: [{ item_id: item, quantity: 1 }], add: [{ pack_id: big, quantity: 1 }] }
  const payment = { how: 'direct', method: 'upi', reference: 'UTR 1' }
  expect((await quoteChange(admin, order.id, change, 'direct')).json()).toMatchObject({
    exchanged: 320,
    to_pay: 320,
  })
  const { added_order: id } = (await sendChange(admin, order.id, change, { payment })).json()
  await settle(shop)
  expect(refundedByProvider(shop)).toEqual([])
  expect(await booksOf(shop, id)).toMatchObject({
    payments: [{ method: 'upi', amount_paise: 64_000 }],
    documents: ['bill 64000'],
  })
  expect(await booksOf(shop, order.id)).toMatchObject({ documents: ['bill 96000', 'credit_note 32000'] })
  await expectMoneyAndStockRight(shop, initial)
})

// Requirement D-550: A form that is sent twice changes an order once, and one with outdated amounts changes nothing (decision X64).
test('a double click changes the order once, and outdated amounts nothing', async () => {
  const { shop, admin, order, item, honey, initial } = await shopWithOrderToChange()
  const change = { take: [{ item_id: item, quantity: 1 }], add: [{ pack_id: honey, quantity: 1 }] }
  const form_key = 'the-same-change-of-an-order'
  const first = await sendChange(admin, order.id, change, {
    form_key,
    shown: { taken: 320, added: 150, left: 960 },
  })
  const again = await sendChange(admin, order.id, change, {
    form_key,
    shown: { taken: 320, added: 150, left: 960 },
  })
  expect([first.statusCode, again.json()]).toEqual([200, first.json()])
  const outdated = await sendChange(admin, order.id, change, { shown: { taken: 320, added: 150, left: 960 } })
  expect(outdated.json()).toMatchObject({ code: 'CHANGED' })
  await settle(shop)
  await expectMoneyAndStockRight(shop, initial)
})

// Requirement D-551: Who may not refund can only add items, and who may not take orders changes none (decision X64).
test('rights: a packer changes nothing, and without refunds nothing is taken out', async () => {
  const { shop, order, item, honey } = await shopWithOrderToChange()
  const packer = await signInAsStaff(shop, 'packer')
  expect((await packer.get(`/api/orders/${order.id}/change`)).statusCode).toBe(403)
  const taker = await signInAsStaff(shop, 'custom', { rights: ['orders:take', 'orders:read'] })
  const take = [{ item_id: item, quantity: 1 }]
  expect((await sendChange(taker, order.id, { take })).json()).toMatchObject({ code: 'NO_REFUNDS' })
  const added = await sendChange(taker, order.id, { add: [{ pack_id: honey, quantity: 1 }] })
  expect(added.statusCode, added.body).toBe(200)
})
