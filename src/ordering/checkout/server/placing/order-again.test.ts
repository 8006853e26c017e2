import { expect, test } from 'vitest'
import {
  createShopWithPayments,
  orderRow,
  placeOrderOf,
  runJobs,
  signInShopper,
  startPaying,
  stockOf,
} from '#test/shop/payment.ts'
import { addProduct } from '#test/shop/shop.ts'

async function shopWith(
  product: Parameters<typeof addProduct>[1] = {},
  options: Parameters<typeof createShopWithPayments>[0] = {},
) {
  const shop = await createShopWithPayments(options)
  const muesli = await addProduct(shop.db, product)
  const shopper = await signInShopper(shop)
  return { shop, muesli, shopper }
}

test('a second click, a retry and another tab make one order', async () => {
  const { shop, muesli, shopper } = await shopWith({ stock: 3 })
  await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 3 })
  const answers = await Promise.all([1, 2, 3].map(() => shopper.post('/api/orders/add', {})))
  expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201])
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
  expect(await stockOf(shop, muesli.id)).toBe(0)
})

test('the cart shows what the own unpaid order holds as still to be had', async () => {
  const { muesli, shopper } = await shopWith({ stock: 3 })
  await placeOrderOf(shopper, muesli.id, 3)
  expect((await shopper.get('/api/cart')).json().cartItems).toMatchObject([
    { quantity: 3, Product: { stock: 3 } },
  ])
})

test('another cart replaces the unpaid order and gives its stock back first', async () => {
  const { shop, muesli, shopper } = await shopWith({ stock: 3 })
  const first = await placeOrderOf(shopper, muesli.id, 2)
  await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 1 })
  const second = (await shopper.post('/api/orders/add', {})).json()
  expect(second.id).not.toBe(first.id)
  expect(second).toMatchObject({ items_count: 3, status: 'pending' })
  expect(await orderRow(shop, first.id)).toMatchObject({ status: 'cancelled', cancel_reason: 'replaced' })
  expect(await stockOf(shop, muesli.id)).toBe(0)
})

test('a cart with a line less is another order, and what it does not want is free again', async () => {
  const { shop, muesli, shopper } = await shopWith({ stock: 3 })
  const podi = await addProduct(shop.db, { name: 'Podi', stock: 4 })
  await shopper.post('/api/cart/add', { product_id: podi.id, quantity: 1 })
  const first = await placeOrderOf(shopper, muesli.id, 2)
  const [line] = (await shopper.get('/api/cart')).json().cartItems
  await shopper.delete(`/api/cart/${line.id}`)
  const second = (await shopper.post('/api/orders/add', {})).json()
  expect(second).toMatchObject({ items_count: 2, total_price: 640 })
  expect(second.id).not.toBe(first.id)
  expect([await stockOf(shop, muesli.id), await stockOf(shop, podi.id)]).toEqual([1, 4])
  // It may still be paid in another tab, so the provider is asked at once.
  expect(await orderRow(shop, first.id)).toMatchObject({
    status: 'cancelled',
    cancelled_at: shop.clock.now(),
    ask_at: shop.clock.now(),
  })
})

test('an order that cannot be had leaves the unpaid one before it as it was', async () => {
  const { shop, muesli, shopper } = await shopWith({ stock: 3 })
  const first = await placeOrderOf(shopper, muesli.id, 2)
  const podi = await addProduct(shop.db, { name: 'Podi', stock: 1 })
  await shopper.post('/api/cart/add', { product_id: podi.id, quantity: 1 })
  await placeOrderOf(await signInShopper(shop), podi.id, 1)
  expect((await shopper.post('/api/orders/add', {})).json().error).toBe('Podi is out of stock.')
  expect(await orderRow(shop, first.id)).toMatchObject({ status: 'pending' })
  expect(await stockOf(shop, muesli.id)).toBe(1)
})

test('coming back to an unpaid order prolongs its hold, but not for ever', async () => {
  const { shop, muesli, shopper } = await shopWith()
  const order = await placeOrderOf(shopper, muesli.id)
  const minutesHeld = async () => {
    const { hold_expires_at, created_at } = await orderRow(shop, order.id)
    return (hold_expires_at.getTime() - created_at.getTime()) / 60_000
  }
  expect(await minutesHeld()).toBe(15)
  shop.clock.pass({ minutes: 10 })
  expect((await shopper.post('/api/orders/add', {})).json().id).toBe(order.id)
  expect(await minutesHeld()).toBe(25)
  shop.clock.pass({ minutes: 49 })
  expect((await shopper.post('/api/orders/add', {})).json().id).toBe(order.id)
  expect(await minutesHeld()).toBe(60)
  shop.clock.pass({ minutes: 2 })
  // A cooldown lets others order before the same shopper can reserve again.
  expect((await shopper.post('/api/orders/add', {})).json().code).toBe('HOLD_RAN_OUT')
  await runJobs(shop)
  expect(await stockOf(shop, muesli.id)).toBe(10)
  shop.clock.pass({ minutes: 5 })
  expect((await shopper.post('/api/orders/add', {})).json()).toMatchObject({ status: 'pending' })
})

test('the cart stays as it is until the order is paid', async () => {
  const { muesli, shopper } = await shopWith()
  const order = await placeOrderOf(shopper, muesli.id, 2)
  await shopper.delete(`/api/orders/${order.id}`)
  expect((await shopper.get('/api/cart')).json().cartItems).toMatchObject([{ quantity: 2 }])
})

/** An order whose payment window is open, and a cart that was changed since. */
async function windowLeftOpen(options: Parameters<typeof createShopWithPayments>[0] = {}) {
  const { shop, muesli, shopper } = await shopWith({ stock: 9 }, options)
  const podi = await addProduct(shop.db, { name: 'Podi', stock: 4 })
  const first = await placeOrderOf(shopper, muesli.id, 2)
  const window = await startPaying(shopper, first.id)
  await shopper.post('/api/cart/add', { product_id: podi.id, quantity: 1 })
  return { shop, shopper, podi, first, window, again: () => shopper.post('/api/orders/add', {}) }
}

// Requirement D-142: Before an order with an open payment window is replaced, the provider is asked whether it was
//   paid; no answer delays nobody (decision B8).
test('an order paid in its window isn’t replaced: the provider is asked first', async () => {
  const { shop, shopper, first, window, again } = await windowLeftOpen()
  shop.bank.faults.add({ on: 'webhook', effect: 'drop', times: 9 })
  shop.bank.pay(window.id)
  const refused = await again()
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    {
      code: 'PAID_BEFORE',
      message: `We’ve just received your payment for order #${first.id}, so your new order wasn’t placed. Check your cart before you order again.`,
      cart: { cartItems: [{ Product: { name: 'Podi' } }] },
    },
  ])
  expect(await orderRow(shop, first.id)).toMatchObject({ status: 'paid' })
  expect((await again()).statusCode).toBe(201)
  expect((await shopper.get('/api/orders')).json()).toHaveLength(2)
})

test('one whose window was opened and that nobody paid is replaced', async () => {
  const { shop, first, again } = await windowLeftOpen()
  expect((await again()).statusCode).toBe(201)
  expect(await orderRow(shop, first.id)).toMatchObject({ cancel_reason: 'replaced' })
})

// Requirement D-142
test('while the provider is down an order is replaced anyway, and checked later', async () => {
  const { shop, first, window, again } = await windowLeftOpen()
  shop.bank.faults.add({ on: 'webhook', effect: 'drop', times: 9 })
  shop.bank.pay(window.id)
  const fault = shop.bank.faults.add({ on: 'call', effect: 'fail', times: 99 })
  expect((await again()).statusCode).toBe(201)
  expect(await orderRow(shop, first.id)).toMatchObject({ status: 'cancelled', cancel_reason: 'replaced' })
  shop.bank.faults.remove(fault.id)
  shop.clock.pass({ minutes: 2 })
  await runJobs(shop)
  expect(await orderRow(shop, first.id), 'no money is left without an order').toMatchObject({
    status: 'paid',
  })
})

// Requirement D-143: An order is not replaced while a bank is still confirming its payment (decision B8).
test.each(['created', 'authorized'] as const)(
  'an order whose payment is %s isn’t replaced while the bank confirms it',
  async (status) => {
    const { shop, shopper, first, window, again } = await windowLeftOpen({ webhooks: false })
    shop.bank.faults.add({ on: 'payment', effect: 'authorise-only' })
    const capture = { on: 'call', call: 'POST /v1/payments/*/capture', effect: 'fail', status: 400 } as const
    const fault = shop.bank.faults.add({ ...capture, times: 99 })
    const payment = shop.bank.store.payments.get(shop.bank.pay(window.id).id)
    if (payment) payment.entity.status = status
    const refused = await again()
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      {
        code: 'BEING_PAID',
        message: `Your bank is still confirming the payment for order #${first.id}, so your new order wasn’t placed. Wait a few minutes, then check My Orders.`,
      },
    ])
    expect(await orderRow(shop, first.id)).toMatchObject({ status: 'pending' })
    shop.bank.faults.remove(fault.id)
    if (payment) payment.entity.status = 'authorized'
    expect((await again()).json().code).toBe('PAID_BEFORE')
    expect((await shopper.get('/api/orders')).json()).toMatchObject([{ id: first.id, status: 'paid' }])
  },
)

// Requirement D-143
test('a bank that never confirms blocks an order for a quarter of an hour after its reservation', async () => {
  const { shop, first, window, again } = await windowLeftOpen({ webhooks: false })
  const payment = shop.bank.store.payments.get(shop.bank.fail(window.id).id)
  if (payment) payment.entity.status = 'created'
  shop.clock.pass({ minutes: 29, seconds: 59 })
  expect((await again()).json().code).toBe('BEING_PAID')
  shop.clock.pass({ seconds: 1 })
  expect((await again()).json().code).not.toBe('BEING_PAID')
  await runJobs(shop)
  expect(await orderRow(shop, first.id)).toMatchObject({ status: 'cancelled' })
})

// Requirement D-142
test('if another tab replaces the order being checked, the new order is checked too', async () => {
  let other: (() => Promise<void>) | undefined
  const at = async (point: string) => {
    const now = point === 'place-order:asked' ? other : undefined
    if (now) other = undefined
    await now?.()
  }
  const { shop, shopper, podi, first, again } = await windowLeftOpen({ webhooks: false, hooks: { at } })
  let second = first
  other = async () => {
    second = (await again()).json()
    shop.bank.pay((await startPaying(shopper, second.id)).id)
    await shopper.post('/api/cart/add', { product_id: podi.id, quantity: 1 })
  }
  expect((await again()).json()).toMatchObject({ code: 'PAID_BEFORE' })
  expect(second.id).not.toBe(first.id)
  expect(await orderRow(shop, second.id)).toMatchObject({ status: 'paid' })
})
