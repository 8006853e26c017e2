import { expect, test } from 'vitest'
import type { Order } from '#ordering/orders/contract.ts'
import { setCash } from '#test/shop/cash-orders.ts'
import { expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import {
  createShopWithPayments,
  deliverWebhooks,
  orderRow,
  payFor,
  placeOrderOf,
  runJobs,
  signInShopper,
  startPaying,
} from '#test/shop/payment.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { addProduct } from '#test/shop/shop.ts'
import { addZones, cityZone, stateZone } from '#test/shop/zones.ts'

const late = 'For the late delivery'

/** An unpaid order of ₹360, of which ₹40 is the delivery, with a discount of ₹60. */
async function discountedOrder() {
  const shop = await createShopWithPayments({ webhooks: false })
  const zone = { ...cityZone, cash_on_delivery: true }
  const { admin, answers } = await addZones(shop, zone, stateZone)
  const muesli = await addProduct(shop.db, { stock: 10 })
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, muesli.id)
  let forms = 0
  const discount = async (orderId: number, amount: number, reason = late) => {
    const form = { form_key: `a-discount-form-${forms++}`, amount, reason }
    expect((await admin.post(`/api/orders/${orderId}/discounts`, form)).statusCode).toBe(200)
  }
  await discount(order.id, 60)
  const changeFee = async (fee: number) => {
    const { id, version } = answers[0]
    await admin.put(`/api/delivery/zones/${id}`, { ...zone, fee, free_from: null, version })
  }
  const place = (body: object = {}) => shopper.post('/api/orders/add', body)
  const moveTo = async (postal_code: string) => {
    const { address } = (await shopper.get(`/api/address/${shopper.user.id}`)).json()
    await shopper.put('/api/address/upsert', { ...address, postal_code })
  }
  const history = async (id: number) =>
    (await admin.get(`/api/orders/${id}/timeline`))
      .json()
      .filter(({ text }: { text: string }) => text.startsWith('Discount'))
      .map(({ text, quote, actor }: Record<string, string>) => [text, quote, actor])
  return { shop, admin, shopper, muesli, order, discount, changeFee, place, moveTo, history }
}

type Opened = Awaited<ReturnType<typeof discountedOrder>>

const sameLines: [string, (opened: Opened) => Promise<unknown>, number][] = [
  ['another address', ({ moveTo }) => moveTo('600001'), 350],
  [
    'another delivery charge, once the reservation has ended',
    async ({ shop, changeFee }) => {
      await changeFee(99)
      shop.clock.pass({ minutes: 16 })
    },
    359,
  ],
  [
    'another price, once the reservation has ended',
    async ({ shop, shopper }) => {
      await shop.db.updateTable('packs').set({ price_paise: 35_000 }).execute()
      shop.clock.pass({ minutes: 16 })
      await shopper.get('/api/cart')
    },
    330,
  ],
]

test.each(sameLines)(
  'an order of the same items with %s keeps the discount of the one that it replaces',
  async (_what, change, total) => {
    const opened = await discountedOrder()
    const { shop, shopper, order, place, history } = opened
    await change(opened)
    expect((await place({ total_price: total - 1 })).json().code).toBe('PRICE_CHANGED')
    const next: Order = (await place({ total_price: total })).json()
    expect(next).toMatchObject({ total_price: total, discounts: [{ reason: late, amount: 60 }] })
    expect(next.id).not.toBe(order.id)
    expect(await orderRow(shop, order.id)).toMatchObject({ cancel_reason: 'replaced', total_paise: 30_000 })
    expect(await history(next.id)).toEqual([
      [`Discount of ₹60.00, added by Meena Admin, carried over from order #${order.id}`, late, null],
    ])
    expect((await place()).json(), 'a double click').toMatchObject({ id: next.id, total_price: total })
    expect((await startPaying(shopper, next.id)).amount).toBe(total * 100)
    expect((await payFor(shop, shopper, next.id)).json()).toMatchObject({ state: 'received' })
  },
)

test('a screen that does not show the discount yet orders at the lower total', async () => {
  const { place, moveTo } = await discountedOrder()
  await moveTo('600001')
  expect((await place({ total_price: 410 })).json()).toMatchObject({ total_price: 350 })
})

test('an order that was replaced twice still says who gave its discounts', async () => {
  const { order, discount, place, moveTo, history } = await discountedOrder()
  await discount(order.id, 5, 'For the broken jar')
  await moveTo('600001')
  const second = (await place()).json()
  await moveTo('641012')
  const third = (await place()).json()
  expect(third).toMatchObject({ total_price: 295, discounts: [{ amount: 60 }, { amount: 5 }] })
  expect(new Set(await history(third.id))).toEqual(
    new Set([
      [`Discount of ₹60.00, added by Meena Admin, carried over from order #${second.id}`, late, null],
      [
        `Discount of ₹5.00, added by Meena Admin, carried over from order #${second.id}`,
        'For the broken jar',
        null,
      ],
    ]),
  )
})

test('an order that costs less keeps as much of the discount as leaves one rupee to pay', async () => {
  const { shop, shopper, order, discount, place } = await discountedOrder()
  await discount(order.id, 299)
  await shop.db.updateTable('packs').set({ price_paise: 20_000 }).execute()
  shop.clock.pass({ minutes: 16 })
  await shopper.get('/api/cart')
  const next = (await place()).json()
  expect(next).toMatchObject({ total_price: 1, discounts: [{ amount: 60 }, { amount: 179 }] })
})

test('a cash order keeps the discount, and the courier collects the new total', async () => {
  const { shop, shopper, admin, order, place } = await discountedOrder()
  await setCash(admin, { maxTotalRupees: 300 })
  expect((await shopper.get('/api/cash-on-delivery')).json()).toMatchObject({ available: true })
  const cash = { payment_method: 'cash_on_delivery', total_price: 300 }
  const [first, again] = await Promise.all([place(cash), place(cash)])
  expect(first.json()).toMatchObject({
    payment_method: 'cash_on_delivery',
    to_collect: 300,
    discounts: [{ reason: late, amount: 60 }],
  })
  expect(again.json().id).toBe(first.json().id)
  expect(await orderRow(shop, order.id)).toMatchObject({ cancel_reason: 'replaced' })
  while ((await sendMails(shop)) > 0);
  const confirmation = shop.mails.find(({ text }) => text.includes('Pay ₹300.00 in cash'))
  expect(confirmation?.text).toContain(late)
})

test('a changed cart loses the discount only once the shopper was told', async () => {
  const { shop, shopper, muesli, order, place, history } = await discountedOrder()
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  const refused = await place({ total_price: 640 })
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    {
      code: 'DISCOUNT_LOST',
      error: `Order #${order.id} has a discount of ₹60.00, which applies only to the items in that order. You can pay for that order, or place this one without the discount.`,
      lost_discount: 60,
      cart: { cartItems: [{ quantity: 2 }] },
    },
  ])
  const inTamil = await shopper.post('/ta/api/orders/add', { total_price: 640 })
  expect(inTamil.json().error).toContain('₹60.00 தள்ளுபடி')
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'pending', total_paise: 30_000 })

  const placed = await place({ total_price: 640, lost_discount: 60 })
  expect(placed.json()).toMatchObject({ total_price: 640, discounts: [] })
  expect(await history(placed.json().id)).toEqual([
    [`Discount of ₹60.00 from order #${order.id} not carried over, because the items changed`, late, null],
  ])
  expect((await place({ total_price: 640 })).json(), 'a double click').toMatchObject({
    id: placed.json().id,
  })
})

test('a tab that knows of a smaller discount is told first; one that knows of a larger one is not', async () => {
  const { shopper, admin, muesli, order, discount, place } = await discountedOrder()
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  await discount(order.id, 10)
  expect((await place({ lost_discount: 60 })).json().code).toBe('DISCOUNT_LOST')
  const { discounts }: Order = (await admin.get(`/api/orders/${order.id}`)).json()
  for (const { id } of discounts) await admin.delete(`/api/orders/${order.id}/discounts/${id}`)
  expect((await place({ lost_discount: 70 })).json()).toMatchObject({ total_price: 640, discounts: [] })
})

test('a shopper who cancels the discounted order buys the changed cart without being asked again', async () => {
  const { shopper, muesli, order, place } = await discountedOrder()
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  await shopper.delete(`/api/orders/${order.id}`)
  expect((await place()).json()).toMatchObject({ total_price: 640, discounts: [] })
})

test('a discount ends with an order that was not paid in time', async () => {
  const { shop, order, place } = await discountedOrder()
  shop.clock.pass({ minutes: 16 })
  await runJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ cancel_reason: 'hold_expired' })
  shop.clock.pass({ minutes: 6 })
  expect((await place()).json()).toMatchObject({ total_price: 360, discounts: [] })
})

test('the window of a replaced order is asked about first, and its late payment changes nothing but its own order', async () => {
  const { shop, shopper, muesli, order, place, moveTo } = await discountedOrder()
  const paid = await startPaying(shopper, order.id)
  expect(paid.amount).toBe(30_000)
  await moveTo('600001')
  const next = (await place()).json()
  expect(next).toMatchObject({ total_price: 350, discounts: [{ amount: 60 }] })
  shop.bank.pay(paid.id)
  for (let turn = 0; turn < 3; turn++) {
    await deliverWebhooks(shop)
    shop.clock.pass({ minutes: 5 })
    await runJobs(shop)
  }
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid', total_paise: 30_000 })
  await expectMoneyAndStockRight(shop, { [muesli.id]: 10 })
})
