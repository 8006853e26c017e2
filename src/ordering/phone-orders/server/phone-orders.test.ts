import { expect, test } from 'vitest'
import { booksOf, placeCashOrder, setCash } from '#test/shop/cash-orders.ts'
import { guestsOrder, payAsGuest, placeAsGuest } from '#test/shop/guests.ts'
import { expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import {
  deliverWebhooks,
  orderRow,
  runJobs,
  saveAddress,
  signInShopper,
  startPaying,
  stockOf,
} from '#test/shop/payment.ts'
import { phoneOrderInput, shopOnThePhone } from '#test/shop/phone-orders.ts'
import { addProduct, signInAs, signInAsStaff } from '#test/shop/shop.ts'
import { addZones, cityZone } from '#test/shop/zones.ts'

// Requirement D-484: Staff create an order for a customer, with the prices, delivery charge and packing day of the checkout (decision X61).
test('an order on the phone reserves its units, and its customer pays it with the link', async () => {
  const { shop, muesli, place, linkOf, admin } = await shopOnThePhone()
  const placed = await place({ note: 'Call before delivery.' })
  expect(placed.json()).toMatchObject({
    message: expect.stringContaining('created'),
    order: { status: 'pending', total_price: 640, User: { id: null, name: 'Meena Raj' } },
  })
  const { id } = placed.json().order
  expect(await stockOf(shop, muesli.id)).toBe(8)
  const link = await linkOf(id)
  expect(link).toMatchObject({ expires_at: '2026-06-16T06:00:00.000Z', total: 640 })
  expect(link.message).toContain(link.url)
  expect(link.whatsapp).toContain('https://wa.me/919812345678?text=')
  expect(link.qr.path.length).toBeGreaterThan(1000)
  const page = (await shop.visitor().get(`/api/guest-orders/${link.key}`)).json()
  expect(page).toMatchObject({ pay_by: '16 Jun 2026, 11:30 am', payment: { state: 'unpaid' } })
  expect((await payAsGuest(shop, link.key)).json()).toMatchObject({ state: 'received' })
  await deliverWebhooks(shop)
  expect(await booksOf(shop, id)).toMatchObject({ documents: ['bill 64000'], states: 'paid to_pack' })
  expect(await linkOf(id), 'nothing is left to pay').toBeNull()
  await expectMoneyAndStockRight(shop, { [muesli.id]: 10 })
  const history = (await admin.get(`/api/orders/${id}/timeline`)).json()
  expect(JSON.stringify(history)).toContain('Call before delivery.')
  const step = await shop.db
    .selectFrom('order_history')
    .select(['actor_id', 'actor_name'])
    .where('kind', '=', 'placed')
    .executeTakeFirst()
  expect(step, 'not the customer').toEqual({ actor_id: admin.user.id, actor_name: admin.user.name })
})

// Requirement D-485: An unpaid order on the phone ends at the stated time and its units are available again; money that arrives later is kept for the order or refunded (decision X61).
test('the link ends at its time; a late payment brings the order back, or is refunded if the units are sold', async () => {
  for (const isSold of [false, true]) {
    const { shop, muesli, place, linkOf } = await shopOnThePhone({ stock: 2 })
    const { order } = (await place({ payment: { how: 'link', hours: 2 } })).json()
    const { key } = await linkOf(order.id)
    const window = (await shop.visitor().post(`/api/guest-orders/${key}/payment`)).json()
    expect(window.timeout, 'the window does not stay open for hours').toBe(3600)
    shop.clock.pass({ minutes: 119 })
    await runJobs(shop)
    expect(await orderRow(shop, order.id)).toMatchObject({ status: 'pending' })
    shop.clock.pass({ minutes: 2 })
    await runJobs(shop)
    expect(await orderRow(shop, order.id)).toMatchObject({
      status: 'cancelled',
      cancel_reason: 'hold_expired',
    })
    expect(await stockOf(shop, muesli.id)).toBe(2)
    expect(await linkOf(order.id)).toBeNull()
    expect((await shop.visitor().post(`/api/guest-orders/${key}/payment`)).json()).toMatchObject({
      code: 'ORDER_CANCELLED',
    })
    if (isSold) await place({ phone: '9812345679', payment: { how: 'direct', method: 'cash' } })
    shop.bank.pay(window.id)
    await deliverWebhooks(shop)
    await runJobs(shop)
    await deliverWebhooks(shop)
    expect(await orderRow(shop, order.id)).toMatchObject({ status: isSold ? 'cancelled' : 'paid' })
    const { refunded_paise } = await shop.db
      .selectFrom('payments')
      .select('refunded_paise')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow()
    expect(refunded_paise).toBe(isSold ? 64_000 : 0)
  }
})

// Requirement D-485
test('a payment is found when its webhook is lost, also days after the order was placed', async () => {
  const { shop, muesli, place, linkOf } = await shopOnThePhone({ webhooks: false })
  const { order } = (await place({ payment: { how: 'link', hours: 72 } })).json()
  const { key } = await linkOf(order.id)
  const window = (await shop.visitor().post(`/api/guest-orders/${key}/payment`)).json()
  shop.clock.pass({ days: 2 })
  await runJobs(shop)
  shop.bank.pay(window.id)
  shop.clock.pass({ minutes: 11 })
  await runJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid' })
  await expectMoneyAndStockRight(shop, { [muesli.id]: 10 })
})

// Requirement D-485
test('an order that the merchant cancels ends its link, and a payment that was under way is not lost', async () => {
  const { shop, muesli, place, linkOf, admin } = await shopOnThePhone()
  const { order } = (await place()).json()
  const { key } = await linkOf(order.id)
  const window = (await shop.visitor().post(`/api/guest-orders/${key}/payment`)).json()
  expect((await admin.put(`/api/orders/release/${order.id}`)).statusCode).toBe(200)
  expect(await linkOf(order.id)).toBeNull()
  shop.bank.pay(window.id)
  await deliverWebhooks(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid', attention: 'paid_after_cancel' })
  await expectMoneyAndStockRight(shop, { [muesli.id]: 10 })
})

// Requirement D-486: Staff record an order as paid in cash or by a transfer: payments, documents and the history have the money, and Razorpay is never asked (decision X61).
test('an order that was paid to the shop is sold, invoiced and refunded without the payment provider', async () => {
  const { shop, muesli, place, admin } = await shopOnThePhone()
  const direct = { how: 'direct', method: 'upi', reference: 'UTR 412345678901' }
  const placed = await place({ payment: direct })
  expect(placed.json().order).toMatchObject({ status: 'paid', payment_method: 'direct', to_collect: 0 })
  const { id } = placed.json().order
  expect(await booksOf(shop, id)).toEqual({
    payments: [{ method: 'upi', amount_paise: 64_000, refunded_paise: 0, pays_order: true }],
    documents: ['bill 64000'],
    states: 'paid to_pack',
    cancel_reason: null,
  })
  expect(await stockOf(shop, muesli.id)).toBe(8)
  await runJobs(shop)
  expect(shop.mails.map(({ to }) => to)).toContain('meena@example.com')
  const confirmation = shop.mails.find(({ to }) => to === 'meena@example.com')
  expect(confirmation?.text).not.toContain('cash_on_delivery')
  const timeline = JSON.stringify((await admin.get(`/api/orders/${id}/timeline`)).json())
  expect(timeline).toContain('UTR 412345678901')
  expect(timeline).toContain('Meena Admin')
  const form = (await admin.get(`/api/orders/${id}/refunds`)).json()
  expect(form).toBeDefined()
})

// Requirement D-487: Cash on delivery on the phone has the shop's limits, counted for the phone number with and without an account (decision X61).
test('cash orders on the phone and in the shop count together for a phone number', async () => {
  const { shop, muesli, place, admin } = await shopOnThePhone()
  const cash = { how: 'on_delivery' }
  expect((await place({ payment: cash })).json()).toMatchObject({ code: 'CASH_OFF' })
  await setCash(admin, { maxOpenOrders: 2 })
  const shopper = await signInShopper(shop)
  const { phone } = shopper.user
  await placeCashOrder(shopper, muesli.id)
  const placed = await place({ phone, payment: cash })
  expect(placed.json().order).toMatchObject({
    status: 'paid',
    to_collect: 640,
    payment_method: 'cash_on_delivery',
  })
  expect(
    (await booksOf(shop, placed.json().order.id)).documents,
    'the invoice follows with the goods',
  ).toEqual([])
  expect((await place({ phone, payment: cash })).json()).toMatchObject({ code: 'CASH_OPEN_ORDERS' })
  await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 1 })
  const inShop = await shopper.post('/api/orders/add', { payment_method: 'cash_on_delivery' })
  expect(inShop.json()).toMatchObject({ code: 'CASH_OPEN_ORDERS' })
  const quote = await admin.post('/api/phone-orders/quote', {
    ...phoneOrderInput(1),
    phone,
    items: phoneOrderInput((await packOf(shop, muesli.id)).id).items,
  })
  expect(quote.json().no_cash).toContain('This customer already has 2 cash on delivery orders')
})

const packOf = (shop: Awaited<ReturnType<typeof shopOnThePhone>>['shop'], productId: number) =>
  shop.db.selectFrom('packs').select('id').where('product_id', '=', productId).executeTakeFirstOrThrow()

// Requirement D-484
test('the delivery charge, its limits and the discount are those of the checkout, and the total is the server’s', async () => {
  const { shop, packId, place, admin } = await shopOnThePhone()
  await addZones(shop, cityZone)
  const quote = async (changed: object) =>
    (await admin.post('/api/phone-orders/quote', { ...phoneOrderInput(packId), ...changed })).json()
  const one = { items: [{ pack_id: packId, quantity: 1 }] }
  expect(await quote({ ...one, discount: { amount: 20 } })).toMatchObject({
    goods: 320,
    delivery: 40,
    discount: 20,
    total: 340,
  })
  expect(await quote({})).toMatchObject({ delivery: 0, total: 640 })
  const away = { address: { ...phoneOrderInput(packId).address, postal_code: '110001', state: 'Delhi' } }
  expect(await quote(away)).toMatchObject({ code: 'ADDRESS_OUTSIDE' })
  expect(await quote({ ...one, discount: { amount: 360 } })).toMatchObject({ code: 'TOO_MUCH' })
  const discount = { amount: 20, reason: 'For the late delivery' }
  expect((await place({ ...one, discount, total_price: 360 })).json()).toMatchObject({
    code: 'TOTAL_CHANGED',
    total: 340,
  })
  const placed = await place({ ...one, discount, total_price: 340 })
  expect(placed.json().order).toMatchObject({
    total_price: 340,
    discounts: [{ reason: 'For the late delivery', amount: 20 }],
    delivery: { fee: 40, zone: 'Coimbatore city' },
  })
  expect((await place({ items: [{ pack_id: 9999, quantity: 1 }] })).json()).toMatchObject({
    code: 'NOT_ON_SALE',
  })
  expect(
    (await place({ items: [{ pack_id: packId, quantity: 11 }], total_price: 3520 })).json(),
  ).toMatchObject({
    code: 'NOT_ENOUGH_STOCK',
    left: 9,
  })
})

// Requirement D-488: A form that is sent twice makes one order (decision X61).
test('a double click makes one order', async () => {
  const { shop, muesli, packId, admin } = await shopOnThePhone()
  const input = phoneOrderInput(packId)
  const answers = await Promise.all([1, 2, 3].map(() => admin.post('/api/phone-orders', input)))
  expect(new Set(answers.map((answer) => answer.json().order.id)).size).toBe(1)
  expect(await stockOf(shop, muesli.id)).toBe(8)
})

// Requirement D-489: Only those with the right take orders on the phone, and only those who may give discounts discount them (decision X61).
test('a packer takes no orders; without the right to discounts an order has none', async () => {
  const { shop, place } = await shopOnThePhone()
  const packer = await signInAsStaff(shop, 'packer')
  expect((await place({}, packer)).statusCode).toBe(403)
  expect((await packer.get('/api/phone-orders/customers/9812345678')).statusCode).toBe(403)
  const taker = await signInAsStaff(shop, 'custom', { rights: ['orders:take', 'orders:read'] })
  const discount = { amount: 20, reason: 'Thanks' }
  expect((await place({ discount, total_price: 620 }, taker)).json()).toMatchObject({ code: 'NO_DISCOUNTS' })
  expect((await place({}, taker)).statusCode).toBe(201)
  const manager = await signInAsStaff(shop, 'manager')
  expect((await place({}, manager)).statusCode).toBe(201)
})

// Requirement D-490: A phone number finds its customer with their addresses, with an account or from an earlier order (decision X61).
test('a customer is found by the phone number, and not once their data is erased', async () => {
  const { shop, place, admin } = await shopOnThePhone()
  const find = async (phone: string) =>
    (await admin.get(`/api/phone-orders/customers/${phone}`)).json().customer
  expect(await find('9812345678')).toBeNull()
  const { order } = (await place({ payment: { how: 'link', hours: 2 } })).json()
  expect(await find('9812345678')).toMatchObject({
    name: 'Meena Raj',
    email: 'meena@example.com',
    has_account: false,
    addresses: [{ address_line1: '4, Gandhi Street', postal_code: '641012' }],
  })
  const shopper = await signInAs(shop, 'customer', { name: 'Anitha Raj', phone: '9812345670' })
  await saveAddress(shop.db, shopper.user.id)
  expect(await find('9812345670')).toMatchObject({
    name: 'Anitha Raj',
    has_account: true,
    addresses: [{ city: 'Coimbatore' }],
  })
  await admin.put(`/api/orders/release/${order.id}`)
  shop.clock.pass({ days: 40 })
  await runJobs(shop)
  await runJobs(shop)
  await admin.logInAgain()
  expect(await find('9812345678')).toBeNull()
})

// Requirement D-490
test('a guest with the same phone number can still order, and an account’s cart stays', async () => {
  const { shop, muesli, place } = await shopOnThePhone({ env: guestsOrder })
  const shopper = await signInShopper(shop)
  const other = await addProduct(shop.db, { name: 'Ragi Malt', stock: 5 })
  await shopper.post('/api/cart/add', { product_id: other.id, quantity: 1 })
  await place()
  await place({
    phone: shopper.user.phone,
    email: shopper.user.email,
    payment: { how: 'direct', method: 'cash' },
  })
  const guest = await placeAsGuest(shop, muesli.id)
  expect(guest.order.status).toBe('pending')
  expect((await shopper.get('/api/cart')).json().cartItems).toHaveLength(1)
  const own = await shopper.post('/api/orders/add', {})
  expect(own.statusCode).toBe(201)
  await startPaying(shopper, own.json().id)
})

// Requirement D-491: A customer without an email address gets no mail; the order, its note and its refund work (decision X61).
test('an order without an email address is not taken for one whose data was erased', async () => {
  const { shop, place, linkOf } = await shopOnThePhone()
  const { order } = (await place({ email: '', language: 'ta' })).json()
  const link = await linkOf(order.id)
  expect(new URL(link.url).pathname).toContain('/ta/order/')
  expect(link.message).toContain('உங்கள் ஆர்டர்')
  expect((await payAsGuest(shop, link.key)).statusCode).toBe(200)
  await deliverWebhooks(shop)
  await runJobs(shop)
  expect(shop.mails.every(({ to }) => to !== '')).toBe(true)
  const page = (await shop.visitor().get(`/api/guest-orders/${link.key}`)).json()
  expect(page).toMatchObject({ payment: { state: 'received' }, has_email: false })
})
